/** The books on this device. */
import { useRef, useState } from "../vendor/preact-hooks.js";
import { notify } from "../js/caller.js";
import { html } from "../js/html.js";
import { once } from "../js/once.js";
import { Language } from "../js/settings_panel.js";
import { t } from "../js/words.js";
import { Bar, Coming, asked } from "../python/frame.js";
import { keptForOffline } from "../python/keep.js";
import { RulesChoice, lastChosen, useRules } from "../python/rules_choice.js";
import { beginBook, kept, list, unread } from "./books.js";
import { written } from "./dates.js";
import { textOf } from "./files.js";
import { goTo, linkTo } from "./place.js";

export function ListPage() {
  const books = list.value;
  return html`<${Bar} title=${t("page.pad")} /><${Coming} /><main class="page pad-list" id="main"><h1>${t("page.pad")}</h1>
    ${unread.value && html`<p role="alert">${t("page.pad.unreadable", { reason: unread.value })}</p>`}
    ${books?.length === 0 && !unread.value && html`<p>${t("page.pad.about")}</p>`}
    <p><a class="main large" data-action="new" ...${linkTo("new")}>${t("page.pad.new")}</a></p>
    ${books && books.length > 0 && html`<ul class="books">${books.map((one) => html`<li key=${one.id}><${Entry} one=${one} /></li>`)}</ul>`}
    <${Import} />
    <nav class="ways" aria-label=${t("web.ways")}><a class="way" href="../referee/"><b>${t("page.referee")}</b><small>${t("page.referee.about")}</small></a>
      <a class="way" href="../rules/"><b>${t("page.rules")}</b><small>${t("page.rules.about")}</small></a></nav>
    <footer class="foot"><${Language} />
      <p class="fine">${t(keptForOffline.value ? "page.kept_offline" : "page.not_kept_offline")}</p>
      <p class="fine">${t(kept.value === false ? "page.pad.may_go" : "page.pad.here_alone")}</p></footer></main>`;
}

/** @param {{one: import("./store.js").Head}} props */
function Entry({ one }) {
  const whole = Array.isArray(one.sides) && Array.isArray(one.scores) && typeof one.variant === "string" && Number.isFinite(one.changed);
  if (!whole) return html`<a class="way" ...${linkTo(`b/${one.id}`)}><b>${typeof one.title === "string" && one.title ? one.title : one.id}</b><small>${t("page.pad.damaged")}</small></a>`;
  const scores = one.sides.map((side, place) => html`${place ? " · " : ""}<bdi>${side}</bdi> ${one.scores[place]}`);
  return html`<a class="way" ...${linkTo(`b/${one.id}`)}><b>${one.title || t(`variant.${one.variant}`)}</b><small>${scores}</small><small>${written(one.changed)}</small></a>`;
}

/** A book from a file, or from a text that was copied. */
function Import() {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [table, setTable] = useState({ text: "", told: "" });
  const take = (/** @type {string} */ text, /** @type {Record<string, any>} */ rules = {}) => once(() => begin(text, rules));
  const begin = async (/** @type {string} */ text, /** @type {Record<string, any>} */ rules) => {
    const answer = await asked("pad", { do: "import", text, ...rules });
    if (!answer.ok && answer.error.code === "table_of_what") return setTable({ text, told: answer.error.sentence });
    if (!rules.variant) setTable({ text: "", told: "" });
    if (!answer.ok) return notify(answer.error.sentence);
    const id = await beginBook(answer);
    if (id) goTo(`b/${id}`);
  };
  const chosen = async (/** @type {any} */ event) => {
    const [one] = event.currentTarget.files;
    if (one) await take(await textOf(one));
    if (file.current) file.current.value = "";
  };
  const sent = (/** @type {any} */ event) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    if (String(text).trim()) take(String(text));
  };
  return html`<details class="box"><summary>${t("page.pad.import")}</summary><p>${t("page.pad.import.about")}</p>
    <label class="field"><span>${t("page.pad.file")}</span><input type="file" ref=${file} accept=".jsonl,.pad,.csv,.json,.txt,text/*" onChange=${chosen} /></label>
    <form class="enter" onSubmit=${sent}><label for="pasted"><b>${t("page.pad.pasted")}</b></label><span><input id="pasted" name="text" autocomplete="off" /><button type="submit" class="choice">${t("web.go")}</button></span></form>
    ${table.text && html`<${OfTable} told=${table.told} open=${(/** @type {any} */ rules) => take(table.text, rules)} />`}</details>`;
}

/** By which rules a table was written that does not tell it. @param {{told: string, open: (rules: any) => void}} props */
function OfTable({ told, open }) {
  const [wanted, set, held] = useRules(lastChosen());
  return html`<section class="of-table"><p role="alert">${told}</p><${RulesChoice} wanted=${wanted} held=${held} set=${set} />
    <div class="actions"><button type="button" class="main" data-action="open-table" disabled=${!held} onClick=${() => open(wanted)}>${t("page.pad.open_table")}</button></div></section>`;
}
