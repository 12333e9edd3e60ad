/** Who sits at this device: a guest with a name, and the seats that are theirs. */
import { signal } from "../vendor/signals.js";
import { Refused, ask } from "./net.js";
import { keep, recall } from "./settings.js";
import { t } from "./words.js";

const PERSON = "bela.person";
const SEATS = "bela.seats";

/** @typedef {{name: string, token: string, named?: boolean}} Person named: whether the name was chosen by the person */

/** @type {import("../vendor/signals.js").Signal<Person | null>} */
export const person = signal(recall(PERSON, null));

/** @param {Person | null} now */
function is(now) {
  person.value = now;
  keep(PERSON, now);
}

/** The person of this device; a new guest where there is none yet. @param {string} [name] @returns {Promise<Person>} */
export async function present(name) {
  const known = person.value;
  if (known && (!name || (name === known.name && known.named))) return known;
  if (known && name) return renamed(known, name);
  const made = await ask("POST", "/api/people", { name: name || t("web.guest") });
  is({ name: made.name ?? name ?? t("web.guest"), token: made.token, named: Boolean(name) });
  return /** @type {Person} */ (person.value);
}

/** The person of this device, called so from now on: whatever this device thinks, the server may know another name.
 *  @param {string} name @returns {Promise<Person>} */
export const called = (name) => (person.value ? renamed(person.value, name) : present(name));

/** @param {Person} known @param {string} name @returns {Promise<Person>} */
async function renamed(known, name) {
  try {
    const { name: called } = await ask("PATCH", "/api/me", { name }, known.token);
    is({ ...known, name: called, named: true });
  } catch (error) {
    if (!unknown(error)) throw error;
    forget();
    return present(name);
  }
  return /** @type {Person} */ (person.value);
}

/** Whether the server does not know this device any more. @param {unknown} error */
const unknown = (error) => error instanceof Refused && error.error.code === "no_person";

/** Be nobody on this device. */
export function forget() {
  is(null);
  keep(SEATS, {});
}

/** Log in where a name is kept by a password. @param {string} name @param {string} password */
export async function login(name, password) {
  const found = await ask("POST", "/api/people/login", { name, password });
  is({ name: found.name, token: found.token, named: true });
  return /** @type {Person} */ (person.value);
}

/** The token of the seat at a table, where there is one on this device. @param {string} code @returns {string | undefined} */
export const seatToken = (code) => recall(SEATS, /** @type {Record<string, string>} */ ({}))[code];

/** @param {string} code @param {string | null} token */
export function keepSeat(code, token) {
  const { [code]: _old, ...others } = recall(SEATS, /** @type {Record<string, string>} */ ({}));
  keep(SEATS, token ? { ...others, [code]: token } : others);
}

/** Have the token of the person's own seat at a table on this device too, where they sit there by another. @param {string} code */
export async function fetchSeat(code) {
  const known = person.value;
  if (!known || seatToken(code)) return;
  const { tables } = await ask("GET", "/api/me/tables", undefined, known.token);
  if (!tables.some((/** @type {any} */ each) => each.code === code && each.seat !== null)) return;
  keepSeat(code, (await ask("POST", `/api/tables/${code}/seat`, undefined, known.token)).seat_token);
}

/** Ask as the person; once more as a new guest where the server has forgotten this one.
 *  @param {string} method @param {string} path @param {unknown} [body] */
export async function askAs(method, path, body) {
  const before = await present();
  try {
    return await ask(method, path, body, before.token);
  } catch (error) {
    if (!unknown(error)) throw error;
    forget();
    return ask(method, path, body, (await present(before.named ? before.name : undefined)).token);
  }
}
