/** What is tapped while a deal is written, and the form of `bela.pad` that it makes. What follows from it is the core's to say. */

/** @typedef {{seat?: number, side?: number}} Owner
 *  @typedef {{kind: string, maker: Owner | null, way: string, at: number, figures: string[], lastTrick: number | null, capot: number | null,
 *    melds: (Owner & {what: string})[], announcedBy: number | string | null, bela: Owner | null, trump: string, piles: (string[] | null)[], took: Record<number, boolean>,
 *    claimedBy: number | null, claimer: number | null, seat: number | null, dealer: number | null, date: string, note: string}} Tapped */

/** Nothing tapped yet. @param {any} view @returns {Tapped} */
export const blank = (view) => ({
  kind: "played", maker: null, way: "points", at: 0, figures: Array(view.sides).fill(""), lastTrick: null, capot: null, melds: [], announcedBy: null, bela: null,
  trump: "", piles: Array(view.sides).fill(null), took: {}, claimedBy: null, claimer: null, seat: null, dealer: null, date: "", note: "",
});

/** The form. @param {Tapped} tapped @param {any} view @param {any} offers @returns {Record<string, any>} */
export function formOf(tapped, view, offers) {
  if (tapped.kind === "open_claim") return { kind: tapped.kind, seat: tapped.seat ?? undefined };
  const form = { kind: tapped.kind, ...margins(tapped, offers) };
  if (tapped.kind === "void") return form;
  const chosen = { ...form, ...(tapped.maker === null ? {} : tapped.maker.seat === undefined ? { maker_side: tapped.maker.side } : { maker: tapped.maker.seat }) };
  if (tapped.kind === "belot") return chosen;
  return { ...chosen, ...points(tapped, offers), ...tricks(tapped, view), ...announced(tapped, view, offers), ...(tapped.kind === "claimed" ? claimed(tapped) : {}) };
}

/** Who claimed; of a deal from elsewhere perhaps no more is known than who won by it. @param {Tapped} tapped */
const claimed = ({ claimer, claimedBy }) => (claimer !== null ? { claimer } : claimedBy !== null ? { claimed_by: claimedBy } : {});

/** @param {Tapped} tapped @param {any} offers */
const margins = (tapped, offers) => ({
  ...(tapped.dealer !== null && offers.dealer_needed ? { dealer: tapped.dealer } : {}),
  ...(tapped.trump ? { trump: tapped.trump } : {}),
  ...(tapped.date ? { date: tapped.date } : {}),
  ...(tapped.note.trim() ? { note: tapped.note.trim() } : {}),
});

/** Whether figures are typed: not where the cards are tapped, nor beside all tricks, unless those leave something to count. @param {Tapped} tapped @param {any} offers */
export const byFigures = (tapped, offers) => tapped.way !== "cards" && (tapped.capot === null || offers.laid_cards_count || !offers.total_fixed);

/** Figures that nobody sees do not count. @param {Tapped} tapped @param {any} offers */
function points(tapped, offers) {
  const typed = tapped.figures.map((figure) => (figure === "" ? null : Number(figure)));
  const some = byFigures(tapped, offers) && typed.some((figure) => figure !== null);
  const last = tapped.lastTrick === null ? {} : { last_trick: tapped.lastTrick };
  if (tapped.capot !== null) return { capot: tapped.capot, ...(some ? { card_points: typed } : {}) };
  if (tapped.way === "cards") return { cards: tapped.piles.map((pile) => pile && pile.join(" ")), ...last };
  if (!some) return {};
  return tapped.way === "taken" ? { taken: typed, ...last } : { card_points: typed };
}

/** @param {Tapped} tapped @param {any} view */
function tricks(tapped, view) {
  if (tapped.capot !== null || !Object.keys(tapped.took).length) return {};
  return { tricks: Array.from({ length: view.sides }, (_, side) => (side in tapped.took ? Number(tapped.took[side]) : null)) };
}

/** @param {Tapped} tapped @param {any} view @param {any} offers */
function announced(tapped, view, offers) {
  const by = tapped.announcedBy === null ? {} : { announced_by: tapped.announcedBy };
  const melds = tapped.melds.length ? { announcements: tapped.melds, ...by } : {};
  if (!tapped.bela) return melds;
  if (tapped.bela.seat !== undefined) return { ...melds, bela_by: tapped.bela.seat };
  return { ...melds, bela: Array.from({ length: view.sides }, (_, side) => (side === tapped.bela?.side ? offers.bela : 0)) };
}

/** What would have been tapped for a deal that is written down. @param {any} entry @param {any} view @returns {Tapped} */
export function tappedOf(entry, view) {
  const none = blank(view);
  if (entry.kind === "open_claim") return { ...none, kind: entry.kind, seat: entry.seat };
  const maker = owner(entry.maker, entry.maker_side);
  const loses = view.options.false_claim === "lose_game"; // else whoever won by a claim has made it
  const side = (entry.bela ?? []).findIndex((/** @type {number} */ points) => points > 0);
  return {
    ...none, kind: entry.kind, maker, at: entry.maker_side >= 0 ? entry.maker_side : 0,
    figures: (entry.card_points ?? none.figures).map(String),
    took: took(entry),
    melds: entry.announcements ?? [], announcedBy: entry.announced_by ?? null,
    bela: owner(entry.bela_by, side < 0 ? undefined : side),
    trump: entry.trump ?? "", claimedBy: entry.claimed_by ?? null, claimer: entry.claimer ?? (loses ? null : entry.claimed_by ?? null), dealer: entry.dealer ?? null, date: entry.date ?? "", note: entry.note ?? "",
  };
}

/** @param {any} entry @returns {Record<number, boolean>} */
function took(entry) {
  if (!entry.card_points?.includes(0) || !entry.tricks) return {};
  return Object.fromEntries(entry.card_points.flatMap((/** @type {number} */ points, /** @type {number} */ side) => (points ? [] : [[side, entry.tricks[side] > 0]])));
}

/** @param {number | undefined} seat @param {number | undefined} side @returns {Owner | null} */
const owner = (seat, side) => (seat !== undefined && seat !== null ? { seat } : side !== undefined && side !== null && side >= 0 ? { side } : null);

/** Whether two are the same one. @param {Owner | null} one @param {Owner | null} other */
export const same = (one, other) => one !== null && other !== null && one.seat === other.seat && one.side === other.side;

/** Who can be meant: the players where they have names or play for themselves, else the sides.
 *  @param {any} view @param {any} match @param {any} said @returns {{owner: Owner, label: string}[]} */
export function owners(view, match, said) {
  const bySeat = !view.partners || match.names.some(Boolean);
  const names = bySeat ? said.seats : said.sides;
  return names.map((/** @type {string} */ label, /** @type {number} */ at) => ({ owner: bySeat ? { seat: at } : { side: at }, label }));
}

/** The side of an owner. @param {Owner} one @param {any} said */
export const sideOf = (one, said) => one.side ?? said.side_of[/** @type {number} */ (one.seat)];
