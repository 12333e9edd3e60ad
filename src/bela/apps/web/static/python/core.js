/** The core of bela beside the page: Python in a worker. It is started when something is first asked of it. */
import { signal } from "../vendor/signals.js";

/** "asleep", "loading", "ready" or "failed". */
export const coreState = signal("asleep");
/** How much of it has come, from 0 to 1. */
export const coreProgress = signal(0);
/** What went wrong, in the words of the browser. */
export const coreFault = signal("");

/** @type {Worker | null} */
let worker = null;
let number = 0;
/** Requests without an answer yet, by their numbers. @type {Map<number, {message: any, done: (answer: any) => void, failed: (error: Error) => void}>} */
const waiting = new Map();

/** Start it; nothing happens where it runs already. */
export function wake() {
  if (worker) return;
  coreState.value = "loading";
  coreProgress.value = 0;
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => broken(event.message || "");
}

/** Once more after it failed. */
export function again() {
  worker?.terminate();
  worker = null;
  wake();
  for (const { message } of waiting.values()) /** @type {Worker | null} */ (worker)?.postMessage(message);
}

/** @param {any} data */
function heard(data) {
  if (data.progress !== undefined) coreProgress.value = data.progress;
  if (data.ready) coreState.value = "ready";
  if (data.failed) broken(data.failed);
  const asked = waiting.get(data.id);
  if (!asked) return;
  waiting.delete(data.id);
  if (data.fault) asked.failed(new Error(data.fault));
  else asked.done(JSON.parse(data.answer));
}

/** @param {string} fault */
function broken(fault) {
  coreState.value = "failed";
  coreFault.value = fault;
}

/** Ask the core something; the answer is what `bela.apps.inpage` gives. @param {Record<string, any>} request @returns {Promise<any>} */
export function core(request) {
  wake();
  number += 1;
  const message = { id: number, request: JSON.stringify(request) };
  return new Promise((done, failed) => {
    waiting.set(message.id, { message, done, failed });
    /** @type {Worker} */ (worker).postMessage(message);
  });
}
