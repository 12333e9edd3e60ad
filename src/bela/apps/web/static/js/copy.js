/** Links that are handed on: where they lead, and how they get into the clipboard. */
import { notify } from "./caller.js";
import { info } from "./info.js";
import { t } from "./words.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page was opened by an address that leads nowhere on another machine. */
const here = () => HERE.includes(location.hostname);

/** Whether nobody on another machine can follow a link to this server. */
export const alone = () => here() && info.value !== null && !info.value.link;

/** The address of a page for somebody else. @param {string} path */
export const shared = (path) => new URL(path, (here() && info.value?.link) || location.href).href;

/** Copy a text, and say so. @param {string} text @param {string} [otherwise] what is said where it cannot be copied */
export async function copy(text, otherwise = text) {
  notify((await copied(text)) ? t("web.copied") : otherwise);
}

/** Hand a link on as the device does, or copy it. @param {string} url @param {string} [title] @param {string} [otherwise] as in copy */
export async function share(url, title = "Bela", otherwise = url) {
  if (!navigator.share) return copy(url, otherwise);
  return navigator.share({ title, url }).catch((error) => (error.name === "AbortError" ? undefined : copy(url, otherwise)));
}

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** As it was done before there were clipboards for pages: out of a field, which must stand in the dialog that is open.
 *  @param {string} text */
function copiedByHand(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
