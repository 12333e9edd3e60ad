/** The score sheet: columns of whoever writes, a line for each deal. It knows nothing of tables: it is given plain figures. */
import { html } from "./html.js";
import { breakable } from "./names.js";
import { t } from "./words.js";

/** @typedef {{points: number, total: number, marks: string[]}} Cell What a side wrote down, its running total, and what is to be said of it.
 *  @typedef {{key: string | number, number: number, cells: Cell[], note?: string, heading?: string}} Line
 *  @typedef {{columns: string[], lines: Line[], totals: number[], target?: number, games?: number[], hanging?: number, onOpen?: (line: Line) => void}} Sheet */

/** @param {Sheet} sheet */
export function ScoreSheet({ columns, lines, totals, target, games, hanging, onOpen }) {
  return html`<div class="paper sheet"><table>
    <caption>${target ? t("tui.score", { target }) : t("web.score")}</caption>
    <thead><tr><th scope="col" class="number"><span class="unseen">${t("web.deal")}</span></th>
      ${columns.map((column, side) => html`<th scope="col" key=${side}>${breakable(column)}</th>`)}</tr></thead>
    <tbody>${lines.map((line) => [
      line.heading && html`<tr class="game" key=${`${line.key}-game`}><th colspan=${columns.length + 1} scope="colgroup">${line.heading}</th></tr>`,
      html`<${Row} key=${line.key} line=${line} onOpen=${onOpen} />`,
    ])}
    ${!lines.length && html`<tr><td colspan=${columns.length + 1} class="empty">${t("web.nothing_written")}</td></tr>`}</tbody>
    <tfoot><tr><th scope="row" class="number"><span class="unseen">${t("web.total")}</span></th>${totals.map((total, side) => html`<td key=${side}><strong>${total}</strong></td>`)}</tr>
      ${games && games.some(Boolean) && html`<tr class="games"><th scope="row" class="number"><span class="unseen">${t("tui.games")}</span></th>
        ${games.map((won, side) => html`<td key=${side}>${won ? "●".repeat(won) : "–"}<span class="unseen"> ${t("tui.games")}: ${won}</span></td>`)}</tr>`}
    </tfoot></table>
    ${hanging ? html`<p class="hanging">${t("web.hanging", { points: hanging })}</p>` : null}</div>`;
}

/** By result: what is said of the maker's side, where there is something to say. @type {Record<string, string>} */
const FALLS = { failed: "web.mark.failed", tied: "web.mark.tied", belot: "web.mark.belot" };

/** What is to be said of a side's cell. @param {any} row a deal that was counted @param {number} side @returns {string[]} */
export function marksOf(row, side) {
  const found = [];
  if (row.announced[side]) found.push(t("web.mark.announced", { points: row.announced[side] }));
  if (row.bela[side]) found.push(t("web.mark.bela"));
  if (row.capot[side]) found.push(t("account.capot"));
  if (row.maker_side === side) found.push(t(FALLS[row.result] ?? "tui.maker"));
  if (row.result === "claimed" && row.winner === side) found.push(t("web.mark.claimed"));
  if (row.paid[side]) found.push(t("web.mark.paid", { points: row.paid[side] }));
  return found;
}

/** @param {{line: Line, onOpen?: (line: Line) => void}} props */
function Row({ line, onOpen }) {
  const number = onOpen
    ? html`<button type="button" class="link" onClick=${() => onOpen(line)} aria-label=${t("web.look_at_deal", { number: line.number })}>${line.number}</button>`
    : line.number;
  return html`<tr><th scope="row" class="number">${number}</th>
    ${line.cells.map((cell, side) => html`<td key=${side}><span class="total">${cell.total}</span> <span class="points">+${cell.points}</span>
      ${cell.marks.map((mark) => html`<span class="mark" key=${mark}>${mark}</span>`)}</td>`)}</tr>
    ${line.note && html`<tr class="remark"><td colspan=${line.cells.length + 1}>${line.note}</td></tr>`}`;
}
