/** The rule book: for exactly the rules that are chosen; those stand in the address. */
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html } from "../js/html.js";
import { language, t } from "../js/words.js";
import { readdress } from "../js/way_back.js";
import { wake } from "../python/core.js";
import { Bar, Coming, asked, start } from "../python/frame.js";
import { RulesChoice, lastChosen, optionsIn, useRules } from "../python/rules_choice.js";

/** The rules that the address names, else those chosen last. */
function fromAddress() {
  const found = new URLSearchParams(location.search);
  const variant = found.get("variant");
  return variant ? { variant, options: optionsIn(found.get("options")) } : lastChosen();
}

const FIRST = fromAddress();

function Page() {
  const [wanted, set, held] = useRules(FIRST);
  const [book, setBook] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let late = false;
    asked("rules", { do: "book", ...wanted }).then((found) => !late && found.ok && setBook(found), () => {});
    const address = new URLSearchParams({ variant: wanted.variant, ...(Object.keys(wanted.options).length ? { options: JSON.stringify(wanted.options) } : {}) });
    readdress(`?${address}${location.hash}`);
    return () => void (late = true);
  }, [wanted.variant, JSON.stringify(wanted.options), language.value]);
  return html`<${Bar} title=${t("page.rules")}><button type="button" class="icon" data-action="print" aria-label=${t("page.rules.print")} onClick=${() => print()}><span class="glyph printer" aria-hidden="true"></span></button></${Bar}><${Coming} />
    <main class="page rule-page" id="main"><details class="box choosing" open=${!book}><summary>${t("page.rules.choose")}: ${t(`variant.${wanted.variant}`)}</summary><${RulesChoice} wanted=${wanted} held=${held} set=${set} /></details>
    ${book ? html`<${Article} text=${book.html} />` : html`<h1>${t("page.rules")}</h1><p role="status">${t("page.core.coming")}</p>`}</main>`;
}

/** The rule that an address points at; a damaged one is none of a rule. @param {string} text */
function ruleIn(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The book, which the core writes as markup of its own. @param {{text: string}} props */
function Article({ text }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const read = new DOMParser().parseFromString(text, "text/html");
    place.current?.replaceChildren(...[...read.body.children].map((each) => document.importNode(each, true)));
    const wanted = location.hash.length > 1 ? document.getElementById(ruleIn(location.hash.slice(1))) : null;
    wanted?.scrollIntoView();
    wanted?.classList.add("pointed-at");
  }, [text]);
  return html`<div class="book-text" ref=${place}></div>`;
}

start(Page).then(wake);
