/** What the server offers: variants, options, levels, phrases. */
import { signal } from "../vendor/signals.js";
import { ask } from "./net.js";

/** @type {import("../vendor/signals.js").Signal<any>} */
export const info = signal(null);
/** Whether the server could not be reached. */
export const offline = signal(false);

/** Fetch it, once more later where the server cannot be reached. */
export async function loadInfo() {
  try {
    info.value = await ask("GET", "/api/info");
    offline.value = false;
  } catch {
    offline.value = true;
    setTimeout(loadInfo, 4000);
  }
}
