import { asksTheSame, type CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import type { Item } from "@crosscheck/rules/questions/item";
import { findCurrentVersion, listVersions } from "../content/item-queries.ts";
import type { Db } from "../postgres/database.ts";

/** An earlier version of a question beside the one that is played now. */
export type EarlierVersion = {
  readonly version: number;
  readonly isSameText: boolean;
  readonly isSameKey: boolean;
  /** Whether an answer to it can be marked by the key of now. */
  readonly isFit: boolean;
};

export type QuestionVersions = {
  /** The one that is played now, in all its languages. */
  readonly current: number;
  readonly items: readonly Item[];
  /** The latest first. */
  readonly earlier: readonly EarlierVersion[];
};

/** The versions of a question; undefined when there is no such one. */
export async function readVersions(db: Db, itemId: string): Promise<QuestionVersions | undefined> {
  const current = await findCurrentVersion(db, itemId);
  if (current === undefined) return undefined;
  const byVersion = Map.groupBy(await listVersions(db, itemId), ({ version }) => version);
  const items = byVersion.get(current) ?? [];
  byVersion.delete(current);
  const earlier = [...byVersion].map(([version, old]) => ({
    version,
    isSameText: asksTheSame(old, items),
    isSameKey: old.every((one) => pairOf(one, items, isSameKey)),
    isFit: old.some((one) => pairOf(one, items, isFit)),
  }));
  return { current, items, earlier };
}

/** Versions to mark again: those that are named, else those that asked the same with another key. null: one does not fit. */
export function chooseVersions(
  { earlier }: QuestionVersions,
  named: readonly number[] | undefined,
): readonly number[] | null {
  if (named === undefined)
    return earlier.flatMap((one) => (one.isFit && one.isSameText && !one.isSameKey ? one.version : []));
  const chosen = earlier.filter(({ version }) => named.includes(version));
  return new Set(named).size === chosen.length && chosen.every((one) => one.isFit)
    ? chosen.map(({ version }) => version)
    : null;
}

export function toKey(
  itemId: string,
  { items }: QuestionVersions,
  versions: readonly number[],
): CorrectedKey {
  return { itemId, versions, items };
}

function pairOf(old: Item, items: readonly Item[], holds: (old: Item, now: Item) => boolean): boolean {
  const now = items.find(({ language }) => language === old.language);
  return now !== undefined && holds(old, now);
}

function isSameKey(old: Item, now: Item): boolean {
  return JSON.stringify(keyPartsOf(old)) === JSON.stringify(keyPartsOf(now));
}

/** The order of a key says something only where it is an order. */
function keyPartsOf({ kind, key, before, number, accepted, word }: Item): unknown {
  const isSet = kind === "single" || kind === "true_false" || kind === "multi_select";
  const { value, tolerance } = number ?? {};
  return [isSet ? key.toSorted() : key, before, value, tolerance, accepted, word];
}

function isFit(old: Item, now: Item): boolean {
  const known = new Set(old.options.map(({ id }) => id));
  return old.kind === now.kind && now.key.every((id) => known.has(id));
}
