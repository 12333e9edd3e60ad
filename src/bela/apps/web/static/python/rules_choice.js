/** Choosing what is played: the variant, its target, and every house rule whose question arises. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { html } from "../js/html.js";
import { NumberField } from "../js/forms.js";
import { meaning } from "../js/rules_panel.js";
import { keep, recall } from "../js/settings.js";
import { notify } from "../js/caller.js";
import { has, language, t } from "../js/words.js";
import { asked } from "./frame.js";

const LAST = "bela.pages.rules";
/** Variants and options. @type {import("../vendor/signals.js").Signal<any>} */
export const offered = signal(null);

/** What is played where nothing else is chosen, or what is asked for cannot be. */
const USUAL = "croatian_4";

/** What was chosen last on this device. @returns {{variant: string, options: Record<string, any>}} */
export const lastChosen = () => ({ variant: USUAL, options: {}, ...recall(LAST, {}) });

/** Options as an address has them; none where it has anything else. @param {string | null} text @returns {Record<string, any>} */
export function optionsIn(text) {
  try {
    return optionsOf(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

/** @param {any} found @returns {Record<string, any>} */
const optionsOf = (found) => (found !== null && typeof found === "object" && !Array.isArray(found) ? found : {});

/** The rules alone of whatever holds more: addresses and stores hold anything. @param {{variant: string, options: Record<string, any>}} found */
const rulesOf = ({ variant, options }) => (/^\w+$/.test(variant) && has(`variant.${variant}.about`) ? { variant, options: optionsOf(options) } : { variant: USUAL, options: {} });

/** The rules that are chosen, with all that holds then; null until the core has said it.
 *  @param {{variant: string, options: Record<string, any>}} first @returns {[any, (variant: string, options: Record<string, any>) => void, any]} */
export function useRules(first) {
  const [wanted, setWanted] = useState(() => rulesOf(first));
  const [held, setHeld] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let late = false;
    if (!offered.value) asked("rules", { do: "offered" }).then((found) => (offered.value = found));
    asked("rules", { do: "held", ...wanted }).then((found) => {
      if (late) return;
      if (!found.ok && Object.keys(wanted.options).length) return notify(found.error.sentence), setWanted({ variant: wanted.variant, options: {} });
      setHeld(found.ok ? found : null);
      if (found.ok) keep(LAST, wanted);
    }, () => !late && setWanted({ variant: USUAL, options: {} }));
    return () => void (late = true);
  }, [wanted.variant, JSON.stringify(wanted.options), language.value]);
  return [wanted, (variant, options) => setWanted({ variant, options }), held];
}

/** @param {{wanted: any, held: any, set: (variant: string, options: Record<string, any>) => void, open?: boolean}} props */
export function RulesChoice({ wanted, held, set, open = false }) {
  if (!offered.value) return html`<p role="status">${t("page.core.coming")}</p>`;
  const change = (/** @type {string} */ name, /** @type {any} */ value) => {
    const { [name]: _before, ...others } = wanted.options;
    set(wanted.variant, plain(held?.name)?.[name] === value ? others : { ...others, [name]: value });
  };
  const names = held ? Object.keys(held.options) : [];
  return html`<label class="select"><span>${t("web.variant")}</span><select name="variant" value=${wanted.variant} onChange=${(/** @type {any} */ event) => set(event.currentTarget.value, {})}>
      ${offered.value.variants.map((/** @type {any} */ one) => html`<option key=${one.name} value=${one.name} selected=${one.name === wanted.variant}>${t(`variant.${one.name}`)}</option>`)}</select>
      <small>${t(`variant.${wanted.variant}.about`)}</small></label>
    ${held && html`<div class="pair">${["target", "match_wins"].filter((name) => name in held.options).map((name) => html`<${Option} key=${name} name=${name} held=${held} change=${change} short=${true} />`)}</div>
    <details class="box house" open=${open}><summary>${t("web.house_rules")}${Object.keys(held.changed).length ? ` (${Object.keys(held.changed).length})` : ""}</summary>
      ${Object.keys(wanted.options).length > 0 && html`<button type="button" class="plain" onClick=${() => set(wanted.variant, {})}>${t("web.as_usual")}</button>`}
      ${names.filter((name) => name !== "target" && name !== "match_wins").map((name) => html`<${Option} key=${name} name=${name} held=${held} change=${change} />`)}</details>`}`;
}

/** The options of a variant as it is played without house rules. @param {string} [name] */
const plain = (name) => offered.value.variants.find((/** @type {any} */ one) => one.name === name)?.options;

/** @param {{name: string, held: any, change: (name: string, value: any) => void, short?: boolean}} props */
function Option({ name, held, change, short = false }) {
  const about = offered.value.options[name];
  const value = held.options[name];
  if (about.kind === "number") {
    return html`<${NumberField} label=${t(`option.${name}`)} name=${name} value=${value} limits=${about.limits} about=${short ? undefined : meaning(name, value)} onChange=${(/** @type {number} */ next) => change(name, next)} />`;
  }
  if (about.kind === "order") return html`<p class="fixed"><b>${t(`option.${name}`)}</b> <small>${meaning(name, value)}</small></p>`;
  const blocked = (held.blocked[name] ?? []).map((/** @type {any} */ each) => each.value);
  return html`<label class=${`select ${name in held.changed ? "changed" : ""}`}><span>${t(`option.${name}`)}</span><select name=${name} onChange=${(/** @type {any} */ event) => change(name, about.values[event.currentTarget.selectedIndex])}>
    ${about.values.map((/** @type {any} */ each) => html`<option key=${String(each)} value=${String(each)} selected=${each === value} disabled=${blocked.includes(each)}>${meaning(name, each)}</option>`)}</select></label>`;
}
