/** The service worker: what the page consists of comes from the network, and from what was kept where there is none. */

const KEPT = "bela-page";
/** Everything that is needed to open the page; written by scripts/page_files.py. */
const SHELL = [
  "/",
  "/static/css/base.css",
  "/static/css/cards.css",
  "/static/css/fonts.css",
  "/static/css/pages.css",
  "/static/css/paper.css",
  "/static/css/table.css",
  "/static/decks/backs.svg",
  "/static/decks/french.svg",
  "/static/decks/german.svg",
  "/static/fonts/alegreya-latin-700.woff2",
  "/static/fonts/alegreya-latin-ext-700.woff2",
  "/static/fonts/alegreya-sans-latin-400.woff2",
  "/static/fonts/alegreya-sans-latin-700.woff2",
  "/static/fonts/alegreya-sans-latin-ext-400.woff2",
  "/static/fonts/alegreya-sans-latin-ext-700.woff2",
  "/static/i18n/cs.json",
  "/static/i18n/de.json",
  "/static/i18n/en.json",
  "/static/i18n/hr.json",
  "/static/icons/again.svg",
  "/static/icons/bela.svg",
  "/static/icons/cards.svg",
  "/static/icons/dots.svg",
  "/static/icons/flag.svg",
  "/static/icons/gear.svg",
  "/static/icons/hanging.svg",
  "/static/icons/house.svg",
  "/static/icons/lamp.svg",
  "/static/icons/pencil.svg",
  "/static/icons/speech.svg",
  "/static/icons/undo.svg",
  "/static/js/caller.js",
  "/static/js/card.js",
  "/static/js/clock.js",
  "/static/js/cloth.js",
  "/static/js/decks.js",
  "/static/js/dialog.js",
  "/static/js/dialogs.js",
  "/static/js/drag.js",
  "/static/js/fair.js",
  "/static/js/fair_panel.js",
  "/static/js/forms.js",
  "/static/js/friends_page.js",
  "/static/js/hand.js",
  "/static/js/html.js",
  "/static/js/info.js",
  "/static/js/keys.js",
  "/static/js/lobby.js",
  "/static/js/main.js",
  "/static/js/me.js",
  "/static/js/me_panel.js",
  "/static/js/motion.js",
  "/static/js/net.js",
  "/static/js/play.js",
  "/static/js/prompt.js",
  "/static/js/result.js",
  "/static/js/review_page.js",
  "/static/js/route.js",
  "/static/js/rules_panel.js",
  "/static/js/say.js",
  "/static/js/score.js",
  "/static/js/settings.js",
  "/static/js/settings_panel.js",
  "/static/js/setup_page.js",
  "/static/js/sha256.js",
  "/static/js/sheet.js",
  "/static/js/sound.js",
  "/static/js/start_page.js",
  "/static/js/table.js",
  "/static/js/table_page.js",
  "/static/js/tempo.js",
  "/static/js/tools.js",
  "/static/js/words.js",
  "/static/vendor/htm.js",
  "/static/vendor/lean-qr.js",
  "/static/vendor/preact-hooks.js",
  "/static/vendor/preact.js",
  "/static/vendor/signals-core.js",
  "/static/vendor/signals.js",
];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));

/** Files of an older page go, and caches of an older name. */
async function tidied() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (!SHELL.includes(path) && !path.startsWith("/static/decks/classic/")) await cache.delete(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/static/")) event.respondWith(fresh(request));
});

/** From the network, and kept; else as it was kept. @param {Request} request */
async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
