/** The table: who sits where, what lies in the middle, and on whom the light falls. */
import { useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { Timer } from "./clock.js";
import { html } from "./html.js";
import { gather, played } from "./motion.js";
import { name, nameOf, placeOf, say, saying, sideName, sidesInOrder } from "./say.js";
import { Shown, Sign } from "./shown.js";
import { deal, hurry, match, presence, said, seat as me, table } from "./table.js";
import { suit as suitName, t } from "./words.js";

/** The table with all that lies on it. */
export function Cloth() {
  const at = table.value;
  const lit = match.value?.stage === "deal" ? deal.value?.to_act : null;
  const light = lit === null || lit === undefined ? "middle" : placeOf(lit);
  return html`<section class=${`cloth seats-${at.seats.length} light-${light}`} aria-label=${t("web.the_table")} onPointerDown=${hurry}>
    <div class="lamplight" aria-hidden="true"></div>
    ${at.seats.map((/** @type {any} */ _who, /** @type {number} */ seat) => html`<${Sitter} key=${seat} seat=${seat} />`)}
    <${Trumps} />
    <${Middle} />
    <${Taken} />
  </section>`;
}

/** One who sits at the table. @param {{seat: number}} props */
function Sitter({ seat }) {
  const who = table.value.seats[seat];
  const board = deal.value;
  const asked = match.value?.stage === "deal" && board?.to_act === seat;
  const place = placeOf(seat);
  const own = seat === me.value;
  const backs = board && match.value?.stage !== "over" ? board.counts[seat] : 0;
  return html`<div class=${`sitter at-${place} ${asked ? "asked" : ""} kind-${who.kind}`} data-seat=${seat}>
    ${!own && html`<span class="backs" role="img" aria-label=${t("web.holds", { who: nameOf(seat), n: backs })}>
      ${Array.from({ length: backs }, (_, card) => html`<i key=${card}></i>`)}</span>`}
    <div class="plate">
      <span class="name" title=${name(seat)}>${name(seat)}</span>
      <${Kind} who=${who} seat=${seat} />
      <span class="tokens"><${Tokens} seat=${seat} /></span>
      ${asked && html`<span class="turn">${own ? t("web.your_turn") : t("web.thinks")}</span>`}
      <${Timer} seat=${seat} />
    </div>
    <${Bubble} seat=${seat} />
  </div>`;
}

/** What is to be known of who sits there. @param {{who: any, seat: number}} props */
function Kind({ who, seat }) {
  if (who.kind === "bot") return html`<span class="kind">${t("web.bot")}<span class="level"> · ${t(`web.level.${who.level}`)}</span></span>`;
  if (who.kind === "away") return html`<${Missed} whole=${t("web.away")} brief=${t("web.bot")} />`;
  if (who.kind === "person" && presence.value && !presence.value.here[seat]) return html`<${Missed} whole=${t("web.gone")} brief=${t("web.gone_brief")} />`;
  return null;
}

/** That somebody is not here, in one word where there is little room. @param {{whole: string, brief: string}} props */
const Missed = ({ whole, brief }) => html`<span class="kind away" title=${whole}><span class="whole">${whole}</span><span class="brief" aria-hidden="true">${brief}</span></span>`;

/** Dealer and maker, as tokens with words. @param {{seat: number}} props */
function Tokens({ seat }) {
  const board = deal.value;
  const dealer = board ? board.dealer : match.value?.dealer;
  return html`${dealer === seat && html`<span class="token dealer">${t("tui.dealer")}</span>`}
    ${board?.maker === seat && board.trump && html`<span class="token maker"><${Sign} suit=${board.trump} />${t("tui.maker")}</span>`}
    ${board?.offered_by === seat && html`<span class="token">${t("web.said.schmeiss")}</span>`}`;
}

/** What was just said. @param {{seat: number}} props */
function Bubble({ seat }) {
  const word = said.value[seat];
  return word ? html`<span class="bubble" key=${word.at} aria-hidden="true">${saying(word.text)}</span>` : null;
}

/** Trumps, always in view, with a sign and in words. */
function Trumps() {
  const board = deal.value;
  if (!board?.trump || match.value?.stage !== "deal") return null;
  return html`<p class="trumps"><${Sign} suit=${board.trump} />
    <span>${t("web.trumps", { suit: suitName(board.trump) })}<small>${say(["web.chosen_by", { who: { seat: board.maker } }])}</small></span></p>`;
}

/** The trick, or what lies in the middle before there is one. */
function Middle() {
  const board = deal.value;
  if (!board) return html`<div class="middle"><${Cutting} /></div>`;
  return html`<div class="middle"><${Turned} /><${Trick} /></div>`;
}

/** The cards that are cut for the deal. */
function Cutting() {
  const drawn = match.value?.drawn ?? [];
  return drawn.map((/** @type {any} */ each) => html`<span key=${each.seat} class=${`spot at-${placeOf(each.seat)}`}><${Shown} card=${each.card} /></span>`);
}

/** The turned card, and the pack beside it. */
function Turned() {
  const board = deal.value;
  if (!board.up || match.value?.stage !== "deal") return null;
  const bidding = board.phase === "bidding";
  return html`<div class=${`turned ${bidding ? "large" : ""}`}><${Shown} card=${board.up} />${bidding && html`<small>${t("tui.turned")}</small>`}</div>`;
}

/** The trick on the table; the finished one lies there until the next is led. */
function Trick() {
  const board = deal.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const finished = board.trick.length === 0 ? board.tricks.at(-1) : null;
  const over = board.phase === "over" && !finished;
  const [leader, cards] = finished ? [finished.leader, finished.cards] : [board.leader, board.trick];
  const count = table.value.seats.length;
  useLayoutEffect(() => deal.subscribe((now) => clear(box.current, finished, now)), [finished]);
  if (over || match.value?.stage === "pack") return null;
  return html`<div class="trick" ref=${box} dir="ltr">${cards.map((/** @type {string} */ card, /** @type {number} */ place) => {
    const seat = (leader + place) % count;
    const took = finished?.winner === seat;
    return html`<${Lying} key=${card} card=${card} seat=${seat} took=${took} holds=${!finished && board.winning === seat && cards.length > 1} order=${place} />`;
  })}</div>`;
}

/** @param {{card: string, seat: number, took: boolean, holds: boolean, order: number}} props */
function Lying({ card, seat, took, holds, order }) {
  const spot = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => played(spot.current, card, seat), []);
  return html`<span ref=${spot} class=${`spot at-${placeOf(seat)} ${took ? "took" : ""} ${holds ? "holds" : ""}`} style=${{ zIndex: String(order + 1) }}>
    <${Shown} card=${card} />${took && html`<b class="takes">${t("web.takes_it")}</b>`}
  </span>`;
}

/** Let a finished trick go to whoever took it, when the next card comes. @param {HTMLElement | null} box @param {any} finished @param {any} now */
function clear(box, finished, now) {
  if (!box || !finished || !now) return;
  if (now.tricks.at(-1)?.cards[0] !== finished.cards[0] || now.trick.length) gather([...box.querySelectorAll(".spot")], finished.winner);
}

/** Tricks taken so far, and points where the table shows them. */
function Taken() {
  const board = deal.value;
  if (!board || match.value?.stage !== "deal" || !board.won.some(Boolean)) return null;
  const figures = (/** @type {number[]} */ row) => sidesInOrder().map((side, at) => html`${at ? " · " : ""}<span class="who" title=${sideName(side)}>${sideName(side)}</span>\u00a0${row[side]}`);
  return html`<p class="taken"><span>${t("tui.tricks")}: ${figures(board.won)}</span>${board.taken && html`<span>${t("web.points")}: ${figures(board.taken)}</span>`}</p>`;
}
