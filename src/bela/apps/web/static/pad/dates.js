/** Dates as the reader writes them. */

/** @param {string} date as YYYY-MM-DD, or nothing */
export const dated = (date) => (date ? new Date(`${date}T12:00`).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" }) : "");
