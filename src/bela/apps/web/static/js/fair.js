/** Fair deals: this device's share of every deal, and the check of what was published. See docs/fair-deals.md. */
import { signal } from "../vendor/signals.js";
import { hex } from "./net.js";
import { digest } from "./sha256.js";

const SCHEME = "bela-fair-1";
const WORD = 2 ** 32;

/** @param {(string | number)[]} parts */
const hashed = (...parts) => hex(digest([SCHEME, ...parts].join("/")));
/** @param {number | null | undefined} cut */
const cutText = (cut) => (cut === null || cut === undefined ? "-" : String(cut));

/** A new share: 256 bits that only this device knows. */
export const newShare = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What is told of a share before it is given. @param {string} code @param {number} round @param {number} seat @param {string} share @param {number | null} cut */
export const shareHash = (code, round, seat, share, cut) => hashed("share", code, round, seat, share, cutText(cut));

/** Numbers that follow from a seed. @param {string} seed */
function* words(seed) {
  for (let block = 0; ; block += 1) {
    const data = new DataView(digest(`${seed}/${block}`).buffer);
    for (let at = 0; at < 32; at += 4) yield data.getUint32(at);
  }
}

/** @param {Generator<number>} stream @param {number} limit */
function below(stream, limit) {
  const ceiling = WORD - (WORD % limit);
  for (;;) {
    const word = /** @type {number} */ (stream.next().value);
    if (word < ceiling) return word % limit;
  }
}

/** What a published round says, worked out anew. @param {string} code @param {any} round as `fair.last` of the protocol
 *  @param {{share: string, hash: string} | undefined} own what this device gave @param {number | null} seat */
export function check(code, round, own, seat) {
  const seats = Object.keys(round.shares).map(Number).sort();
  const cutOf = (/** @type {number} */ of) => (of === round.cutter ? round.cut : null);
  const given = seats.map((of) => `${of}:${round.shares[of]}:${cutText(cutOf(of))}`);
  const stream = words(hashed("seed", code, round.round, round.secret, ...given));
  return {
    commitment: hashed("secret", code, round.round, round.secret, round.salt) === round.commitment,
    shares: seats.every((of) => shareHash(code, round.round, of, round.shares[of], cutOf(of)) === round.hashes[of]),
    own: !own || seat === null ? null : round.shares[seat] === own.share,
    pack: shuffled(stream, round.order).join() === round.pack.join(),
  };
}

/** @param {Generator<number>} stream @param {string[]} cards */
function shuffled(stream, cards) {
  const row = [...cards];
  for (let place = row.length - 1; place > 0; place -= 1) {
    const other = below(stream, place + 1);
    [row[place], row[other]] = [row[other], row[place]];
  }
  return row;
}

/** The rounds that this device took part in, by table and number. @type {Map<string, {share: string, hash: string, cut: number | null, commitment: string}>} */
export const mine = new Map();
/** The round for which the person is to choose the cut. @type {import("../vendor/signals.js").Signal<any>} */
export const cutting = signal(null);
