/** Dates as the reader writes them. */

/** @param {Date | number} day */
export const written = (day) => new Date(day).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** @param {string} date as YYYY-MM-DD, or nothing */
export const dated = (date) => (date ? written(new Date(`${date}T12:00`)) : "");
