/** Small pieces of forms. */
import { useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** One of several, as a row of radio buttons. @param {{name: string, legend: string, value: any, options: {value: any, label: any, about?: string, closed?: string}[], onChange: (value: any) => void, list?: boolean, terse?: boolean}} props
 *  Where there is nothing to choose it is not there. terse: where there is little room, only of what is chosen it is said what it is */
export function Choice({ name, legend, value, options, onChange, list, terse }) {
  if (!options.length) return null;
  return html`<fieldset class=${`choice-field ${list ? "list" : ""} ${terse ? "terse" : ""}`}><legend>${legend}</legend>
    <div class="options">${options.map((option) => html`<label key=${String(option.value)} class=${option.value === value ? "chosen" : option.closed ? "closed" : ""}>
      <input type="radio" name=${name} value=${String(option.value)} checked=${option.value === value} disabled=${Boolean(option.closed)} onChange=${() => onChange(option.value)} />
      <span><b>${option.label}</b>${option.about && html`<small>${option.about}</small>`}${option.closed && html`<small>${option.closed}</small>`}</span></label>`)}</div></fieldset>`;
}

/** A switch. @param {{label: string, about?: string, value: boolean, onChange: (value: boolean) => void}} props */
export const Switch = ({ label, about, value, onChange }) => html`<label class="switch"><input type="checkbox" role="switch" checked=${value}
  onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} /><span><b>${label}</b>${about && html`<small>${about}</small>`}</span></label>`;

/** A whole number. What is typed stands there until it is given, whatever else comes to the page meanwhile.
 *  @param {{label: string, name: string, value: number, limits: number[], about?: any, onChange: (value: number) => void}} props */
export function NumberField({ label, name, value, limits, about, onChange }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const given = (/** @type {any} */ event) => (setTyped(null), onChange(Number(event.currentTarget.value)));
  return html`<label class="field"><span>${label}</span><input type="number" inputmode="numeric" name=${name} min=${limits[0]} max=${limits.at(-1)} value=${typed ?? value}
    onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)} onChange=${given} />${about && html`<small>${about}</small>`}</label>`;
}

/** One of many, as a list that drops down. @param {{label: string, value: string, options: {value: string, label: string}[], onChange: (value: string) => void}} props */
export const Select = ({ label, value, options, onChange }) => html`<label class="select"><span>${label}</span>
  <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
    ${options.map((option) => html`<option key=${option.value} value=${option.value} selected=${option.value === value}>${option.label}</option>`)}</select></label>`;
