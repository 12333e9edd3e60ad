/** What the person does: cards tried, picked and played, and choices made. Every action sent was offered by the server. */
import { computed, signal } from "../vendor/signals.js";
import { hush, hushPassing, note, notify, onChange } from "./caller.js";
import { Refused } from "./net.js";
import { busy, once } from "./once.js";
import { say } from "./say.js";
import { settings } from "./settings.js";
import { act, asked, deal, fair, latest, match, onMessage, state, table, you } from "./table.js";
import { card as cardName, has, t } from "./words.js";

/** Cards that are picked: to lay away, or to be played by a second tap. @type {import("../vendor/signals.js").Signal<string[]>} */
export const picked = signal([]);
/** The card with which Bela may be said, while that is asked. @type {import("../vendor/signals.js").Signal<string | null>} */
export const withBela = signal(null);
/** The order of the hand as the person laid it; null: as the server gives it. @type {import("../vendor/signals.js").Signal<string[] | null>} */
const laid = signal(null);

onChange(state, hushPassing);

/** The hand in the order in which it is shown. @type {import("../vendor/signals.js").ReadonlySignal<string[]>} */
export const hand = computed(() => {
  const held = /** @type {string[]} */ (you.value?.hand ?? []);
  const kept = (laid.value ?? []).filter((card) => held.includes(card));
  return laid.value === null ? held : [...kept, ...held.filter((card) => !kept.includes(card))];
});

onMessage((message) => {
  if (message.events?.some((/** @type {any} */ event) => event.e === "dealt")) laid.value = null;
  if (message.parts?.you || message.parts?.deal) [picked.value, withBela.value] = [[], null];
});

/** Lay a card at another place of the hand. @param {string} card @param {number} place */
export function lay(card, place) {
  const others = hand.value.filter((each) => each !== card);
  laid.value = [...others.slice(0, place), card, ...others.slice(place)];
}

/** What is asked of the person: by kind. @type {import("../vendor/signals.js").ReadonlySignal<"nothing" | "card" | "discard" | "choice">} */
export const question = computed(() => {
  if (!asked.value) return "nothing";
  const phase = deal.value?.phase;
  return phase === "play" ? "card" : phase === "discard" ? "discard" : "choice";
});

/** The actions that begin with a card. @param {string} card */
const with_ = (card) => you.value.legal.filter((/** @type {any} */ action) => action.card === card);

/** Whether a card may be chosen now. @param {string} card @returns {boolean} */
export function open(card) {
  switch (question.value) {
    case "card":
      return you.value.playable.includes(card);
    case "discard":
      return discards(card).length > 0;
    default:
      return false;
  }
}

/** @param {string} card */
const discards = (card) => you.value.legal.filter((/** @type {any} */ action) => action.cards?.includes(card));

/** The action that lays away what is picked, if there is one. */
export const discard = computed(() => {
  if (question.value !== "discard") return null;
  const same = (/** @type {any} */ action) =>
    action.cards?.length === picked.value.length && action.cards.every((/** @type {string} */ card) => picked.value.includes(card));
  return you.value.legal.find(same) ?? null;
});

/** Why a card may not be chosen, in words. @param {string} card @returns {{text: string, rule?: string}} */
export function reason(card) {
  const refused = you.value?.refused?.[card];
  if (refused) return { text: say([`refused.${refused.code}`, { card: { card }, ...refused.params }]), rule: refused.rule };
  return { text: question.value === "choice" ? t("web.choose_above") : waitingFor() };
}

/** Whose turn it is in the deal; between deals, who is asked for a share of the next: the cutter before the others, whose devices give it by themselves. */
function waitedFor() {
  if (match.value?.stage === "deal") return deal.value?.to_act ?? null;
  const { asked: left = [], cutter = null } = fair.value ?? {};
  return left.includes(cutter) ? cutter : left[0] ?? null;
}

/** Who is waited for, in words. */
export function waitingFor() {
  const to = waitedFor();
  if (to === null) return t("web.nobody_asked");
  return to === you.value?.seat ? t("web.a_moment") : say(["web.waiting", { who: { seat: to } }]);
}

/** A card was chosen, by whatever means. @param {string} card */
export function choose(card) {
  if (busy.value || !hand.value.includes(card)) return;
  if (!open(card)) {
    const why = reason(card);
    notify(why.text, why.rule, true);
  } else take(card);
}

/** A card that may be chosen was chosen: what was told of another is of no use any more. @param {string} card */
function take(card) {
  hushPassing();
  if (question.value === "discard") toggle(card);
  else if (settings.twoStep.value && !picked.value.includes(card)) {
    picked.value = [card];
    notify(t("web.again_to_play", { card: cardName(card) }), undefined, true);
  } else playOut(card);
}

/** @param {string} card */
function toggle(card) {
  const others = picked.value.filter((each) => each !== card);
  if (others.length < picked.value.length) picked.value = others;
  else picked.value = [...picked.value, card].slice(-you.value.legal[0].cards.length);
}

/** @param {string} card */
function playOut(card) {
  const ways = with_(card);
  if (ways.length > 1) withBela.value = card;
  else if (ways.length) send(ways[0]);
}

/** The ways to play the card about which Bela is asked, saying it first. */
export const belaWays = computed(() => (withBela.value && question.value === "card" ? with_(withBela.value).reverse() : []));

/** Send an action that was offered. @param {{a: string}} action */
export const send = (action) => doing(() => act(action.a));

/** Claim the game. */
export const claim = () => doing(() => act("claim"));

/** Do something that the server does, one thing at a time. A refusal is told; what was told before is of no use once something was done.
 *  @param {() => Promise<any>} deed @param {typeof busy} [lane] as in once @returns {Promise<any>} what came of it; null where nothing did */
export const doing = (deed, lane) => once(() => told(deed), lane);

/** @param {() => Promise<any>} deed */
async function told(deed) {
  const before = note.value;
  try {
    const answer = await deed();
    if (before && note.value === before) hush();
    return answer;
  } catch (error) {
    complain(error);
    return null;
  }
}

/** Tell why something was refused. @param {unknown} error */
export function complain(error) {
  if (!(error instanceof Refused)) throw error;
  notify(refusal(error), error.error.code === "illegal" ? error.error.rule : undefined);
}

/** Why something was refused, in words. @param {Refused} refused @returns {string} */
export function refusal({ error: { code, reason: why, params, fault } }) {
  if (code === "illegal") return say([`refused.${why}`, withTable(params)]);
  if (fault?.code === "number_out_of_range") return t("fault.number_out_of_range", outside(fault));
  return has(`web.error.${code}`) ? t(`web.error.${code}`) : t("web.error.internal");
}

/** A number that an option cannot have, and the ones it can. @param {{option: string, value: any, expected: string[]}} fault */
const outside = ({ option, value, expected }) => ({ option: `"${t(`option.${option}`)}"`, value: String(value), first: expected[0], last: expected.at(-1) ?? "" });

/** @param {any} params */
const withTable = (params) => ({ target: table.value?.rules?.target, ...params });

/** The update after which a card played itself last: it tries that once. @type {any} */
let triedAfter = null;

/** The last or only card that may be played plays itself, where that is set. */
export function playTheOnlyOne() {
  const now = latest.value;
  if (!settings.autoplay.value || question.value !== "card" || busy.value || now?.t !== "update" || now === triedAfter) return;
  if (you.value.legal.length !== 1) return;
  triedAfter = now;
  send(you.value.legal[0]);
}
