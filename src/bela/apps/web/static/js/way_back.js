/** The way back of the browser, or of the phone: where a dialog is open it closes that, and leaves one where one is.
 *  While there are dialogs, one entry of the history is theirs, on top of that of the page and with its address. */

/** What closes each dialog that is shown, the one on top last. @type {(() => void)[]} */
const shown = [];
/** What is to be done when the way back that was begun has ended: it ends later than it begins, and nothing can be changed meanwhile.
 *  @type {(() => void) | null} */
let ending = null;
/** Each goes where the address leads, and tells whether that is elsewhere. @type {(() => boolean)[]} */
const arrivals = [];

const onTop = () => history.state?.dialog === true;

/** Have told that the address changed. @param {() => boolean} does goes there, and gives whether that is elsewhere */
export const onArrival = (does) => void arrivals.push(does);

/** A dialog is shown. @param {() => void} close @returns {() => void} what to call when it is gone */
export function covered(close) {
  shown.push(close);
  setTimeout(settle);
  return () => {
    shown.splice(shown.indexOf(close), 1);
    setTimeout(settle);
  };
}

/** Let the history be as what is shown; a dialog that follows another in the same breath keeps the entry. */
function settle() {
  if (ending) return;
  if (shown.length && !onTop()) history.pushState({ dialog: true }, "");
  else if (!shown.length && onTop()) back(() => {});
}

/** Go back over the entry of the dialogs. @param {() => void} then */
function back(then) {
  ending = then;
  history.back();
}

/** Go to another address of this page, once the dialogs are told to close. @param {string} address @param {boolean} [instead] whether it takes the place of where one is */
export function move(address, instead = false) {
  const go = () => (instead || onTop() ? history.replaceState(null, "", address) : history.pushState(null, "", address));
  if (ending) ending = both(ending, go);
  else if (instead && onTop()) back(go);
  else go();
}

/** @param {() => void} one @param {() => void} other */
const both = (one, other) => () => (one(), other());

/** The page has another address, where nothing else changed: what lies on it stays. @param {string} address */
export const readdress = (address) => history.replaceState(history.state, "", address);

addEventListener("popstate", () => {
  const then = ending;
  ending = null;
  then?.();
  const elsewhere = arrivals.filter((arrive) => arrive()).length > 0;
  if (!elsewhere && !then && !onTop()) shown.at(-1)?.();
  setTimeout(settle);
});
setTimeout(settle); // what was loaded anew shows no dialog
