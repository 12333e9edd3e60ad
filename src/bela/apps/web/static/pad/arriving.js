/** A sheet that comes by a link, or a match that was played in bela: looked at first, then kept. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html } from "../js/html.js";
import { ScoreSheet } from "../js/score.js";
import { t } from "../js/words.js";
import { tableAsked } from "../python/core.js";
import { Bar, Coming, asked } from "../python/frame.js";
import { beginBook } from "./books.js";
import { goTo, linkTo } from "./place.js";
import { sheetOf } from "./sheets.js";

/** Only the records of this server's own tables are fetched. */
const RECORD = /^api\/tables\/[\w-]+\/matches\/[\w-]+\/record$/;

/** As it was before it stood in an address; what is damaged stays as it is, for the core to refuse. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the core makes of it. @param {string} at */
async function opened(at) {
  if (at.startsWith("s=")) return asked("pad", { do: "from_link", link: decoded(at.slice(2)) });
  const path = decoded(at.slice(5)).replace(/^\//, "");
  if (!RECORD.test(path)) return { ok: false, error: { sentence: t("page.pad.no_record") } };
  const text = await recordAt(path);
  return text === null ? { ok: false, error: { sentence: t("page.pad.no_record") } } : asked("pad", { do: "import", text });
}

/** The text of a record, from the server or from the tables of this device. @param {string} path @returns {Promise<string | null>} */
async function recordAt(path) {
  const answer = await fetch(`../${path}`).catch(() => null);
  if (answer?.ok) return answer.text();
  const here = await tableAsked("GET", `/${path}`);
  return here.ok ? here.body : null;
}

/** @param {{at: string}} props */
export function Arriving({ at }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    opened(at).then(setFound, () => setFound({ ok: false, error: { sentence: t("web.error.internal") } }));
  }, []);
  const keep = async () => {
    const id = await beginBook(found);
    if (id) goTo(`b/${id}`, true);
  };
  return html`<${Bar} title=${t("page.pad")} here="./" /><${Coming} /><main class="page" id="main"><h1>${found?.view?.title || t("page.pad.arrived")}</h1>
    ${!found && html`<p role="status">${t("page.pad.opening")}</p>`}
    ${found && !found.ok && html`<p role="alert">${found.error.sentence}</p><p><a class="plain" ...${linkTo("")}>${t("page.pad.books")}</a></p>`}
    ${found?.ok && html`<p>${found.told.matches.at(-1).aim}</p><${ScoreSheet} ...${sheetOf(found, found.view.matches.length - 1)} />
      <div class="actions"><a class="plain" ...${linkTo("")}>${t("page.pad.leave_it")}</a><button type="button" class="main" data-action="keep" onClick=${keep}>${t("page.pad.keep_it")}</button></div>`}</main>`;
}
