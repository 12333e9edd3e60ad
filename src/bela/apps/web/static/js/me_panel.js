/** Oneself: a name, a password to keep it, and all that is known of one. */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { notify } from "./caller.js";
import { Dialog, close } from "./dialog.js";
import { html } from "./html.js";
import { ask } from "./net.js";
import { askAs, forget, login, person, present } from "./me.js";
import { complain } from "./play.js";
import { t } from "./words.js";

/** @param {() => Promise<any>} deed @param {string} done */
const tried = (deed, done) => deed().then(() => notify(t(done)), complain);

export function Me() {
  const known = person.value;
  const [name, setName] = useState(known?.named ? known.name : "");
  const [password, setPassword] = useState("");
  const [old, setOld] = useState("");
  const [keptBy, setKeptBy] = useState("");
  const kept = known !== null && keptBy === known.token;
  useEffect(() => {
    let late = false;
    if (known) ask("GET", "/api/me", undefined, known.token).then((found) => !late && found.kept && setKeptBy(known.token), () => {});
    return () => void (late = true);
  }, [known]);
  const field = (/** @type {string} */ label, /** @type {string} */ value, /** @type {(text: string) => void} */ set, /** @type {object} */ more) =>
    html`<label class="field"><span>${t(label)}</span><input value=${value} onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} ...${more} /></label>`;
  return html`<${Dialog} title=${t("web.me")}><p>${t("web.me.about")}</p>
    ${field("web.name", name, setName, { maxlength: 192, autocomplete: "username" })}
    <div class="actions"><button type="button" class="choice" disabled=${!name.trim()} onClick=${() => tried(() => present(name.trim()), "web.saved")}>${t("web.save_name")}</button></div>
    ${kept && field("web.old_password", old, setOld, { type: "password", autocomplete: "current-password" })}
    ${field("web.password", password, setPassword, { type: "password", minlength: 8, autocomplete: kept ? "new-password" : "current-password" })}
    <div class="actions"><button type="button" class="choice" disabled=${password.length < 8} onClick=${() => tried(() => keepName(password, old).then(setKeptBy), "web.saved")}>${t("web.keep_name")}</button>
      <button type="button" class="plain" disabled=${!name.trim() || password.length < 8} onClick=${() => tried(() => login(name.trim(), password), "web.saved")}>${t("web.login")}</button></div>
    ${known && html`<div class="actions"><button type="button" class="plain" onClick=${download}>${t("web.export_me")}</button>
      ${kept && html`<button type="button" class="plain" onClick=${logOut}>${t("web.log_out")}</button>`}<button type="button" class="plain danger" onClick=${remove}>${t("web.delete_me")}</button></div>`}
  </${Dialog}>`;
}

/** Keep the name by a password; gives the token of whoever has one now. @param {string} password @param {string} old */
const keepName = (password, old) => askAs("PUT", "/api/me/password", { password, old }).then(() => person.value?.token ?? "");

/** Be nobody on this device; the name is kept. */
async function logOut() {
  try {
    if (person.value) await ask("DELETE", "/api/me/device", undefined, person.value.token);
    forget();
    close();
    notify(t("web.saved"));
  } catch (error) {
    complain(error);
  }
}

/** Everything that the server keeps about the person, as a file. */
async function download() {
  try {
    const all = await askAs("GET", "/api/me/export");
    const here = URL.createObjectURL(new Blob([JSON.stringify(all, null, 1)], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: here, download: "bela-me.json" }).click();
    setTimeout(() => URL.revokeObjectURL(here), 10000);
  } catch (error) {
    complain(error);
  }
}

async function remove() {
  if (!confirm(t("web.delete_sure")) || !person.value) return;
  try {
    await ask("DELETE", "/api/me", undefined, person.value.token);
    forget();
    close();
    notify(t("web.deleted"));
  } catch (error) {
    complain(error);
  }
}
