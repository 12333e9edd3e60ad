/** The books on this device: heads, and a line for each change, in IndexedDB. A line is only ever added, never rewritten.
 *
 *  Whoever adds a line says how many there were; where there are more by then, another tab wrote, and nothing is added. */

const NAME = "bela-pad";
const [BOOKS, LINES, SHOWN] = ["books", "lines", "shown"];

/** @typedef {{id: string, head: string, lines: number, title: string, variant: string, sides: string[], scores: number[], rows: number, changed: number}} Head
 *  A book's first text, how many lines follow it, and what the list shows of it. */

/** Another tab wrote in between. */
export class WrittenElsewhere extends Error {}

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(BOOKS, { keyPath: "id" });
      request.result.createObjectStore(LINES, { keyPath: ["book", "number"] });
      request.result.createObjectStore(SHOWN, { keyPath: "id" });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error("blocked"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const got = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

/** One transaction: what is done in it holds together, and is on the disk before this is over.
 *  @template T @param {IDBTransactionMode} mode @param {(stores: Record<string, IDBObjectStore>) => Promise<T>} act @returns {Promise<T>} */
async function within(mode, act) {
  const base = await database();
  const names = [BOOKS, LINES, SHOWN];
  const transaction = base.transaction(names, mode, { durability: "strict" });
  const over = new Promise((done, failed) => {
    transaction.oncomplete = () => done(undefined);
    transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
  });
  over.catch(() => {});
  try {
    const found = await act(Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)])));
    await over;
    return found;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // it is over already
    }
    throw error;
  }
}

/** All of the lines of a book. @param {string} id */
const range = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** The heads of all books, the one written in last first. @returns {Promise<Head[]>} */
export async function books() {
  const heads = await within("readonly", (stores) => got(stores[BOOKS].getAll()));
  return heads.sort((one, other) => (Number(other.changed) || 0) - (Number(one.changed) || 0));
}

/** What lies there as text, whatever it is: a damaged book can still be saved. @param {unknown} part */
const textOf = (part) => (typeof part === "string" ? part : `${JSON.stringify(part) ?? ""}\n`);

/** A book's head and its whole text. @param {string} id @returns {Promise<{head: Head, text: string} | null>} */
export const read = (id) => within("readonly", async (stores) => {
  const head = await got(stores[BOOKS].get(id));
  const lines = await got(stores[LINES].getAll(range(id)));
  return head ? { head, text: [head.head, ...lines.map((each) => each.line)].map(textOf).join("") } : null;
});

/** What was shown of a book last. @param {string} id */
export const shownLast = (id) => within("readonly", (stores) => got(stores[SHOWN].get(id)));

/** Begin a book. @param {Head} head @param {any} shown */
export const begin = (head, shown) => within("readwrite", async (stores) => {
  await got(stores[BOOKS].add(head));
  await got(stores[SHOWN].put({ id: head.id, shown }));
});

/** Add a line behind a book. Raises WrittenElsewhere, and what the browser raises where nothing can be kept.
 *  @param {Head} head as it stands after the line @param {string} line @param {any} shown */
export const append = (head, line, shown) => within("readwrite", async (stores) => {
  const before = await got(stores[BOOKS].get(head.id));
  if (before?.lines !== head.lines - 1) throw new WrittenElsewhere();
  await got(stores[LINES].add({ book: head.id, number: head.lines, line }));
  await got(stores[BOOKS].put(head));
  await got(stores[SHOWN].put({ id: head.id, shown }));
});

/** Take a book away. @param {string} id */
export const remove = (id) => within("readwrite", async (stores) => {
  await got(stores[BOOKS].delete(id));
  await got(stores[LINES].delete(range(id)));
  await got(stores[SHOWN].delete(id));
});

/** Whether the browser promises to keep what is here; it is asked where that is possible. @returns {Promise<boolean>} */
export async function promised() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
