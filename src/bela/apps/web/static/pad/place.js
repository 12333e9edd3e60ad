/** Where in the pad one is: it stands behind the # of the address, so that the way back is the browser's. */
import { signal } from "../vendor/signals.js";
import { close } from "../js/dialog.js";
import { move, onArrival } from "../js/way_back.js";

/** "" for the list, "new", "b/ID" for a book, "s=..." for a sheet in a link, "from=..." for a match that was played. */
export const place = signal(location.hash.slice(1));

/** @param {string} to @param {boolean} [instead] whether it takes the place of where one is */
export function goTo(to, instead = false) {
  close();
  move(to ? `#${to}` : location.pathname + location.search, instead);
  place.value = to;
  scrollTo(0, 0);
}

onArrival(() => {
  const now = location.hash.slice(1);
  if (place.value === now) return false;
  close();
  place.value = now;
  return true;
});

/** A link inside the pad. @param {string} to */
export const linkTo = (to) => ({
  href: to ? `#${to}` : "./",
  onClick: (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    goTo(to);
  },
});
