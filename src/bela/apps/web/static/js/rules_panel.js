/** The rules of a table: what departs from its variant first, then all the rest by subject. */
import { copy, shared } from "./copy.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { info } from "./info.js";
import { reached } from "./net.js";
import { table } from "./table.js";
import { has, t } from "./words.js";
import { link } from "./route.js";
import { bookLink } from "../python/book_link.js";

/** The sentence for the value of an option. @param {string} name @param {any} value */
export function meaning(name, value) {
  const key = `option.${name}.${String(value).toLowerCase().replace(/[^a-z0-9_]/g, "_")}`;
  if (has(key)) return t(key);
  return t(`option.${name}.value`, { value: typeof value === "string" ? value.split(" ").map((word) => t(`criterion.${word}`)).join(t("word.then")) : value });
}

/** Options by what they are about, in the order of the option file. @param {string[]} names @returns {[string, string[]][]} */
export function bySubject(names) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const name of names) {
    const subject = info.value?.options?.[name]?.subject ?? "game";
    found.set(subject, [...(found.get(subject) ?? []), name]);
  }
  return [...found];
}

/** The house rules of the table that is looked at. */
export function Rules() {
  const at = table.value;
  const changed = Object.keys(at.settings.options);
  const others = Object.keys(at.rules).filter((name) => !changed.includes(name));
  return html`<p>${t(`variant.${at.settings.variant}.about`)}</p>
    ${changed.length ? html`<p><b>${t("web.departs")}</b></p><ul class="rules">${changed.map((name) => html`<li key=${name}>${meaning(name, at.rules[name])}</li>`)}</ul>` : html`<p>${t("rules.as_usual")}</p>`}
    <details><summary>${t("web.all_rules")}</summary>${bySubject(others).map(([subject, names]) => html`<h3 key=${subject}>${t(`book.title.${subject}`)}</h3><ul class="rules">${names.map((name) => html`<li key=${name}>${meaning(name, at.rules[name])}</li>`)}</ul>`)}</details>
    <dl class="terms">${terms(at).map(([what, how]) => html`<dt key=${what}>${what}</dt><dd>${how}</dd>`)}</dl>
    ${!reached.ask && html`<p class="links"><a class="plain" ...${link(houseLink(at.settings))}>${t("web.rules_link")}</a><button type="button" class="plain" data-action="copy-rules" onClick=${() => copy(shared(houseLink(at.settings)))}>${t("web.rules_copy")}</button></p>`}`;
}

/** What else everybody should know before sitting down: each with its name. @param {any} at the table @returns {[string, string][]} */
function terms({ settings: set, alone }) {
  const clock = [t(`web.clock.${set.clock}`), set.clock === "none" ? "" : clockAbout(set.clock)].filter(Boolean).join(": ");
  const bots = /** @type {[string, string]} */ ([t("web.bots"), `${levelName(set.level)}, ${t(`style.${set.style}`)}`]);
  if (alone) return [bots];
  return [
    [t("web.clock"), clock],
    [t("web.away_after"), set.away ? t("web.away.after", { seconds: set.away }) : t("web.away.wait")],
    bots,
    [t("web.spectators"), t(set.spectators ? "page.yes" : "page.no")],
    [t("web.reveal"), t(`web.reveal.${set.reveal}`)],
  ];
}

/** How much time a clock gives; nothing where the server did not say it. @param {string} kind */
export function clockAbout(kind) {
  if (kind === "none") return t("web.clock.none.about");
  const { per, reserve } = info.value?.clocks?.[kind] ?? { per: 0, reserve: 0 };
  return per === 0 ? "" : t("web.clock.about", { per: per / 1000, reserve: reserve / 1000 });
}

/** Where a rule, or a chapter, stands in the rule book of the table. @param {string} where */
export function inBook(where) {
  const { variant, options } = table.value?.settings ?? { variant: "croatian_4", options: {} };
  return new URL(bookLink(variant, options, where), new URL("../../any/", import.meta.url)).href;
}

/** What a level is called. @param {string} level */
export const levelName = (level) => t(`web.level.${level}`);

/** The address that opens a table's rules for another table. @param {any} settings @param {string} [page] */
export const houseLink = (settings, page = "/new") => `${page}?rules=${encodeURIComponent(JSON.stringify([settings.variant, settings.options]))}`;

export const RulesDialog = () => html`<${Dialog} title=${t("web.house_rules")}><${Rules} /></${Dialog}>`;
