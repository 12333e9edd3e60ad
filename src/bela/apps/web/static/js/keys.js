/** The keyboard. A key acts once for a press, on what is shown when it is pressed. */
import { dialog, open } from "./dialog.js";
import { chooseAt } from "./hand.js";
import { question, withBela } from "./play.js";
import { answerAt } from "./prompt.js";
import { goOn, reading } from "./result.js";
import { match, table, you } from "./table.js";
import { hint } from "./tools.js";

/** By key: what it opens. @type {Record<string, () => void>} */
const OPENS = {
  l: () => open("last"),
  s: () => match.value && open("score"),
  r: () => open("rules"),
  t: () => open("told"),
  "?": () => open("help"),
  h: () => void (you.value?.can_hint && hint()),
  c: () => you.value?.may_claim && open("claim"),
  Escape: () => void (withBela.value = null),
};

/** @param {KeyboardEvent} event */
export function keys(event) {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || dialog.value || !table.value) return;
  if (/** @type {HTMLElement} */ (event.target).closest("input, select, textarea")) return;
  if (reading.value) return void (event.key === "Enter" && event.target === document.body && goOn());
  if (/^[0-9]$/.test(event.key)) return numbered(event);
  if (/^Arrow(Left|Right)$/.test(event.key) && event.target === document.body) return toTheHand(event);
  const does = OPENS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!does) return;
  event.preventDefault();
  does();
}

/** Arrows lead into the hand. @param {KeyboardEvent} event */
function toTheHand(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector(".hand [tabindex='0']"))?.focus();
}

/** @param {KeyboardEvent} event */
function numbered(event) {
  const place = (Number(event.key) + 9) % 10;
  event.preventDefault();
  if (question.value !== "choice" && !withBela.value) chooseAt(place);
  else answerAt(place);
}
