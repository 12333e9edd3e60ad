/** Python in a worker: it comes with its library and with the core of bela, and answers one request after the other. */
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { BYTES } from "./bytes.js";

const HERE = new URL(".", import.meta.url).href;
const ALL = Object.values(BYTES).reduce((sum, each) => sum + each, 0);

/** Which Python this is, for the library is one of that version; nothing is installed from elsewhere. */
const INFO = { arch: "wasm32", abi_version: "2026_0", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" };

/** What a table is made of besides: it reads and writes messages. */
const MESSAGES = "pyodide/msgspec-0.23.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl";

/** Python, once it is here. @type {any} */
let here = null;
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
  here = python;
  postMessage({ progress: 0.95 });
  const inpage = python.pyimport("bela.apps.inpage");
  postMessage({ progress: 1, ready: true });
  return inpage;
}

const begun = begin();
begun.catch((error) => postMessage({ failed: String(error.message ?? error).slice(0, 400) }));

/** The tables of this device, once somebody wants to play. @type {Promise<any> | null} */
let tables = null;

/** What belongs to them is fetched when it is wanted. */
async function opened() {
  await begun;
  const [wheel, { keep, load }] = await Promise.all([bytes(MESSAGES), import("./tables.js")]);
  here.unpackArchive(wheel, "wheel");
  const tell = (/** @type {number} */ line, /** @type {string} */ text) => postMessage({ line, text });
  return here.pyimport("bela.apps.inpage.table").TablesHere(tell, keep, load);
}

/** What is said over the lines of tables, in order. */
let said = Promise.resolve();

self.onmessage = async ({ data }) => {
  if (data.line !== undefined) {
    said = said.then(async () => {
      tables ??= opened();
      const at = await tables;
      if (data.does === "say") at.say(data.line, data.text);
      else at[data.does](data.line);
    }).catch((error) => postMessage({ line: data.line, broken: String(error.message ?? error) }));
    return;
  }
  const { id, request, table } = data;
  try {
    if (table) tables ??= opened();
    postMessage({ id, answer: table ? await (await tables).ask(request) : (await begun).answer(request) });
  } catch (error) {
    postMessage({ id, fault: String(/** @type {Error} */ (error).message ?? error) });
  }
};
