/** Handing a book on: a link and its QR code, a picture, files. Nothing goes to a server. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { notify } from "../js/caller.js";
import { share } from "../js/copy.js";
import { dialog, Dialog } from "../js/dialog.js";
import { html } from "../js/html.js";
import { Picture } from "../js/link_panel.js";
import { t } from "../js/words.js";
import { asked } from "../python/frame.js";
import { book } from "./books.js";
import { download } from "./files.js";

/** By the word of the core: how the file's name ends, and what it is. @type {Record<string, [string, string]>} */
const FORMS = { record: ["jsonl", "application/jsonl"], csv: ["csv", "text/csv"], book: ["pad", "text/plain"] };

export function ShareDialog() {
  const match = (dialog.value?.about?.match ?? book.value.shown.view.matches.length - 1) + 1;
  const [link, setLink] = useState("");
  const [fault, setFault] = useState("");
  useEffect(() => {
    asked("pad", { do: "link", book: book.value.text, match }).then((answer) => (answer.ok ? setLink(new URL(`#s=${answer.link}`, location.href).href) : setFault(answer.error.sentence)));
  }, []);
  return html`<${Dialog} title=${t("page.pad.share")}><p>${t("page.pad.share.about")}</p>${fault && html`<p class="fault">${fault}</p>`}
    ${!link && !fault && html`<div class="invite to-come"></div>`}${link && html`<div class="invite"><${Picture} text=${link} size=${230} /><label class="field whole"><span class="unseen">${t("page.pad.link")}</span><input class="address" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} /></label>
      <button type="button" class="main" data-action="share-link" onClick=${() => share(link, named(), t("page.pad.copy_it"))}>${t("web.share")}</button></div>`}
    <h3>${t("page.pad.picture")}</h3><div class="actions"><button type="button" class="choice quiet" data-action="png" onClick=${() => png(match)}>PNG</button><button type="button" class="choice quiet" data-action="svg" onClick=${() => svg(match)}>SVG</button></div>
    <h3>${t("page.pad.files")}</h3><p class="fine">${t("page.pad.files.about")}</p><div class="actions">${Object.keys(FORMS).map((form) => html`<button type="button" class="choice quiet" key=${form} data-action=${`export-${form}`} onClick=${() => exported(form)}>${t(`page.pad.form.${form}`)}</button>`)}</div></${Dialog}>`;
}

const named = () => book.value.shown.view.title || t(`variant.${book.value.shown.view.variant}`);
/** A name that every file system takes. */
const fileName = () => named().replace(/[^\p{L}\p{N} _-]+/gu, "").trim() || "bela";

/** @param {Blob} blob @param {string} ending */
async function save(blob, ending) {
  const file = new File([blob], `${fileName()}.${ending}`, { type: blob.type });
  if (ending === "png" && navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    return navigator.share({ files: [file] }).catch(() => {});
  }
  download(blob, file.name);
}

/** @param {string} form */
async function exported(form) {
  const answer = await asked("pad", { do: "export", book: book.value.text, form });
  if (answer.ok) save(new Blob([answer.text], { type: FORMS[form][1] }), FORMS[form][0]);
  else notify(answer.error.sentence);
}

/** @param {number} match @returns {Promise<string | null>} */
async function drawn(match) {
  const answer = await asked("pad", { do: "picture", book: book.value.text, match });
  if (answer.ok) return answer.svg;
  return notify(answer.error.sentence), null;
}

/** @param {number} match */
async function svg(match) {
  const text = await drawn(match);
  if (text) save(new Blob([text], { type: "image/svg+xml" }), "svg");
}

/** The picture in twice its size, as dots. @param {number} match */
async function png(match) {
  const text = await drawn(match);
  if (!text) return;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth * 2, height: image.naturalHeight * 2 });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, "png"), "image/png");
}
