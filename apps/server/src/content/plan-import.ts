import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { baseFileOf, type Pack } from "./pack.ts";
import { idOfName } from "./deterministic-id.ts";
import {
  bodyOf,
  hashOfStored,
  hashOfWritten,
  planItem,
  toTranslation,
  type ItemPlace,
  type PlannedItem,
  type PlannedVersion,
  type StoredItem,
  type Translation,
  type WrittenItem,
} from "./plan-item.ts";

/** What an import will do. */
export type ImportPlan = {
  readonly items: readonly PlannedItem[];
  readonly versions: readonly PlannedVersion[];
  readonly retiredIds: readonly string[];
  /** Items that were changed here, and whose pack says something new of them: it waits as a draft. */
  readonly offers: readonly WrittenItem[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
};

type KnownItems = {
  /** Those of the pack, by item id. */
  readonly stored: ReadonlyMap<string, StoredItem>;
  /** Names by which an export of the pack knows items of other packs. */
  readonly guests: ReadonlySet<string>;
};

export function categoryIdOf(slug: string): string {
  return idOfName(`category/${slug}`);
}

export function itemIdOf(pack: string, sourceId: string): string {
  return idOfName(`item/${pack}/${sourceId}`);
}

export function passageIdOf(pack: string, sourceId: string): string {
  return idOfName(`passage/${pack}/${sourceId}`);
}

export function subcategoryIdOf(category: string, slug: string): string {
  return idOfName(`category/${category}/${slug}`);
}

/**
 * Compares a pack without errors with what is stored. An item that people have changed here stays: what its pack says anew
 * is offered, not written, and it does not leave with its pack. Guests, items of other packs that stand in its categories,
 * are left as they are.
 *
 * @param mediaNames public name of each media file of the pack
 */
export function planImport(
  pack: Pack,
  { stored, guests }: KnownItems,
  mediaNames: ReadonlyMap<string, string>,
): ImportPlan {
  const translations = translationsById(pack, mediaNames);
  const items: PlannedItem[] = [];
  const versions: PlannedVersion[] = [];
  const offers: WrittenItem[] = [];
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const kept = new Set<string>();
  for (const { item, place } of placedItems(pack)) {
    kept.add(place.itemId);
    const texts = translations.get(item.id) ?? [];
    const before = stored.get(place.itemId);
    const written = {
      place,
      sourceId: item.id,
      revision: item.version,
      texts,
      origin: "pack",
      packHash: null,
    } as const;
    const standing = guests.has(item.id) ? "known" : standingOf(before, written);
    if (standing === "offered") offers.push(written);
    if (standing !== "written") {
      counts.unchanged += 1;
      continue;
    }
    const plan = planItem(written, before);
    counts[plan.outcome] += 1;
    versions.push(...plan.versions);
    if (plan.item !== null) items.push(plan.item);
  }
  const retiredIds = [...stored.values()]
    .filter((before) => !before.isRetired && before.origin === "pack" && !kept.has(before.itemId))
    .map((before) => before.itemId);
  return { items, versions, retiredIds, offers, ...counts };
}

/** Whether what a pack says is written, offered beside what was changed here, or known and left alone. */
function standingOf(before: StoredItem | undefined, written: WrittenItem): "written" | "offered" | "known" {
  if (before === undefined || before.origin === "pack") return "written";
  const said = hashOfWritten(written);
  // The change has reached the pack: from then on it is the pack's again.
  if (!before.isRetired && said === hashOfStored(before)) return "written";
  return said === before.packHash ? "known" : "offered";
}

/** The items of the base language with their places; the order of the file is the order inside a level. */
function placedItems(pack: Pack): readonly { readonly item: PackItem; readonly place: ItemPlace }[] {
  const { manifest } = pack;
  const counts = new Map<string, number>();
  return (baseFileOf(pack)?.items ?? []).map((item) => {
    const level = `${item.category}/${item.subcategory ?? ""}/${item.level}`;
    const position = (counts.get(level) ?? 0) + 1;
    counts.set(level, position);
    const place = {
      itemId: itemIdOf(manifest.pack, item.id),
      categoryId: categoryIdOf(item.category),
      subcategoryId: item.subcategory === null ? null : subcategoryIdOf(item.category, item.subcategory),
      level: item.level,
      position,
      passageId: item.passage === undefined ? null : passageIdOf(manifest.pack, item.passage),
    };
    return { item, place };
  });
}

function translationsById(
  pack: Pack,
  mediaNames: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Translation[]> {
  const texts = pack.files.flatMap(({ language, items }) =>
    items.map((item) => ({
      id: item.id,
      text: toTranslation(language, item.kind, bodyOf(item, mediaNames)),
    })),
  );
  return new Map(
    [...Map.groupBy(texts, ({ id }) => id)].map(([id, all]) => [id, all.map(({ text }) => text)]),
  );
}
