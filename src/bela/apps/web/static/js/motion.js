/** Cards that move: to where they are played, to whoever takes the trick, out of the pack into the hand. */
import { paced, still } from "./settings.js";

/** @type {Map<string, DOMRect>} Where a card was last seen. */
const seen = new Map();

/** Note where a card lies now, before it is played. @param {string} card @param {Element} element */
export const remember = (card, element) => void seen.set(card, element.getBoundingClientRect());

const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Let an element come from a place. @param {Element} element @param {DOMRect | undefined} from @param {number} time @param {number} [delay] */
function comeFrom(element, from, time, delay = 0) {
  if (!from || still()) return;
  const to = element.getBoundingClientRect();
  const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  const scale = Math.max(0.4, Math.min(2, from.width / (to.width || 1)));
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration: paced(time),
    delay: paced(delay),
    easing: EASE,
    fill: "backwards",
  });
}

/** @param {DOMRect} rect */
const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** Let a card that was played come from the hand, or from where its player sits. @param {Element | null} element
 *  @param {string} card @param {number} seat */
export function played(element, card, seat) {
  if (!element) return;
  const from = seen.get(card) ?? placeOfSeat(seat);
  seen.delete(card);
  comeFrom(element, from, 320);
}

/** @param {number} seat */
const placeOfSeat = (seat) => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** Let cards go to a seat: copies of them, for they themselves are gone by then. @param {Element[]} cards @param {number} seat */
export function gather(cards, seat) {
  const to = placeOfSeat(seat);
  if (!to || still()) return;
  for (const card of cards) goTo(card, to);
}

/** @param {Element} card @param {DOMRect} to */
function goTo(card, to) {
  const at = card.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-card");
  Object.assign(copy.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(copy);
  const [x, y] = [middle(to)[0] - middle(at)[0], middle(to)[1] - middle(at)[1]];
  const way = copy.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0 }], {
    duration: paced(380),
    easing: "ease-in",
  });
  way.finished.finally(() => copy.remove());
}

/** Deal cards into the hand, one after the other. @param {Element[]} cards */
export function dealOut(cards) {
  const from = document.querySelector(".cloth")?.getBoundingClientRect();
  if (!from) return;
  const pack = new DOMRect(from.left + from.width / 2 - 20, from.top + from.height / 2 - 30, 40, 60);
  cards.forEach((card, place) => comeFrom(card, pack, 420, place * 55));
}

/** Let cards slide from where they were to where they are. @param {Map<string, DOMRect>} before @param {Map<string, Element>} now */
export function slide(before, now) {
  if (still()) return;
  for (const [card, element] of now) {
    const was = before.get(card);
    const is = element.getBoundingClientRect();
    if (!was || Math.abs(was.left - is.left) + Math.abs(was.top - is.top) < 3) continue;
    element.animate([{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }, { transform: "none" }], {
      duration: paced(260),
      easing: EASE,
    });
  }
}
