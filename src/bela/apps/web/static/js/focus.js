/** What has the focus may go with a tap on it: what is nearest to where it was has it then, and not the whole page. */

const CONTROLS = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";

/** What can be focused in something, in order. @param {Element} within @returns {HTMLElement[]} */
const controls = (within) => [.../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(CONTROLS))].filter((one) => one.checkVisibility());

/** Where something stands: what it is in, the nearest first, each with its place among the controls there.
 *  @param {Element} one @param {Element} within @returns {[Element, number][]} */
function standsIn(one, within) {
  /** @type {[Element, number][]} */
  const found = [];
  for (let each = one.parentElement; each && within.contains(each); each = each.parentElement) found.push([each, controls(each).indexOf(/** @type {HTMLElement} */ (one))]);
  return found;
}

/** Hold the focus in something whatever goes; gives what ends it. @param {HTMLElement} within @returns {() => void} */
export function holdFocus(within) {
  /** @type {Element | null} */
  let last = null;
  /** @type {[Element, number][]} */
  let stood = [];
  const note = () => {
    last = document.activeElement;
    stood = last ? standsIn(last, within) : [];
  };
  const watch = new MutationObserver(() => {
    const now = document.activeElement;
    if (now && now !== document.body && now !== within) return void (now === last && within.contains(now) && note());
    if (!last || last.isConnected) return;
    const [near, place] = stood.find(([each]) => each.isConnected && controls(each).length) ?? [null, 0];
    if (near) controls(near)[Math.min(Math.max(place, 0), controls(near).length - 1)].focus();
  });
  within.addEventListener("focusin", note);
  watch.observe(within, { childList: true, subtree: true });
  return () => {
    within.removeEventListener("focusin", note);
    watch.disconnect();
  };
}
