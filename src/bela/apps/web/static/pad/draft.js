/** Deals that are half tapped, new ones and rows that are written anew: kept on the device until they are written down,
 *  so that neither a reload nor a slip of the thumb loses them. */
import { keep, recall } from "../js/settings.js";
import { blank } from "./form.js";

/** @typedef {import("./store.js").Head} Head @typedef {import("./form.js").Tapped} Tapped */

/** @param {string} id of the book */
const keyOf = (id) => `bela.pad.draft.${id}`;

/** Where a deal that is being tapped belongs: after the last of the match, before a row, or in its place. @param {{row?: string, before?: boolean}} about @param {number} match */
export const whereOf = ({ row, before }, match) => (row === undefined ? `new ${match}` : before ? `before ${row}` : `row ${row}`);

/** What is half tapped, by where it belongs, while the book has so many lines. @param {string} id of the book @param {number} lines @returns {Record<string, any>} */
function formsOf(id, lines) {
  const found = recall(keyOf(id), /** @type {any} */ (null));
  return found?.lines === lines && found.forms !== null && typeof found.forms === "object" ? found.forms : {};
}

/** What was tapped of a deal, a page of an earlier version having known fewer fields; null where there is nothing, or something was written in the book since. @param {Head} head @param {string} where @param {any} view @returns {Tapped | null} */
export function draftOf(head, where, view) {
  const none = blank(view), tapped = formsOf(head.id, head.lines)[where];
  if (!tapped?.kind) return null;
  const whole = { ...none, ...tapped };
  return alike(whole, none) ? whole : null;
}

/** @param {Head} head @param {string} where @param {Tapped} tapped */
export const keepDraft = (head, where, tapped) => keep(keyOf(head.id), { lines: head.lines, forms: { ...formsOf(head.id, head.lines), [where]: tapped } });

/** A line was written in the book: what is half tapped holds on. @param {Head} head as it stands after the line */
export const carryDrafts = (head) => putForms(head, formsOf(head.id, head.lines - 1));

/** A deal was written down, or is tapped from the start: forget it, and keep the others. @param {Head} head @param {string} where */
export function settleDraft(head, where) {
  const { [where]: _gone, ...forms } = formsOf(head.id, head.lines);
  putForms(head, forms);
}

/** @param {Head} head @param {Record<string, any>} forms */
function putForms(head, forms) {
  if (Object.keys(forms).length) keep(keyOf(head.id), { lines: head.lines, forms });
  else dropDrafts(head.id);
}

/** Forget whatever was tapped. @param {string} id of the book */
export function dropDrafts(id) {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // where nothing can be kept, nothing was
  }
}

/** Whether something has the make of what is tapped: the store may hold anything. @param {any} found @param {any} none */
const alike = (found, none) => Object.keys(none).every((key) => Array.isArray(found[key]) === Array.isArray(none[key]))
  && found.figures.length === none.figures.length && found.piles.length === none.piles.length;
