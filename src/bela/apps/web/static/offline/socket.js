/** A line to a table of this device, which looks like a socket to whoever uses it. */
import { overLine } from "../python/core.js";

let lines = 0;

export class SocketHere {
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;
  /** @type {number} */
  readyState = WebSocket.CONNECTING;

  constructor() {
    lines += 1;
    this.line = lines;
    overLine({ line: this.line, does: "open" }, (data) => (data.broken ? this.close() : this.onmessage?.({ data: data.text })));
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {string} text */
  send(text) {
    overLine({ line: this.line, does: "say", text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    overLine({ line: this.line, does: "close" });
    queueMicrotask(() => this.onclose?.());
  }
}
