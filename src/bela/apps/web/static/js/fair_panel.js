/** What the page does for a fair deal, what the person sees of it, and the cut that is theirs. */
import { useState } from "../vendor/preact-hooks.js";
import { hush, onChange } from "./caller.js";
import { Dialog } from "./dialog.js";
import { check, cutting, mine, newShare, shareHash } from "./fair.js";
import { html } from "./html.js";
import { reading } from "./result.js";
import { name } from "./say.js";
import { settings } from "./settings.js";
import { command, fair, onMessage, seat, showing, table, you } from "./table.js";
import { n, t } from "./words.js";

onChange(cutting, hush);

/** @param {any} round */
const keyOf = (round) => `${table.value?.code}/${table.value?.match}/${round.round}`;

onMessage((message) => {
  const round = message.parts?.fair;
  if (round) setTimeout(() => answer(round), 0);
});

/** Give what is asked of this device. @param {any} round */
async function answer(round) {
  const own = you.value?.seat ?? null;
  if (own === null || !table.value || !round.asked.includes(own)) return;
  if (round.step === "commit" && !mine.has(keyOf(round))) await commit(round, own);
  else if (round.step === "share") await give(round);
}

/** @param {any} round @param {number} own */
async function commit(round, own) {
  mine.set(keyOf(round), { share: "", hash: "", cut: null, commitment: round.commitment });
  await read();
  if (fair.value?.round !== round.round) return;
  const cut = round.cutter === own ? await chosen(round) : null;
  const share = newShare();
  const hash = shareHash(table.value.code, round.round, own, share, cut);
  mine.set(keyOf(round), { share, hash, cut, commitment: round.commitment });
  command("commit", { round: round.round, hash }).catch(() => {});
}

/** All that came is shown, and the result of the last deal is read, before the next one is dealt. @returns {Promise<void>} */
const read = () => new Promise((done) => {
  const stop = showing.subscribe((now) => {
    if (now) return;
    setTimeout(() => stop(), 0);
    done();
  });
});

/** @param {any} round */
async function give(round) {
  const own = mine.get(keyOf(round));
  if (own?.share) command("share", { round: round.round, share: own.share, cut: own.cut }).catch(() => {});
}

/** Where the pack is cut: by the person where that is set, else by chance. @param {any} round @returns {Promise<number>} */
function chosen(round) {
  const asks = settings.cut.value === "always" || (settings.cut.value === "friends" && !table.value.alone);
  const chance = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % (round.cards - 1));
  if (!asks) return Promise.resolve(chance);
  return new Promise((done) => {
    cutting.value = { cards: round.cards, chance, done: (/** @type {number} */ cut) => ((cutting.value = null), done(cut)) };
  });
}

/** The cut, when it is this person's. */
export function Fairness() {
  const now = cutting.value;
  return now && !reading.value ? html`<${Cut} now=${now} />` : null;
}

/** @param {{now: any}} props */
function Cut({ now }) {
  const [at, setAt] = useState(Math.round(now.cards / 2));
  return html`<${Dialog} title=${t("web.cut.title")} onClose=${() => now.done(now.chance)}>
    <p>${t("web.cut.about")}</p>
    <div class="pack" aria-hidden="true"><i style=${{ height: `${(now.cards - at) * 2}px` }}></i><i style=${{ height: `${at * 2}px` }}></i></div>
    <label class="slider"><span>${n("web.cut.cards", at)}</span><input type="range" min="1" max=${now.cards - 1} value=${at} onInput=${(/** @type {any} */ event) => setAt(Number(event.currentTarget.value))} /></label>
    <div class="actions"><button type="button" class="plain" onClick=${() => now.done(0)}>${t("web.cut.tap")}</button>
      <button type="button" class="main" data-action="cut" onClick=${() => now.done(at)}>${t("web.cut.here")}</button></div></${Dialog}>`;
}

/** How fair deals work in five sentences, how far this one is, and the check of the last. */
export function FairPanel() {
  const now = fair.value;
  return html`<${Dialog} title=${t("web.fair")}>
    ${[1, 2, 3, 4, 5].map((sentence) => html`<p key=${sentence}>${t(`web.fair.${sentence}`)}</p>`)}
    ${now ? html`<${Round} round=${now} />` : html`<p class="fine">${t("web.fair.none")}</p>`}
    ${now?.last && html`<${Checked} round=${now.last} />`}
  </${Dialog}>`;
}

/** @param {{round: any}} props */
function Round({ round }) {
  const own = mine.get(keyOf(round));
  const same = !own || own.commitment === round.commitment;
  return html`<h3>${t("web.fair.now")}</h3><dl class="facts">
    <dt>${t("web.fair.commitment")}</dt><dd><code>${round.commitment}</code>${!same && html` <strong>${t("web.fair.changed")}</strong>`}</dd>
    ${own?.share && html`<dt>${t("web.fair.share")}</dt><dd><code>${own.share}</code></dd>`}
    <dt>${t("web.fair.givers")}</dt><dd>${round.givers.map((/** @type {number} */ of) => name(of)).join(", ") || "–"}</dd>
    ${round.cutter !== null && html`<dt>${t("web.fair.cutter")}</dt><dd>${name(round.cutter)}${own?.cut ? `: ${own.cut}` : ""}</dd>`}</dl>`;
}

/** @param {{round: any}} props */
function Checked({ round }) {
  const own = mine.get(keyOf(round));
  const found = check(table.value.code, round, own?.share ? own : undefined, seat.value);
  const rows = Object.entries(found).filter(([, right]) => right !== null);
  return html`<h3>${round.deal ? t("web.fair.checked", { number: round.deal }) : t("web.fair.checked_draw")}</h3>
    <ul class="checks">${rows.map(([what, right]) => html`<li key=${what} class=${right ? "right" : "wrong"}><b>${right ? "✓" : "✗"}</b> ${t(`web.fair.check.${what}`)} <span class="unseen">${t(right ? "web.fair.right" : "web.fair.wrong")}</span></li>`)}</ul>
    <p class="fine">${rows.every(([, right]) => right) ? t("web.fair.all_right") : t("web.fair.not_right")}</p>`;
}
