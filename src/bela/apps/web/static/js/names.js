/** Names where there is little room for them. */
import { html } from "./html.js";

/** The name of a side, which may be broken between its people rather than within one; a long one is cut off, and its title tells it whole.
 *  @param {string} name */
export const breakable = (name) => name.split("/").flatMap((part, at, { length }) => {
  const shown = html`<span class="name-part" title=${name}>${at < length - 1 ? `${part}/` : part}</span>`;
  return at ? [html`<wbr />`, shown] : [shown];
});
