/** The score in figures that the whole table can read; the screen stays awake meanwhile. */
import { useEffect } from "../vendor/preact-hooks.js";
import { Dialog, close, dialog, open } from "../js/dialog.js";
import { html } from "../js/html.js";
import { breakable } from "../js/names.js";
import { t } from "../js/words.js";
import { book } from "./books.js";
import { aboutMatch, offersOf, spokenOf } from "./sheets.js";
import { speak } from "./speak.js";

/** Keep the screen awake, as far as the browser can; the lock is lost whenever the page is out of sight. */
function useAwake() {
  useEffect(() => {
    /** @type {any} */
    let lock = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== "visible" || over) return;
      lock = await /** @type {any} */ (navigator).wakeLock?.request("screen").catch(() => null);
      if (over) lock?.release();
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      lock?.release();
    };
  }, []);
}

export function Big() {
  useAwake();
  const { shown } = book.value;
  const { view, told } = shown;
  const at = Math.min(dialog.value?.about?.match ?? Infinity, view.matches.length - 1);
  const [match, said] = [view.matches[at], told.matches[at]];
  return html`<${Dialog} wide=${true} title=${aboutMatch(view, at, view.title || t("web.score"))}><div class="big-score"><dl>${said.sides.map((/** @type {string} */ side, /** @type {number} */ place) => html`<div key=${place}><dt>${breakable(side)}</dt><dd data-long=${String(match.scores[place]).length}>${match.scores[place]}</dd></div>`)}</dl>
    ${said.standing.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
    <div class="actions"><button type="button" class="choice quiet" onClick=${() => speak(spokenOf(shown, at))}>${t("page.pad.speak")}</button>
    ${!offersOf(shown, at).over && html`<button type="button" class="main" onClick=${() => (close(), open("entry", { match: at }))}>${t("page.pad.write")}</button>`}</div></div></${Dialog}>`;
}
