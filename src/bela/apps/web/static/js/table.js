/** The table that is looked at: what the server told of it last, and what is still to be shown. */
import { batch, computed, signal } from "../vendor/signals.js";
import { Line, isLast } from "./net.js";
import { fetchSeat, keepSeat, person, seatToken } from "./me.js";
import { isMuted } from "./muted.js";
import { family } from "./words.js";
import { pauseAfter } from "./tempo.js";
import { announce } from "./caller.js";

const PARTS = ["table", "match", "deal", "you", "clock", "fair", "result", "presence"];

/** The parts as docs/protocol.md describes them, each a signal. @type {Record<string, import("../vendor/signals.js").Signal<any>>} */
export const parts = Object.fromEntries(PARTS.map((name) => [name, signal(null)]));
export const { table, match, deal, you, clock, fair, result, presence } = parts;

/** The number of the state that is shown; what is done names it. */
export const state = signal(0);
/** The last update that was shown, for whatever moves. @type {import("../vendor/signals.js").Signal<any>} */
export const latest = signal(null);
/** What was told, by sentences. @type {import("../vendor/signals.js").Signal<any[]>} */
export const told = signal([]);
/** What the server refused at the door. @type {import("../vendor/signals.js").Signal<any>} */
export const turnedAway = signal(null);
/** Phrases and words over the seats. @type {import("../vendor/signals.js").Signal<Record<number, {text: any, at: number}>>} */
export const said = signal({});
/** The deal on the table, and where what was told of it begins. */
let begun = { deal: "", at: 0 };
/** Whether the line is whole. */
export const heard = signal("opening");
/** The server's clock less this one's. */
export const ahead = signal(0);

export const seat = computed(() => you.value?.seat ?? null);
/** Whether this device is asked something that it shows already. */
export const asked = computed(() => waiting.value === 0 && (you.value?.legal.length ?? 0) > 0);

/** Whether something is being shown, or read: what came after it waits. */
export const showing = signal(false);

/** Lines of what was told that are kept. */
const MOST_LINES = 400;
/** Updates that are not shown yet. */
const waiting = signal(0);
/** @type {any[]} */
let queue = [];
/** A snapshot that was shown, but nobody had time yet to look at what it shows. @type {any} */
let whole = null;
let last = 0;
/** @type {Line | null} */
let line = null;
/** @type {(() => void) | null} */
let skip = null;
/** @type {((message: any) => void)[]} */
const listeners = [];
/** @type {((update: any) => Promise<void> | null)[]} */
const gates = [];

/** Be told of every message as it comes, before it is shown. @param {(message: any) => void} listener */
export const onMessage = (listener) => void listeners.push(listener);
/** Hold back what comes after an update for as long as somebody reads. @param {(update: any) => Promise<void> | null} gate */
export const gate = (gate) => void gates.push(gate);

/** Go to a table. @param {string} code */
export function visit(code) {
  leave();
  line = new Line(
    () => hello(code),
    (message) => hear(code, message),
  );
  const here = line;
  heard.value = "opening";
  here.state.subscribe((now) => {
    if (line === here) heard.value = now;
  });
}

/** How long is waited for the token of one's own seat, in milliseconds; the server waits for this greeting a little longer. */
const SEAT_WITHIN = 5000;

/** What is said first, with one's own seat wherever one sat down. @param {string} code */
async function hello(code) {
  await Promise.race([fetchSeat(code).catch(() => {}), new Promise((late) => setTimeout(late, SEAT_WITHIN))]);
  return { t: "hello", v: 1, table: code, seat: seatToken(code) ?? null, person: person.value?.token ?? null, after: last || null, fair: true, told: true };
}

/** Break the line, as a bad network does; it mends itself. */
export const cutTheLine = () => line?.cut();

/** Go away from it; the seat is kept. */
export function leave() {
  line?.close();
  line = null;
  queue = [];
  whole = null;
  last = 0;
  waiting.value = 0;
  skip?.();
  for (const part of Object.values(parts)) part.value = null;
  told.value = [];
  begun = { deal: "", at: 0 };
  latest.value = null;
  said.value = {};
  turnedAway.value = null;
}

/** Have something done at the table; gives null where one went away before there was an answer. Raises Refused. @param {string} t @param {object} [fields] @returns {Promise<any>} */
export function command(t, fields) {
  if (!line) return Promise.reject(new Error("no table"));
  return line.command(t, fields);
}

/** Take an action that was offered. @param {string} action */
export const act = (action) => command("do", { state: state.value, action });

/** Show at once what is waiting to be shown. */
export const hurry = () => skip?.();

/** @param {string} code @param {any} message */
function hear(code, message) {
  if (message.at) ahead.value = message.at - Date.now();
  if (message.seat_token) keepSeat(code, message.seat_token);
  for (const listener of listeners) listener(message);
  switch (message.t) {
    case "snapshot":
      return snapshot(message);
    case "update":
      return update(message);
    case "presence":
      presence.value = message.presence;
      return;
    case "phrase":
      if (!isMuted(code, table.value?.seats[message.seat]?.name)) speak(message.seat, { phrase: message.phrase });
      return;
    case "bot_failed":
      told.value = [...told.value, ["play.bot_failed", { who: { seat: message.seat } }]];
      announce({ ...message, events: [], told: told.value.slice(-1) });
      return;
    case "refused":
      if (!message.ack) turnedAway.value = message.error;
      return;
    case "bye":
      if (isLast(message)) turnedAway.value = { code: message.reason };
  }
}

/** @param {any} message */
function snapshot(message) {
  queue = [];
  waiting.value = 0;
  last = message.seq;
  whole = { ...message, events: [], parts: { ...Object.fromEntries(PARTS.map((name) => [name, null])), ...message.parts } };
  show(whole);
  skip?.();
  drain();
}

/** @param {any} message */
function update(message) {
  if (message.seq > last + 1) return line?.again();
  if (message.seq <= last) return;
  last = message.seq;
  queue.push(message);
  waiting.value = queue.length;
  drain();
}

async function drain() {
  if (showing.value) return;
  showing.value = true;
  while (whole || queue.length) await rest(whole ? seen() : following());
  showing.value = false;
}

/** The snapshot that is shown already. */
function seen() {
  const message = whole;
  whole = null;
  return message;
}

/** Show the update that is next. */
function following() {
  const message = queue.shift();
  waiting.value = queue.length;
  show(message);
  return message;
}

/** Wait until what was shown has been seen, as long as nobody taps. @param {any} message */
async function rest(message) {
  const held = gates.map((each) => each(message)).filter(Boolean);
  if (held.length) await Promise.all(held);
  const time = pauseAfter(message, queue.length);
  if (!time) return;
  await new Promise((done) => {
    const timer = setTimeout(done, time);
    skip = () => (clearTimeout(timer), done(undefined));
  });
  skip = null;
}

/** @param {any} message */
function show(message) {
  batch(() => put(message));
  for (const event of message.events) if (event.seat !== undefined) speak(event.seat, event);
  announce(message);
}

/** @param {any} message */
function put(message) {
  state.value = message.state;
  for (const [name, part] of Object.entries(message.parts)) if (name in parts) parts[name].value = part;
  family.value = table.value?.family ?? "";
  latest.value = message;
  if (message.told) tellMore(message);
}

/** What was told grows; a snapshot tells the whole deal anew. @param {any} message */
function tellMore(message) {
  const deal = `${table.value?.match}/${match.value?.number}`;
  if (deal !== begun.deal) begun = { deal, at: told.value.length };
  const before = message.t === "snapshot" ? told.value.slice(0, begun.at) : told.value;
  const lines = [...before, ...message.told];
  const beyond = Math.max(0, lines.length - MOST_LINES);
  begun.at = Math.max(0, begun.at - beyond);
  told.value = lines.slice(beyond);
}

let words = 0;
/** @param {number} seat @param {any} text */
function speak(seat, text) {
  if (!text.phrase && !["called", "spoken", "declared", "bela_said", "claim_made"].includes(text.e)) return;
  words += 1;
  const at = words;
  said.value = { ...said.value, [seat]: { text, at } };
  setTimeout(() => {
    if (said.value[seat]?.at === at) {
      const { [seat]: _gone, ...others } = said.value;
      said.value = others;
    }
  }, 3200);
}
