/** A deal that is half tapped: kept on the device until it is written down, so that neither a reload nor a slip of the thumb loses it. */
import { keep, recall } from "../js/settings.js";
import { blank } from "./form.js";

/** @typedef {import("./store.js").Head} Head @typedef {import("./form.js").Tapped} Tapped */

/** @param {string} id of the book */
const keyOf = (id) => `bela.pad.draft.${id}`;

/** What was tapped of the next deal; null where there is nothing, or something was written in the book since. @param {Head} head @param {any} view @returns {Tapped | null} */
export function draftOf(head, view) {
  const found = recall(keyOf(head.id), /** @type {any} */ (null));
  return found?.lines === head.lines && alike(found.tapped, blank(view)) ? found.tapped : null;
}

/** @param {Head} head @param {Tapped} tapped */
export const keepDraft = (head, tapped) => keep(keyOf(head.id), { lines: head.lines, tapped });

/** Forget what was tapped. @param {string} id of the book */
export function dropDraft(id) {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // where nothing can be kept, nothing was
  }
}

/** Whether something has the make of what is tapped: the store may hold anything. @param {any} found @param {any} none */
const alike = (found, none) => found !== null && typeof found === "object" && Object.keys(none).every((key) => typeof found[key] !== "undefined" && Array.isArray(found[key]) === Array.isArray(none[key]))
  && found.figures.length === none.figures.length && found.piles.length === none.piles.length;
