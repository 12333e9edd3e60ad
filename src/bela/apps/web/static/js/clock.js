/** Whose time runs: a bar, a figure in the last seconds, and a tick. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";
import { tick } from "./sound.js";
import { ahead, clock, seat as me } from "./table.js";
import { n } from "./words.js";

const LAST = 10;

/** @param {{seat: number}} props */
export function Timer({ seat }) {
  const now = clock.value;
  const runs = now && now.seat === seat && now.deadline !== null && !now.paused;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const step = () => setLeft(Math.max(0, now.deadline - Date.now() - ahead.value));
    step();
    const timer = setInterval(step, 250);
    return () => clearInterval(timer);
  }, [runs, now?.deadline]);
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (runs && seat === me.value && seconds <= 5 && seconds > 0) tick();
  }, [seconds, runs]);
  if (!runs) return null;
  return html`<span class=${`timer ${seconds <= LAST ? "short" : ""}`} role="timer" aria-label=${n("web.seconds_left", seconds)}>
    <i style=${{ width: `${Math.min(100, (left / now.per) * 100)}%` }}></i>${seconds <= LAST && html`<b aria-hidden="true">${seconds}</b>`}</span>`;
}
