/** What was announced, by tap: who, then what; and whose the Bela was. */
import { useState } from "../vendor/preact-hooks.js";
import { html } from "../js/html.js";
import { meld as meldName, t, term } from "../js/words.js";
import { same } from "./form.js";
import { SeatChoice } from "./people.js";

/** What an announcement is called: by its length where no more is known. @param {string} what */
export function called(what) {
  if (what.startsWith("/")) return term(`run.${what.slice(1)}`)("");
  if (/^\d+$/.test(what)) return what;
  return meldName(what)("");
}

/** @param {{tapped: any, set: (more: any) => void, all: any[], offers: any, sides: string[], beaten: any[], asked: boolean}} props */
export function Announced({ tapped, set, all, offers, sides, beaten, asked }) {
  const [who, setWho] = useState(/** @type {number | null} */ (null));
  const [some] = useState(tapped.melds.length > 0); // from then on it is open or shut as whoever taps wants it
  const maker = all.findIndex((one) => same(one.owner, tapped.maker));
  const at = who ?? (maker < 0 ? 0 : maker);
  const add = (/** @type {string} */ what) => set({ melds: [...tapped.melds, { ...all[at].owner, what }], announcedBy: null });
  const lost = lostPlaces(tapped.melds, beaten);
  const belongs = all.findIndex((one) => same(one.owner, tapped.bela));
  return html`<${SeatChoice} name="bela" legend=${t("page.pad.bela", { points: offers.bela })} seats=${all.map((one) => one.label)} value=${belongs < 0 ? null : belongs} free=${true} onChange=${(/** @type {number | null} */ chosen) => set({ bela: chosen === null ? null : all[chosen].owner })} />
    <details class="box announced-box" open=${some}><summary>${t("page.pad.announced")}${tapped.melds.length ? ` (${tapped.melds.length})` : ""}</summary>
    <${SeatChoice} name="announcer" legend=${t("page.pad.whose")} seats=${all.map((one) => one.label)} value=${at} onChange=${setWho} />
    <div class="chips" role="group" aria-label=${t("page.pad.announced")}>${Object.entries(offers.announcements).map(([what, points]) => html`<button type="button" class="tap chip" key=${what} data-meld=${what} onClick=${() => add(what)}><b>${points}</b><small>${called(what)}</small></button>`)}</div>
    ${tapped.melds.length > 0 && html`<ul class="announced-list">${tapped.melds.map((/** @type {any} */ one, /** @type {number} */ place) => html`<li key=${place} class=${lost.includes(place) ? "beaten" : ""}><span>${lost.includes(place) ? html`<span class="unseen">${t("page.pad.beaten")}</span>` : null}${all.find((each) => same(each.owner, one))?.label ?? ""}: ${called(one.what)}</span>
      <button type="button" class="icon" aria-label=${t("page.pad.take_out", { what: called(one.what) })} onClick=${() => set({ melds: tapped.melds.filter((/** @type {any} */ _one, /** @type {number} */ at) => at !== place), announcedBy: null })}>×</button></li>`)}</ul>`}
    ${(asked || tapped.announcedBy !== null) && html`<${Winner} tapped=${tapped} set=${set} offers=${offers} sides=${sides} />`}</details>`;
}

/** Whose announcements count, where what was tapped does not tell. @param {{tapped: any, set: (more: any) => void, offers: any, sides: string[]}} props */
function Winner({ tapped, set, offers, sides }) {
  const values = [...sides.map((_side, at) => at), ...(offers.may_cancel ? ["nobody"] : [])];
  const names = [...sides, ...(offers.may_cancel ? [t("pad.ask.nobody")] : [])];
  return html`<${SeatChoice} name="announced_by" legend=${t("pad.ask.announced_by")} seats=${names} values=${values} value=${tapped.announcedBy} free=${true} onChange=${(/** @type {number | string | null} */ announcedBy) => set({ announcedBy })} />`;
}

/** Which of the announcements are those that lost. @param {any[]} melds @param {any[]} beaten @returns {number[]} */
export function lostPlaces(melds, beaten) {
  const left = beaten.map((one) => JSON.stringify(one));
  return melds.flatMap((one, place) => {
    const at = left.findIndex((each) => each === JSON.stringify({ ...one }));
    return at < 0 ? [] : (left.splice(at, 1), [place]);
  });
}
