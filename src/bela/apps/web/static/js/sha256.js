/** SHA-256 of a text, worked out here: browsers offer theirs in secure contexts only. */

const TEXT = new TextEncoder();

/** The first bits of the fractional parts of roots of the first primes. @param {number} count @param {number} root */
function fractions(count, root) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (prime(number)) found.push((number ** (1 / root) % 1) * 2 ** 32 >>> 0);
  }
  return found;
}

/** @param {number} number */
function prime(number) {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return true;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);
/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The digest as bytes. @param {string} text */
export function digest(text) {
  const words = padded(TEXT.encode(text));
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = block(state, words.subarray(at, at + 16));
  const bytes = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => bytes.setUint32(place * 4, word));
  return new Uint8Array(bytes.buffer);
}

/** @param {Uint8Array} data */
function padded(data) {
  const bytes = new DataView(new ArrayBuffer((((data.length + 8) >> 6) + 1) * 64));
  data.forEach((byte, place) => bytes.setUint8(place, byte));
  bytes.setUint8(data.length, 0x80);
  bytes.setUint32(bytes.byteLength - 4, data.length * 8);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, place) => bytes.getUint32(place * 4));
}

/** @param {number[]} before @param {Uint32Array} words */
function block(before, words) {
  const w = schedule(words);
  let [a, b, c, d, e, f, g, h] = before;
  for (let round = 0; round < 64; round += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + w[round]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + before[place]) >>> 0);
}

/** @param {Uint32Array} words */
function schedule(words) {
  const w = new Int32Array(64);
  w.set(words);
  for (let at = 16; at < 64; at += 1) {
    const [x, y] = [w[at - 15], w[at - 2]];
    w[at] = w[at - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[at - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  return w;
}
