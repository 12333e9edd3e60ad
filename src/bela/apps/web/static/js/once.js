/** One press, one thing: while something is being done, whatever else is pressed does nothing. */
import { signal } from "../vendor/signals.js";

/** Whether an answer is outstanding. */
export const busy = signal(false);

/** Do something, unless something is being done. @template T @param {() => Promise<T>} deed
 *  @param {import("../vendor/signals.js").Signal<boolean>} [lane] what is done one after the other; whatever has another need not wait
 *  @returns {Promise<T | null>} what came of it; null where it was not begun */
export async function once(deed, lane = busy) {
  if (lane.value) return null;
  lane.value = true;
  try {
    return await deed();
  } finally {
    lane.value = false;
  }
}
