/** Beginning a book: what is played, who plays, who deals first. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { notify } from "../js/caller.js";
import { html } from "../js/html.js";
import { once } from "../js/once.js";
import { t } from "../js/words.js";
import { Bar, Coming, asked } from "../python/frame.js";
import { RulesChoice, lastChosen, useRules } from "../python/rules_choice.js";
import { beginBook } from "./books.js";
import { goTo } from "./place.js";
import { SeatChoice } from "./people.js";

/** The date of today where one is, as books write it. */
export const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10);

export function NewPage() {
  const [wanted, setRules, held] = useRules(lastChosen());
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [teams, setTeams] = useState(/** @type {string[]} */ ([]));
  const [title, setTitle] = useState("");
  const [dealer, setDealer] = useState(/** @type {number | null} */ (null));
  const [places, setPlaces] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    let late = false;
    asked("pad", { do: "faces", variant: wanted.variant, options: {} }).then((found) => !late && found.ok && setPlaces(found.seats));
    return () => void (late = true);
  }, [wanted.variant]);
  const set = (/** @type {string} */ variant, /** @type {Record<string, any>} */ options) => {
    if (variant !== wanted.variant) setDealer(null);
    setRules(variant, options);
  };
  const current = held?.name === wanted.variant;
  const seats = held?.seats ?? 0;
  const begin = async () => {
    const [called, sides] = [filled(names, seats), held.partners ? filled(teams, 2) : []];
    const answer = await asked("pad", { do: "open", ...wanted, title: title.trim(), names: called, teams: held.partners && !sides.length && !called.length ? [t("side.us"), t("side.them")] : sides, dealer, date: today() });
    if (!answer.ok) return notify(answer.error.sentence);
    const id = await beginBook(answer);
    if (id) goTo(`b/${id}`, true);
  };
  return html`<${Bar} title=${t("page.pad.new")} here="./" /><${Coming} /><main class="page" id="main"><h1>${t("page.pad.new")}</h1>
    <form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), once(begin))}><${RulesChoice} wanted=${wanted} held=${held} set=${set} />
    ${held && html`<fieldset><legend>${t("page.pad.players")}</legend><p class="fine">${t("page.pad.players.about")}</p><div class="grid-names">${Array.from({ length: seats }, (_, seat) => html`<${Field} key=${seat} label=${`${seat + 1}. ${places[seat] ?? ""}`} name=${`seat-${seat}`} value=${names[seat] ?? ""} set=${(/** @type {string} */ name) => setNames(put(names, seat, name))} />`)}</div></fieldset>
    ${held.partners && html`<fieldset><legend>${t("page.pad.teams")}</legend><div class="grid-names">${[0, 1].map((side) => html`<${Field} key=${side} label=${t("page.pad.team_of", { one: names[side] || side + 1, other: names[side + 2] || side + 3 })} hint=${t(side ? "side.them" : "side.us")} name=${`team-${side}`} value=${teams[side] ?? ""} set=${(/** @type {string} */ name) => setTeams(put(teams, side, name))} />`)}</div></fieldset>`}
    <${SeatChoice} legend=${t("page.pad.first_dealer")} seats=${Array.from({ length: seats }, (_, seat) => names[seat] || places[seat] || `${seat + 1}`)} value=${dealer} onChange=${setDealer} none=${t("page.pad.unknown")} />
    <${Field} label=${t("page.pad.title")} name="title" value=${title} set=${setTitle} />
    <div class="actions sticky"><button type="submit" class="main" data-action="begin" disabled=${!current}>${t("page.pad.begin")}</button></div>`}</form></main>`;
}

/** @param {{label: string, name: string, value: string, set: (value: string) => void, hint?: string}} props */
const Field = ({ label, name, value, set, hint = "" }) => html`<label class="field"><span>${label}</span><input name=${name} maxlength="320" autocomplete="off" placeholder=${hint} value=${value} onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} /></label>`;

/** @param {string[]} all @param {number} at @param {string} one */
const put = (all, at, one) => Object.assign([...all], { [at]: one });

/** As many names as there are places; none at all where nobody is named. @param {string[]} all @param {number} count */
function filled(all, count) {
  const found = Array.from({ length: count }, (_, at) => (all[at] ?? "").trim());
  return found.some(Boolean) ? found : [];
}
