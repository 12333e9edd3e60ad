/** Dialogs: the browser's own, which keep the focus inside and close with Escape. */
import { useEffect, useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { hush, hushOld, note, onChange } from "./caller.js";
import { holdFocus } from "./focus.js";
import { html } from "./html.js";
import { covered } from "./way_back.js";
import { t } from "./words.js";

/** Which dialog is open, by its name, with what it is about. @type {import("../vendor/signals.js").Signal<{name: string, about?: any} | null>} */
export const dialog = signal(null);

/** @param {string} name @param {any} [about] */
export const open = (name, about) => void (dialog.value = { name, about });
export const close = () => void (dialog.value = null);
onChange(dialog, hushOld);

/** Whether any dialog is shown: nothing outside of it can be seen well, or touched. */
export const shown = signal(false);

/** What had the focus before the first dialog opened: it has it again after the last. @type {Element | null} */
let opener = null;

/** Give the focus back, unless another dialog follows, or something has it already. */
function giveBack() {
  if (dialog.value || document.querySelector("dialog[open]")) return;
  const to = /** @type {HTMLElement | null} */ (opener);
  opener = null;
  if (to?.isConnected && (!document.activeElement || document.activeElement === document.body)) to.focus();
}

/** A note on the screen; the caller reads it out, so it is no live region itself. It stands in the dialog, where one is shown.
 *  A tap anywhere on it takes it away: it may lie over what somebody wants to touch. */
export function Note() {
  const now = note.value;
  if (!now) return null;
  return html`<div class="note" key=${now.at} onClick=${hush}><p>${now.text}${now.rule && html` <button type="button" class="link" onClick=${() => open("rule", now.rule)}>${now.rule}</button>`}</p>
    <button type="button" class="icon" aria-label=${t("web.close")} onClick=${hush}>×</button></div>`;
}

/** @param {{title: string, wide?: boolean, children?: any, onClose?: () => void}} props */
export function Dialog({ title, wide, children, onClose = close }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const closes = useRef(onClose);
  closes.current = onClose;
  useLayoutEffect(() => covered(() => closes.current()), []);
  useEffect(() => {
    const here = box.current;
    opener ??= document.activeElement;
    const gone = () => closes.current(); // a browser may close it unasked, where nothing was tapped since it opened
    if (here && !here.open) here.showModal();
    here?.addEventListener("close", gone);
    const release = here && holdFocus(here);
    shown.value = true;
    return () => {
      here?.removeEventListener("close", gone);
      release?.();
      here?.close();
      shown.value = document.querySelector("dialog[open]") !== null;
      setTimeout(giveBack);
    };
  }, []);
  return html`<dialog ref=${box} class=${wide ? "wide" : ""} aria-labelledby="dialog-title" onCancel=${(/** @type {Event} */ event) => (event.preventDefault(), onClose())}
      onClick=${(/** @type {any} */ event) => event.target === box.current && onClose()}>
    <div class="dialog">
      <header><h2 id="dialog-title">${title}</h2><button type="button" class="icon" aria-label=${t("web.close")} onClick=${onClose}>×</button></header>
      <div class="dialog-body" tabindex="0">${children}</div>
    </div><${Note} />
  </dialog>`;
}
