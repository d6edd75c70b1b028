import { rankOfPack, type Licence } from "@crosscheck/rules/home/licence";
import type { MsgId } from "../../i18n/message-ids.ts";

/** Names of packs that stand together somewhere. */
const NAMES: Readonly<Partial<Record<string, MsgId>>> = {
  ppl: "modes.packs.ppl",
  atpl: "modes.packs.atpl",
  beyond: "modes.packs.beyond",
  math: "modes.packs.math",
};

/** Name of a pack; undefined for one that stands alone in its mode and needs none. */
export function packName(pack: string): MsgId | undefined {
  return NAMES[pack];
}

/** Rows by pack, those of the player's licence first, then the other known ones; the rows keep their order. */
export function byPack<Row extends { readonly pack: string }>(
  rows: readonly Row[],
  licence: Licence | null,
): readonly { readonly pack: string; readonly rows: Row[] }[] {
  return [...Map.groupBy(rows, ({ pack }) => pack)]
    .map(([pack, own]) => ({ pack, rows: own }))
    .toSorted((a, b) => rankOfPack(a.pack, licence) - rankOfPack(b.pack, licence));
}
