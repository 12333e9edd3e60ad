/** Oneself: a name, a password to keep it, and all that is known of one. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { notify } from "./caller.js";
import { Dialog, close } from "./dialog.js";
import { html } from "./html.js";
import { signal } from "../vendor/signals.js";
import { Refused, ask } from "./net.js";
import { askAs, called, forget, login, person } from "./me.js";
import { doing, refusal } from "./play.js";
import { t } from "./words.js";

/** Whether an answer about oneself is outstanding; nothing at a table keeps one from asking. */
const asking = signal(false);

/** Do something about oneself, and tell that it was done. @param {() => Promise<any>} deed which gives nothing where it was not done @param {string} [done] what is told */
const tried = (deed, done = "web.saved") => doing(deed, asking).then((did) => did && notify(t(done)));

export function Me() {
  const known = person.value;
  const [name, setName] = useState(known?.named ? known.name : "");
  const [password, setPassword] = useState("");
  const [old, setOld] = useState("");
  const [keptBy, setKeptBy] = useState({ token: "", name: "" });
  const kept = known !== null && keptBy.token === known.token;
  useEffect(() => {
    let late = false;
    if (known) ask("GET", "/api/me", undefined, known.token).then((found) => !late && found.kept && setKeptBy({ token: known.token, name: found.name }), () => {});
    return () => void (late = true);
  }, [known]);
  const keep = () => keepName(name.trim(), password, old).then((now) => now && (setKeptBy(now), setPassword(""), setOld(""), true));
  const field = (/** @type {string} */ label, /** @type {string} */ value, /** @type {(text: string) => void} */ set, /** @type {object} */ more) =>
    html`<label class="field"><span>${t(label)}</span><input value=${value} onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} ...${more} /></label>`;
  return html`<${Dialog} title=${t("web.me")}><p>${kept ? t("web.me.kept", { name: keptBy.name }) : t("web.me.about")}</p>
    ${field("web.name", name, setName, { maxlength: 192, autocomplete: "username" })}
    <div class="actions"><button type="button" class="choice" disabled=${!name.trim()} onClick=${() => tried(() => called(name.trim()))}>${t("web.save_name")}</button></div>
    ${kept && field("web.old_password", old, setOld, { type: "password", autocomplete: "current-password" })}
    ${field("web.password", password, setPassword, { type: "password", minlength: 8, autocomplete: kept ? "new-password" : "current-password" })}
    <div class="actions"><button type="button" class="choice" disabled=${!name.trim() || password.length < 8} onClick=${() => tried(keep)}>${t("web.keep_name")}</button>
      <button type="button" class="plain" disabled=${!name.trim() || password.length < 8} onClick=${() => tried(() => login(name.trim(), password))}>${t("web.login")}</button></div>
    ${known && html`<div class="actions"><button type="button" class="plain" onClick=${() => doing(download, asking)}>${t("web.export_me")}</button>
      ${kept && html`<button type="button" class="plain" onClick=${() => tried(logOut)}>${t("web.log_out")}</button>`}<button type="button" class="plain danger" onClick=${() => tried(remove, "web.deleted")}>${t("web.delete_me")}</button></div>`}
  </${Dialog}>`;
}

/** Take a name, and keep it by a password; gives whose it is and how they are called, or null where only the name was taken, which is told.
 *  @param {string} name @param {string} password @param {string} old */
async function keepName(name, password, old) {
  const before = person.value?.name;
  const now = await called(name);
  try {
    const kept = await askAs("PUT", "/api/me/password", { password, old });
    return { token: person.value?.token ?? "", name: kept.name };
  } catch (error) {
    if (!(error instanceof Refused) || now.name === before) throw error;
    notify(`${t("web.only_named", { name: now.name })} ${refusal(error)}`);
    return null;
  }
}

/** Be nobody on this device; the name is kept. */
async function logOut() {
  if (person.value) await ask("DELETE", "/api/me/device", undefined, person.value.token);
  forget();
  close();
  return true;
}

/** Everything that the server keeps about the person, as a file. */
async function download() {
  const all = await askAs("GET", "/api/me/export");
  const here = URL.createObjectURL(new Blob([JSON.stringify(all, null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: here, download: "bela-me.json" }).click();
  setTimeout(() => URL.revokeObjectURL(here), 10000);
}

/** Have all that is kept about the person deleted, once they are sure. */
async function remove() {
  if (!confirm(t("web.delete_sure")) || !person.value) return false;
  await ask("DELETE", "/api/me", undefined, person.value.token);
  forget();
  close();
  return true;
}
