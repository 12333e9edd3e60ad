/** A book that cannot be shown: why, and its text as a file, as it lies on this device. */
import { open } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { Bar } from "../python/frame.js";
import { download } from "./files.js";
import { linkTo } from "./place.js";

/** @param {{reason: string, id: string, text?: string}} props */
export const Unreadable = ({ reason, id, text }) => html`<${Bar} title=${t("page.pad")} here="./" /><main class="page wait" id="main"><p role="alert">${reason}</p>
  ${text ? html`<p>${t("page.pad.raw.about")}</p><button type="button" class="main" data-action="raw" onClick=${() => download(new Blob([text], { type: "text/plain" }), `bela-${id}.pad`)}>${t("page.pad.raw")}</button>` : null}
  ${id && html`<button type="button" class="plain danger" data-item="remove" onClick=${() => open("remove")}>${t("page.pad.remove_book")}</button>`}
  <a class="plain" ...${linkTo("")}>${t("page.pad.books")}</a></main>`;
