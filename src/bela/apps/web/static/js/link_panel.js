/** A link to be handed on: to read, to copy, and as a picture for a camera. */
import { generate } from "../vendor/lean-qr.js";
import { copy, share } from "./copy.js";
import { html } from "./html.js";
import { t } from "./words.js";

/** @param {{url: string, label: string, quiet?: boolean}} props quiet: copied only, and not offered to other programs */
export const LinkPanel = ({ url, label, quiet }) => html`
  <input readonly class="address" value=${url} aria-label=${label} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
  <button type="button" class="choice" data-action="share" onClick=${() => (quiet ? copy(url) : share(url))}>${t(quiet ? "web.copy" : "web.share")}</button>
  <${Picture} text=${url} />`;

/** A text as a QR code. @param {{text: string, size?: number}} props size: in pixels */
export function Picture({ text, size = 190 }) {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_none, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return html`<svg class="qr" role="img" aria-label=${t("web.qr")} viewBox=${`-3 -3 ${code.size + 6} ${code.size + 6}`} width=${size} height=${size}><path d=${rows.join("")} /></svg>`;
}
