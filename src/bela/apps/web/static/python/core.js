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

/** Lines to tables, by their numbers: what each does with what it is told. @type {Map<number, (data: any) => void>} */
const lines = new Map();

/** Something about a line, for the core. @param {Record<string, any>} message @param {(data: any) => void} [hear] what it is to do with answers */
export function overLine(message, hear) {
  wake();
  if (hear) lines.set(message.line, hear);
  if (message.does === "close") lines.delete(message.line);
  /** @type {Worker} */ (worker).postMessage(message);
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
  if (data.line !== undefined) lines.get(data.line)?.(data);
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
export const core = (request) => posted({ request: JSON.stringify(request) });

/** Ask the tables of this device something, as a server is asked. @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export const tableAsked = (method, path, body) => posted({ table: true, request: JSON.stringify({ method, path, body }) });

/** @param {Record<string, any>} what @returns {Promise<any>} */
function posted(what) {
  wake();
  number += 1;
  const message = { id: number, ...what };
  return new Promise((done, failed) => {
    waiting.set(message.id, { message, done, failed });
    /** @type {Worker} */ (worker).postMessage(message);
  });
}
