/** What is asked: the question, and the answers as buttons. */
import { html } from "./html.js";
import { belaWays, discard, picked, question, send, waitingFor, withBela } from "./play.js";
import { busy } from "./once.js";
import { say } from "./say.js";
import { Sign } from "./shown.js";
import { deal, you } from "./table.js";
import { card as cardName, n, t } from "./words.js";

/** The question at the table, above the hand. */
export function Prompt() {
  const ways = belaWays.value;
  if (ways.length) return html`<${Choices} text=${t("web.ask.bela")} actions=${ways} named=${(/** @type {any} */ action) => t(action.bela ? "web.bela.say" : "web.bela.silent", { card: cardName(action.card) })} back=${() => (withBela.value = null)} />`;
  switch (question.value) {
    case "card":
      return html`<p class="prompt asks">${t("web.ask.play")}</p>`;
    case "discard":
      return html`<${Discard} />`;
    case "choice":
      return html`<${Choices} text=${t(`web.${deal.value.ask ?? "ask.bidding"}`)} actions=${you.value.legal} />`;
    default:
      return html`<p class="prompt">${you.value?.seat === null ? "" : waitingFor()}</p>`;
  }
}

/** @param {{text: string, actions: any[], named?: (action: any) => string, back?: () => void}} props */
function Choices({ text, actions, named = label, back }) {
  return html`<div class="prompt asks" role="group" aria-label=${text}>
    <p>${text}</p>
    <div class="choices">${actions.map((action, place) => html`<button type="button" key=${action.a} class=${`choice ${quiet(action) ? "quiet" : ""}`} data-action=${action.a}
      disabled=${busy.value} onClick=${() => send(action)}>
      ${action.suit && !action.card && html`<${Sign} suit=${action.suit} />`}<span>${named(action)}</span>${place < 9 && html`<kbd aria-hidden="true">${place + 1}</kbd>`}
    </button>`)}
    ${back && html`<button type="button" class="choice quiet" onClick=${back}>${t("web.other_card")}</button>`}</div>
  </div>`;
}

/** @param {any} action */
const label = (action) => (action.label ? say(action.label) : action.a);

const QUIET = new Set(["pass", "keep", "silent", "refuse"]);
/** Whether an answer is the one that does nothing. @param {any} action */
const quiet = (action) => QUIET.has(action.k) || ["declare", "show"].includes(action.a);

/** Choose an answer by its place, as a key does. @param {number} place */
export function answerAt(place) {
  const actions = belaWays.value.length ? belaWays.value : question.value === "choice" ? you.value.legal : [];
  if (actions[place]) send(actions[place]);
}

/** Which cards are laid away. */
function Discard() {
  const wanted = you.value.legal[0].cards.length;
  const left = wanted - picked.value.length;
  return html`<div class="prompt asks" role="group" aria-label=${t("web.discard")}>
    <p>${left ? n("web.ask.discard", left) : t("web.ask.discard_ready")}</p>
    <div class="choices"><button type="button" class="choice" data-action="discard" disabled=${!discard.value || busy.value} onClick=${() => discard.value && send(discard.value)}>${t("web.discard")}</button></div>
  </div>`;
}
