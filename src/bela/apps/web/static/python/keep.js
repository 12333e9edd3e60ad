/** What is kept so that a page opens without a network: everything that it needs, once it has been opened. */
import { signal } from "../vendor/signals.js";

/** The cache in which Python lies; the service worker knows it by this name. */
export const PYTHON_KEPT = "bela-python";
const FILES = ["worker.js", "bytes.js", "bela.zip", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip",
  "pyodide/msgspec-0.23.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"];

/** Whether the page opens without a network: null while nobody knows. @type {import("../vendor/signals.js").Signal<boolean | null>} */
export const keptForOffline = signal(null);

/** Keep what is needed. @param {ServiceWorkerRegistration} registration */
export async function keepForOffline(registration) {
  if (!registration.active) await navigator.serviceWorker.ready;
  try {
    const cache = await caches.open(PYTHON_KEPT);
    await Promise.all(FILES.map((name) => keep(cache, new URL(name, import.meta.url).href)));
    keptForOffline.value = true;
  } catch {
    keptForOffline.value = (await caches.open(PYTHON_KEPT).then((cache) => cache.keys(), () => [])).length >= FILES.length;
  }
}

/** Whatever is kept already is kept up to date by the service worker. @param {Cache} cache @param {string} address */
async function keep(cache, address) {
  if (await cache.match(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  await cache.put(address, answer);
}
