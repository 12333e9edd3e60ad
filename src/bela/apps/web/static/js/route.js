/** Which page is shown. */
import { signal } from "../vendor/signals.js";
import { hushOld, onChange } from "./caller.js";
import { close } from "./dialog.js";
import { move, onArrival } from "./way_back.js";

/** The path of the page that is shown. */
export const path = signal(location.pathname);
onChange(path, hushOld);

/** Where pages are: in the path of the address, unless a page keeps them elsewhere in it.
 *  @type {{address: (to: string) => string, read: () => string}} */
export const places = { address: (to) => to, read: () => location.pathname };

/** Go to a page of this server. @param {string} to */
export function go(to) {
  close();
  move(places.address(to));
  [path.value] = to.split("?");
  scrollTo(0, 0);
}

onArrival(() => {
  if (path.value === places.read()) return false;
  close();
  path.value = places.read();
  return true;
});

/** A link that is followed without loading the page anew. @param {string} to */
export const link = (to) => ({
  href: places.address(to),
  onClick: (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  },
});
