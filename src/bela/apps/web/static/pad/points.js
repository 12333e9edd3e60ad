/** The card points: keys large enough for a thumb, and a box for each side. */
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { byFigures } from "./form.js";
import { SeatChoice } from "./people.js";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "⌫"];
const LONGEST = 3;

/** @param {{tapped: any, set: (more: any) => void, sides: string[], offers: any, view: any, counted: number[] | null, error: any}} props */
export function Points({ tapped, set, sides, offers, view, counted, error }) {
  const ways = [["points", "page.pad.way.points"], ...(offers.last_trick ? [["taken", "page.pad.way.taken"]] : []), ["cards", "page.pad.way.cards"]];
  const exact = offers.total_fixed && tapped.kind === "played";
  const follows = exact && view.sides === 2;
  const type = (/** @type {string} */ key) => set({ figures: typed(tapped.figures, tapped.at, key, follows), took: {} });
  const keys = byFigures(tapped, offers);
  const figure = (/** @type {number} */ at) => (keys ? tapped.figures[at] : "");
  const asked = error?.code === "trick_or_not" ? [Number(/\d+/.exec(error.field)?.[0] ?? 0)] : [];
  const unsure = tapped.capot === null ? [...new Set([...Object.keys(tapped.took).map(Number), ...asked])].sort() : [];
  return html`<fieldset class="points" onKeyDown=${(/** @type {KeyboardEvent} */ event) => byKey(event, type)}><legend>${t(exact ? "page.pad.points" : "page.pad.points_most", { total: offers.total })}</legend>
    <div class="boxes">${sides.map((side, at) => html`<button type="button" key=${at} class="figure-box" data-side=${at} aria-pressed=${String(tapped.at === at && keys)} disabled=${!keys} onClick=${() => set({ at })}>
      <span>${side}</span><output class=${figure(at) ? "" : "worked-out"}>${figure(at) || (counted ? counted[at] : "–")}</output></button>`)}</div>
    ${keys && html`<div class="keypad">${KEYS.map((key) => key ? html`<button type="button" class="key" key=${key} data-key=${key} aria-label=${key === "⌫" ? t("page.pad.erase") : key} onClick=${() => type(key)}>${key}</button>` : html`<${Capots} key="capot" tapped=${tapped} set=${set} sides=${sides} view=${view} />`)}</div>`}
    ${!keys && html`<${Capots} tapped=${tapped} set=${set} sides=${sides} view=${view} />`}
    ${unsure.map((at) => html`<${SeatChoice} key=${at} name=${`took-${at}`} legend=${t("page.pad.took", { side: sides[at] })} seats=${[t("page.yes"), t("page.no")]} values=${[true, false]} value=${tapped.took[at] ?? null} onChange=${(/** @type {boolean} */ one) => set({ took: { ...tapped.took, [at]: one } })} />`)}
    ${tapped.capot === null && tapped.way !== "points" && offers.last_trick > 0 && html`<${SeatChoice} name="last_trick" legend=${t("page.pad.last_trick", { points: offers.last_trick })} seats=${sides} value=${tapped.lastTrick} onChange=${(/** @type {number} */ lastTrick) => set({ lastTrick })} />`}
    <label class="ways-of-counting"><span class="unseen">${t("page.pad.way")}</span><select name="way" value=${tapped.way} onChange=${(/** @type {any} */ event) => set({ way: event.currentTarget.value })}>${ways.map(([way, key]) => html`<option key=${way} value=${way} selected=${way === tapped.way}>${t(key)}</option>`)}</select></label></fieldset>`;
}

/** All tricks for one side, as a key: it goes from side to side and off again. @param {{tapped: any, set: (more: any) => void, sides: string[], view: any}} props */
function Capots({ tapped, set, sides, view }) {
  const next = tapped.capot === null ? tapped.at : (tapped.capot + 1) % view.sides === tapped.at ? null : (tapped.capot + 1) % view.sides;
  return html`<button type="button" class="key capot" data-key="capot" aria-pressed=${String(tapped.capot !== null)} onClick=${() => set({ capot: next })}>${tapped.capot === null ? t("page.pad.capot") : t("page.pad.capot_of", { side: sides[tapped.capot] })}</button>`;
}

/** The figures after a key; where one follows from the other, the other is no longer typed.
 *  @param {string[]} figures @param {number} at @param {string} key @param {boolean} follows */
function typed(figures, at, key, follows) {
  const before = figures[at];
  const after = key === "⌫" ? before.slice(0, -1) : `${before === "0" ? "" : before}${key}`.slice(0, LONGEST);
  return figures.map((figure, side) => (side === at ? after : follows ? "" : figure));
}

/** @param {KeyboardEvent} event @param {(key: string) => void} type */
function byKey(event, type) {
  if (/^[0-9]$/.test(event.key)) type(event.key);
  else if (event.key === "Backspace") type("⌫");
  else return;
  event.preventDefault();
}
