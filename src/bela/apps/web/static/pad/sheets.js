/** A match of a book as the score sheet wants it. */
import { has, t } from "../js/words.js";

/** By result: what is said of the maker's side. @type {Record<string, string>} */
const FALLS = { failed: "web.mark.failed", tied: "web.mark.tied", belot: "web.mark.belot", claimed: "web.mark.claimed" };

/** @param {any} row @param {number} side */
function marks(row, side) {
  const found = [];
  if (row.deal === null || row.deal === undefined) return row.result && row.entry.seat !== undefined && row.game_winner === side ? [t("web.mark.claimed")] : [];
  if (row.announced[side]) found.push(t("web.mark.announced", { points: row.announced[side] }));
  if (row.bela[side]) found.push(t("web.mark.bela"));
  if (row.capot[side]) found.push(t("account.capot"));
  if (row.maker_side === side) found.push(FALLS[row.result] && has(FALLS[row.result]) ? t(FALLS[row.result]) : t("tui.maker"));
  if (row.paid[side]) found.push(t("web.mark.paid", { points: row.paid[side] }));
  return found;
}

/** @param {any} shown the book as it is shown @param {number} number the match, from 0 @returns {import("../js/score.js").Sheet} */
export function sheetOf(shown, number) {
  const { view, told } = shown;
  const [match, said] = [view.matches[number], told.matches[number]];
  const sides = Array.from({ length: view.sides }, (_, side) => side);
  let game = 0;
  const lines = match.rows.map((/** @type {any} */ row, /** @type {number} */ place) => {
    const first = view.match_wins > 1 && row.game && row.game !== game;
    game = row.game ?? game;
    const fault = said.rows[place].fault;
    const note = fault ? t("page.pad.uncounted", { reason: fault }) : row.result === "void" ? t("sheet.void") : row.entry.note || undefined;
    return {
      key: row.row,
      number: row.place,
      cells: sides.map((side) => ({ points: row.written?.[side] ?? 0, total: row.scores[side], marks: fault ? [] : marks(row, side) })),
      note,
      heading: first ? t("web.game", { number: row.game }) : undefined,
    };
  });
  return {
    columns: said.sides,
    lines,
    totals: match.scores,
    target: view.target,
    games: view.match_wins > 1 ? match.games : undefined,
    hanging: match.hanging,
  };
}
