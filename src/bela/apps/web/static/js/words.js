/** Texts in the chosen language, from the same catalogues as everywhere in bela. */
import { computed, effect, signal } from "../vendor/signals.js";
import { LANGUAGES, settings } from "./settings.js";

/** @typedef {string | Record<string, string>} Text A text, or one for each plural category.
 *  @typedef {(form: string) => string} Term A name that gives itself in the form that a sentence wants.
 *  @typedef {string | number | Term | undefined} Filling */

const wanted = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each)) ?? "en";

/** The language that is wanted: the one set, else the browser's. */
export const language = computed(() => settings.language.value || wanted);

/** The catalogue that is spoken from. @type {import("../vendor/signals.js").Signal<Record<string, Text>>} */
const catalogue = signal({});
const spoken = signal("en");

/** The rule family and the deck whose own words are used where there are any. */
export const family = signal("");
const deck = computed(() => (settings.deck.value === "german" ? "german" : ""));

/** Fetch the catalogue of the language that is wanted, and speak it from then on. */
export async function loadWords() {
  const code = language.value;
  const answer = await fetch(new URL(`../i18n/${code}.json`, import.meta.url));
  const texts = await answer.json();
  if (code !== language.value) return; // another was chosen meanwhile
  catalogue.value = texts;
  spoken.value = code;
  document.documentElement.lang = code;
}

/** Do something whenever another language is wanted. @param {() => unknown} what */
export function onLanguage(what) {
  let before = language.value;
  effect(() => {
    if (language.value !== before) what();
    before = language.value;
  });
}

/** Whether there is a text under a key. @param {string} key */
export const has = (key) => key in catalogue.value;

/** @param {string} key @returns {Text} */
function template(key) {
  const all = catalogue.value;
  return all[`${key}.${family.value}`] ?? all[key] ?? key;
}

/** The text under a key, filled in. @param {string} key @param {Record<string, Filling>} [params] */
export const t = (key, params = {}) => fill(one(template(key), undefined), params);

/** The same in the plural form for a number. @param {string} key @param {number} count @param {Record<string, Filling>} [params] */
export const n = (key, count, params = {}) => fill(one(template(key), count), { n: count, ...params });

/** @param {Text} text @param {number | undefined} count */
function one(text, count) {
  if (typeof text === "string") return text;
  return text[count === undefined ? "other" : rules().select(count)] ?? text.other;
}

const rules = computedRules();

function computedRules() {
  const made = computed(() => new Intl.PluralRules(spoken.value));
  return () => made.value;
}

const HOLE = /\{(\w+(?:[^{}:]*))(?::([^{}]*(?:\{[^{}]*\}[^{}]*)*))?\}/g;

/** @param {string} text @param {Record<string, Filling>} params @returns {string} */
function fill(text, params) {
  return text.replace(HOLE, (_all, name, spec = "") => formed(params[name], spec.includes("{") ? fill(spec, params) : spec));
}

/** @param {Filling} value @param {string} spec */
function formed(value, spec) {
  const forms = spec.split(".").filter((/** @type {string} */ form) => /^[a-z]+$/.test(form));
  const form = forms.filter((/** @type {string} */ each) => each !== "cap").join(".");
  const text = named(value, form);
  return forms.includes("cap") ? text.slice(0, 1).toLocaleUpperCase(spoken.value) + text.slice(1) : text;
}

/** @param {Filling} value @param {string} form */
function named(value, form) {
  if (typeof value === "function") return value(form);
  if (typeof value === "number" && form) return n(`count.${form}`, value);
  return String(value ?? "");
}

/** The thing with that name. @param {string} key @param {Record<string, Filling>} [params] @returns {Term} */
export const term = (key, params) => (form) => t(form ? `${key}.${form}` : key, params);

/** The deck's own name for something, where it has one. @param {string} key */
const own = (key) => (deck.value && has(`${key}.${deck.value}`) ? `${key}.${deck.value}` : key);

/** @param {string} letter */
export const suit = (letter) => term(own(`suit.${letter}`));
/** @param {string} letter */
export const rank = (letter) => term(own(`rank.${letter}`));
/** @param {string} letter */
export const ranks = (letter) => term(own(`rank.${letter}.many`));
/** The full name of a card. @param {string} card */
export const card = (card) => term("word.card", { rank: rank(card[0]), suit: suit(card[1]) });

/** A run, four of a kind or the Bela, as records write them. @param {string} meld @returns {Term} */
export function meld(meld) {
  if (meld === "bela") return term("word.bela");
  if (meld.startsWith("4x")) return term("meld.four", { rank: ranks(meld[2]) });
  const [top, length] = meld.split("/");
  if (length === "8") return term("meld.whole_suit", { suit: suit(top[1]) });
  return term("meld.run", { run: term(`run.${length}`), suit: suit(top[1]), rank: rank(top[0]) });
}

/** Several things in a row. @param {(Term | string)[]} items @returns {Term} */
export const row = (items) => (form) => {
  const said = items.map((item) => (typeof item === "function" ? item(form) : item));
  if (said.length < 2) return said.join("");
  return t("word.list", { first: said.slice(0, -1).join(t("word.comma")), last: said[said.length - 1] });
};

/** What stands on the court cards of the German deck in this language. */
export const letters = computed(() =>
  deck.value ? { Q: t("tui.german.Q"), J: t("tui.german.J") } : /** @type {Record<string, string>} */ ({}),
);
