/** The dialogs of the pad by their names. */
import { close, dialog, open, Dialog } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { bookLink } from "../python/book_link.js";
import { Big } from "./big.js";
import { book, removeBook } from "./books.js";
import { EntryDialog } from "./entry.js";
import { FindDialog } from "./find.js";
import { MatchDialog } from "./match_dialog.js";
import { PeopleDialog } from "./people.js";
import { goTo } from "./place.js";
import { RemoveRowDialog, RowDialog } from "./row_dialog.js";
import { ShareDialog } from "./share.js";
import { spokenOf } from "./sheets.js";
import { speak } from "./speak.js";
import { StatisticsDialog } from "./statistics.js";

/** What is needed less often. */
function More() {
  const match = dialog.value?.about?.match ?? 0;
  const item = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ does) => html`<button type="button" class="choice quiet" data-item=${name} onClick=${does}>${text}</button>`;
  const { view } = book.value.shown;
  return html`<${Dialog} title=${t("web.tool.more")}><div class="menu">
    ${item("share", t("page.pad.share"), () => open("share", { match }))}${item("statistics", t("page.pad.statistics"), () => open("statistics", { match }))}
    ${item("find", t("page.pad.find"), () => open("find"))}${item("speak", t("page.pad.speak"), () => (close(), speak(spokenOf(book.value.shown, match))))}
    ${item("people", t("page.pad.people"), () => open("people"))}${item("match", t("page.pad.match_menu"), () => open("match", { match }))}
    <a class="choice quiet" href=${bookLink(view.variant, view.options)}>${t("page.rules")}</a>
    ${item("settings", t("web.settings"), () => open("settings"))}${item("remove", t("page.pad.remove_book"), () => open("remove"))}</div></${Dialog}>`;
}

/** Whether a book is really to go. */
const Remove = () => html`<${Dialog} title=${t("page.pad.remove_book")}><p>${t("page.pad.remove_book.about", { rows: Number(book.value.head.rows) || 0 })}</p>
  <div class="actions">${book.value.shown && !book.value.broken && html`<button type="button" class="plain" onClick=${() => open("share", {})}>${t("page.pad.save_first")}</button>`}
    <button type="button" class="plain" onClick=${close}>${t("page.pad.leave_it")}</button>
    <button type="button" class="main" data-action="remove" onClick=${() => removeBook(book.value.head.id).then(() => goTo("", true))}>${t("page.pad.remove")}</button></div></${Dialog}>`;

/** @type {Record<string, () => any>} */
export const DIALOGS = { entry: EntryDialog, row: RowDialog, remove_row: RemoveRowDialog, more: More, people: PeopleDialog, share: ShareDialog, statistics: StatisticsDialog, find: FindDialog, match: MatchDialog, big: Big, remove: Remove };
