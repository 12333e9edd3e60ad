/** The end of a deal: what each side counted, why the maker fell, what hangs, and how the match stands. */
import { hush, onChange } from "./caller.js";
import { html } from "./html.js";
import { breakable } from "./names.js";
import { Dialog, open } from "./dialog.js";
import { name, sideName, sidesInOrder } from "./say.js";
import { accountOf } from "./sheet.js";
import { Shown } from "./shown.js";
import { command, deal, gate, match, result, state, table, you } from "./table.js";
import { effect, signal } from "../vendor/signals.js";
import { doing } from "./play.js";
import { keep, recall } from "./settings.js";
import { inBook } from "./rules_panel.js";
import { t } from "./words.js";

/** Whether the result is being read; what comes after it waits. @type {import("../vendor/signals.js").Signal<null | {done: () => void}>} */
export const reading = signal(null);
onChange(reading, hush);

/** With others at the table nobody is waited for longer than this. */
const LONGEST = 20000;

/** The accounts that were read on this device and still lie on their tables: by table, which match and deal. */
const READ = "bela.read";
/** @returns {Record<string, string>} */
const read = () => recall(READ, {});

/** Note that the account on the table was read, or, when none lies there, that another may. @param {boolean} was */
function note(was) {
  const code = table.value?.code;
  const { [code]: before, ...others } = read();
  if (code && was) keep(READ, { ...others, [code]: about() });
  else if (code && before) keep(READ, others);
}

/** Which match and deal the account is of. */
const about = () => `${table.value.match}/${result.value.number}`;

/** Whether an account begins to be read: one that has just been made, or one that lay there and was not read on this device. @param {any} update */
const arises = (update) => update.t === "snapshot"
  ? you.value?.seat !== null && result.value && read()[table.value.code] !== about()
  : update.events.some((/** @type {any} */ event) => event.e === "scored" || event.e === "claimed_between");

gate((update) => {
  if (!arises(update)) return null;
  return new Promise((done) => {
    const timer = table.value?.alone || match.value?.stage === "over" ? undefined : setTimeout(() => over(), LONGEST);
    const over = () => {
      clearTimeout(timer);
      if (result.value) note(true);
      reading.value = null;
      done();
    };
    reading.value = { done: over };
  });
});

effect(() => {
  if (result.value) return;
  note(false);
  reading.value?.done(); // the table has gone on without this device
});

/** Go on after the result. */
export const goOn = () => reading.value?.done();

/** The result of a deal, and of the match when it is over. */
export function Result() {
  const now = result.value;
  if (!now) return null;
  const { rows, reasons, standing } = accountOf(now);
  const over = match.value?.stage === "over";
  return html`<${Dialog} title=${over ? t("web.match_over") : t("account.deal_over", { number: now.number })} onClose=${goOn}>
    <div class="paper account">
      ${standing.map((line) => html`<p class="standing" key=${line}>${line}</p>`)}
      ${reasons.map((line) => html`<p key=${line}>${line}</p>`)}
      <table><thead><tr><td></td>${sidesInOrder().map((side) => html`<th scope="col" key=${side}>${breakable(sideName(side))}</th>`)}</tr></thead>
        <tbody>${rows.filter((row) => row.points.some(Boolean)).map((row) => html`<tr key=${row.label}><th scope="row">${row.label}</th>${row.points.map((/** @type {number} */ p, /** @type {number} */ side) => html`<td key=${side}>${p}</td>`)}</tr>`)}</tbody>
        <tfoot><tr><th scope="row">${t("web.total")}</th>${sidesInOrder().map((side) => html`<td key=${side}><strong>${match.value.scores[side]}</strong></td>`)}</tr></tfoot></table>
      <${Announcements} />
    </div>
    <div class="actions">
      <a class="plain" href=${inBook("count")} target="_blank">${t("web.counting_rules")}</a>
      <button type="button" class="plain" onClick=${() => open("deal", now.number)}>${t("web.look_back")}</button>
      ${table.value.alone && !over && html`<button type="button" class="plain" data-action="again" onClick=${() => again()}>${t("web.same_again")}</button>`}
      <button type="button" class="main" data-action="next" onClick=${goOn} autofocus>${over ? t("web.see_match") : t("web.next_deal")}</button>
    </div>
  </${Dialog}>`;
}

/** The deal again; only then is the account read, so that no share is given to a deal that will not come. */
const again = () => doing(() => command("again", { state: state.value })).then(goOn);

/** What was announced and shown, card by card. */
export function Announcements() {
  const shown = deal.value?.contest?.shown ?? [];
  return shown.some((/** @type {any} */ each) => each?.length) ? html`<div class="announced">${shown.map((/** @type {any} */ melds, /** @type {number} */ of) =>
    melds?.length ? html`<p key=${of}><b>${name(of)}</b> ${melds.map((/** @type {string} */ meld) => html`<${Meld} key=${meld} meld=${meld} />`)}</p>` : null)}</div>` : null;
}

const ORDER = "789TJQKA";
/** The cards of an announcement. @param {string} meld */
function cardsOf(meld) {
  if (meld.startsWith("4x")) return [..."shdc"].map((suit) => meld[2] + suit);
  const [top, length] = meld.split("/");
  const at = ORDER.indexOf(top[0]);
  return Array.from({ length: Number(length) }, (_, step) => ORDER[at - step] + top[1]);
}

/** @param {{meld: string}} props */
const Meld = ({ meld }) => meld === "bela" ? html`<b>${t("web.said.bela")}</b>` : html`<span class="meld" dir="ltr">${cardsOf(meld).map((card) => html`<${Shown} key=${card} card=${card} />`)}</span>`;
