/** A table against bots on this device alone: the pages of the table, over a line that leads into the worker. */
import { useState } from "../vendor/preact-hooks.js";
import { effect } from "../vendor/signals.js";
import { notify } from "../js/caller.js";
import { Dialogs } from "../js/dialogs.js";
import { Choice } from "../js/forms.js";
import { html } from "../js/html.js";
import { info, loadInfo } from "../js/info.js";
import { keepSeat } from "../js/me.js";
import { Refused, ask, reached } from "../js/net.js";
import { busy, once } from "../js/once.js";
import { refusal } from "../js/play.js";
import { ReviewPage } from "../js/review_page.js";
import { go, link, path, places } from "../js/route.js";
import { levelName } from "../js/rules_panel.js";
import { keep, recall } from "../js/settings.js";
import { state } from "../js/table.js";
import { TablePage } from "../js/table_page.js";
import { t } from "../js/words.js";
import { tableAsked, wake } from "../python/core.js";
import { Bar, Coming, start } from "../python/frame.js";
import { RulesChoice, lastChosen, useRules } from "../python/rules_choice.js";
import { SocketHere } from "./socket.js";

const LAST = "bela.offline.tables";
const MOST = 6;

reached.socket = () => /** @type {any} */ (new SocketHere());
reached.ask = async (method, path, body) => {
  const answer = await tableAsked(method, path, body);
  if (!answer.ok) throw new Refused(answer.body.error);
  return answer.body;
};
places.address = (to) => `#${to}`;
places.read = () => location.hash.slice(1) || "/";
path.value = places.read();

/** @typedef {{code: string, variant: string}} Known A table that was made here. */

function Page() {
  const [first, code, more, match, number] = path.value.split("/").slice(1);
  if (first === "t" && code && more === "deal") return html`<${Coming} /><${ReviewPage} code=${code} match=${match} number=${number} />`;
  if (first === "t" && code) return html`<${Coming} /><${TablePage} key=${code} code=${code} />`;
  return html`<${Begin} />`;
}

/** Choosing what is played, and against whom; and the tables that were left. */
function Begin() {
  const [wanted, set, held] = useRules(lastChosen());
  const [level, setLevel] = useState(recall("bela.offline.level", ""));
  const levels = info.value?.ladder ?? [];
  const chosen = levels.includes(level) ? level : info.value?.usual_level ?? "";
  const tables = recall(LAST, /** @type {Known[]} */ ([]));
  const sit = async () => {
    try {
      const made = await ask("POST", "/api/tables", { settings: { ...wanted, level: chosen, pace: "normal" }, seat: 0, start: true });
      keepSeat(made.code, made.seat_token);
      keep(LAST, [{ code: made.code, variant: wanted.variant }, ...tables].slice(0, MOST));
      keep("bela.offline.level", chosen);
      go(`/t/${made.code}`);
    } catch (error) {
      notify(error instanceof Refused ? refusal(error) : t("web.error.internal"));
    }
  };
  return html`<${Bar} title=${t("page.offline")} /><${Coming} /><main class="page" id="main"><h1>${t("page.offline")}</h1><p>${t("page.offline.about")}</p>
    <${RulesChoice} wanted=${wanted} held=${held} set=${set} />
    ${levels.length > 0 && html`<${Choice} list=${true} name="level" legend=${t("web.opponents")} value=${chosen} onChange=${setLevel} options=${levels.map((/** @type {string} */ one) => ({ value: one, label: levelName(one), about: t(`bot.${one}`) }))} />`}
    <div class="actions"><button type="button" class="main" data-action="start" disabled=${!held || busy.value || !chosen} onClick=${() => once(sit)}>${t("web.start")}</button></div>
    ${tables.length > 0 && html`<section class="tables"><h2>${t("web.your_tables")}</h2><ul>${tables.map((one) => html`<li key=${one.code}><a class="way" ...${link(`/t/${one.code}`)}><b>${t(`variant.${one.variant}`)}</b><small>${one.code}</small></a></li>`)}</ul></section>`}</main>`;
}

start(Page, {}, Dialogs).then(() => {
  wake();
  loadInfo();
  effect(() => void (/** @type {HTMLElement} */ (document.getElementById("app")).dataset.state = String(state.value)));
});
