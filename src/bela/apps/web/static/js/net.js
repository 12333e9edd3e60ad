/** Talking to the server: requests, and one line for each table. */
import { signal } from "../vendor/signals.js";

/** What the server refused. */
export class Refused extends Error {
  /** @param {Record<string, any>} error as docs/protocol.md has it */
  constructor(error) {
    super(error.code);
    this.error = error;
  }
}

/** How a table is reached: over the network, unless a page has its own tables.
 *  @type {{socket: () => WebSocket, ask: ((method: string, path: string, body?: unknown) => Promise<any>) | null}} */
export const reached = { socket: overNetwork, ask: null };

/** A socket to the server. */
function overNetwork() {
  const place = new URL("/ws", location.href);
  place.protocol = place.protocol.replace("http", "ws");
  return new WebSocket(place);
}

/** Ask the server for something. @param {string} method @param {string} path @param {unknown} [body] @param {string | null} [token]
 *  @returns {Promise<any>} Raises Refused, also as `offline` when the server cannot be reached. */
export async function ask(method, path, body, token) {
  if (reached.ask) return reached.ask(method, path, body);
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await reach(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await answer.text();
  const said = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok) throw new Refused(said?.error ?? { code: "internal" });
  return said;
}

/** @param {string} path @param {RequestInit} how */
async function reach(path, how) {
  try {
    return await fetch(path, how);
  } catch {
    throw new Refused({ code: "offline" });
  }
}

/** Something that no other browser has called by the same name. */
export const newId = () => hex(crypto.getRandomValues(new Uint8Array(12)));

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const LONGEST_WAIT = 8000;
/** Why a server ends a line that may be opened again at once. */
const FOR_NOW = ["shutdown", "too_slow"];

/** Whether a message ends the line for good. @param {any} message */
export const isLast = (message) => message.t === "bye" && !FOR_NOW.includes(message.reason);

/** The line to a table: says hello whenever it is opened anew, and sends again what was not answered. */
export class Line {
  /** Whether the table can be heard: `opening`, `open`, `broken` or `closed`. */
  state = signal("opening");
  /** @type {Map<string, {message: any, done: (answer: any) => void, failed: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {WebSocket | null} */
  #socket = null;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => object | Promise<object>} hello what to say first, each time @param {(message: any) => void} hear */
  constructor(hello, hear) {
    this.hello = hello;
    this.hear = hear;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  #open = () => {
    clearTimeout(this.#timer);
    const socket = reached.socket();
    this.#socket = socket;
    socket.onopen = async () => {
      const hello = JSON.stringify(await this.hello());
      if (socket.readyState === WebSocket.OPEN) socket.send(hello);
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = () => this.#broken(socket);
  };

  #hurry = () => {
    if (this.state.value === "broken" && document.visibilityState === "visible") this.#open();
  };

  /** @param {WebSocket} socket */
  #broken(socket) {
    if (socket !== this.#socket || this.state.value === "closed") return;
    this.state.value = "broken";
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#open, wait);
  }

  /** @param {any} message */
  #heard(message) {
    if (message.t === "snapshot" && this.state.value !== "open") {
      this.#tries = 0;
      this.state.value = "open";
      for (const { message: command } of this.#waiting.values()) this.#write(command);
    }
    if (isLast(message) || (message.t === "refused" && !message.ack && this.state.value === "opening")) this.close();
    this.hear(message);
    const waiting = this.#waiting.get(message.ack);
    if (!waiting) return;
    this.#waiting.delete(message.ack);
    if (message.t === "refused") waiting.failed(new Refused(message.error));
    else waiting.done(message);
  }

  /** Have something done; gives the message that answers it, or null where one went away before. Raises Refused. @param {string} t @param {object} [fields] */
  command(t, fields = {}) {
    const message = { t, id: newId(), ...fields };
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, done, failed });
      if (this.state.value === "open") this.#write(message);
    });
  }

  /** @param {object} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say hello anew: something was missed. */
  again() {
    this.state.value = "opening";
    this.#socket?.close();
    this.#open();
  }

  /** Break off, as a bad network does. */
  cut() {
    this.#socket?.close();
  }

  close() {
    this.state.value = "closed";
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    for (const { done } of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}
