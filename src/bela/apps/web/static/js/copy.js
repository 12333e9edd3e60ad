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

/** Copy a text, and say so. @param {string} text */
export async function copy(text) {
  notify((await copied(text)) ? t("web.copied") : text);
}

/** Hand a link on as the device does, or copy it. @param {string} url */
export async function share(url) {
  if (navigator.share) return navigator.share({ title: "Bela", url }).catch(() => {});
  return copy(url);
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
