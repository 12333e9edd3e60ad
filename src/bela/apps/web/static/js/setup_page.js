/** What is played: the variant, house rules with what each means, opponents, deck and language. */
import { useState } from "../vendor/preact-hooks.js";
import { Choice, Select, Switch } from "./forms.js";
import { html } from "./html.js";
import { info } from "./info.js";
import { person, present } from "./me.js";
import { HouseRules, given } from "./house_rules.js";
import { doing } from "./play.js";
import { link } from "./route.js";
import { clockAbout, houseLink, levelName } from "./rules_panel.js";
import { Decks, Language } from "./settings_panel.js";
import { lastSettings, makeTable } from "./start_page.js";
import { t } from "./words.js";

/** Those rules, or what was played last. */
const begun = () => ({ ...lastSettings(), ...given() });

/** What else is decided for a table with friends. @type {Record<string, any>} */
const FRIENDS = { title: "", clock: "relaxed", away: 60, pace: "normal", spectators: true, reveal: "deal", points_shown: false };

/** @param {{friends?: boolean}} props */
export function SetupPage({ friends = false }) {
  const [wanted, setWanted] = useState(begun);
  const [more, setMore] = useState(FRIENDS);
  const [name, setName] = useState(person.value?.named ? person.value.name : "");
  const set = (/** @type {any} */ change) => setWanted((/** @type {any} */ now) => ({ ...now, ...change }));
  const start = async () => {
    if (!friends) return makeTable({ ...wanted, points_shown: more.points_shown }, true);
    await present(name.trim() || undefined);
    return makeTable({ ...wanted, ...more }, false);
  };
  const variants = info.value?.variants ?? [];
  return html`<main class="page setup" id="main"><h1>${t(friends ? "web.friends" : "web.choose_game")}</h1>
    ${friends && html`<label class="field"><span>${t("web.name")}</span><input maxlength="192" autocomplete="nickname" value=${name} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>`}
    <${Choice} list=${true} terse=${true} name="variant" legend=${t("web.variant")} value=${wanted.variant} options=${variants.map((/** @type {any} */ variant) => ({ value: variant.name, label: t(`variant.${variant.name}`), about: t(`variant.${variant.name}.about`) }))}
      onChange=${(/** @type {string} */ variant) => set({ variant, options: {} })} />
    <${HouseRules} wanted=${wanted} set=${set} />
    <${Choice} list=${true} name="level" legend=${t(friends ? "web.bots_for_open" : "web.opponents")} value=${wanted.level || info.value?.usual_level} onChange=${(/** @type {string} */ level) => set({ level })}
      options=${(info.value?.ladder ?? []).map((/** @type {string} */ level) => ({ value: level, label: levelName(level), about: t(`bot.${level}`) }))} />
    <${Choice} list=${true} name="style" legend=${t("web.style")} value=${wanted.style || info.value?.usual_style} onChange=${(/** @type {string} */ style) => set({ style })}
      options=${(info.value?.styles ?? []).map((/** @type {string} */ style) => ({ value: style, label: t(`style.${style}.about`) }))} />
    ${friends && html`<${ForFriends} more=${more} set=${(/** @type {any} */ change) => setMore((now) => ({ ...now, ...change }))} />`}
    ${!friends && html`<${Switch} label=${t("web.points_shown")} value=${more.points_shown} onChange=${(/** @type {boolean} */ points_shown) => setMore((now) => ({ ...now, points_shown }))} />`}
    ${!friends && html`<details class="box"><summary>${t("web.deck")}, ${t("web.language")}</summary><${Decks} /><${Language} /></details>`}
    ${!friends && html`<p class="links"><a class="plain" ...${link(houseLink(wanted, "/friends"))}>${t("web.with_friends")}</a></p>`}
    <div class="actions sticky"><a class="plain" ...${link("/")}>${t("web.home")}</a><button type="button" class="main" data-action="start" disabled=${!info.value} onClick=${() => doing(start)}>${t(friends ? "web.open_table" : "web.start")}</button></div></main>`;
}

/** @param {{more: any, set: (change: any) => void}} props */
function ForFriends({ more, set }) {
  const choice = (/** @type {string} */ name, /** @type {any[]} */ values) => html`<${Choice} name=${name} legend=${t(`web.${name}`)} value=${more[name]} onChange=${(/** @type {any} */ value) => set({ [name]: value })}
    options=${values.map((value) => ({ value, label: t(`web.${name}.${value}`) }))} />`;
  return html`<label class="field"><span>${t("web.title")}</span><input maxlength="60" value=${more.title} onInput=${(/** @type {any} */ event) => set({ title: event.currentTarget.value })} /></label>
    <${Choice} list=${true} name="clock" legend=${t("web.clock")} value=${more.clock} onChange=${(/** @type {any} */ clock) => set({ clock })}
      options=${["none", "relaxed", "brisk"].map((value) => ({ value, label: t(`web.clock.${value}`), about: clockAbout(value) }))} />
    <${Select} label=${t("web.away_after")} value=${String(more.away ?? "")} onChange=${(/** @type {string} */ value) => set({ away: value ? Number(value) : null })}
      options=${[["", t("web.away.wait")], ...["30", "60", "180"].map((seconds) => [seconds, t("web.away.after", { seconds })])].map(([value, label]) => ({ value, label }))} />
    ${choice("reveal", ["deal", "match"])}
    <${Switch} label=${t("web.spectators")} about=${t("web.spectators.about")} value=${more.spectators} onChange=${(/** @type {boolean} */ spectators) => set({ spectators })} />
    <${Switch} label=${t("web.points_shown")} value=${more.points_shown} onChange=${(/** @type {boolean} */ points_shown) => set({ points_shown })} />`;
}
