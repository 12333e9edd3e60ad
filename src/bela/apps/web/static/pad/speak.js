/** The score spoken, by the device's own voice. */
import { notify } from "../js/caller.js";
import { language, t } from "../js/words.js";

/** @param {string} text */
export function speak(text) {
  if (typeof speechSynthesis === "undefined" || !speechSynthesis.getVoices().length) notify(t("page.pad.no_voice", { text }));
  if (typeof speechSynthesis === "undefined") return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language.value;
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(language.value));
  if (voice) said.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
