/** The caller: one polite voice that tells a screen reader the game, and the notes that come up on the screen. */
import { effect, signal } from "../vendor/signals.js";

/** What is to be read out. */
export const spoken = signal("");
/** A note on the screen, which goes by itself. @type {import("../vendor/signals.js").Signal<{text: string, rule?: string, passing?: boolean, at: number} | null>} */
export const note = signal(null);

/** How an update is put into words; set by the page, which knows the words. @type {(update: any) => string} */
let tell = () => "";
/** @param {(update: any) => string} how */
export const tellBy = (how) => void (tell = how);

/** @type {string[]} */
let gathered = [];
let due = false;

/** Tell an update. @param {any} update */
export const announce = (update) => read(tell(update));

/** Have something read out; what comes at the same time is read in one go. @param {string} text */
export function read(text) {
  if (!text) return;
  gathered.push(text);
  if (due) return;
  due = true;
  setTimeout(() => {
    due = false;
    spoken.value = gathered.join(" ");
    gathered = [];
  }, 60);
}

let notes = 0;
/** Whether anything was touched since the last note came up. */
let touched = false;
for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, () => void (touched = true), true);

/** Show a note, and read it out. @param {string} text @param {string} [rule] the id of the rule behind it
 *  @param {boolean} [passing] whether it is about what is shown just now, and about nothing later */
export function notify(text, rule, passing) {
  notes += 1;
  const at = notes;
  [note.value, touched] = [{ text, rule, passing, at }, false];
  read(text);
  setTimeout(() => {
    if (note.value?.at === at) note.value = null;
  }, 7000);
}

/** Take the note away. */
export const hush = () => void (note.value = null);

/** Take the note away where it was there before something else came, but not the one that tells how that went:
 *  whoever sees something else has touched something since a note that is old. */
export const hushOld = () => void (touched && hush());

/** Whenever a signal changes, do something to the note. @param {{value: any}} what @param {() => void} does such as hush */
export const onChange = (what, does) => effect(() => (void what.value, does()));

/** Take away a note that is only about what was shown until now. */
export const hushPassing = () => void (note.peek()?.passing && hush());

/** Escape takes the note away first: whatever else it does, it does the next time. */
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.isComposing || !note.peek()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hush();
}, true);
