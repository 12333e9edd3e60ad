/** Python in a worker: it comes with its library and with the core of bela, and answers one request after the other. */
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { BYTES } from "./bytes.js";

const HERE = new URL(".", import.meta.url).href;
const ALL = Object.values(BYTES).reduce((sum, each) => sum + each, 0);

/** Which Python this is, for the library is one of that version; nothing is installed from elsewhere. */
const INFO = { arch: "wasm32", abi_version: "2026_0", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" };

let come = 0;
const ordinary = self.fetch.bind(self);

/** Fetch as ever, and tell how much has come of the files that are large. @type {typeof fetch} */
self.fetch = async (input, init) => {
  const answer = await ordinary(input, init);
  const name = new URL(answer.url).pathname.split("/").at(-1) ?? "";
  if (!answer.ok || !answer.body || !(name in BYTES)) return answer;
  return new Response(answer.body.pipeThrough(counting()), { status: answer.status, headers: answer.headers });
};

function counting() {
  return new TransformStream({
    transform(chunk, to) {
      come += chunk.byteLength;
      postMessage({ progress: Math.min(0.9, (0.9 * come) / ALL) });
      to.enqueue(chunk);
    },
  });
}

/** Fetch a file of this folder. @param {string} name */
async function bytes(name) {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function begin() {
  const [python, core] = await Promise.all([
    loadPyodide({ indexURL: `${HERE}pyodide/`, lockFileContents: { info: INFO, packages: {} } }),
    bytes("bela.zip"),
  ]);
  python.unpackArchive(core, "zip");
  postMessage({ progress: 0.95 });
  const inpage = python.pyimport("bela.apps.inpage");
  postMessage({ progress: 1, ready: true });
  return inpage;
}

const begun = begin();
begun.catch((error) => postMessage({ failed: String(error.message ?? error).slice(0, 400) }));

self.onmessage = async ({ data: { id, request } }) => {
  try {
    const inpage = await begun;
    postMessage({ id, answer: inpage.answer(request) });
  } catch (error) {
    postMessage({ id, fault: String(/** @type {Error} */ (error).message ?? error) });
  }
};
