/** The caller: one polite voice that tells a screen reader the game, and the notes that come up on the screen. */
import { signal } from "../vendor/signals.js";

/** What is to be read out. */
export const spoken = signal("");
/** A note on the screen, which goes by itself. @type {import("../vendor/signals.js").Signal<{text: string, rule?: string, at: number} | null>} */
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
/** Show a note, and read it out. @param {string} text @param {string} [rule] the id of the rule behind it */
export function notify(text, rule) {
  notes += 1;
  const at = notes;
  note.value = { text, rule, at };
  read(text);
  setTimeout(() => {
    if (note.value?.at === at) note.value = null;
  }, 7000);
}
