/** Which page is shown. */
import { signal } from "../vendor/signals.js";
import { close } from "./dialog.js";

/** The path of the page that is shown. */
export const path = signal(location.pathname);

/** Go to a page of this server. @param {string} to */
export function go(to) {
  close();
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  close();
  path.value = location.pathname;
});

/** A link that is followed without loading the page anew. @param {string} to */
export const link = (to) => ({
  href: to,
  onClick: (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  },
});
