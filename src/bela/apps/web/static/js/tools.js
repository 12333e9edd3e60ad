/** The row of tools below the hand, and the dialogs they open. */
import { html } from "./html.js";
import { Dialog, close, open } from "./dialog.js";
import { claim, complain, doing } from "./play.js";
import { notify } from "./caller.js";
import { isMuted, mute } from "./muted.js";
import { name, say } from "./say.js";
import { ScoreSheet } from "./score.js";
import { sheetOf } from "./sheet.js";
import { Shown } from "./shown.js";
import { Announcements } from "./result.js";
import { info } from "./info.js";
import { command, deal, match, seat, state, table, told, you } from "./table.js";
import { t } from "./words.js";

/** The tools that are of use now. */
export function Tools() {
  const mine = you.value;
  const tool = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ does) =>
    html`<button type="button" class="tool" data-tool=${key} onClick=${does}><span aria-hidden="true" class=${`glyph ${sign}`}></span>${t(`web.tool.${key}`)}</button>`;
  return html`<nav class="tools" aria-label=${t("web.tools")}>
    ${tool("last", "cards", () => open("last"))}
    ${tool("score", "pencil", () => open("score"))}
    ${mine?.can_hint && tool("hint", "lamp", hint)}
    ${mine?.can_take_back && tool("back", "undo", () => doing(() => command("back", { state: state.value })))}
    ${seat.value !== null && table.value.alone && match.value?.stage === "deal" && tool("again", "again", () => doing(() => command("again", { state: state.value })))}
    ${mine?.may_claim && tool("claim", "flag", () => open("claim"))}
    ${seat.value !== null && !table.value.alone && tool("say", "speech", () => open("phrases"))}
    ${tool("more", "dots", () => open("more"))}
  </nav>`;
}

/** Ask for a hint; what it is and why comes as a note, unless something was done meanwhile. */
export async function hint() {
  const about = state.value;
  const answer = await command("hint", { state: about }).catch((error) => void (state.value === about && complain(error)));
  if (answer && state.value === about) notify([say(["web.hint", { what: answer.hint.label ? say(answer.hint.label) : answer.hint.a }]), ...(answer.why ?? []).map((/** @type {any} */ each) => say(each))].join(" "), undefined, true);
}

/** The last trick, and what was announced. */
export function LastTrick() {
  const last = deal.value?.tricks.at(-1);
  const count = table.value.seats.length;
  return html`<${Dialog} title=${t("tui.last_trick")}>
    ${last ? html`<ol class="row-of-cards" dir="ltr">${last.cards.map((/** @type {string} */ card, /** @type {number} */ place) => {
      const by = (last.leader + place) % count;
      return html`<li key=${card} class=${by === last.winner ? "took" : ""}><${Shown} card=${card} /><span>${name(by)}</span>${by === last.winner && html`<b>${t("web.takes_it")}</b>`}</li>`;
    })}</ol>` : html`<p>${t("situation.no_trick")}</p>`}
    <${Announcements} /></${Dialog}>`;
}

/** The score sheet. */
export const Score = () => html`<${Dialog} title=${t("web.score")}><${ScoreSheet} ...${sheetOf()} onOpen=${(/** @type {any} */ line) => open("deal", line.number)} /></${Dialog}>`;

/** Whether the game is claimed. */
export const Claim = () => html`<${Dialog} title=${t("tui.claim")}><p>${t("web.claim_about", { target: match.value.target })}</p>
  <div class="actions"><button type="button" class="plain" onClick=${close}>${t("tui.claim_no")}</button>
    <button type="button" class="main" data-action="claim" onClick=${() => (close(), claim())}>${t("choice.claim")}</button></div></${Dialog}>`;

/** Phrases instead of free text; who is not to be heard is muted. */
export function Phrases() {
  /** @type {[any, number][]} */
  const others = table.value.seats.map((/** @type {any} */ who, /** @type {number} */ of) => [who, of]).filter((/** @type {[any, number]} */ [who, of]) => who.kind === "person" && of !== seat.value);
  const tell = (/** @type {string} */ phrase) => (close(), command("say", { phrase }).catch(complain));
  return html`<${Dialog} title=${t("web.tool.say")}>
    <div class="phrases">${info.value?.phrases.map((/** @type {string} */ phrase) => html`<button type="button" class="choice quiet" key=${phrase} onClick=${() => tell(phrase)}>${t(`phrase.${phrase}`)}</button>`)}</div>
    ${others.map(([who, of]) => html`<button type="button" class="plain" key=${of} aria-pressed=${String(isMuted(table.value.code, who.name))} onClick=${() => turnMuted(of)}>${t(isMuted(table.value.code, who.name) ? "web.unmute" : "web.mute", { who: name(of) })}</button>`)}
  </${Dialog}>`;
}

/** @param {number} of */
function turnMuted(of) {
  const { code, seats } = table.value;
  const on = !isMuted(code, seats[of].name);
  mute(code, seats[of].name, on);
  close();
  notify(t(on ? "web.muted" : "web.unmuted", { who: name(of) }));
}

/** What was told, the last below. */
export function Log({ lines = told.value }) {
  return html`<ol class="log" tabindex="0" ref=${(/** @type {HTMLElement | null} */ list) => list && (list.scrollTop = list.scrollHeight)}>${lines.map((line, place) => html`<li key=${place}>${say(line)}</li>`)}</ol>`;
}

export const Told = () => html`<${Dialog} title=${t("web.told")}><${Log} /></${Dialog}>`;
