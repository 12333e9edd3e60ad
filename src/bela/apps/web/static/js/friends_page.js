/** A table for friends: under which name, and how it is set up. */
import { SetupPage } from "./setup_page.js";
import { html } from "./html.js";

export const FriendsPage = () => html`<${SetupPage} friends=${true} />`;
