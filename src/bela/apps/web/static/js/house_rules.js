/** House rules: the target first, then every option whose question arises, by subject, each value with what it means. */
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { Choice, NumberField } from "./forms.js";
import { html } from "./html.js";
import { info } from "./info.js";
import { ask } from "./net.js";
import { complain } from "./play.js";
import { bySubject, meaning } from "./rules_panel.js";
import { t } from "./words.js";

/** What is asked first, and of every table. */
const FIRST = ["target", "match_wins"];

/** Rules that came with a link; null where none came. @returns {{variant: string, options: Record<string, any>} | null} */
export function given() {
  try {
    const [variant, options] = JSON.parse(new URLSearchParams(location.search).get("rules") ?? "");
    return { variant: String(variant), options: Object(options) };
  } catch {
    return null;
  }
}

/** @typedef {{options: Record<string, any>, changed: Record<string, any>, blocked: Record<string, {value: any}[]>}} Held What holds with the options that are chosen. */

/** What holds with the options that are chosen; those that do not fit together are given up.
 *  @param {any} wanted @param {(change: any) => void} set @returns {Held | null} */
function useHeld(wanted, set) {
  const [held, setHeld] = useState(/** @type {Held | null} */ (null));
  const good = useRef(wanted.options);
  useEffect(() => {
    let late = false;
    ask("POST", "/api/rules", { variant: wanted.variant, options: wanted.options }).then(
      (answer) => !late && (setHeld(answer), (good.current = wanted.options)),
      (error) => !late && (complain(error), set({ options: good.current === wanted.options ? {} : good.current })),
    );
    return () => void (late = true);
  }, [wanted.variant, JSON.stringify(wanted.options)]);
  return held;
}

/** @param {{wanted: any, set: (change: any) => void}} props */
export function HouseRules({ wanted, set }) {
  const held = useHeld(wanted, set);
  if (!held) return null;
  const change = (/** @type {string} */ name, /** @type {any} */ value) => set({ options: { ...wanted.options, [name]: value } });
  const option = (/** @type {string} */ name) => html`<${Option} key=${name} name=${name} held=${held} onChange=${change} />`;
  const changed = Object.keys(held.changed);
  return html`<div class="pair">${FIRST.filter((name) => name in held.options).map(option)}</div>
    <details class="box house" open=${given() !== null}><summary>${t("web.house_rules")}${counted(changed)}</summary>
      ${changed.length > 0 && html`<button type="button" class="plain" onClick=${() => set({ options: {} })}>${t("web.as_usual")}</button>`}
      ${bySubject(Object.keys(held.options).filter((name) => !FIRST.includes(name))).map(([subject, names]) => html`<details class="subject" key=${subject}>
        <summary>${t(`book.title.${subject}`)}${counted(names.filter((name) => changed.includes(name)))}</summary>${names.map(option)}</details>`)}</details>`;
}

/** How many there are, where there are any. @param {string[]} names */
const counted = (names) => (names.length ? ` (${names.length})` : "");

/** @param {{name: string, held: Held, onChange: (name: string, value: any) => void}} props */
function Option({ name, held, onChange }) {
  const about = info.value?.options?.[name];
  const [legend, value] = [t(`option.${name}`), held.options[name]];
  if (about?.kind === "number") {
    return html`<${NumberField} label=${legend} name=${name} value=${value} limits=${about.limits ?? []} about=${meaning(name, value)} onChange=${(/** @type {number} */ next) => onChange(name, next)} />`;
  }
  if (about?.kind === "order" || !about?.values) return html`<p class="fixed"><b>${legend}</b> <small>${meaning(name, value)}</small></p>`;
  const blocked = (held.blocked[name] ?? []).map((each) => each.value);
  return html`<${Choice} list=${true} name=${name} legend=${legend} value=${value} onChange=${(/** @type {any} */ next) => onChange(name, next)}
    options=${about.values.map((/** @type {any} */ each) => ({ value: each, label: meaning(name, each), closed: blocked.includes(each) ? t("web.blocked") : undefined }))} />`;
}
