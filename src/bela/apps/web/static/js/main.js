/** The page: it is put together here. */
import { effect } from "../vendor/signals.js";
import { render } from "../vendor/preact.js";
import { spoken } from "./caller.js";
import { loadDecks } from "./decks.js";
import { Note, dialog, shown } from "./dialog.js";
import { Dialogs } from "./dialogs.js";
import { html } from "./html.js";
import { loadInfo } from "./info.js";
import { path } from "./route.js";
import { SetupPage } from "./setup_page.js";
import { StartPage } from "./start_page.js";
import { TablePage } from "./table_page.js";
import { asked, state, table } from "./table.js";
import { loadWords, onLanguage, t } from "./words.js";
import { ReviewPage } from "./review_page.js";

function Page() {
  const [first, typed, more, match, number] = path.value.split("/").slice(1);
  const code = typed?.toUpperCase();
  if (first === "t" && code && more === "deal") return html`<${ReviewPage} code=${code} match=${match} number=${number} />`;
  if (first === "t" && code) return html`<${TablePage} key=${code} code=${code} />`;
  if (first === "new") return html`<${SetupPage} />`;
  if (first === "friends") return html`<${SetupPage} key="friends" friends=${true} />`;
  return html`<${StartPage} />`;
}

/** What the page that is shown is called. */
function pageName() {
  const [first, code, more] = path.value.split("/").slice(1);
  if (first === "t" && code) return more === "deal" ? t("web.review") : tableName();
  return t(NAMES[first] ?? "web.home");
}

/** @type {Record<string, string>} */
const NAMES = { new: "web.choose_game", friends: "web.friends" };

/** What the table is called, once it is there. */
function tableName() {
  const set = table.value?.settings;
  return set ? set.title || t(`variant.${set.variant}`) : t("web.the_table");
}

/** The page, its dialogs, and the caller's voice. */
function App() {
  return html`<a class="skip" href="#main">${t("web.skip")}</a>
    <div class="screen"><${Page} /></div>
    ${dialog.value && html`<${Dialogs} />`}${!shown.value && html`<${Note} />`}
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">${spoken.value}</div>`;
}

async function begin() {
  await Promise.all([loadWords(), loadDecks().catch(() => {})]);
  onLanguage(loadWords);
  effect(() => void (document.title = asked.value ? `● ${t("web.your_turn")} - Bela` : `Bela: ${pageName()}`));
  loadInfo();
  effect(() => void (/** @type {HTMLElement} */ (document.getElementById("app")).dataset.state = String(state.value)));
  render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
  document.documentElement.dataset.ready = "yes";
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

begin();
