/** The first page: sit down at once, choose what is played, or play with friends. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";
import { info, offline } from "./info.js";
import { askAs, keepSeat, person } from "./me.js";
import { doing } from "./play.js";
import { go, link } from "./route.js";
import { levelName } from "./rules_panel.js";
import { keep, recall, settings } from "./settings.js";
import { Language } from "./settings_panel.js";
import { open } from "./dialog.js";
import { ask } from "./net.js";
import { has, t } from "./words.js";

const LAST = "bela.last";
/** How long bots take, by the pace that is set on the device. @type {Record<number, string>} */
const PACES = { 0: "quick", 1: "slow", 2: "normal", 3: "quick" };
/** What is played where nothing was chosen yet. */
const FIRST = { variant: "croatian_4", options: {}, level: "", style: "" };

/** The settings of the last table that was made on this device. @returns {any} */
export const lastSettings = () => ({ ...FIRST, ...recall(LAST, {}) });

/** Make a table and go there. Raises Refused. @param {any} wish its settings @param {boolean} start whether bots fill the other seats at once */
export async function makeTable(wish, start) {
  const { level, style, ...others } = wish;
  const wanted = { pace: PACES[settings.pace.value], ...others, ...(level && { level }), ...(style && { style }) };
  const made = await askAs("POST", "/api/tables", { settings: wanted, seat: 0, start });
  keepSeat(made.code, made.seat_token);
  keep(LAST, { variant: wish.variant, options: wish.options, level, style });
  go(`/t/${made.code}`);
}

/** What one sits down to: the variant, and how well the others play. @param {any} now */
function played(now) {
  const level = now.level || info.value?.usual_level;
  return [t(`variant.${now.variant}`), level && levelName(level)].filter(Boolean).join(" · ");
}

export function StartPage() {
  const now = lastSettings();
  return html`<main class="page start" id="main">
    <div class="hero"><div class="lamp" aria-hidden="true"></div><h1>Bela</h1><p>${t("web.tagline")}</p>
      <button type="button" class="main large" data-action="play" disabled=${offline.value} onClick=${() => doing(() => makeTable(now, true))}>${t("web.play")}
        <small>${played(now)}</small></button>
      ${offline.value && html`<p role="status">${t("web.offline")}</p>`}
    </div>
    <nav class="ways" aria-label=${t("web.ways")}>
      <a class="way" ...${link("/new")}><b>${t("web.choose_game")}</b><small>${t("web.choose_game.about")}</small></a>
      <a class="way" ...${link("/friends")}><b>${t("web.friends")}</b><small>${t("web.friends.about")}</small></a>
      <${Enter} />
      ${["pad", "referee", "rules"].map((page) => html`<a class="way" key=${page} href=${`/${page}/`}><b>${t(`page.${page}`)}</b><small>${t(`page.${page}.about`)}</small></a>`)}
    </nav>
    <${Tables} />
    <footer class="foot"><${Language} /><button type="button" class="plain" onClick=${() => open("settings")}>${t("web.settings")}</button>
      <button type="button" class="plain" onClick=${() => open("me")}>${t("web.me")}</button>
      <button type="button" class="plain" onClick=${() => open("help")}>${t("web.help")}</button>
      ${!isSecureContext && html`<p class="fine">${t("web.plain_http")}</p>`}</footer>
  </main>`;
}

/** The code in what was typed or pasted: a code as it is said or written, or a table's whole link. @param {string} text */
export const codeIn = (text) => text.replace(/[?#].*$/, "").split("/").map((part) => part.replace(/[\s-]/g, "")).filter(Boolean).at(-1)?.toUpperCase() ?? "";

/** Go to a table by its code. */
function Enter() {
  const [code, setCode] = useState("");
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = codeIn(code);
    if (found) go(`/t/${found}`);
  };
  return html`<form class="way enter" onSubmit=${enter}><label for="code"><b>${t("web.enter")}</b></label>
    <span><input id="code" value=${code} autocomplete="off" autocapitalize="characters" maxlength="80" placeholder=${t("web.code")} onInput=${(/** @type {any} */ event) => setCode(event.currentTarget.value)} />
    <button type="submit" class="choice">${t("web.go")}</button></span></form>`;
}

/** The tables of this person that are not over. */
function Tables() {
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    if (!person.value) setTables([]);
    else ask("GET", "/api/me/tables", undefined, person.value.token).then((found) => setTables(found.tables), () => {});
  }, [person.value]);
  if (!tables?.length) return null;
  return html`<section class="tables"><h2>${t("web.your_tables")}</h2><ul>${tables.slice(0, 6).map((each) => html`<li key=${each.code}>
    <a class="way" ...${link(`/t/${each.code}`)}><b>${each.title || t(`variant.${each.variant}`)}</b><small>${[each.code, has(`web.stage.${each.stage}`) ? t(`web.stage.${each.stage}`) : "", each.asked ? t("web.your_turn") : ""].filter(Boolean).join(" · ")}</small></a></li>`)}</ul></section>`;
}
