/** Choosing one of the seats or sides, and calling people something else. */
import { useState } from "../vendor/preact-hooks.js";
import { Dialog, close } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { book, change } from "./books.js";

/** From how many letters on four names do not stand in one row: on any phone, and on a narrow one. */
const [LONG, RATHER_LONG] = [8, 5];

/** How four of them stand: in pairs where their names are long, so that none stands alone. @param {string[]} seats */
function rowOf(seats) {
  const longest = Math.max(...seats.map((seat) => seat.length));
  if (seats.length !== 4 || longest <= RATHER_LONG) return "row-of-taps";
  return longest > LONG ? "row-of-taps in-pairs" : "row-of-taps pairs-if-narrow";
}

/** A row of large buttons, one of which is chosen; where that is free, a second tap takes it back. @param {{legend: string, seats: string[], value: any, onChange: (value: any) => void, none?: string, free?: boolean, values?: any[], name?: string}} props */
export const SeatChoice = ({ legend, seats, value, onChange, none, free = Boolean(none), values = seats.map((_, seat) => seat), name = "" }) => html`<fieldset class="taps" data-choice=${name}><legend>${legend}</legend>
  <div class=${rowOf(seats)}>${seats.map((seat, place) => html`<button type="button" class="tap" key=${place} aria-pressed=${String(value === values[place])} data-value=${values[place]} onClick=${() => onChange(value === values[place] && free ? null : values[place])}>${seat}</button>`)}
  ${none && html`<button type="button" class="tap quiet" aria-pressed=${String(value === null)} onClick=${() => onChange(null)}>${none}</button>`}</div></fieldset>`;

/** Names of people, teams and the book. */
export function PeopleDialog() {
  const { view } = book.value.shown;
  const now = view.matches.at(-1);
  const [names, setNames] = useState(now.names);
  const [teams, setTeams] = useState(now.teams);
  const [title, setTitle] = useState(view.title);
  const [fault, setFault] = useState("");
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const same = (/** @type {string[]} */ one, /** @type {string[]} */ other) => one.join("\n") === other.join("\n");
    const fields = { title: title.trim(), ...(same(names, now.names) ? {} : { names: names.map(trimmed) }), ...(same(teams, now.teams) ? {} : { teams: teams.map(trimmed) }) };
    const refused = await change("name", fields);
    if (refused && refused.code !== "no_change") return setFault(refused.sentence);
    close();
  };
  const field = (/** @type {string[]} */ all, /** @type {(all: string[]) => void} */ set, /** @type {number} */ at, /** @type {string} */ label) =>
    html`<label class="field" key=${at}><span>${label}</span><input maxlength="320" autocomplete="off" value=${all[at]} onInput=${(/** @type {any} */ event) => set(Object.assign([...all], { [at]: event.currentTarget.value }))} /></label>`;
  return html`<${Dialog} title=${t("page.pad.people")}><form onSubmit=${save}>
    <label class="field"><span>${t("page.pad.title")}</span><input maxlength="320" value=${title} onInput=${(/** @type {any} */ event) => setTitle(event.currentTarget.value)} /></label>
    <div class="grid-names">${now.names.map((/** @type {string} */ _name, /** @type {number} */ seat) => field(names, setNames, seat, `${t("page.pad.player")} ${seat + 1}`))}
    ${view.partners && now.teams.map((/** @type {string} */ _team, /** @type {number} */ side) => field(teams, setTeams, side, `${t("page.pad.team")} ${side + 1}`))}</div>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    <div class="actions"><button type="submit" class="main">${t("page.pad.save")}</button></div></form></${Dialog}>`;
}

/** @param {string} name */
const trimmed = (name) => name.trim();
