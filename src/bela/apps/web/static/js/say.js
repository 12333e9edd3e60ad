/** Sentences of the server, and the names of seats and sides, for whoever looks. */
import { computed } from "../vendor/signals.js";
import { info } from "./info.js";
import { match, table, you } from "./table.js";
import { settings } from "./settings.js";
import { card, letters, n, rank, ranks, row, suit, t, term } from "./words.js";

/** By the number of seats: where they are, the reader at the bottom, in order of play where that goes clockwise.
 *  @type {Record<number, string[]>} */
const ROUND = { 2: ["south", "north"], 3: ["south", "west", "east"], 4: ["south", "west", "north", "east"] };

/** Where a seat is, seen from the reader's. @param {number} seat @param {any} [at] the table @param {number} [me] */
export function placeOf(seat, at = playing.value, me = you.value?.seat ?? 0) {
  const count = at.seats.length;
  const steps = (seat - me + count) % count;
  const around = at.direction === "counterclockwise" ? (count - steps) % count : steps;
  return ROUND[count][around];
}

/** The table with those who played what is shown of it: after a match others may sit down.
 *  @type {import("../vendor/signals.js").ReadonlySignal<any>} */
export const playing = computed(() => (table.value?.played ? { ...table.value, seats: table.value.played } : table.value));

/** The seat in which the reader played what is shown. @type {import("../vendor/signals.js").ReadonlySignal<number | null>} */
export const ownSeat = computed(() => {
  const seat = you.value?.seat ?? null;
  return seat !== null && playing.value?.seats[seat].name === table.value?.seats[seat].name ? seat : null;
});

/** What a seat is called: a person by their name, others by where they sit. @param {number} seat @returns {import("./words.js").Term | string} */
export function nameOf(seat, at = playing.value, me = ownSeat.value) {
  if (seat === me) return term("seat.you");
  const who = at.seats[seat];
  if ((who.kind === "person" || who.kind === "away") && who.name) return unnamed(who) ? guest(seat, at) : who.name;
  return term(`seat.${placeOf(seat, at, me ?? 0)}`);
}

/** Whether somebody goes by the word for people who gave no name, in whatever language. @param {any} who */
const unnamed = (who) => Boolean(info.value?.guests?.includes(who.name));

/** What somebody without a name is called, with the number of the seat where there are several. @param {number} seat @param {any} at */
const guest = (seat, at) => (at.seats.filter(unnamed).length > 1 ? `${t("web.guest")} ${seat + 1}` : t("web.guest"));

/** The same as a text. @param {number} seat */
export const name = (seat, at = playing.value, me = ownSeat.value) => plain(nameOf(seat, at, me));

/** @param {import("./words.js").Term | string} what */
const plain = (what) => (typeof what === "function" ? what("") : what);

/** What a side is called. @param {number} side @returns {import("./words.js").Term | string} */
export function sideOf(side, at = playing.value, me = ownSeat.value) {
  const seats = at.sides[side];
  if (seats.length === 1) return nameOf(seats[0], at, me);
  if (me !== null) return term(seats.includes(me) ? "side.us" : "side.them");
  return term("side.pair", { one: nameOf(seats[0], at, me), other: nameOf(seats[1], at, me) });
}

/** The same as a text. @param {number} side */
export const sideName = (side, at = playing.value, me = ownSeat.value) => plain(sideOf(side, at, me));

/** The sides in the order in which they are written: one's own first. @param {any} [at] @param {number | null} [me] @returns {number[]} */
export function sidesInOrder(at = playing.value, me = ownSeat.value) {
  const own = at.sides.findIndex((/** @type {number[]} */ seats) => me !== null && seats.includes(me));
  return at.sides.map((/** @type {any} */ _seats, /** @type {number} */ step) => (Math.max(0, own) + step) % at.sides.length);
}

/** A sentence as a text. @param {[string, Record<string, any>, (number | null)?]} sentence */
export function say([key, params, count], at = playing.value, me = ownSeat.value) {
  const filled = Object.fromEntries(Object.entries(params ?? {}).map(([hole, value]) => [hole, filling(value, at, me)]));
  if (key === "account.games") filled.figures = games(at, me);
  return count === null || count === undefined ? t(key, filled) : n(key, count, filled);
}

/** @type {Record<string, string>} */
const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card in short, with the sign of its suit, or its name where the deck has no such sign. @param {string} typed such as "10h" */
function short(typed) {
  const [rank, of] = [typed.slice(0, -1).replace("T", "10"), typed.slice(-1)];
  return settings.deck.value === "german" ? `${letters.value[rank] ?? rank} ${suit(of)("")}` : rank + SIGNS[of];
}

/** Cards as they are typed. */
const SHORT = /^(10|[AKQJT987])[cdhs](, (10|[AKQJT987])[cdhs])*$/;

/** Games won, by side. @param {any} at @param {number | null} me */
const games = (at, me) => (match.value?.games ?? []).map((/** @type {number} */ won, /** @type {number} */ side) => `${sideName(side, at, me)} ${won}`).join(", ");

/** @param {any} value @param {any} at @param {number | null} me @returns {import("./words.js").Filling} */
function filling(value, at, me) {
  if (typeof value === "string" && SHORT.test(value)) return value.split(", ").map(short).join(", ");
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return say(/** @type {[string, Record<string, any>]} */ (value), at, me);
  if ("seat" in value) return nameOf(value.seat, at, me);
  if ("side" in value) return sideOf(value.side, at, me);
  if ("suit" in value) return suit(value.suit);
  if ("rank" in value) return rank(value.rank);
  if ("ranks" in value) return ranks(value.ranks);
  if ("card" in value) return card(value.card);
  if ("list" in value) return row(value.list.map((/** @type {any} */ each) => filling(each, at, me)));
  return term(value.key, Object.fromEntries(Object.entries(value.params ?? {}).map(([hole, each]) => [hole, filling(each, at, me)])));
}

/** What a player just said, in the words of the table. @param {any} said an event, or a phrase @returns {string} */
export function saying(said) {
  if (said.phrase) return t(`phrase.${said.phrase}`);
  if (said.e === "bela_said") return t("web.said.bela");
  if (said.e === "claim_made") return t("web.said.claim");
  if (said.e === "declared") return said.points ? String(said.points) : t("web.said.silent");
  const [word, more] = said.action.split(" ");
  switch (word) {
    case "name":
    case "suit":
      return t(`web.said.${word}`, { suit: suit(more) });
    case "from":
      return t("web.said.from", { rank: rank(more) });
    case "announce":
      return more;
    case "length":
      return n("web.said.length", Number(more));
    default:
      return t(`web.said.${word}`);
  }
}
