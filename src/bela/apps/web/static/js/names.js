/** Names where there is little room for them. */
import { html } from "./html.js";

/** The name of a side, which may be broken between its people rather than within one. @param {string} name */
export const breakable = (name) => name.split("/").flatMap((part, at) => (at ? ["/", html`<wbr />`, part] : [part]));
