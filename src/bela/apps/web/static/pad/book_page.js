/** The open book: how it stands, its sheet, and the one thing to do: write a deal. */
import { useEffect, useErrorBoundary, useState } from "../vendor/preact-hooks.js";
import { open } from "../js/dialog.js";
import { html } from "../js/html.js";
import { breakable } from "../js/names.js";
import { ScoreSheet } from "../js/score.js";
import { t } from "../js/words.js";
import { Bar, Coming } from "../python/frame.js";
import { book, busy, changeOrTell } from "./books.js";
import { dated, matchOf } from "./dates.js";
import { Unreadable } from "./raw.js";
import { aboutMatch, offersOf, sheetOf } from "./sheets.js";
import { today } from "./new_page.js";

export function BookPage() {
  const now = book.value;
  const [fault] = useErrorBoundary();
  const unread = now?.unread ?? (fault && String(fault.message ?? fault));
  if (unread || now?.missing || now?.broken) return html`<${Unreadable} reason=${now?.broken ?? (unread ? t("page.pad.unreadable", { reason: unread }) : t("page.pad.no_book"))} id=${now?.missing ? "" : now?.head?.id ?? ""} text=${now?.text} />`;
  if (!now?.shown) return html`<${Bar} title=${t("page.pad")} here="./" /><${Coming} /><main class="page wait" id="main"><p role="status">${t("page.pad.opening")}</p></main>`;
  return html`<${Open} />`;
}

function Open() {
  const { shown, ready, changed = [] } = book.value;
  const { view, told } = shown;
  const last = view.matches.length - 1;
  const [number, setNumber] = useState(/** @type {number | null} */ (null));
  const at = Math.min(number ?? last, last);
  const said = told.matches[at];
  const { over } = offersOf(shown, at);
  const show = (/** @type {number} */ place) => setNumber(place === last ? null : place);
  useEffect(() => {
    if (changed.length && !changed.includes(at)) show(changed.at(-1)); // whatever was done is seen
  }, [changed]);
  return html`<${Bar} title=${html`<button type="button" class="where" data-tool="people" onClick=${() => open("people")}><b>${view.title || t(`variant.${view.variant}`)}</b></button>`} here="./">
      <button type="button" class="icon" data-action="undo" aria-label=${t("page.pad.undo")} disabled=${!ready || !view.undo} onClick=${() => changeOrTell("undo")}><span class="glyph undo" aria-hidden="true"></span></button>
      <button type="button" class="icon" data-action="redo" aria-label=${t("page.pad.redo")} disabled=${!ready || !view.redo} onClick=${() => changeOrTell("redo")}><span class="glyph redo" aria-hidden="true"></span></button></${Bar}>
    <${Coming} /><main class="page pad-book" id="main"><h1 class="unseen">${view.title || t("page.pad")}</h1>
    <${Standing} match=${view.matches[at]} said=${said} label=${aboutMatch(view, at, t("web.score"))} />
    ${last > 0 && html`<nav class="deals" aria-label=${t("page.pad.matches")}>${view.matches.map((/** @type {any} */ match, /** @type {number} */ place) => html`<button type="button" class="tap" key=${place} aria-pressed=${String(place === at)} aria-label=${matchOf(place + 1, match.date)} onClick=${() => show(place)}>${place + 1}</button>`)}</nav>`}
    <${ScoreSheet} ...${sheetOf(shown, at)} onOpen=${(/** @type {any} */ line) => open("row", { match: at, row: line.key })} />
    <p class="fine aim">${said.aim}${view.matches[at].date ? ` · ${dated(view.matches[at].date)}` : ""}</p></main>
    <nav class="foot-bar" aria-label=${t("web.tools")}>
      <button type="button" class="tool" data-tool="big" onClick=${() => open("big", { match: at })}><span class="glyph lamp" aria-hidden="true"></span>${t("page.pad.big")}</button>
      ${over && at < last
        ? html`<button type="button" class="main" data-action="to-last" onClick=${() => setNumber(null)}>${t("page.pad.to_match", { number: last + 1 })}</button>`
        : over
        ? html`<button type="button" class="main" data-action="match" disabled=${!ready || busy.value} onClick=${() => changeOrTell("begin", { date: today(), dealer: view.matches[last].next_dealer })}>${t("page.pad.next_match")}</button>`
        : html`<button type="button" class="main" data-action="write" disabled=${!ready} onClick=${() => open("entry", { match: at })}>${t("page.pad.write")}</button>`}
      <button type="button" class="tool" data-tool="more" onClick=${() => open("more", { match: at })}><span class="glyph dots" aria-hidden="true"></span>${t("web.tool.more")}</button></nav>`;
}

/** How the match stands, in large figures; who has won, what hangs, who deals next. @param {{match: any, said: any, label: string}} props */
const Standing = ({ match, said, label }) => html`<section class="standing-now" aria-label=${label}><dl>${said.sides.map((/** @type {string} */ side, /** @type {number} */ place) => html`<div key=${place} class=${match.match_winner === place ? "won" : ""}><dt>${breakable(side)}</dt><dd>${match.scores[place]}</dd></div>`)}</dl>
  ${said.standing.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}</section>`;
