/** Looking back: a finished deal step by step with all hands, and what each side wrote and why. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { person, seatToken } from "./me.js";
import { ask } from "./net.js";
import { RecordLinks } from "./record_links.js";
import { link } from "./route.js";
import { name, ownSeat, playing, sideName, say, sidesInOrder } from "./say.js";
import { ScoreSheet } from "./score.js";
import { accountOf, sheetOf } from "./sheet.js";
import { Shown, Sign } from "./shown.js";
import { family, t } from "./words.js";

/** @param {string} path @param {string} code */
function useFetched(path, code) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let late = false;
    setFound(null);
    ask("GET", path, undefined, seatToken(code) ?? person.value?.token).then((answer) => !late && setFound(answer), () => !late && setFound({ failed: true }));
    return () => void (late = true);
  }, [path]);
  return found;
}

/** A deal of the match that is being played. @param {{number: number}} props */
export function DealDialog({ number }) {
  const at = playing.value;
  return html`<${Dialog} wide=${true} title=${t("account.deal_over", { number })}>
    <${Deal} code=${at.code} match=${at.match} number=${number} at=${at} me=${ownSeat.value} heading="h3" /></${Dialog}>`;
}

/** What a match keeps of its table: another may be played there by now. @param {Record<string, any>} whole */
const tableOf = ({ rules, family, direction, sides, seats }) => ({ rules, family, direction, sides, seats });

/** A match that is over, deal by deal. @param {{code: string, match: string, number: string}} props */
export function ReviewPage({ code, match, number }) {
  const about = useFetched(`/api/tables/${code}`, code);
  const whole = useFetched(`/api/tables/${code}/matches/${match}`, code);
  useEffect(() => void (whole?.family !== undefined && (family.value = whole.family)), [whole]);
  if (!about || !whole) return html`<main class="page wait"><p role="status">${t("web.opening")}</p></main>`;
  if (about.failed || whole.failed) return html`<main class="page wait" id="main"><h1>${t("web.review")}</h1><p>${t("web.error.no_table")}</p><a class="plain" ...${link("/")}>${t("web.home")}</a></main>`;
  const at = { ...about.table, ...tableOf(whole) };
  const last = whole.sheet.at(-1);
  const played = { sheet: whole.sheet, scores: last?.scores ?? [], games: last?.games ?? [], wins: at.rules.match_wins, target: at.rules.target, hanging: 0 };
  return html`<main class="page review" id="main"><h1>${t("web.review")}</h1>
    <nav class="deals" aria-label=${t("web.review.deals")}>${whole.sheet.map((/** @type {any} */ row) => html`<a key=${row.number} aria-current=${String(row.number) === number ? "page" : undefined} aria-label=${t("web.look_at_deal", { number: row.number })} ...${link(`/t/${code}/deal/${match}/${row.number}`)}>${row.number}</a>`)}</nav>
    <${Deal} code=${code} match=${match} number=${Number(number)} at=${at} me=${whole.seat} heading="h2" />
    <${ScoreSheet} ...${sheetOf(played, at, whole.seat)} />
    <div class="actions"><${RecordLinks} code=${code} match=${match} /><a class="plain" ...${link(`/t/${code}`)}>${t("web.the_table")}</a></div></main>`;
}

/** @param {{code: string, match: number | string, number: number, at: any, me: number | null, heading: string}} props */
function Deal({ code, match, number, at, me, heading }) {
  const found = useFetched(`/api/tables/${code}/matches/${match}/deals/${number}`, code);
  const [step, setStep] = useState(0);
  useEffect(() => setStep(0), [number]);
  if (!found) return html`<p role="status">${t("web.opening")}</p>`;
  if (found.failed) return html`<p>${t("web.review.none")}</p>`;
  const now = found.steps[Math.min(step, found.steps.length - 1)];
  const order = Array.from({ length: at.seats.length }, (_, place) => ((me ?? 0) + place) % at.seats.length);
  return html`<section class="looking" onKeyDown=${(/** @type {KeyboardEvent} */ event) => walk(event, step, found.steps.length, setStep)}>
    <${Middle} board=${now.deal} at=${at} me=${me} />
    <p class="review-told" role="status">${now.told?.length ? now.told.map((/** @type {any} */ line) => say(line, at, me)).join(" ") : t("web.review.begin")}</p>
    <${Steps} at=${step} all=${found.steps.length} go=${setStep} />
    <${heading}>${t("web.review.hands")}<//><ul class="review-hands">${order.map((of) => html`<li key=${of} class=${now.deal.to_act === of ? "asked" : ""}><b>${name(of, at, me)}</b>
      <span class="small-cards" dir="ltr">${sorted(now.hands[of] ?? []).map((/** @type {string} */ card) => html`<${Shown} key=${card} card=${card} />`)}</span></li>`)}</ul>
    <${heading}>${t("web.review.account")}<//><${Account} result=${found.result} at=${at} me=${me} /></section>`;
}

const ORDER = "shcdAKQJT987";
/** Cards as one lays them out: suit by suit, the highest first. @param {string[]} cards */
const sorted = (cards) => [...cards].sort((one, other) => place(one) - place(other));
/** @param {string} card */
const place = (card) => ORDER.indexOf(card[1]) * 16 + ORDER.indexOf(card[0]);

/** @param {KeyboardEvent} event @param {number} at @param {number} all @param {(at: number) => void} go */
function walk(event, at, all, go) {
  if (/** @type {HTMLElement} */ (event.target).closest("input")) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all - 1 }[/** @type {string} */ (event.key)];
  if (to === undefined) return;
  event.preventDefault();
  go(Math.max(0, Math.min(all - 1, to)));
}

/** What lies on the table: the trick, else the last one, else the turned card. @param {{board: any, at: any, me: number | null}} props */
function Middle({ board, at, me }) {
  const last = board.trick.length ? null : board.tricks.at(-1);
  const [leader, cards] = last ? [last.leader, last.cards] : [board.leader, board.trick];
  return html`<div class="review-middle" dir="ltr">${board.trump && html`<${Sign} suit=${board.trump} />`}
    ${!cards.length && board.up && html`<${Shown} card=${board.up} />`}
    ${cards.map((/** @type {string} */ card, /** @type {number} */ place) => {
      const by = (leader + place) % at.seats.length;
      return html`<figure key=${card} class=${last?.winner === by ? "took" : ""}><${Shown} card=${card} /><figcaption>${name(by, at, me)}${last?.winner === by ? ` ${t("web.takes_it")}` : ""}</figcaption></figure>`;
    })}</div>`;
}

/** @param {{at: number, all: number, go: (at: number) => void}} props */
function Steps({ at, all, go }) {
  const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {number} */ to) =>
    html`<button type="button" class="icon" aria-label=${t(key)} disabled=${to === at || to < 0 || to >= all} data-step=${key.split(".").at(-1)} onClick=${() => go(to)}><span aria-hidden="true">${sign}</span></button>`;
  return html`<div class="steps" dir="ltr">${button("web.review.first", "«", 0)}${button("web.review.before", "‹", at - 1)}
    <input type="range" min="0" max=${all - 1} value=${at} aria-label=${t("web.review.step", { at: at + 1, all })} onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
    ${button("web.review.next", "›", at + 1)}${button("web.review.last", "»", all - 1)}</div>`;
}

/** @param {{result: any, at: any, me: number | null}} props */
function Account({ result, at, me }) {
  const { rows, reasons, standing } = accountOf(result, at, me);
  return html`<div class="paper account">${[...reasons, ...standing].map((line) => html`<p key=${line}>${line}</p>`)}
    <table><thead><tr><td></td>${sidesInOrder(at, me).map((side) => html`<th scope="col" key=${side}>${sideName(side, at, me)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.label}><th scope="row">${row.label}</th>${row.points.map((points, side) => html`<td key=${side}>${points}</td>`)}</tr>`)}</tbody></table></div>`;
}
