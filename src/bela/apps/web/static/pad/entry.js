/** Writing a deal: a few taps, and what they come to, before it is written down. */
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { notify } from "../js/caller.js";
import { Dialog, close, dialog } from "../js/dialog.js";
import { html } from "../js/html.js";
import { t } from "../js/words.js";
import { bookLink } from "../python/book_link.js";
import { asked } from "../python/frame.js";
import { book, busy, change } from "./books.js";
import { CardPiles, Trumps } from "./cards.js";
import { draftOf, keepDraft, settleDraft, whereOf } from "./draft.js";
import { blank, formOf, owners, same, sideOf, tappedOf } from "./form.js";
import { Announced } from "./melds.js";
import { SeatChoice } from "./people.js";
import { Points } from "./points.js";
import { aboutMatch, named, offersOf } from "./sheets.js";

/** Refusals that only say what is still to be tapped. */
const STILL = new Set(["rivals_undecided", "bela_undecided", "missing_key", "points_missing", "cards_missing", "no_whole_tricks", "last_trick_missing", "trick_or_not", "trump_missing", "dealer_needed", "winner_needed"]);

/** Whom a claim is asked of; where a game ends by itself, nobody makes one. @param {any} view */
const askedOfClaim = (view) => (view.options.end_mode === "automatic" ? "pad.ask.claim_winner" : "pad.ask.claimed");

/** What is asked where a field is missing. @param {string} field @param {string} kind @returns {string | undefined} */
const askedOf = (field, kind) => ({ maker: askedOfMaker(kind), claimer: askedOfClaim(book.value.shown.view), seat: "pad.ask.claimed", dealer: "pad.ask.dealer" })[field];

/** What is asked of the one who chose trumps, or lays a Belot. @param {string} kind */
const askedOfMaker = (kind) => (kind === "belot" ? "pad.ask.belot" : "pad.ask.maker");

/** What the taps come to, asked anew after each of them: the last answer, and whether it is about the last tap.
 *  @param {Record<string, any>} form @param {Record<string, any>} place */
function usePreview(form, place) {
  const [found, setFound] = useState({ of: "", answer: /** @type {any} */ (null) });
  const of = `${JSON.stringify(form)}\n${book.value.text}`;
  useEffect(() => {
    let late = false;
    if (book.value.ready) asked("pad", { do: "preview", book: book.value.text, entry: form, ...place }).then((answer) => !late && setFound({ of, answer }), () => {});
    return () => void (late = true);
  }, [of, book.value.ready]);
  return [found.answer, found.of === of];
}

/** Have told that another tab wrote in the book while the form is open, and whether that was a deal of this match.
 *  Gives what to set while this form writes: what stands there then is its own. @param {number} rows of the match @param {(deal: boolean) => void} heard */
function useElsewhere(rows, heard) {
  const { head: { lines }, ready } = book.value;
  const seen = useRef({ lines, rows });
  const writing = useRef(false);
  useEffect(() => {
    if (writing.current || !ready || seen.current.lines === lines) return; // the rows come after the lines
    const deal = rows > seen.current.rows;
    seen.current = { lines, rows };
    heard(deal);
  });
  return writing;
}

/** A new deal, one before another, or one written anew. */
export function EntryDialog() {
  const about = dialog.value?.about ?? {};
  const { view, told } = book.value.shown;
  const earlier = about.row !== undefined;
  const last = view.matches.length - 1;
  const [meant] = useState(about.match ?? last); // a match that another tab begins meanwhile is not this one
  const number = Math.min(meant, last);
  const [match, said, offers] = [view.matches[number], told.matches[number], offersOf(book.value.shown, number)];
  const where = whereOf(about, number + 1);
  const first = () => (about.entry ? tappedOf(about.entry, view) : blank(view));
  const [draft, setDraft] = useState(() => draftOf(book.value.head, where, view));
  const [tapped, setTapped] = useState(() => draft ?? first());
  const [fault, setFault] = useState(/** @type {any} */ (null));
  const touched = useRef(false);
  const put = (/** @type {any} */ now) => {
    setFault(null);
    setTapped(now);
    touched.current = true;
    keepDraft(book.value.head, where, now);
  };
  const set = (/** @type {any} */ more) => put({ ...tapped, ...more });
  const anew = () => ((touched.current = false), setTapped(first()), setFault(null), setDraft(null), settleDraft(book.value.head, where));
  const writing = useElsewhere(match.rows.length, (deal) => {
    notify(t("page.pad.elsewhere"));
    if (deal && draft && !earlier) anew(); // it was one draft in both tabs, and the other has written it down
    else if (draft || touched.current) keepDraft(book.value.head, where, tapped);
  });
  const form = formOf(tapped, view, offers);
  const place = /** @type {{change?: string, row?: string, match?: number}} */ (earlier ? { change: about.before ? "insert" : "correct", row: about.row } : named(view, number));
  const [preview, current] = usePreview(form, place);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    writing.current = true;
    const refused = await change(place.change ?? "enter", { entry: form, ...(earlier ? { row: about.row } : named(view, number)) });
    if (refused && refused.code !== "no_change") return (writing.current = false), setFault(refused);
    settleDraft(book.value.head, where);
    close();
  };
  const error = fault ?? (preview?.ok === false ? preview.error : null);
  const title = t(about.before ? "page.pad.insert" : earlier ? "page.pad.correct" : "page.pad.write");
  const played = tapped.kind === "played" || tapped.kind === "claimed";
  return html`<${Dialog} wide=${true} title=${number === last ? title : aboutMatch(view, number, title)}><form class="entry" onSubmit=${save}><div class="entry-fields">
    ${draft && html`<p class="fine">${t("page.pad.draft")} <button type="button" class="link" data-action="anew" onClick=${anew}>${t("page.pad.anew")}</button></p>`}
    <${Kinds} tapped=${tapped} set=${set} offers=${offers} earlier=${earlier} />
    ${offers.dealer_needed && tapped.kind !== "open_claim" && !match.rows.length && html`<${SeatChoice} name="dealer" legend=${t("pad.ask.dealer")} seats=${said.seats} value=${tapped.dealer} onChange=${(/** @type {number} */ dealer) => set({ dealer })} />`}
    ${tapped.kind === "open_claim" && html`<${SeatChoice} name="claimer" legend=${t("pad.ask.claimed")} seats=${said.seats} value=${tapped.seat} onChange=${(/** @type {number} */ seat) => set({ seat })} />`}
    ${tapped.kind !== "open_claim" && tapped.kind !== "void" && html`<${Maker} tapped=${tapped} set=${set} all=${owners(view, match, said)} said=${said} />`}
    ${played && html`<${Points} tapped=${tapped} set=${set} sides=${said.sides} offers=${offers} view=${view} counted=${preview?.ok ? preview.row.cards : null} error=${error} />
      ${tapped.way === "cards" && tapped.capot === null && html`<${CardPiles} tapped=${tapped} set=${set} sides=${said.sides} pack=${offers.pack} />`}
      <${Announced} tapped=${tapped} set=${set} all=${owners(view, match, said)} offers=${offers} sides=${said.sides} beaten=${preview?.ok ? preview.row.beaten : []} asked=${["rivals_undecided", "bela_undecided"].includes(error?.code ?? "")} />
      ${tapped.kind === "claimed" && html`<${SeatChoice} name="claimer" legend=${t(askedOfClaim(view))} seats=${said.sides} value=${tapped.claimer} onChange=${(/** @type {number} */ claimer) => set({ claimer })} />`}
      <${More} tapped=${tapped} set=${set} />`}
    </div><div class="sticky"><div class="outcome" role="status" tabindex="0"><${Outcome} preview=${fault ? null : preview} error=${error} kind=${tapped.kind} sides=${said.sides} earlier=${earlier} /></div>
    <div class="actions"><button type="submit" class="main" data-action="save" disabled=${busy.value || !current || !preview?.ok}>${t("page.pad.save")}</button></div></div></form></${Dialog}>`;
}

/** How the deal ended, where that can differ. @param {{tapped: any, set: (more: any) => void, offers: any, earlier: boolean}} props */
function Kinds({ tapped, set, offers, earlier }) {
  const kinds = [...offers.kinds, ...(offers.open_claim && !earlier ? ["open_claim"] : [])];
  if (kinds.length < 2) return null;
  return html`<label class="kinds"><span class="unseen">${t("pad.ask.kind")}</span><select name="kind" value=${tapped.kind} onChange=${(/** @type {any} */ event) => set({ kind: event.currentTarget.value })}>
    ${kinds.map((kind) => html`<option key=${kind} value=${kind} selected=${kind === tapped.kind}>${t(`pad.kind.${kind}`)}</option>`)}</select></label>`;
}

/** @param {{tapped: any, set: (more: any) => void, all: any[], said: any}} props */
function Maker({ tapped, set, all, said }) {
  const chosen = all.findIndex((one) => same(one.owner, tapped.maker));
  const choose = (/** @type {number} */ at) => set({ maker: all[at].owner, at: tapped.figures.some(Boolean) ? tapped.at : sideOf(all[at].owner, said) });
  return html`<${SeatChoice} name="maker" legend=${t(askedOfMaker(tapped.kind))} seats=${all.map((one) => one.label)} value=${chosen} onChange=${choose} />`;
}

/** What is written down less often. @param {{tapped: any, set: (more: any) => void}} props */
const More = ({ tapped, set }) => html`<details class="box more"><summary>${t("page.pad.more_of_it")}</summary><${Trumps} tapped=${tapped} set=${set} />
  <label class="field"><span>${t("page.pad.note")}</span><input maxlength="200" value=${tapped.note} onInput=${(/** @type {any} */ event) => set({ note: event.currentTarget.value })} /></label>
  <label class="field"><span>${t("page.pad.date")}</span><input type="date" value=${tapped.date} onInput=${(/** @type {any} */ event) => set({ date: event.currentTarget.value })} /></label></details>`;

/** What it comes to, or what is missing, or why it cannot be. @param {{preview: any, error: any, kind: string, sides: string[], earlier: boolean}} props */
function Outcome({ preview, error, kind, sides, earlier }) {
  const wanted = error && askedOf(error.field, kind);
  if (wanted && STILL.has(error.code)) return html`<p class="still">${t(wanted)}</p>`;
  if (error) return html`<p class=${STILL.has(error.code) ? "still" : "fault"}>${error.rule ? error.sentence.replace(` (${error.rule})`, "") : error.sentence}${error.rule && html` <a href=${bookLink(book.value.shown.view.variant, book.value.shown.view.options, error.rule)}>${error.rule}</a>`}</p>`;
  if (!preview) return html`<p class="still">${t("page.core.coming")}</p>`;
  const { row } = preview;
  return html`<p class="sums">${sides.map((side, at) => html`<span key=${at}><b>${side}</b> ${row.written ? `+${row.written[at]}` : ""} → <b>${row.scores[at]}</b></span>`)}</p>
    ${preview.told.reasons.map((/** @type {string} */ reason) => html`<p key=${reason}>${reason}</p>`)}
    ${earlier && html`<${Effects} effects=${preview.told.effects} />`}`;
}

/** What a change to an earlier row changes in what follows. @param {{effects: string[]}} props */
export const Effects = ({ effects }) => (effects.length ? html`<p class="follows">${t("pad.effect")}</p><ul class="follows">${effects.map((effect) => html`<li key=${effect}>${effect}</li>`)}</ul>` : html`<p class="still">${t("pad.effect.none")}</p>`);
