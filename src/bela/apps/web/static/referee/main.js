/** The referee: cards on a table, what may be played, and why not the rest. The question stands in the address, so it can be sent. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { share } from "../js/copy.js";
import { html } from "../js/html.js";
import { Shown } from "../js/shown.js";
import { readdress } from "../js/way_back.js";
import { card as cardName, t } from "../js/words.js";
import { Cards, Trumps } from "../pad/cards.js";
import { SeatChoice } from "../pad/people.js";
import { bookLink } from "../python/book_link.js";
import { wake } from "../python/core.js";
import { Bar, Coming, asked, start } from "../python/frame.js";
import { RulesChoice, lastChosen, optionsIn, useRules } from "../python/rules_choice.js";

/** What the address asks. */
function fromAddress() {
  const found = new URLSearchParams(location.hash.slice(1));
  const cards = (/** @type {string} */ name) => (found.get(name) ?? "").match(/[AKQJT987][cdhs]/g) ?? [];
  const last = lastChosen();
  return {
    variant: found.get("variant") ?? last.variant, options: found.has("variant") || found.has("options") ? optionsIn(found.get("options")) : last.options,
    trump: /^[cdhs]$/.test(found.get("trump") ?? "") ? found.get("trump") : "", trick: cards("trick"), hand: cards("hand"), maker: Number(/^\d$/.exec(found.get("maker") ?? "") ?? 0),
  };
}

/** @param {any} q */
const addressOf = (q) => `#${new URLSearchParams({ variant: q.variant, ...(Object.keys(q.options).length ? { options: JSON.stringify(q.options) } : {}), trump: q.trump, trick: q.trick.join(""), hand: q.hand.join(""), maker: String(q.maker) })}`;

const FIRST = fromAddress();

function Page() {
  const [wanted, setRules, held] = useRules(FIRST);
  const [q, setQ] = useState(FIRST);
  const [to, setTo] = useState(FIRST.trick.length || FIRST.hand.length ? "hand" : "trick");
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const set = (/** @type {any} */ more) => setQ({ ...q, ...more });
  const question = { ...q, ...wanted };
  const seats = held?.seats ?? 4;
  const complete = held && q.trump && q.hand.length && q.trick.length < seats;
  useEffect(() => {
    let late = false;
    readdress(addressOf(question));
    if (!complete) return setAnswer(null);
    asked("referee", { ...wanted, seats, trump: q.trump, maker: q.maker % seats, trick: q.trick.join(" "), hand: q.hand.join(" ") }).then((found) => !late && setAnswer(found));
    return () => void (late = true);
  }, [JSON.stringify(question), seats, Boolean(complete), document.documentElement.lang]);
  const tap = (/** @type {string} */ card) => set(tapped(q, to, card, seats));
  const pack = (held?.pack ?? "").split(" ");
  return html`<${Bar} title=${t("page.referee")} /><${Coming} /><main class="page referee" id="main"><h1>${t("page.referee")}</h1><p>${t("page.referee.about")}</p>
    <details class="box"><summary>${t(`variant.${wanted.variant}`)}</summary><${RulesChoice} wanted=${wanted} held=${held} set=${setRules} /></details>
    <${Trumps} tapped=${q} set=${set} />
    <${SeatChoice} name="maker" legend=${t("pad.ask.maker")} seats=${Array.from({ length: seats }, (_, seat) => seatName(seat, q.trick.length, seats))} value=${q.maker % seats} onChange=${(/** @type {number} */ maker) => set({ maker })} />
    <${SeatChoice} name="to" legend=${t("page.referee.where")} seats=${[t("page.referee.trick"), t("page.referee.hand")]} values=${["trick", "hand"]} value=${to} onChange=${setTo} />
    <${Cards} pack=${pack} chosen=${to === "trick" ? q.trick : q.hand} taken=${to === "trick" ? q.hand : q.trick} onTap=${tap} label=${t(`page.referee.${to}`)} />
    <section class="review-middle" aria-label=${t("page.referee.trick")} dir="ltr">${q.trick.length ? q.trick.map((card, at) => html`<figure key=${card}><${Shown} card=${card} /><figcaption>${seatName(at, q.trick.length, seats)}</figcaption></figure>`) : html`<p>${t("page.referee.leads")}</p>`}</section>
    <${Ruling} answer=${answer} question=${question} complete=${complete} />
    <div class="actions"><button type="button" class="plain" data-action="clear" onClick=${() => set({ trick: [], hand: [] })}>${t("page.referee.clear")}</button>
      <button type="button" class="main" data-action="share" disabled=${!complete} onClick=${() => share(location.href, t("page.referee"), t("page.pad.copy_it"))}>${t("page.referee.share")}</button></div></main>`;
}

/** Who plays in that turn, counted from the first card: the last of those named is whoever is asked.
 *  @param {number} seat @param {number} played @param {number} seats */
function seatName(seat, played, seats) {
  if (seat === played % seats) return t("page.referee.asked");
  return t("page.referee.seat", { number: seat + 1 });
}

/** @param {any} q @param {string} to @param {string} card @param {number} seats */
function tapped(q, to, card, seats) {
  if (q[to].includes(card)) return { [to]: q[to].filter((/** @type {string} */ each) => each !== card) };
  if (to === "trick" && q.trick.length === seats - 1) return { trick: [...q.trick.slice(0, -1), card] };
  return { [to]: [...q[to], card] };
}

/** @param {{answer: any, question: any, complete: any}} props */
function Ruling({ answer, question, complete }) {
  if (!complete) return html`<p role="status" class="still">${t(!question.trump ? "page.referee.need_trump" : !question.hand.length ? "page.referee.need_hand" : "page.referee.too_many")}</p>`;
  if (!answer) return html`<p role="status" class="still">${t("page.core.coming")}</p>`;
  if (!answer.ok) return html`<p role="alert" class="fault">${answer.error.sentence}</p>`;
  return html`<section class="ruling" aria-live="polite"><h2>${t("page.referee.may")}</h2><ul class="row-of-cards" dir="ltr">${answer.cards.map((/** @type {string} */ card) => html`<li key=${card} data-may=${card}><${Shown} card=${card} /><span>${cardName(card)("")}</span></li>`)}</ul>
    ${answer.refused.length > 0 && html`<h2>${t("page.referee.may_not")}</h2><ul class="refused-cards">${answer.refused.map((/** @type {any} */ one) => html`<li key=${one.card} data-may-not=${one.card}><${Shown} card=${one.card} /><p><b>${cardName(one.card)("")}</b> ${one.sentence} <a href=${bookLink(question.variant, question.options, one.rule)}>${t("page.referee.rule", { rule: one.rule })}</a></p></li>`)}</ul>`}</section>`;
}

// another question may be opened in the same window: what the page itself writes there makes no such event
addEventListener("hashchange", () => location.reload());
start(Page).then(wake);
