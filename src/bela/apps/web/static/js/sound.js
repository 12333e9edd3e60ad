/** Sounds, made here and now: no files. Silent where they are switched off. */
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** The context; browsers want a touch before it may sound. */
function sounding() {
  if (!settings.sound.value || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume(); // suspended until a touch, or interrupted by a call
  return context;
}

/** @param {number} pitch @param {number} at @param {number} length @param {number} loud @param {OscillatorType} [kind] */
function note(pitch, at, length, loud, kind = "sine") {
  const here = sounding();
  if (!here) return;
  const [tone, gain] = [here.createOscillator(), here.createGain()];
  const start = here.currentTime + at;
  Object.assign(tone, { type: kind });
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(here.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** A card on wood: a short thud of noise. */
function thud() {
  const here = sounding();
  if (!here) return;
  const noise = here.createBuffer(1, here.sampleRate * 0.05, here.sampleRate);
  const data = noise.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = (Math.random() * 2 - 1) * (1 - place / data.length) ** 3;
  const [source, filter, gain] = [here.createBufferSource(), here.createBiquadFilter(), here.createGain()];
  source.buffer = noise;
  filter.type = "lowpass";
  filter.frequency.value = 1400;
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(here.destination);
  source.start();
}

const yourTurn = () => (note(523, 0, 0.18, 0.08), note(784, 0.11, 0.28, 0.08));
const bell = () => (note(1047, 0, 0.9, 0.07), note(1568, 0.02, 0.7, 0.03));
const sweep = () => note(220, 0, 0.12, 0.06, "triangle");
export const tick = () => note(1200, 0, 0.05, 0.05, "square");

/** What an update sounds like. @param {any} update @param {boolean} mine whether the person is asked now */
export function sound(update, mine) {
  const kinds = update.events.map((/** @type {any} */ event) => event.e);
  if (kinds.includes("played")) thud();
  if (kinds.includes("bela_said")) bell();
  if (kinds.includes("trick_taken")) sweep();
  if (!mine) return;
  yourTurn();
  if (settings.vibration.value) navigator.vibrate?.(40);
}
