/** Cards to be tapped: the pile of one side, and the suit of trumps. */
import { useState } from "../vendor/preact-hooks.js";
import { html } from "../js/html.js";
import { Card, Sign } from "../js/shown.js";
import { card as cardName, suit as suitName, t } from "../js/words.js";
import { SeatChoice } from "./people.js";

const SUITS = ["h", "s", "d", "c"];
const RANKS = [..."AKQJT987"];

/** Every card of the pack as a button. @param {{pack: string[], chosen: string[], taken?: string[], onTap: (card: string) => void, label: string}} props */
export const Cards = ({ pack, chosen, taken = [], onTap, label }) => html`<div class="all-cards" role="group" aria-label=${label} dir="ltr">${SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)).filter((card) => pack.includes(card)).map((card) => html`<button type="button" key=${card} class="card-tap" data-card=${card} aria-pressed=${String(chosen.includes(card))} disabled=${taken.includes(card)} onClick=${() => onTap(card)}><span class="unseen">${cardName(card)("")}</span><${Card} card=${card} big=${true} /></button>`)}</div>`;

/** The suit of trumps. @param {{tapped: any, set: (more: any) => void}} props */
export const Trumps = ({ tapped, set }) => html`<fieldset class="taps" data-choice="trump"><legend>${t("page.trumps")}</legend><div class="row-of-taps">${SUITS.map((suit) => html`<button type="button" class="tap suit-tap" key=${suit} data-value=${suit} aria-pressed=${String(tapped.trump === suit)} onClick=${() => set({ trump: tapped.trump === suit ? "" : suit })}>
  <${Sign} suit=${suit} /><span>${suitName(suit)("")}</span></button>`)}</div></fieldset>`;

/** The cards that one side won; the rest is the other's where there are two. @param {{tapped: any, set: (more: any) => void, sides: string[], pack: string}} props */
export function CardPiles({ tapped, set, sides, pack }) {
  const [at, setAt] = useState(() => Math.max(0, tapped.piles.findIndex(Boolean)));
  const own = tapped.piles[at] ?? [];
  const others = tapped.piles.flatMap((/** @type {string[] | null} */ pile, /** @type {number} */ side) => (side === at ? [] : pile ?? []));
  const tap = (/** @type {string} */ card) => {
    const pile = own.includes(card) ? own.filter((/** @type {string} */ each) => each !== card) : [...own, card];
    set({ piles: tapped.piles.map((/** @type {any} */ each, /** @type {number} */ side) => (side === at ? (pile.length ? pile : null) : each)) });
  };
  return html`<${Trumps} tapped=${tapped} set=${set} /><${SeatChoice} name="pile" legend=${t("page.pad.whose_cards")} seats=${sides} value=${at} onChange=${setAt} />
    <${Cards} pack=${pack.split(" ")} chosen=${own} taken=${others} onTap=${tap} label=${t("page.pad.cards_of", { side: sides[at] })} /><p class="fine">${t("page.pad.cards_tapped", { count: own.length })}</p>`;
}
