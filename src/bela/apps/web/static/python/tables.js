/** Where the tables of this device are kept: every entry of their logs, in IndexedDB. */

const [NAME, ROWS] = ["bela-tables", "rows"];

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opened;
}

/** Keep entries of a table: all of them, or none. @param {string} code @param {string} rows a JSON list of numbers and bodies */
export async function keep(code, rows) {
  const base = await database();
  const transaction = base.transaction(ROWS, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(ROWS);
  for (const [number, body] of JSON.parse(rows)) store.add(body, [code, number]);
  await new Promise((done, failed) => {
    transaction.oncomplete = () => done(undefined);
    transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
  });
}

/** The bodies of a table's entries in order, as a JSON list. @param {string} code */
export async function load(code) {
  const base = await database();
  const request = base.transaction(ROWS).objectStore(ROWS).getAll(IDBKeyRange.bound([code, 0], [code, Infinity]));
  return new Promise((done, failed) => {
    request.onsuccess = () => done(JSON.stringify(request.result));
    request.onerror = () => failed(request.error);
  });
}
