/** A table: before a match its seats, in a match the cards. */
import { useEffect } from "../vendor/preact-hooks.js";
import { tellBy } from "./caller.js";
import { Cloth } from "./cloth.js";
import { dialog, open } from "./dialog.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { keys } from "./keys.js";
import { Lobby, Over } from "./lobby.js";
import { doing, question, waitingFor } from "./play.js";
import { Prompt } from "./prompt.js";
import { Result, goOn, reading } from "./result.js";
import { say, sideName, sidesInOrder } from "./say.js";
import { ScoreSheet } from "./score.js";
import { sheetOf } from "./sheet.js";
import { sound } from "./sound.js";
import { asked, command, deal, fair, heard, leave, match, seat, table, told, turnedAway, visit, you } from "./table.js";
import { Log, Tools } from "./tools.js";
import { Fairness } from "./fair_panel.js";
import { keepSeat } from "./me.js";
import { go, link } from "./route.js";
import { has, t } from "./words.js";

tellBy((update) => {
  sound(update, asked.value && update.t === "update" && update.events.length > 0);
  const lines = update.t === "snapshot" ? [situation()] : (update.told ?? []).map((/** @type {any} */ each) => say(each));
  const now = asked.value ? questionText() : "";
  if (update.events.some((/** @type {any} */ event) => event.e === "got")) lines.push(handText());
  return [...lines, now].filter(Boolean).join(" ");
});

/** What is asked, for the ear. */
function questionText() {
  if (question.value === "card") return t("web.ask.play");
  return has(`web.${deal.value?.ask}`) ? t(`web.${deal.value.ask}`) : "";
}

/** The whole hand, in full names. */
const handText = () => (you.value?.hand.length ? say(["situation.hand", { cards: { list: you.value.hand.map((/** @type {string} */ card) => ({ card })) } }]) : "");

/** How things stand, for the ear: after coming to the table. */
function situation() {
  const board = deal.value;
  if (!board || match.value?.stage !== "deal") return "";
  const trumps = board.trump ? say([board.maker === seat.value ? "situation.trumps.you" : "situation.trumps", { suit: { suit: board.trump }, who: { seat: board.maker } }]) : "";
  const trick = board.trick.length ? say(["situation.table", { cards: { list: board.trick.map((/** @type {string} */ card) => ({ card })) } }]) : "";
  return [trumps, trick, handText()].filter(Boolean).join(" ");
}

/** A seat that was opened by its link: the token goes out of sight. @param {string} code */
function takeSeat(code) {
  const token = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  keepSeat(code, token);
  history.replaceState(null, "", location.pathname);
}

/** @param {{code: string}} props */
export function TablePage({ code }) {
  useEffect(() => {
    takeSeat(code);
    visit(code);
    return () => (leave(), goOn());
  }, [code]);
  useEffect(() => {
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  if (turnedAway.value) return html`<${Away} code=${turnedAway.value.code} />`;
  if (!table.value) return html`<main class="page wait"><p role="status">${t(heard.value === "broken" ? "web.broken" : "web.opening")}</p><a class="plain" ...${link("/")}>${t("web.home")}</a></main>`;
  return html`<${Bar} />${heard.value === "broken" && html`<p class="banner" role="status">${t("web.broken")}</p>`}<${Inside} />`;
}

/** Why one is not let in; where the server cannot even read a code, there is no such table. @param {{code: string}} props */
const Away = ({ code }) => html`<main class="page wait"><h1>${t("web.no_way")}</h1><p>${t(code === "bad_message" ? "web.error.no_table" : has(`web.error.${code}`) ? `web.error.${code}` : "web.error.internal")}</p>
  <button type="button" class="main" onClick=${() => go("/")}>${t("web.home")}</button></main>`;

function Inside() {
  const { stage } = table.value;
  if (stage === "lobby") return html`<${Lobby} />`;
  if (!match.value && seat.value === null && !table.value.settings.spectators) return html`<${Away} code="no_spectators" />`;
  if (!match.value) return html`<main class="page wait" id="main"><p role="status">${fair.value?.asked.length ? waitingFor() : t("web.opening")}</p></main>`;
  if (stage === "over" && !reading.value) return html`<${Over} />`;
  return html`<main class="table" id="main">
    <h1 class="unseen">${t("web.the_table")}</h1>
    <div class="play">${away() && html`<${TakeSeat} />`}<${Cloth} /><div class="mine"><${Caller} /><${Prompt} />${seat.value !== null && html`<${Hand} />`}<${Tools} /></div></div>
    <aside class="beside" aria-label=${t("web.beside")}><${ScoreSheet} ...${sheetOf()} onOpen=${(/** @type {any} */ line) => open("deal", line.number)} /><h2>${t("web.told")}</h2><${Log} /></aside>
    ${reading.value && !dialog.value && html`<${Result} />`}<${Fairness} /></main>`;
}

const away = () => seat.value !== null && table.value.seats[seat.value].kind === "away";

const TakeSeat = () => html`<p class="banner" role="status">${t("web.bot_sits_in")} <button type="button" class="choice" data-action="here" onClick=${() => doing(() => command("here"))}>${t("web.take_seat")}</button></p>`;

/** What was told last. */
function Caller() {
  const last = told.value.at(-1);
  return html`<button type="button" class="caller" onClick=${() => open("told")}><span class="unseen">${t("web.told")}: </span>${last ? say(last) : "\u00a0"}</button>`;
}

/** The number of the trick that is played, or was played last. @param {any} board */
const trickAt = (board) => (board?.phase === "over" ? Math.max(1, board.tricks.length) : (board?.tricks.length ?? 0) + 1);

/** The bar above: where one is, and the score. */
function Bar() {
  const now = match.value;
  return html`<header class="bar"><a class="home" aria-label=${t("web.home")} ...${link("/")}><span aria-hidden="true" class="glyph house"></span></a>
    <button type="button" class="where" onClick=${() => open("rules")}><b>${table.value.settings.title || t(`variant.${table.value.settings.variant}`)}</b>
      ${now && now.stage !== "over" && now.number > 0 && html`<small>${t("web.where", { deal: now.number, trick: trickAt(deal.value) })}</small>`}</button>
    ${now && html`<button type="button" class="standing" data-tool="standing" onClick=${() => open("score")}>
      <span class="unseen">${t("web.score")}: </span>${sidesInOrder().map((side) => html`<span key=${side}><small title=${sideName(side)}>${sideName(side)}</small><b>${now.scores[side]}</b></span>`)}</button>`}
    <button type="button" class="icon" onClick=${() => open("settings")} aria-label=${t("web.settings")}><span aria-hidden="true" class="glyph gear"></span></button></header>`;
}
