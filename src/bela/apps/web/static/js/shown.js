/** Cards and suits in the deck that is set on this device. */
import { Face } from "./card.js";
import { SIGNS } from "./decks.js";
import { html } from "./html.js";
import { settings } from "./settings.js";
import { card as cardName, letters, t } from "./words.js";

/** The face of a card, without its name. @param {{card: string, big?: boolean}} props */
export const Card = ({ card, big = settings.bigIndex.value }) => html`<${Face} card=${card} look=${{ deck: settings.deck.value, big, letters: letters.value }} />`;

/** A card that lies somewhere, with its name. @param {{card: string}} props */
export const Shown = ({ card }) => html`<span class="shown" role="img" aria-label=${t("web.card_name", { card: cardName(card) })}><${Card} card=${card} /></span>`;

/** The sign of a suit. @param {{suit: string}} props */
export const Sign = ({ suit }) => html`<svg class=${`sign face suit-${suit} deck-${settings.deck.value}`} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${SIGNS[settings.deck.value]}-${suit}`} width="100" height="100" /></svg>`;
