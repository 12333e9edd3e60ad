/** Where a rule stands in the rule book of a table. */

/** @param {string} variant @param {Record<string, any>} options @param {string} [rule] its id */
export function bookLink(variant, options, rule) {
  const table = new URLSearchParams({ variant, ...(Object.keys(options).length ? { options: JSON.stringify(options) } : {}) });
  return `../rules/?${table}${rule ? `#${rule}` : ""}`;
}
