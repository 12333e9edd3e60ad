/** The settings of this device. All of them hold at once, also in mid-deal. */
import { Face } from "./card.js";
import { DECKS } from "./decks.js";
import { Dialog } from "./dialog.js";
import { Choice, Select, Switch } from "./forms.js";
import { html } from "./html.js";
import { CHOICES, LANGUAGES, settings } from "./settings.js";
import { language, t } from "./words.js";

/** By code, in the language itself. @type {Record<string, string>} */
const NAMES = { en: "English", hr: "Hrvatski", cs: "Čeština", de: "Deutsch" };

/** Switches, in the order in which they stand. */
const SWITCHES = ["bigIndex", "leftHanded", "twoStep", "autoplay", "sound", "vibration"];

/** The language, as a list. */
export const Language = () => html`<${Select} label=${t("web.language")} value=${language.value}
  options=${LANGUAGES.map((code) => ({ value: code, label: NAMES[code] }))} onChange=${(/** @type {string} */ code) => (settings.language.value = code)} />`;

/** The decks, each shown by two cards. */
export function Decks() {
  const sample = (/** @type {string} */ deck, /** @type {string} */ card) =>
    html`<${Face} card=${card} look=${{ deck, big: settings.bigIndex.value, letters: deck === "german" ? { Q: t("tui.german.Q"), J: t("tui.german.J") } : {} }} />`;
  const label = (/** @type {string} */ deck) => html`<span class="samples">${["Kh", "Jd", "9c"].map((card) => sample(deck, card))}</span>${t(`web.deck.${deck}`)}`;
  return html`<${Choice} name="deck" legend=${t("web.deck")} value=${settings.deck.value} options=${DECKS.map((deck) => ({ value: deck, label: label(deck) }))}
    onChange=${(/** @type {string} */ deck) => (settings.deck.value = deck)} />`;
}

/** How fast things go. */
function Pace() {
  const steps = [1, 2, 3, 0];
  const at = steps.indexOf(settings.pace.value);
  return html`<label class="slider"><span>${t("web.pace")}</span>
    <input type="range" min="0" max="3" step="1" value=${at} aria-valuetext=${t(`web.pace.${settings.pace.value}`)}
      onInput=${(/** @type {any} */ event) => (settings.pace.value = steps[Number(event.currentTarget.value)])} />
    <output>${t(`web.pace.${settings.pace.value}`)}</output></label>`;
}

export const Settings = () => html`<${Dialog} title=${t("web.settings")}>
  <div class="form"><${Language} /><${Decks} /><${Pace} />
  ${["theme", "motion", "cut"].map((name) => html`<${Choice} key=${name} name=${name} legend=${t(`web.${name}`)} value=${settings[name].value}
    options=${CHOICES[name].map((value) => ({ value, label: t(`web.${name}.${value}`) }))} onChange=${(/** @type {any} */ value) => (settings[name].value = value)} />`)}
  ${SWITCHES.map((name) => html`<${Switch} key=${name} label=${t(`web.set.${name}`)} about=${t(`web.set.${name}.about`)} value=${settings[name].value}
    onChange=${(/** @type {boolean} */ value) => (settings[name].value = value)} />`)}
  <p class="fine">${isSecureContext ? t("web.kept_here") : t("web.plain_http")}</p></div>
</${Dialog}>`;

