/** The hand: a list of buttons with one place in the order of tabs, each with the full name of its card. */
import { useEffect, useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { Back } from "./card.js";
import { html } from "./html.js";
import { dealOut, remember, slide } from "./motion.js";
import { busy } from "./once.js";
import { choose, hand, lay, open, picked, playTheOnlyOne, question, reason } from "./play.js";
import { Card } from "./shown.js";
import { deal, latest, you } from "./table.js";
import { card as cardName, t, term } from "./words.js";
import { signal } from "../vendor/signals.js";
import { dragged } from "./drag.js";

/** The card at which the keyboard is. */
const pointed = signal("");

/** The full name of a card, with what it is called as a trump. @param {string} card */
function fullName(card) {
  const special = card[1] === deal.value?.trump && { J: "card.trump_jack", 9: "card.trump_nine" }[card[0]];
  return t("web.card_name", { card: special ? term(special, { card: cardName(card) }) : cardName(card) });
}

/** The hand of whoever sits here. */
export function Hand() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  const cards = hand.value;
  const backs = Math.max(0, (deal.value?.counts[you.value?.seat] ?? 0) - cards.length);
  useLayoutEffect(() => moved(list.current, before.current));
  useEffect(playTheOnlyOne, [latest.value, question.value, busy.value]); // the answer to one card may ask for the next
  const focusable = cards.includes(pointed.value) ? pointed.value : cards.find(open) ?? cards[0];
  return html`<ul class=${`hand asks-${question.value} cards-${Math.min(12, cards.length + backs)}`} dir="ltr" ref=${list}
      aria-label=${t("web.your_hand", {})} onKeyDown=${walk} onFocusOut=${left}>
    ${cards.map((card, place) => html`<${Held} key=${card} card=${card} place=${place} of=${cards.length + backs} tab=${card === focusable} />`)}
    ${Array.from({ length: backs }, (_, place) => html`<${Hidden} key=${`back${place}`} place=${cards.length + place} of=${cards.length + backs} />`)}
  </ul>`;
}

/** @param {number} place @param {number} of */
const fan = (place, of) => ({ "--turn": String(place - (of - 1) / 2), "--place": String(place) });

/** @param {{card: string, place: number, of: number, tab: boolean}} props */
function Held({ card, place, of, tab }) {
  const may = open(card);
  const up = picked.value.includes(card);
  const why = question.value === "nothing" || may ? undefined : reason(card).text;
  return html`<li style=${fan(place, of)} class=${[may && "open", up && "picked", !may && question.value !== "nothing" && question.value !== "choice" && "dim"].filter(Boolean).join(" ")}>
    <button type="button" data-card=${card} tabindex=${tab ? 0 : -1} aria-disabled=${may ? undefined : "true"}
      aria-pressed=${question.value === "discard" ? String(up) : undefined}
      onFocus=${() => ([pointed.value, walking] = [card, true])} onClick=${press(card)} ...${dragged(card, lay)}>
      <${Card} card=${card} />
      <span class="unseen">${why ? `${fullName(card)}. ${why}` : fullName(card)}</span>
      ${may && html`<span class="key" aria-hidden="true">${place < 10 ? (place + 1) % 10 : ""}</span>`}
    </button>
  </li>`;
}

/** @param {{place: number, of: number}} props */
const Hidden = ({ place, of }) => html`<li class="hidden" style=${fan(place, of)}><span role="img" aria-label=${t("web.face_down")}><${Back} /></span></li>`;

/** @param {string} card */
const press = (card) => (/** @type {any} */ event) => {
  if (event.currentTarget.dataset.dragged) return;
  remember(card, event.currentTarget);
  choose(card);
};

/** Choose the card at a place, as a key does. @param {number} place */
export function chooseAt(place) {
  const card = hand.value[place];
  const button = card && document.querySelector(`.hand [data-card="${card}"]`);
  if (!button) return;
  /** @type {HTMLElement} */ (button).focus();
  remember(card, button);
  choose(card);
}

/** @param {any} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }[/** @type {string} */ (event.key)];
  if (!step) return;
  event.preventDefault();
  const cards = hand.value;
  const at = cards.indexOf(pointed.value) + step;
  const next = cards[Math.abs(step) > 1 ? (step > 0 ? cards.length - 1 : 0) : (at + cards.length) % cards.length];
  if (event.altKey || event.shiftKey) return lay(pointed.value, Math.max(0, Math.min(cards.length - 1, at)));
  /** @type {HTMLElement | null} */ (event.currentTarget.querySelector(`[data-card="${next}"]`))?.focus();
}

/** Whether the keyboard was at the hand last. */
let walking = false;
/** @param {any} event */
const left = (event) => void (event.relatedTarget && (walking = event.currentTarget.contains(event.relatedTarget)));

/** When the card at which the keyboard was is gone, it goes on at another. @param {HTMLElement} list */
function keepFocus(list) {
  if (!walking || document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (list.querySelector("[tabindex='0']"))?.focus();
}

/** Let cards go from where they were to where they are now; new ones come out of the pack.
 *  @param {HTMLElement | null} list @param {Map<string, DOMRect>} before */
function moved(list, before) {
  if (!list) return;
  const now = new Map([...list.querySelectorAll("[data-card]")].map((each) => [/** @type {HTMLElement} */ (each).dataset.card ?? "", each]));
  const fresh = [...now].filter(([card]) => !before.has(card)).map(([, each]) => each);
  if (latest.value?.t === "update" && fresh.length) dealOut(fresh);
  keepFocus(list);
  if (!list.querySelector("[data-dragged]")) slide(before, now);
  before.clear();
  for (const [card, each] of now) before.set(card, each.getBoundingClientRect());
}
