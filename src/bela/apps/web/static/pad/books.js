/** The book that is open, and the list of all of them. */
import { batch, signal } from "../vendor/signals.js";
import { notify, read as say } from "../js/caller.js";
import { newId } from "../js/net.js";
import { t } from "../js/words.js";
import { asked } from "../python/frame.js";
import { carryDrafts, dropDrafts } from "./draft.js";
import { spokenOf } from "./sheets.js";
import * as store from "./store.js";

/** @type {import("../vendor/signals.js").Signal<store.Head[] | null>} */
export const list = signal(null);
/** The open book: its head, its text, and what is shown of it. @type {import("../vendor/signals.js").Signal<any>} */
export const book = signal(null);
/** Whether something is being written. */
export const busy = signal(false);
/** Whether the browser promised to keep the books; null while it was not asked. @type {import("../vendor/signals.js").Signal<boolean | null>} */
export const kept = signal(null);

/** Why the books cannot be read, where they cannot. */
export const unread = signal("");

const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("bela-pad") : null;
if (channel) channel.onmessage = ({ data }) => void heardElsewhere(data);

/** Another tab wrote. @param {{id: string, lines: number}} told */
async function heardElsewhere({ id, lines }) {
  list.value = await store.books().catch(() => list.value);
  if (book.value?.head.id === id && book.value.head.lines !== lines) await openBook(id);
}

/** @param {store.Head} head */
const tell = (head) => channel?.postMessage({ id: head.id, lines: head.lines });

/** Read the list anew. */
export async function readList() {
  try {
    list.value = await store.books();
    unread.value = "";
    if (list.value.length) kept.value = await store.promised();
  } catch (error) {
    list.value ??= [];
    unread.value = reasonOf(error);
  }
}

/** What the browser says; the words may not be there yet. @param {any} error */
const reasonOf = (error) => String(error?.message ?? error);

/** Tell that something could not be kept; gives the sentence. @param {any} error */
function cannotKeep(error) {
  const full = error?.name === "QuotaExceededError";
  const sentence = t(full ? "page.pad.full" : "page.pad.not_kept", { reason: reasonOf(error) });
  notify(sentence);
  return sentence;
}

/** Open a book: at once as it was seen last, then as its text says. @param {string} id */
export async function openBook(id) {
  if (book.peek()?.head?.id !== id) book.value = null; // whatever another one shows, it is not of this one
  const found = await store.read(id).catch((error) => ({ unread: reasonOf(error), head: { id } }));
  if (!found || "unread" in found) return void (book.value = found ?? { missing: true, head: { id } });
  const before = book.value?.head?.id === id ? book.value.shown : (await store.shownLast(id).catch(() => null))?.shown;
  book.value = { ...found, shown: wellMade(before) ? before : null, ready: false };
  await refresh();
}

/** Whether what was shown last has the make of it: the store may hold anything. @param {any} shown */
const wellMade = (shown) => shown?.view?.matches?.length > 0 && shown.told?.matches?.length === shown.view.matches.length && Boolean(shown.offers);

/** Have the open book worked out, in the language that is spoken now. */
export async function refresh() {
  const now = book.value;
  if (!now?.text) return;
  const answer = await asked("pad", { do: "view", book: now.text });
  if (book.value?.text !== now.text) return;
  if (answer.ok) book.value = { ...now, shown: shownOf(answer), ready: true };
  else book.value = { ...now, broken: answer.error.sentence };
}

/** @param {any} answer */
const shownOf = ({ view, told, offers }) => ({ view, told, offers });

/** @param {string} id @param {string} head @param {number} lines @param {any} shown @returns {store.Head} */
function headOf(id, head, lines, { view, told }) {
  const [last, said] = [view.matches.at(-1), told.matches.at(-1)];
  const rows = view.matches.reduce((/** @type {number} */ sum, /** @type {any} */ match) => sum + match.rows.length, 0);
  return { id, head, lines, title: view.title, variant: view.variant, sides: said.sides, scores: last.scores, rows, changed: Date.now() };
}

/** Begin a book from what the core made; gives its id. @param {any} answer @returns {Promise<string | null>} */
export async function beginBook(answer) {
  const shown = shownOf(answer);
  const head = headOf(newId(), answer.book, 0, shown);
  try {
    await store.begin(head, shown);
  } catch (error) {
    return cannotKeep(error), null;
  }
  tell(head);
  book.value = { head, text: answer.book, shown, ready: true };
  store.promised().then((now) => (kept.value = now));
  await readList();
  return head.id;
}

/** Do something to the open book. Gives null where it was done, else the refusal; what was refused changed nothing.
 *  @param {string} does @param {Record<string, any>} [fields] @returns {Promise<any>} */
export async function change(does, fields = {}) {
  const now = book.value;
  if (busy.value || !now?.ready) return { sentence: t("page.core.coming") };
  busy.value = true;
  try {
    const answer = await asked("pad", { do: does, book: now.text, id: newId(), ...fields }).catch(() => null);
    if (!answer) return { sentence: t("web.error.internal") }; // what the core says of itself is for nobody at the table
    if (!answer.ok) return answer.error;
    return await write(now, answer);
  } catch (error) {
    return { sentence: cannotKeep(error) };
  } finally {
    busy.value = false;
  }
}

/** @param {any} now @param {any} answer */
async function write(now, answer) {
  const shown = shownOf(answer);
  const head = headOf(now.head.id, now.head.head, now.head.lines + 1, shown);
  try {
    await store.append(head, answer.append, shown);
  } catch (error) {
    if (!(error instanceof store.WrittenElsewhere)) throw error;
    await openBook(now.head.id);
    return { sentence: t("page.pad.elsewhere") };
  }
  carryDrafts(head);
  const changed = changedMatches(now.shown, shown);
  batch(() => (book.value = { head, text: now.text + answer.append, shown, ready: true, changed }));
  tell(head);
  say(spokenOf(shown, changed.at(-1) ?? shown.view.matches.length - 1));
  readList();
  return null;
}

/** The matches that stand otherwise than before, counted from 0; those that are new among them. @param {any} before @param {any} after @returns {number[]} */
function changedMatches(before, after) {
  const [old, now] = [before.view.matches, after.view.matches];
  return now.flatMap((/** @type {any} */ match, /** @type {number} */ at) => (JSON.stringify(match) === JSON.stringify(old[at]) ? [] : [at]));
}

/** The same, where a refusal is told in a note. @param {string} does @param {Record<string, any>} [fields] */
export async function changeOrTell(does, fields) {
  const refused = await change(does, fields);
  if (refused) notify(refused.sentence);
  return !refused;
}

/** Take a book away. @param {string} id */
export async function removeBook(id) {
  await store.remove(id).catch(cannotKeep);
  dropDrafts(id);
  if (book.value?.head.id === id) book.value = null;
  await readList();
}
