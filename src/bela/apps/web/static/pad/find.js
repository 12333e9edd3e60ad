/** Finding rows by words and figures. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { open, Dialog } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { asked } from "../python/frame.js";
import { book } from "./books.js";

export function FindDialog() {
  const [text, setText] = useState("");
  const [found, setFound] = useState(/** @type {any[]} */ ([]));
  const { view, told } = book.value.shown;
  useEffect(() => {
    let late = false;
    if (text.trim()) asked("pad", { do: "find", book: book.value.text, text }).then((answer) => !late && setFound(answer.rows ?? []));
    else setFound([]);
    return () => void (late = true);
  }, [text]);
  const line = (/** @type {any} */ { match, place }) => {
    const [row, said] = [view.matches[match - 1].rows[place - 1], told.matches[match - 1].rows[place - 1]];
    return html`<li key=${`${match}.${place}`}><button type="button" class="choice quiet" onClick=${() => open("row", { match: match - 1, row: row.row })}>${t("pad.found", { match, place, maker: said.maker, result: said.result, scores: row.scores.join(" : ") })}</button></li>`;
  };
  return html`<${Dialog} title=${t("page.pad.find")}><label class="field"><span>${t("page.pad.find.about")}</span><input type="search" autofocus value=${text} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /></label>
    <div role="status"><ul class="menu">${found.map(line)}</ul>${text.trim() && !found.length && html`<p>${t("pad.found_nothing")}</p>`}</div></${Dialog}>`;
}
