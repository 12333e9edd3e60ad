/** The match: who dealt first, who sits where, and the next one. */
import { useState } from "../vendor/preact-hooks.js";
import { close, dialog, Dialog, open } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { matchOf } from "./dates.js";
import { book, change } from "./books.js";
import { today } from "./new_page.js";
import { SeatChoice } from "./people.js";

export function MatchDialog() {
  const at = dialog.value?.about?.match ?? 0;
  const { view, told } = book.value.shown;
  const match = view.matches[at];
  const last = at === view.matches.length - 1;
  const [names, setNames] = useState(match.names);
  const [fault, setFault] = useState("");
  const [warned, setWarned] = useState(false);
  const moved = names.join("\n") !== match.names.join("\n");
  const doing = async (/** @type {string} */ what, /** @type {Record<string, any>} */ fields) => {
    const refused = await change(what, fields);
    if (refused && refused.code !== "no_change") setFault(refused.sentence);
    else if (what !== "dealer" || !moved) close(); // who sits elsewhere is not kept yet
  };
  const next = async () => {
    if (!match.over && match.rows.length && !warned) return setWarned(true);
    const dealer = moved && match.next_dealer !== null ? names.indexOf(match.names[match.next_dealer]) : match.next_dealer;
    setWarned(false);
    await doing("begin", { date: today(), dealer, ...(moved ? { names } : {}) });
    if (dealer === null && book.value.shown.view.matches.length > at + 1) open("match", { match: at + 1 });
  };
  const seats = match.names.some(Boolean) ? html`<form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), doing("seat", { names }))}><fieldset><legend>${t("page.pad.who_sits")}</legend><div class="grid-names">
    ${names.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<label class="select" key=${seat}><span>${seat + 1}</span><select value=${name} onChange=${(/** @type {any} */ event) => setNames(swapped(names, seat, event.currentTarget.value))}>${match.names.map((/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === name}>${one}</option>`)}</select></label>`)}</div>
    <button type="submit" class="choice">${t("page.pad.save")}</button></fieldset></form>` : null;
  return html`<${Dialog} title=${matchOf(at + 1, match.date)}>
    <${SeatChoice} name="first" legend=${t("page.pad.first_dealer")} seats=${told.matches[at].seats} value=${match.first_dealer} none=${t("page.pad.unknown")} onChange=${(/** @type {number | null} */ dealer) => doing("dealer", { dealer, match: at + 1 })} />
    ${last && seats}${fault && html`<p class="fault" role="alert">${fault}</p>`}
    ${last && warned && html`<p role="alert">${t("page.pad.match_not_over")}</p>`}
    ${last && html`<div class="actions"><button type="button" class="main" data-action="begin-match" onClick=${next}>${t("page.pad.next_match")}</button></div>`}</${Dialog}>`;
}

/** The names with one in another place, and whoever was there in the place it left. @param {string[]} names @param {number} seat @param {string} name */
const swapped = (names, seat, name) => names.map((one, at) => (at === seat ? name : one === name ? names[seat] : one));
