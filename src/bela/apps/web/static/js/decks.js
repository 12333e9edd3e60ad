/** The drawings of the decks: fetched once, put into the document, used by name. */

const FILES = ["french", "german", "backs"];
const COURT = new Set(["K", "Q", "J"]);

/** @type {Record<string, "french" | "german">} Which signs a deck has. */
export const SIGNS = { french: "french", four: "french", classic: "french", german: "german" };

/** The decks there are, by the names that are kept in the settings. */
export const DECKS = Object.keys(SIGNS);

/** @param {string} name */
const place = (name) => new URL(`../decks/${name}`, import.meta.url).href;

/** Put all drawings into the document. Without them cards still show their letters. */
export async function loadDecks() {
  await Promise.all(FILES.map(load));
}

/** @param {string} name */
async function load(name) {
  const answer = await fetch(place(`${name}.svg`));
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("class", "drawings");
  drawing.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(drawing, true));
}

/** Where the drawn court of the classic deck lies. @param {string} card such as "Kh" */
export const classicCourt = (card) => place(`classic/${card}.svg`);

/** @param {string} card */
export const isCourt = (card) => COURT.has(card[0]);
