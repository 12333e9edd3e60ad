/** A table before a match, and after one. */
import { useState } from "../vendor/preact-hooks.js";
import { alone, shared } from "./copy.js";
import { open } from "./dialog.js";
import { html } from "./html.js";
import { info } from "./info.js";
import { LinkPanel } from "./link_panel.js";
import { keepSeat, person, present } from "./me.js";
import { doing } from "./play.js";
import { RecordLinks } from "./record_links.js";
import { name, placeOf, sideName } from "./say.js";
import { ScoreSheet } from "./score.js";
import { sheetOf } from "./sheet.js";
import { command, match, presence, seat, table, visit } from "./table.js";
import { accountOf } from "./sheet.js";
import { result } from "./table.js";
import { Select } from "./forms.js";
import { Rules, levelName } from "./rules_panel.js";
import { link } from "./route.js";
import { t } from "./words.js";

/** Who may do what only the host may. */
const hosting = () => seat.value !== null && table.value.host === seat.value;

export function Lobby() {
  const at = table.value;
  return html`<main class="page lobby" id="main"><h1>${at.settings.title || t(`variant.${at.settings.variant}`)}</h1>
    <div class="halves"><section><h2>${t("web.seats")}</h2>${seat.value === null && html`<${Name} />`}<${Seats} />
      ${hosting() ? html`<div class="actions"><button type="button" class="main" data-action="start" onClick=${() => doing(() => command("start"))}>${t("web.start")}</button></div>
        <p class="fine">${t("web.start.about")}</p>` : html`<p class="fine" role="status">${seat.value === null ? t("web.choose_seat") : t("web.wait_for_host", { who: at.host === null ? "" : name(at.host) })}</p>`}
      ${seat.value !== null && html`<button type="button" class="plain" onClick=${() => stand()}>${t("web.get_up")}</button>`}</section>
    <section><h2>${t("web.invite")}</h2><${Invite} /></section></div>
    <section class="paper"><h2>${t("web.house_rules")}</h2><${Rules} /></section></main>`;
}

/** Get up from the table. */
async function stand() {
  const code = table.value.code;
  if (await doing(() => command("leave"))) {
    keepSeat(code, null);
    visit(code);
  }
}

/** Under which name one sits down. */
function Name() {
  const [text, setText] = useState(person.value?.named ? person.value.name : "");
  nameToBe = text;
  return html`<label class="field"><span>${t("web.name")}</span><input maxlength="192" value=${text} autocomplete="nickname" onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /></label>`;
}
let nameToBe = "";

/** Sit down on a seat. Raises Refused. @param {number} of */
async function sit(of) {
  const code = table.value.code;
  const before = person.value?.token;
  const now = await present(nameToBe.trim() || undefined);
  if (now.token !== before) visit(code);
  return command("join", { seat: of });
}

function Seats() {
  const at = table.value;
  return html`<ul class=${`seats seats-${at.seats.length}`}>${at.seats.map((/** @type {any} */ who, /** @type {number} */ of) => html`<li key=${of} class=${`seat-${placeOf(of)} kind-${who.kind}`}>
    <span class="seat-name">${who.kind === "open" ? t("web.open_seat", { number: of + 1 }) : name(of)}</span>
    <small>${[at.sides.length < at.seats.length && t("web.side", { side: sideName(at.sides.findIndex((/** @type {number[]} */ seats) => seats.includes(of))) }), who.kind === "bot" && levelName(who.level), at.host === of && t("web.host")].filter(Boolean).join(" · ")}</small>
    ${who.kind !== "person" && of !== seat.value && html`<button type="button" class="choice" data-sit=${of} onClick=${() => doing(() => sit(of))}>${t("web.sit")}</button>`}
    ${hosting() && who.kind !== "person" && html`<${Select} label=${t("web.bot")} value=${who.level ?? ""} onChange=${(/** @type {string} */ level) => doing(() => command("bot", { seat: of, level: level || null }))}
      options=${[{ value: "", label: t("web.no_bot") }, ...levels(who.level).map((/** @type {any} */ level) => ({ value: level, label: levelName(level) }))]} />`}
  </li>`)}</ul>`;
}

/** The levels that are offered, and the one that sits there already. @param {string | null} level @returns {string[]} */
function levels(level) {
  const ladder = info.value?.ladder ?? [];
  return level && !ladder.includes(level) ? [...ladder, level] : ladder;
}

/** The link, the code, and a picture of the link for a phone. */
export function Invite() {
  const at = table.value;
  return html`<div class="invite"><p class="code" aria-label=${t("web.code")}>${at.code}</p>
    <${LinkPanel} url=${shared(`/t/${at.code}`)} label=${t("web.link")} />
    ${alone() && html`<p class="fine">${t("serve.only_here", { command: "bela serve --host 0.0.0.0" })}</p>`}</div>`;
}

/** The other people at the table who are here, and those whose wish for another match is waited for. @param {any} at */
function others(at) {
  const people = at.seats.map((/** @type {any} */ who, /** @type {number} */ of) => ({ of, person: who.kind === "person" && of !== seat.value, here: presence.value?.here[of] ?? true, wished: at.wishes[of] }));
  return people.filter((/** @type {any} */ each) => each.person);
}

/** What is known of somebody's wish for another match. @param {any} each @param {any} at */
const wishOf = ({ of, here, wished }, at) => t(wished ? "web.rematch_wished" : here ? "web.rematch_unsaid" : "web.rematch_gone", { who: name(of, at, seat.value) });

/** A match that is over: who won, the sheet, and another one. */
export function Over() {
  const at = table.value;
  const wished = seat.value !== null && at.wishes[seat.value];
  const waits = wished && others(at).some((/** @type {any} */ each) => each.here && !each.wished);
  return html`<main class="page over" id="main"><h1>${t("web.match_over")}</h1>
    ${result.value && accountOf(result.value).standing.map((line) => html`<p class="standing" key=${line}>${line}</p>`)}
    <${ScoreSheet} ...${sheetOf()} onOpen=${(/** @type {any} */ line) => open("deal", line.number)} />
    ${seat.value !== null && html`<div class="actions">
      <button type="button" class="main" data-action="rematch" disabled=${waits} onClick=${() => doing(() => command("rematch", { swap: false }))}>${t("web.rematch")}</button>
      ${at.sides.length < at.seats.length && html`<button type="button" class="plain" disabled=${waits} onClick=${() => doing(() => command("rematch", { swap: true }))}>${t("web.rematch_swap")}</button>`}</div>
      <div class="wishes" role="status">${others(at).map((/** @type {any} */ each) => html`<p key=${each.of}>${wishOf(each, at)}</p>`)}
        ${wished && html`<p>${t(waits ? "web.rematch_waits" : "web.rematch_again")}</p>`}</div>`}
    <div class="actions"><a class="plain" ...${link(`/t/${at.code}/deal/${at.match}/${match.value?.sheet.at(-1)?.number ?? 1}`)}>${t("web.look_back")}</a>
      <${RecordLinks} code=${at.code} match=${at.match} />
      <a class="plain" ...${link("/")}>${t("web.home")}</a></div></main>`;
}
