/** Figures about everybody, and the course of each game as a picture. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { dialog, Dialog } from "../js/dialog.js";
import { Choice } from "../js/forms.js";
import { html } from "../js/html.js";
import { breakable } from "../js/names.js";
import { language, t } from "../js/words.js";
import { asked } from "../python/frame.js";
import { book } from "./books.js";
import { called } from "./melds.js";

const [WIDE, HIGH, EDGE, LETTER] = [320, 190, 34, 13];

export function StatisticsDialog() {
  const several = book.value.shown.view.matches.length > 1;
  const [only, setOnly] = useState(several ? "all" : "one");
  const [found, setFound] = useState(/** @type {any} */ (null));
  const match = (dialog.value?.about?.match ?? 0) + 1;
  useEffect(() => {
    asked("pad", { do: "statistics", book: book.value.text, ...(only === "one" ? { match } : {}) }).then((answer) => setFound(answer.ok ? answer : null));
  }, [only]);
  return html`<${Dialog} wide=${true} title=${t("page.pad.statistics")}>
    ${several && html`<${Choice} name="only" legend=${t("page.pad.of_what")} value=${only} options=${[{ value: "all", label: t("page.pad.all_matches") }, { value: "one", label: t("page.pad.match", { number: match }) }]} onChange=${setOnly} />`}
    ${found && html`<${Figures} found=${found} />`}</${Dialog}>`;
}

/** A figure with one place behind the point, as the language writes it. @param {number | null} figure */
const one = (figure) => (figure === null ? "–" : figure.toLocaleString(language.value, { maximumFractionDigits: 1 }));
/** @param {number | null} share */
const percent = (share) => (share === null ? "–" : share.toLocaleString(language.value, { style: "percent" }));

/** @param {{found: any}} props */
function Figures({ found }) {
  return html`<${Table} caption=${t("pad.stats.players")} rows=${found.players} columns=${[
      ["page.stat.chosen", (/** @type {any} */ own) => own.chosen], ["page.stat.made", (/** @type {any} */ own) => percent(own.made_share)], ["page.stat.dealt", (/** @type {any} */ own) => own.dealt],
      ["page.stat.belas", (/** @type {any} */ own) => own.belas], ["page.stat.announced", (/** @type {any} */ own) => Object.entries(own.announced).map(([what, times]) => `${called(what)} ×${times}`).join(", ") || "–"]]} />
    <${Table} caption=${t("pad.stats.sides")} rows=${found.sides} columns=${[
      ["page.stat.average", (/** @type {any} */ own) => one(own.average)], ["page.stat.best", (/** @type {any} */ own) => own.best], ["page.stat.made", (/** @type {any} */ own) => percent(own.made_share)],
      ["page.stat.capots", (/** @type {any} */ own) => own.capots], ["page.stat.announced", (/** @type {any} */ own) => own.announced], ["page.stat.games", (/** @type {any} */ own) => own.games], ["page.stat.matches", (/** @type {any} */ own) => own.matches]]} />
    ${found.courses.map((/** @type {any} */ course) => html`<${Chart} key=${`${course.match}.${course.game}`} course=${course} />`)}`;
}

/** A column for each of them, so that it fits a narrow screen. @param {{caption: string, rows: any[], columns: [string, (own: any) => any][]}} props */
const Table = ({ caption, rows, columns }) => html`<div class="paper figures" tabindex="0" role="group" aria-label=${caption}><table><caption>${caption}</caption><thead><tr><td></td>${rows.map((own) => html`<th scope="col" key=${own.name}>${own.name}</th>`)}</tr></thead>
  <tbody>${columns.map(([key, show]) => html`<tr key=${key}><th scope="row">${t(key)}</th>${rows.map((own) => html`<td key=${own.name}>${show(own)}</td>`)}</tr>`)}</tbody></table></div>`;

/** Heights of figures beside each other's lines, moved up as far as none lies on another. @param {number[]} heights */
function apart(heights) {
  const found = [...heights];
  const order = heights.map((_, at) => at).sort((one, other) => heights[other] - heights[one]);
  order.forEach((at, place) => place && (found[at] = Math.min(found[at], found[order[place - 1]] - LETTER)));
  return found;
}

/** Lines from row to row; sides are told apart by their dashes and their names as well. @param {{course: {match: number, game: number, scores: number[][], names: string[]}}} props */
function Chart({ course }) {
  const { scores, names } = course;
  const top = Math.max(book.value.shown.view.target, ...scores.flat(), 1);
  const low = Math.min(0, ...scores.flat());
  const x = (/** @type {number} */ at) => EDGE + ((WIDE - 2 * EDGE) * at) / Math.max(1, scores.length - 1);
  const y = (/** @type {number} */ score) => HIGH - EDGE + ((2 * EDGE - HIGH) * (score - low)) / (top - low);
  const last = scores[scores.length - 1];
  const ends = apart(last.map(y));
  const title = t("pad.stats.course", { match: course.match, game: course.game });
  const target = book.value.shown.view.target;
  return html`<figure class="paper chart"><figcaption>${title}</figcaption><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${title}. ${names.map((name, side) => `${name}: ${scores.map((/** @type {number[]} */ row) => row[side]).join(", ")}`).join(". ")}`}>
    <path class="axis" d=${`M${EDGE} ${y(0)}H${WIDE - EDGE}M${EDGE} ${y(target)}H${WIDE - EDGE}`} /><text x="2" y=${y(target) + 4}>${target}</text>
    ${names.map((name, side) => html`<polyline key=${name} class=${`course side-${side}`} points=${scores.map((/** @type {number[]} */ row, /** @type {number} */ at) => `${x(at)},${y(row[side])}`).join(" ")} />`)}
    ${names.map((name, side) => html`<text key=${name} class="at-end" x=${WIDE - EDGE + 3} y=${ends[side] + 4}>${last[side]}</text>`)}</svg>
    <ul class="legend">${names.map((name, side) => html`<li key=${name}><svg viewBox="0 0 30 8" aria-hidden="true"><path class=${`course side-${side}`} d="M0 4h30" /></svg><span>${breakable(name)}</span></li>`)}</ul></figure>`;
}
