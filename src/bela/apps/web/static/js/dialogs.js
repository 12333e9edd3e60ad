/** All dialogs by their names. */
import { close, Dialog, dialog } from "./dialog.js";
import { FairPanel } from "./fair_panel.js";
import { html } from "./html.js";
import { Me } from "./me_panel.js";
import { DealDialog } from "./review_page.js";
import { RulesDialog, inBook } from "./rules_panel.js";
import { Settings } from "./settings_panel.js";
import { Claim, LastTrick, Phrases, Score, Told } from "./tools.js";
import { open } from "./dialog.js";
import { command, seat, table } from "./table.js";
import { complain, doing } from "./play.js";
import { shared } from "./copy.js";
import { LinkPanel } from "./link_panel.js";
import { Invite } from "./lobby.js";
import { go } from "./route.js";
import { has, t } from "./words.js";

/** @type {Record<string, () => any>} */
const ALL = {
  settings: Settings,
  rule: () => html`<${Dialog} title=${dialog.value?.about}><p>${t(has(`rule.${dialog.value?.about}`) ? `rule.${dialog.value?.about}` : "web.rule_of_play")}</p>
    <p><a href=${inBook(dialog.value?.about)}>${t("page.rules")}</a></p></${Dialog}>`,
  rules: () => (table.value ? html`<${RulesDialog} />` : null),
  last: LastTrick,
  score: Score,
  told: Told,
  claim: Claim,
  phrases: Phrases,
  fair: FairPanel,
  help: Help,
  ticket: Ticket,
  me: Me,
  more: More,
  invite: () => html`<${Dialog} title=${t("web.invite")}><${Invite} /></${Dialog}>`,
  deal: () => html`<${DealDialog} number=${dialog.value?.about} />`,
};

/** The dialog that is open. */
export function Dialogs() {
  const name = dialog.value?.name ?? "";
  const Found = ALL[name];
  return Found ? html`<${Found} key=${name} />` : null;
}

const KEYS = [["1-9 0", "places"], ["← → Enter", "arrows"], ["Alt ← →", "order"], ["L", "last"], ["S", "score"], ["R", "rules"], ["T", "told"], ["H", "hint"], ["C", "claim"], ["?", "help"], ["Esc", "back"]];

/** The keys, and how to play with them and without. */
function Help() {
  return html`<${Dialog} title=${t("web.help")}><p>${t("web.help.cards")}</p>
    <table class="keys"><tbody>${KEYS.map(([key, what]) => html`<tr key=${key}><th scope="row"><kbd>${key}</kbd></th><td>${t(`web.help.${what}`)}</td></tr>`)}</tbody></table>
    <p>${t("web.help.drag")}</p></${Dialog}>`;
}

/** What is needed less often. */
function More() {
  const item = (/** @type {string} */ text, /** @type {() => void} */ does) => html`<button type="button" class="choice quiet" onClick=${does}>${text}</button>`;
  return html`<${Dialog} title=${t("web.tool.more")}><div class="menu">
    ${item(t("web.house_rules"), () => open("rules"))}${item(t("web.told"), () => open("told"))}${item(t("web.fair"), () => open("fair"))}
    ${item(t("web.invite"), () => open("invite"))}${item(t("web.settings"), () => open("settings"))}${item(t("web.help"), () => open("help"))}
    ${seat.value !== null && item(t("web.ticket"), ticket)}
    ${seat.value !== null && item(t("web.get_up"), () => (close(), command("leave").then((left) => left && go("/"), complain)))}
    ${item(t("web.home"), () => go("/"))}</div></${Dialog}>`;
}

/** A link that opens this seat on another device: the token stands behind the #, which no browser sends. */
async function ticket() {
  const answer = await doing(() => command("ticket"));
  if (answer) open("ticket", shared(`/t/${table.value.code}#seat=${answer.seat_token}`));
}

/** That link, to be copied or looked at by a camera. */
function Ticket() {
  return html`<${Dialog} title=${t("web.ticket")}><p>${t("web.ticket.about")}</p>
    <div class="invite"><${LinkPanel} url=${dialog.value?.about} label=${t("web.ticket")} quiet=${true} /></div></${Dialog}>`;
}
