/** Cards dragged: along the hand to lay it in another order, up to the table to play. */
import { remember } from "./motion.js";
import { choose } from "./play.js";

const FAR = 8;
const UP = 70;

/** Handlers for the button of a card. @param {string} card @param {(card: string, place: number) => void} lay */
export function dragged(card, lay) {
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      follow(/** @type {HTMLElement} */ (event.currentTarget), event, card, lay);
    },
  };
}

/** @param {HTMLElement} button @param {PointerEvent} start @param {string} card @param {(card: string, place: number) => void} lay */
function follow(button, start, card, lay) {
  delete button.dataset.dragged;
  button.setPointerCapture(start.pointerId); // the card may move meanwhile; what was touched is what is let go
  const over = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ what) =>
    addEventListener(type, what, { signal: over.signal });
  on("pointermove", (event) => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!button.dataset.dragged && Math.hypot(x, y) < FAR) return;
    button.dataset.dragged = "yes";
    button.style.transform = `translate(${x}px, ${Math.min(0, y)}px)`;
  });
  on("pointerup", (event) => {
    over.abort();
    if (!button.dataset.dragged) return;
    dropped(button, event, start, card, lay);
  });
  on("pointercancel", () => {
    over.abort();
    settle(button);
  });
}

/** @param {HTMLElement} button @param {PointerEvent} event @param {PointerEvent} start @param {string} card
 *  @param {(card: string, place: number) => void} lay */
function dropped(button, event, start, card, lay) {
  if (start.clientY - event.clientY > UP) {
    remember(card, button);
    choose(card);
  } else lay(card, placeAt(button, event.clientX));
  settle(button);
}

/** At which place of the hand the card was dropped. @param {HTMLElement} button @param {number} x */
function placeAt(button, x) {
  const others = [...document.querySelectorAll(".hand [data-card]")].filter((each) => each !== button);
  return others.filter((each) => each.getBoundingClientRect().left + 16 < x).length;
}

/** The click that follows a drag is none. @param {HTMLElement} button */
function settle(button) {
  button.style.transform = "";
  setTimeout(() => delete button.dataset.dragged, 0);
}
