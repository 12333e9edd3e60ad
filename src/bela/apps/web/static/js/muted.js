/** Who is not to be heard on this device: kept by table and name, so that it holds after a reload, and in whatever seat they sit. */
import { signal } from "../vendor/signals.js";
import { keep, recall } from "./settings.js";

const KEY = "bela.muted";
const MOST = 40;

/** @type {import("../vendor/signals.js").Signal<string[]>} */
const muted = signal(recall(KEY, []));

/** @param {string} code @param {string} name */
const entry = (code, name) => `${code}/${name}`;

/** @param {string} code @param {string} name */
export const isMuted = (code, name) => muted.value.includes(entry(code, name));

/** @param {string} code @param {string} name @param {boolean} on */
export function mute(code, name, on) {
  const others = muted.value.filter((each) => each !== entry(code, name));
  muted.value = (on ? [...others, entry(code, name)] : others).slice(-MOST);
  keep(KEY, muted.value);
}
