/** A match of a book as the score sheet wants it. */
import { marksOf } from "../js/score.js";
import { t } from "../js/words.js";

/** What is said of a side's cell; a row that is a claim alone counts nothing. @param {any} row @param {number} side @returns {string[]} */
function marks(row, side) {
  if (row.deal !== null && row.deal !== undefined) return marksOf(row, side);
  return row.result && row.entry.seat !== undefined && row.game_winner === side ? [t("web.mark.claimed")] : [];
}

/** What may be written in a match next. @param {any} shown @param {number} number the match, from 0 */
export const offersOf = ({ view, offers }, number) => ({ ...offers, ...view.matches[number].offers });

/** The match that is meant, as the core counts it; nothing for the last one, which is meant where none is named.
 *  @param {any} view @param {number} number from 0 @returns {{match?: number}} */
export const named = (view, number) => (number === view.matches.length - 1 ? {} : { match: number + 1 });

/** Words with the match that they are about, where there are several. @param {any} view @param {number} number from 0 @param {string} text */
export const aboutMatch = (view, number, text) => (view.matches.length > 1 ? t("page.pad.of_match", { match: t("page.pad.match", { number: number + 1 }), text }) : text);

/** The score as it is called out. @param {any} shown @param {number} number the match, from 0 */
export const spokenOf = ({ view, told }, number) => aboutMatch(view, number, told.matches[number].spoken);

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
