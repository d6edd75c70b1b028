/** What a pilot trains for; `other` is a licence without subjects of its own here. */
export const LICENCES = ["ppl", "atpl", "other"] as const;

/** One of the licences a player is asked for. */
export type Licence = (typeof LICENCES)[number];

/** Packs in the order a pilot meets them. */
const PACKS: readonly string[] = ["ppl", "atpl", "beyond", "math"];

/** Whether a pack teaches for this licence, whose name it has then; none does before the player has told. */
export function isOfLicence(pack: string, licence: Licence | null): boolean {
  return pack === licence && licence !== "other";
}

/** Rows in the order they have, but those that teach for the licence first. */
export function licenceFirst<Row extends { readonly pack: string }>(
  rows: readonly Row[],
  licence: Licence | null,
): readonly Row[] {
  const isOwn = ({ pack }: Row) => Number(isOfLicence(pack, licence));
  return rows.toSorted((one, other) => isOwn(other) - isOwn(one));
}

/** Place of a pack among others, lowest first: the licence's own, then those known, then the rest side by side. */
export function rankOfPack(pack: string, licence: Licence | null): number {
  if (isOfLicence(pack, licence)) return -1;
  const place = PACKS.indexOf(pack);
  return place < 0 ? PACKS.length : place;
}
