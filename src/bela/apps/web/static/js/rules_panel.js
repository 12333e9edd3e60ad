/** The rules of a table: what departs from its variant first, then all the rest by subject. */
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { table } from "./table.js";
import { has, t } from "./words.js";
import { link } from "./route.js";

/** The sentence for the value of an option. @param {string} name @param {any} value */
export function meaning(name, value) {
  const key = `option.${name}.${String(value).toLowerCase().replace(/[^a-z0-9_]/g, "_")}`;
  if (has(key)) return t(key);
  return t(`option.${name}.value`, { value: typeof value === "string" ? value.split(" ").map((word) => t(`criterion.${word}`)).join(t("word.then")) : value });
}

/** The house rules of the table that is looked at. */
export function Rules() {
  const at = table.value;
  const changed = Object.keys(at.settings.options);
  const others = Object.entries(at.rules).filter(([name]) => !changed.includes(name));
  return html`<p>${t(`variant.${at.settings.variant}.about`)}</p>
    ${changed.length ? html`<p><b>${t("web.departs")}</b></p><ul class="rules">${changed.map((name) => html`<li key=${name}>${meaning(name, at.rules[name])}</li>`)}</ul>` : html`<p>${t("rules.as_usual")}</p>`}
    <details><summary>${t("web.all_rules")}</summary><ul class="rules">${others.map(([name, value]) => html`<li key=${name}>${meaning(name, value)}</li>`)}</ul></details>
    <p class="fine"><a ...${link(houseLink(at.settings))}>${t("web.rules_link")}</a></p>`;
}

/** The address that opens a table's rules for another table. @param {any} settings */
export const houseLink = (settings) => `/new?rules=${encodeURIComponent(JSON.stringify([settings.variant, settings.options]))}`;

export const RulesDialog = () => html`<${Dialog} title=${t("web.house_rules")}><${Rules} /></${Dialog}>`;
