/** The sheet of a match as the score sheet wants it: announcements, falls, all tricks, running totals. */
import { playing, say, sideName, sidesInOrder } from "./say.js";
import { marksOf } from "./score.js";
import { match } from "./table.js";
import { t } from "./words.js";

/** @param {any} row a deal of the sheet @param {any} at @param {number[]} order @returns {import("./score.js").Line} */
const line = (row, at, order) => ({
  key: row.number,
  number: row.number,
  cells: order.map((side) => ({ points: row.written[side], total: row.scores[side], marks: marksOf(row, side) })),
  note: row.result === "void" ? t("sheet.void") : undefined,
  heading: at && row.first ? t("web.game", { number: row.game }) : undefined,
});

/** @param {any} now the match part @param {any} at the table part @param {number | null} [me] @returns {import("./score.js").Sheet} */
export function sheetOf(now = match.value, at = playing.value, me) {
  const several = now.sheet.length && (now.wins > 1 || now.sheet.at(-1).game > 1);
  const rows = now.sheet.map((/** @type {any} */ row, /** @type {number} */ place) => ({ ...row, first: several && row.game !== now.sheet[place - 1]?.game }));
  const order = sidesInOrder(at, me);
  return {
    columns: order.map((side) => sideName(side, at, me)),
    lines: rows.map((/** @type {any} */ row) => line(row, at, order)),
    totals: order.map((side) => now.scores[side]),
    target: now.target,
    games: now.wins > 1 ? order.map((side) => now.games[side]) : undefined,
    hanging: now.hanging,
  };
}

/** The account of a deal, row by row, in words and figures. @param {any} result @param {any} [at] @param {number | null} [me]
 *  @returns {{rows: {label: string, points: number[]}[], reasons: string[], standing: string[]}} */
export const accountOf = (result, at, me) => ({
  rows: result.rows.map((/** @type {any} */ [key, points]) => ({ label: t(key), points: sidesInOrder(at, me).map((side) => points[side]) })),
  reasons: result.reasons.map((/** @type {any} */ each) => say(each, at, me)),
  standing: result.standing.map((/** @type {any} */ each) => say(each, at, me)),
});
