/** Files that are handed out, and taken in. */

/** Have the browser save something. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

/** The text of a file: UTF-8, or UTF-16 where it begins with a byte order mark of that. @param {File} file */
export async function textOf(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  const begins = `${data[0]} ${data[1]}`;
  return new TextDecoder(begins === "255 254" ? "utf-16le" : begins === "254 255" ? "utf-16be" : "utf-8").decode(data);
}
