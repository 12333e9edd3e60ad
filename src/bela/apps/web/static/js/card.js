/** A card as it is drawn: index, signs, and the people of the court. */
import { html } from "./html.js";
import { SIGNS, classicCourt, isCourt } from "./decks.js";

/** @typedef {{deck: string, big: boolean, letters: Record<string, string>}} Look
 *  The deck, whether the index is large, and what stands on a card for a rank where that is not its letter. */

const [LEFT, MIDDLE, RIGHT] = [40, 54, 68];
/** @type {Record<string, [number, number][]>} Where the signs of a number lie. */
const PIPS = {
  7: [[LEFT, 27], [RIGHT, 27], [MIDDLE, 50], [LEFT, 72], [RIGHT, 72], [LEFT, 117], [RIGHT, 117]],
  8: [[LEFT, 27], [RIGHT, 27], [MIDDLE, 50], [LEFT, 72], [RIGHT, 72], [MIDDLE, 94], [LEFT, 117], [RIGHT, 117]],
  9: [[LEFT, 25], [RIGHT, 25], [LEFT, 56], [RIGHT, 56], [MIDDLE, 72], [LEFT, 88], [RIGHT, 88], [LEFT, 119], [RIGHT, 119]],
  T: [[LEFT, 25], [RIGHT, 25], [MIDDLE, 41], [LEFT, 56], [RIGHT, 56], [LEFT, 88], [RIGHT, 88], [MIDDLE, 103], [LEFT, 119], [RIGHT, 119]],
};
const PIP = 16;

/** What stands in the corner for a rank. @param {string} rank @param {Look} look */
const letter = (rank, look) => (rank === "T" ? "10" : look.letters[rank] ?? rank);

/** The face of a card. @param {{card: string, look: Look}} props */
export function Face({ card, look }) {
  const [rank, suit] = card;
  const signs = SIGNS[look.deck];
  return html`<svg class=${`face suit-${suit} deck-${look.deck}`} viewBox="0 0 100 144" aria-hidden="true">
    <rect class="paper" x=".75" y=".75" width="98.5" height="142.5" rx="8" />
    ${isCourt(card) ? court(card, signs, look) : number(rank, suit, signs, look)}
    ${corner(rank, suit, signs, look)}
    ${isCourt(card) ? null : html`<g transform="rotate(180 50 72)">${corner(rank, suit, signs, { ...look, big: false })}</g>`}
  </svg>`;
}

/** @param {string} rank @param {string} suit @param {string} signs @param {Look} look */
function corner(rank, suit, signs, look) {
  const [size, top, sign] = look.big ? [58, 46, 38] : [34, 29, 20];
  const text = letter(rank, look);
  return html`<text class="index" x="5" y=${top} font-size=${size} textLength=${text.length > 1 ? size * 0.74 : undefined}
      lengthAdjust="spacingAndGlyphs">${text}</text>
    ${use(`${signs}-${suit}`, 6, top + 5, sign)}`;
}

/** @param {string} rank @param {string} suit @param {string} signs @param {Look} look */
function number(rank, suit, signs, look) {
  const sign = `${signs}-${suit}`;
  if (rank === "A") return ace(sign, signs);
  if (look.big) return use(sign, 42, 90, 44);
  return PIPS[rank].map(([x, y]) => use(sign, x - PIP / 2, y - PIP / 2, PIP, y > 80 ? `rotate(180 ${x} ${y})` : undefined));
}

/** @param {string} sign @param {string} signs */
function ace(sign, signs) {
  if (signs === "french") return use(sign, 28, 50, 44);
  return [use(sign, 32, 26, 40), use(sign, 28, 78, 40, "rotate(180 48 98)")];
}

/** @param {string} card @param {string} signs @param {Look} look */
function court(card, signs, look) {
  const [rank, suit] = card;
  const sign = `${signs}-${suit}`;
  if (look.deck === "classic") return classic(card);
  if (signs === "german" && rank === "J") {
    return [use(`german-${rank}-${suit}`, 8, 26, 88), ground(114), use(sign, 62, 114, 26), use(sign, 36, 114, 26)];
  }
  return [use(`${signs}-${rank}-${suit}`, 6, 49, 90), look.big ? null : use(sign, 68, 8, 24)];
}

/** @param {number} y */
const ground = (y) => html`<path class="ground" d=${`M8 ${y - 2}h84`} />`;

/** @param {string} card */
function classic(card) {
  return html`<svg x="20" y="24" width="73" height="114" viewBox="-84 -132 168 264">
    <image href=${classicCourt(card)} x="-120" y="-168" width="240" height="336" />
  </svg>`;
}

/** @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [transform] */
const use = (name, x, y, size, transform) =>
  html`<use href=${`#${name}`} x=${x} y=${y} width=${size} height=${size} transform=${transform} />`;

/** The back of a card. */
export const Back = () => html`<svg class="face back" viewBox="0 0 100 144" aria-hidden="true">
  <use href="#back-lamp" x="0" y="0" width="100" height="144" />
</svg>`;
