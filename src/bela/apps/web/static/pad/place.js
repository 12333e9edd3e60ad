/** Where in the pad one is: it stands behind the # of the address, so that the way back is the browser's. */
import { signal } from "../vendor/signals.js";
import { close } from "../js/dialog.js";

/** "" for the list, "new", "b/ID" for a book, "s=..." for a sheet in a link, "from=..." for a match that was played. */
export const place = signal(location.hash.slice(1));

/** @param {string} to @param {boolean} [instead] whether it takes the place of where one is */
export function goTo(to, instead = false) {
  close();
  const address = to ? `#${to}` : location.pathname + location.search;
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.value = to;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  close();
  place.value = location.hash.slice(1);
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
