/** The service worker: what the pages consist of comes from the network, and from what was kept where there is none. */

const KEPT = "bela-page";
/** Python lies by itself: it is large, and only kept once a page has asked for it (see python/keep.js). */
const PYTHON = "bela-python";
/** The pages that stand in a folder of their own. */
const PAGES = ["pad", "referee", "rules", "offline"];
/** So many milliseconds a network may take for what is kept already. */
const SLOW = 4000;
/** Everything that is needed to open the pages; written by scripts/page_files.py. */
const SHELL = [
  "./",
  "pad/",
  "referee/",
  "rules/",
  "offline/",
  "static/css/base.css",
  "static/css/cards.css",
  "static/css/fonts.css",
  "static/css/pages.css",
  "static/css/paper.css",
  "static/css/table.css",
  "static/decks/backs.svg",
  "static/decks/french.svg",
  "static/decks/german.svg",
  "static/fonts/alegreya-latin-700.woff2",
  "static/fonts/alegreya-latin-ext-700.woff2",
  "static/fonts/alegreya-sans-latin-400.woff2",
  "static/fonts/alegreya-sans-latin-700.woff2",
  "static/fonts/alegreya-sans-latin-ext-400.woff2",
  "static/fonts/alegreya-sans-latin-ext-700.woff2",
  "static/i18n/cs.json",
  "static/i18n/de.json",
  "static/i18n/en.json",
  "static/i18n/hr.json",
  "static/icons/again.svg",
  "static/icons/back.svg",
  "static/icons/bela.svg",
  "static/icons/cards.svg",
  "static/icons/dots.svg",
  "static/icons/flag.svg",
  "static/icons/gear.svg",
  "static/icons/hanging.svg",
  "static/icons/house.svg",
  "static/icons/lamp.svg",
  "static/icons/pencil.svg",
  "static/icons/printer.svg",
  "static/icons/redo.svg",
  "static/icons/speech.svg",
  "static/icons/undo.svg",
  "static/js/caller.js",
  "static/js/card.js",
  "static/js/clock.js",
  "static/js/cloth.js",
  "static/js/copy.js",
  "static/js/decks.js",
  "static/js/dialog.js",
  "static/js/dialogs.js",
  "static/js/drag.js",
  "static/js/fair.js",
  "static/js/fair_panel.js",
  "static/js/focus.js",
  "static/js/forms.js",
  "static/js/hand.js",
  "static/js/house_rules.js",
  "static/js/html.js",
  "static/js/info.js",
  "static/js/keys.js",
  "static/js/link_panel.js",
  "static/js/lobby.js",
  "static/js/main.js",
  "static/js/me.js",
  "static/js/me_panel.js",
  "static/js/motion.js",
  "static/js/muted.js",
  "static/js/names.js",
  "static/js/net.js",
  "static/js/once.js",
  "static/js/play.js",
  "static/js/prompt.js",
  "static/js/record_links.js",
  "static/js/result.js",
  "static/js/review_page.js",
  "static/js/route.js",
  "static/js/rules_panel.js",
  "static/js/say.js",
  "static/js/score.js",
  "static/js/settings.js",
  "static/js/settings_panel.js",
  "static/js/setup_page.js",
  "static/js/sha256.js",
  "static/js/sheet.js",
  "static/js/shown.js",
  "static/js/sound.js",
  "static/js/start_page.js",
  "static/js/table.js",
  "static/js/table_page.js",
  "static/js/tempo.js",
  "static/js/tools.js",
  "static/js/way_back.js",
  "static/js/words.js",
  "static/offline/main.js",
  "static/offline/socket.js",
  "static/pad/arriving.js",
  "static/pad/big.js",
  "static/pad/book_page.js",
  "static/pad/books.js",
  "static/pad/cards.js",
  "static/pad/dates.js",
  "static/pad/dialogs.js",
  "static/pad/draft.js",
  "static/pad/entry.js",
  "static/pad/files.js",
  "static/pad/find.js",
  "static/pad/form.js",
  "static/pad/list_page.js",
  "static/pad/main.js",
  "static/pad/match_dialog.js",
  "static/pad/melds.js",
  "static/pad/new_page.js",
  "static/pad/people.js",
  "static/pad/place.js",
  "static/pad/points.js",
  "static/pad/raw.js",
  "static/pad/row_dialog.js",
  "static/pad/share.js",
  "static/pad/sheets.js",
  "static/pad/speak.js",
  "static/pad/statistics.js",
  "static/pad/store.js",
  "static/python/book_link.js",
  "static/python/core.js",
  "static/python/frame.css",
  "static/python/frame.js",
  "static/python/keep.js",
  "static/python/rules_choice.js",
  "static/python/tables.js",
  "static/referee/main.js",
  "static/rules/main.js",
  "static/site/main.js",
  "static/vendor/htm.js",
  "static/vendor/lean-qr.js",
  "static/vendor/preact-hooks.js",
  "static/vendor/preact.js",
  "static/vendor/signals-core.js",
  "static/vendor/signals.js",
];

/** Under which address the pages lie. */
const HOME = new URL(self.registration.scope);
/** @param {string} path */
const at = (path) => new URL(path, HOME).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL.map(at))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));

/** Files of an older page go, and caches of an older name. */
async function tidied() {
  for (const name of await caches.keys()) if (name !== KEPT && name !== PYTHON) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const known = new Set(SHELL.map(at));
  for (const request of await cache.keys()) {
    if (!known.has(request.url) && !request.url.startsWith(at("static/decks/classic/"))) await cache.delete(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(HOME.pathname)) return;
  const path = pathname.slice(HOME.pathname.length);
  if (request.mode === "navigate") event.respondWith(fresh(event, null, page(path)));
  else if (path.startsWith("static/python/")) event.respondWith(fresh(event, PYTHON, request));
  else if (path.startsWith("static/")) event.respondWith(fresh(event, KEPT, request));
});

/** The page that a path opens. @param {string} path */
const page = (path) => at(PAGES.includes(path.split("/")[0]) ? `${path.split("/")[0]}/` : "./");

/** From the network, and kept; as it was kept where the network has nothing or takes too long.
 *  @param {FetchEvent} event @param {string | null} place the cache that keeps it @param {RequestInfo} as under what it is kept */
async function fresh(event, place, as) {
  const kept = await caches.match(as, { ignoreSearch: true });
  const coming = fetch(event.request).then((answer) => {
    if (place && answer.ok && !same(answer, kept)) event.waitUntil(put(place, as, answer.clone()));
    return answer.status >= 500 && kept ? kept : answer;
  });
  if (!kept) return coming;
  return Promise.race([coming.catch(() => kept), new Promise((done) => setTimeout(done, SLOW, kept))]);
}

/** @param {string} place @param {RequestInfo} as @param {Response} answer */
const put = (place, as, answer) => caches.open(place).then((cache) => cache.put(as, answer)).catch(() => {});

/** Whether a file is the one that is kept. @param {Response} answer @param {Response | undefined} kept */
const same = (answer, kept) => Boolean(answer.headers.get("etag")) && answer.headers.get("etag") === kept?.headers.get("etag");
