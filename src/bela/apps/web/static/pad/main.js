/** The score pad: the list of books, and the one that is open. */
import { effect } from "../vendor/signals.js";
import { html } from "../js/html.js";
import { onLanguage } from "../js/words.js";
import { start } from "../python/frame.js";
import { wake } from "../python/core.js";
import { BookPage } from "./book_page.js";
import { book, openBook, readList, refresh } from "./books.js";
import { DIALOGS } from "./dialogs.js";
import { Arriving } from "./arriving.js";
import { ListPage } from "./list_page.js";
import { NewPage } from "./new_page.js";
import { place } from "./place.js";

function Page() {
  const at = place.value;
  if (at === "new") return html`<${NewPage} />`;
  if (at.startsWith("b/")) return html`<${BookPage} key=${at} />`;
  if (at.startsWith("s=") || at.startsWith("from=")) return html`<${Arriving} key=${at} at=${at} />`;
  return html`<${ListPage} />`;
}

effect(() => {
  const id = place.value.startsWith("b/") ? place.value.slice(2) : "";
  if (id && book.peek()?.head?.id !== id) openBook(id);
});
onLanguage(refresh);

readList();
start(Page, DIALOGS).then(wake);
