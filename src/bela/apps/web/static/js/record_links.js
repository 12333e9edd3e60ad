/** The record of a match: as a file where there is a server, and in the score pad. */
import { html } from "./html.js";
import { reached } from "./net.js";
import { t } from "./words.js";

/** @param {{code: string, match: string | number}} props */
export function RecordLinks({ code, match }) {
  const path = `api/tables/${code}/matches/${match}/record`;
  return html`${!reached.ask && html`<a class="plain" href=${`/${path}`} download=${`bela-${code}-${match}.jsonl`}>${t("web.export")}</a>`}
    <a class="plain" href=${new URL(`../../pad/#from=${path}`, import.meta.url).href}>${t("page.pad.open_in")}</a>`;
}
