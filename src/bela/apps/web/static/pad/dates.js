/** Dates as the reader writes them. */
import { t } from "../js/words.js";

/** @param {Date | number} day */
export const written = (day) => new Date(day).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** A match by its number and its day. @param {number} number from 1 @param {string} date as YYYY-MM-DD, or nothing */
export const matchOf = (number, date) => [t("page.pad.match", { number }), dated(date)].filter(Boolean).join(" · ");

/** @param {string} date as YYYY-MM-DD, or nothing */
export const dated = (date) => (date ? written(new Date(`${date}T12:00`)) : "");
