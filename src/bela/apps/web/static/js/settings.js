/** What is set on this device: kept in the browser, and shown on the document as data-attributes. */
import { effect, signal } from "../vendor/signals.js";
import { DECKS } from "./decks.js";

const KEY = "bela.settings";

/** @type {readonly string[]} */
export const LANGUAGES = ["en", "hr", "cs", "de"];

/** By its name: the values a setting may have; the first is the one it has at first. @type {Record<string, readonly any[]>} */
export const CHOICES = {
  language: ["", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  deck: DECKS,
  pace: [2, 0, 1, 3],
  bigIndex: [false, true],
  leftHanded: [false, true],
  sound: [true, false],
  vibration: [true, false],
  twoStep: [false, true],
  autoplay: [false, true],
  motion: ["auto", "none"],
  cut: ["friends", "always", "never"],
};

const before = recall(KEY, /** @type {Record<string, any>} */ ({}));
const allowed = (/** @type {string} */ name) => (CHOICES[name].includes(before[name]) ? before[name] : CHOICES[name][0]);

/** All settings, each a signal. @type {Record<string, import("../vendor/signals.js").Signal<any>>} */
export const settings = Object.fromEntries(Object.keys(CHOICES).map((name) => [name, signal(allowed(name))]));

/** Whether nothing is to move. */
export const still = () =>
  settings.motion.value === "none" || settings.pace.value === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something may take, in milliseconds, at the pace that is set. @param {number} time */
export const paced = (time) => (settings.pace.value === 0 ? 0 : (time * 2) / settings.pace.value);

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
  keep(KEY, now);
  Object.assign(document.documentElement.dataset, {
    theme: now.theme,
    hand: now.leftHanded ? "left" : "right",
    motion: now.motion,
    index: now.bigIndex ? "big" : "normal",
  });
});

/** Keep a value in this browser, where it can be kept. @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window or a full store: what is set holds until the page is closed
  }
}

/** What was kept under a key, or something else. @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}
