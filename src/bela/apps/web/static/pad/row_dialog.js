/** One row of the sheet: what it came to and why, and what can be done with it. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { close, dialog, open, Dialog } from "../js/dialog.js";
import { html } from "../js/html.js";
import { breakable } from "../js/names.js";
import { t } from "../js/words.js";
import { asked } from "../python/frame.js";
import { book, busy, changeOrTell } from "./books.js";
import { Effects } from "./entry.js";
import { called, lostPlaces } from "./melds.js";

export function RowDialog() {
  const { match, row: id } = dialog.value?.about ?? {};
  const { view, told } = book.value.shown;
  const at = view.matches[match].rows.findIndex((/** @type {any} */ row) => row.row === id);
  if (at < 0) return null;
  const [row, said, faces] = [view.matches[match].rows[at], told.matches[match].rows[at], told.matches[match]];
  const lost = lostPlaces(row.entry.announcements ?? [], row.beaten);
  const again = () => open("entry", { match, row: id, entry: row.entry });
  const before = () => open("entry", { match, row: id, before: true });
  return html`<${Dialog} title=${t("pad.row", { place: row.place, maker: said.maker, result: said.result })}>
    ${said.fault && html`<p class="fault" role="alert">${t("page.pad.uncounted", { reason: said.fault })}</p>`}
    ${said.account.length > 0 && html`<div class="paper account pad-account" tabindex="0" role="region" aria-label=${t("pad.row", { place: row.place, maker: said.maker, result: said.result })}><table><thead><tr><td></td>${faces.sides.map((/** @type {string} */ side, /** @type {number} */ place) => html`<th scope="col" key=${place}>${breakable(side)}</th>`)}</tr></thead>
      <tbody>${said.account.map((/** @type {any} */ [label, points]) => html`<tr key=${label}><th scope="row">${label}</th>${points.map((/** @type {number} */ each, /** @type {number} */ side) => html`<td key=${side}>${each}</td>`)}</tr>`)}</tbody></table></div>`}
    ${said.reasons.map((/** @type {string} */ reason) => html`<p key=${reason}>${reason}</p>`)}
    ${(row.entry.announcements ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<p key=${place} class=${lost.includes(place) ? "fine beaten" : "fine"}>${lost.includes(place) ? html`<span class="unseen">${t("page.pad.beaten")}</span>` : null}${one.seat === undefined ? faces.sides[one.side] : faces.seats[one.seat]}: ${called(one.what)}</p>`)}
    ${row.entry.note && html`<p class="fine">${row.entry.note}</p>`}
    <div class="actions"><button type="button" class="plain danger" data-action="remove-row" onClick=${() => open("remove_row", { match, row: id })}>${t("page.pad.remove_row")}</button>
      <button type="button" class="plain" data-action="insert-row" onClick=${before}>${t("page.pad.insert")}</button>
      <button type="button" class="main" data-action="correct-row" onClick=${again}>${t("page.pad.correct")}</button></div></${Dialog}>`;
}

/** Whether a row is really to go, and what that changes in what follows. */
export function RemoveRowDialog() {
  const { match, row } = dialog.value?.about ?? {};
  const { view, told } = book.value.shown;
  const at = view.matches[match].rows.findIndex((/** @type {any} */ one) => one.row === row);
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    asked("pad", { do: "preview", book: book.value.text, change: "remove", row }).then(setFound, () => {});
  }, [row, book.value.text]);
  if (at < 0) return null;
  return html`<${Dialog} title=${t("page.pad.remove_row")}><p>${t("pad.row", { place: at + 1, maker: told.matches[match].rows[at].maker, result: told.matches[match].rows[at].result })}</p><div role="status">
    ${!found && html`<p class="still">${t("page.core.coming")}</p>`}${found && !found.ok && html`<p class="fault">${found.error.sentence}</p>`}
    ${found?.ok && html`<${Effects} effects=${found.told.effects} />`}</div>
    <div class="actions"><button type="button" class="plain" onClick=${close}>${t("page.pad.leave_it")}</button>
      <button type="button" class="main" data-action="remove-row-now" disabled=${busy.value || !found?.ok} onClick=${() => changeOrTell("remove", { row }).then(close)}>${t("page.pad.remove")}</button></div></${Dialog}>`;
}
