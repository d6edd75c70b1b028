/** What a pilot trains for; `other` is a licence without subjects of its own here. */
export const LICENCES = ["ppl", "atpl", "other"] as const;

/** One of the licences a player is asked for. */
export type Licence = (typeof LICENCES)[number];

/** Packs in the order a pilot meets them. */
const PACKS: readonly string[] = ["ppl", "atpl", "beyond", "math"];

const PACK_OF: Readonly<Record<Licence, string | null>> = { ppl: "ppl", atpl: "atpl", other: null };

/** Whether a pack teaches for this licence; none does before the player has told. */
export function isOfLicence(pack: string, licence: Licence | null): boolean {
  return licence !== null && PACK_OF[licence] === pack;
}

/** Place of a pack among others, lowest first: the licence's own, then those known, then the rest side by side. */
export function rankOfPack(pack: string, licence: Licence | null): number {
  if (isOfLicence(pack, licence)) return -1;
  const place = PACKS.indexOf(pack);
  return place < 0 ? PACKS.length : place;
}
