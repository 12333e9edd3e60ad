/** The sheet of a match as the score sheet wants it: announcements, falls, all tricks, running totals. */
import { say, sideName } from "./say.js";
import { match, table } from "./table.js";
import { t } from "./words.js";

/** By result: what is said of the maker's side, where there is something to say. @type {Record<string, string>} */
const FALLS = { failed: "web.mark.failed", tied: "web.mark.tied", belot: "web.mark.belot", claimed: "web.mark.claimed" };

/** @param {any} row a deal of the sheet @returns {import("./score.js").Line} */
const line = (row, at = table.value) => ({
  key: row.number,
  number: row.number,
  cells: row.written.map((/** @type {number} */ points, /** @type {number} */ side) => ({ points, total: row.scores[side], marks: marks(row, side) })),
  note: row.result === "void" ? t("sheet.void") : undefined,
  heading: at && row.first ? t("web.game", { number: row.game }) : undefined,
});

/** @param {any} row @param {number} side */
function marks(row, side) {
  const found = [];
  if (row.announced[side]) found.push(t("web.mark.announced", { points: row.announced[side] }));
  if (row.bela[side]) found.push(t("web.mark.bela"));
  if (row.capot[side]) found.push(t("account.capot"));
  if (row.maker_side === side) found.push(t(FALLS[row.result] ?? "tui.maker"));
  if (row.paid[side]) found.push(t("web.mark.paid", { points: row.paid[side] }));
  return found;
}

/** @param {any} now the match part @param {any} at the table part @param {number | null} [me] @returns {import("./score.js").Sheet} */
export function sheetOf(now = match.value, at = table.value, me) {
  const several = now.sheet.length && (now.wins > 1 || now.sheet.at(-1).game > 1);
  const rows = now.sheet.map((/** @type {any} */ row, /** @type {number} */ place) => ({ ...row, first: several && row.game !== now.sheet[place - 1]?.game }));
  return {
    columns: at.sides.map((/** @type {any} */ _seats, /** @type {number} */ side) => sideName(side, at, me)),
    lines: rows.map((/** @type {any} */ row) => line(row, at)),
    totals: now.scores,
    target: now.target,
    games: now.wins > 1 ? now.games : undefined,
    hanging: now.hanging,
  };
}

/** The account of a deal, row by row, in words and figures. @param {any} result
 *  @returns {{rows: {label: string, points: number[]}[], reasons: string[], standing: string[]}} */
export const accountOf = (result) => ({
  rows: result.rows.map((/** @type {any} */ [key, points]) => ({ label: t(key), points })),
  reasons: result.reasons.map((/** @type {any} */ each) => say(each)),
  standing: result.standing.map((/** @type {any} */ each) => say(each)),
});
