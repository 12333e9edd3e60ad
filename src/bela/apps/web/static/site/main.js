/** The first page of a site without a server: the way to the other pages. */
import { html } from "../js/html.js";
import { open } from "../js/dialog.js";
import { Language } from "../js/settings_panel.js";
import { t } from "../js/words.js";
import { PAGES, start } from "../python/frame.js";
import { keptForOffline } from "../python/keep.js";

const Page = () => html`<main class="page start" id="main"><div class="hero"><div class="lamp" aria-hidden="true"></div><h1>Bela</h1><p>${t("web.tagline")}</p></div>
  <nav class="ways" aria-label=${t("web.ways")}>${PAGES.map((name) => html`<a class="way" key=${name} href=${`${name}/`}><b>${t(`page.${name}`)}</b><small>${t(`page.${name}.about`)}</small></a>`)}</nav>
  <footer class="foot"><${Language} /><button type="button" class="plain" onClick=${() => open("settings")}>${t("web.settings")}</button>
    <p class="fine">${t(keptForOffline.value ? "page.kept_offline" : "page.not_kept_offline")}</p></footer></main>`;

start(Page);
