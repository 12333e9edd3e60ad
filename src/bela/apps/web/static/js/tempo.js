/** How long what was shown lies there before the next thing is shown. */
import { paced } from "./settings.js";

/** In milliseconds, by the kind of event; the longest of an update counts. @type {Record<string, number>} */
const PAUSES = {
  trick_taken: 1100,
  shown: 1400,
  won: 700,
  called: 550,
  spoken: 550,
  declared: 550,
  swapped: 600,
  trump_fixed: 700,
  talon_taken: 500,
  bela_said: 700,
  drawn: 450,
  dealer_found: 800,
  dealt: 500,
  completed: 350,
  played: 280,
};

/** The more is waiting, the less is waited. @param {any} update @param {number} behind */
export function pauseAfter(update, behind) {
  const longest = Math.max(0, ...update.events.map((/** @type {any} */ event) => PAUSES[event.e] ?? 0));
  return paced(longest) / (behind > 6 ? 4 : 1);
}
