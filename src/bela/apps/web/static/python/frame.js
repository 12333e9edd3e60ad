/** What the pages have in common that need no server: their frame, their notes, and the core while it comes. */
import { effect } from "../vendor/signals.js";
import { render } from "../vendor/preact.js";
import { spoken } from "../js/caller.js";
import { loadDecks } from "../js/decks.js";
import { Note, dialog, open, shown } from "../js/dialog.js";
import { html } from "../js/html.js";
import { Settings } from "../js/settings_panel.js";
import { language, loadWords, onLanguage, t } from "../js/words.js";
import { again, core, coreFault, coreProgress, coreState } from "./core.js";
import { keepForOffline, keptForOffline } from "./keep.js";

/** The pages, in the order in which they are offered. */
export const PAGES = ["pad", "referee", "rules", "offline"];

/** Put a page up. @param {() => any} Page @param {Record<string, () => any>} [dialogs] by their names @param {(() => any) | null} [Others] all others */
export async function start(Page, dialogs = {}, Others = null) {
  await Promise.all([loadWords(), loadDecks().catch(() => {})]);
  onLanguage(loadWords);
  effect(() => void Object.assign(document.documentElement.dataset, { core: coreState.value, kept: keptForOffline.value ? "yes" : "no" }));
  const all = /** @type {Record<string, () => any>} */ ({ settings: Settings, ...dialogs });
  const app = /** @type {Element} */ (document.getElementById("app"));
  app.replaceChildren();
  render(html`<${App} Page=${Page} dialogs=${all} Others=${Others} />`, app);
  document.documentElement.dataset.ready = "yes";
  if ("serviceWorker" in navigator) navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url)).then(keepForOffline, () => {});
}

/** Ask the core, in the language of the page. @param {string} part @param {Record<string, any>} request @returns {Promise<any>} */
export const asked = (part, request) => core({ part, language: language.value, ...request });

/** @param {{Page: () => any, dialogs: Record<string, () => any>, Others: (() => any) | null}} props */
function App({ Page, dialogs, Others }) {
  const Open = dialog.value && (dialogs[dialog.value.name] ?? Others);
  return html`<a class="skip" href="#main">${t("web.skip")}</a><div class="screen"><${Page} /></div>
    ${Open && html`<${Open} key=${dialog.value?.name} />`}${!shown.value && html`<${Note} />`}
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">${spoken.value}</div>`;
}

/** The bar above a page: the way home, what it is, and what it has for tools. @param {{title: any, here?: string, children?: any}} props */
export const Bar = ({ title, here = "../", children }) => html`<header class="bar page-bar"><a href=${here} class="home" aria-label=${t(here === "../" ? "web.home" : "page.pad.books")}><span aria-hidden="true" class=${`glyph ${here === "../" ? "house" : "back"}`}></span></a>
  <b class="bar-title">${title}</b>${children}<button type="button" class="icon" data-tool="settings" onClick=${() => open("settings")} aria-label=${t("web.settings")}><span aria-hidden="true" class="glyph gear"></span></button></header>`;

/** The core while it comes, and what is wrong where it does not; nothing once it is there. */
export function Coming() {
  if (coreState.value === "ready" || coreState.value === "asleep") return null;
  if (coreState.value === "failed") {
    return html`<section class="banner coming" role="alert"><p>${t("page.core.failed")} <small>${coreFault.value}</small></p>
      <button type="button" class="choice" onClick=${again}>${t("page.core.again")}</button></section>`;
  }
  const percent = Math.round(coreProgress.value * 100);
  return html`<section class="coming" aria-label=${t("page.core.coming")}><label><span>${t("page.core.coming")}</span><progress max="100" value=${percent}></progress></label></section>`;
}
