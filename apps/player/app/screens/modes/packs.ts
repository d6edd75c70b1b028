import type { MsgId } from "../../i18n/message-ids.ts";

/** Packs that stand together somewhere in the order a pilot meets them, with their names. */
const PACKS: readonly (readonly [pack: string, name: MsgId])[] = [
  ["ppl", "modes.packs.ppl"],
  ["atpl", "modes.packs.atpl"],
  ["math", "modes.packs.math"],
];

/** Name of a pack; undefined for one that stands alone in its mode and needs none. */
export function packName(pack: string): MsgId | undefined {
  return PACKS.find(([known]) => known === pack)?.[1];
}

/** Rows by pack, known packs first; the rows keep their order. */
export function byPack<Row extends { readonly pack: string }>(
  rows: readonly Row[],
): readonly { readonly pack: string; readonly rows: Row[] }[] {
  const rank = (pack: string) => {
    const place = PACKS.findIndex(([known]) => known === pack);
    return place < 0 ? PACKS.length : place;
  };
  return [...Map.groupBy(rows, ({ pack }) => pack)]
    .map(([pack, own]) => ({ pack, rows: own }))
    .toSorted((a, b) => rank(a.pack) - rank(b.pack));
}
