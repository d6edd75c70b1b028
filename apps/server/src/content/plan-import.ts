import { createHash } from "node:crypto";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { Pack } from "./pack.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import { idOfName } from "./deterministic-id.ts";

/** An item as the database has it. */
export type StoredItem = ItemPlace & {
  readonly version: number;
  readonly isRetired: boolean;
  /** Hash of the current version's body by language. */
  readonly hashes: ReadonlyMap<string, string>;
};

type ItemPlace = {
  readonly itemId: string;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly level: number;
  readonly position: number;
  readonly passageId: string | null;
};

/** A row of `items` to write. */
export type PlannedItem = ItemPlace & { readonly sourceId: string; readonly version: number };

/** A row of `item_versions` to add. */
export type PlannedVersion = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  readonly kind: QuestionKind;
  readonly body: ItemBody;
  readonly hash: string;
};

/** What an import will do. */
export type ImportPlan = {
  readonly items: readonly PlannedItem[];
  readonly versions: readonly PlannedVersion[];
  readonly retiredIds: readonly string[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
};

type Translation = {
  readonly language: string;
  readonly kind: QuestionKind;
  readonly body: ItemBody;
  readonly hash: string;
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
 * Compares a pack without errors with what is stored. A changed text makes a new version that holds all languages; a
 * new language joins the current version, since nobody can have seen it; a new place alone makes no version.
 *
 * @param mediaNames public name of each media file of the pack
 */
export function planImport(
  pack: Pack,
  stored: ReadonlyMap<string, StoredItem>,
  mediaNames: ReadonlyMap<string, string>,
): ImportPlan {
  const translations = translationsById(pack, mediaNames);
  const items: PlannedItem[] = [];
  const versions: PlannedVersion[] = [];
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const kept = new Set<string>();
  for (const { item, place } of placedItems(pack)) {
    kept.add(place.itemId);
    const texts = translations.get(item.id) ?? [];
    const before = stored.get(place.itemId);
    const version = before === undefined ? item.version : nextVersion(before, texts, item.version);
    const isNewVersion = before === undefined || version !== before.version;
    const added = isNewVersion ? texts : texts.filter((text) => !before.hashes.has(text.language));
    versions.push(...added.map((text) => ({ itemId: place.itemId, version, ...text })));
    const isMoved = before !== undefined && (before.isRetired || !isSamePlace(before, place));
    if (before === undefined) counts.created += 1;
    else if (added.length > 0 || isMoved) counts.changed += 1;
    else counts.unchanged += 1;
    if (isNewVersion || isMoved) items.push({ ...place, sourceId: item.id, version });
  }
  const retiredIds = [...stored.values()]
    .filter((before) => !before.isRetired && !kept.has(before.itemId))
    .map((before) => before.itemId);
  return { items, versions, retiredIds, ...counts };
}

function nextVersion(before: StoredItem, texts: readonly Translation[], authored: number): number {
  const isSame = [...before.hashes].every(([language, hash]) =>
    texts.some((text) => text.language === language && text.hash === hash),
  );
  return isSame ? before.version : Math.max(before.version + 1, authored);
}

function isSamePlace(before: ItemPlace, now: ItemPlace): boolean {
  return (
    before.categoryId === now.categoryId &&
    before.subcategoryId === now.subcategoryId &&
    before.level === now.level &&
    before.position === now.position &&
    before.passageId === now.passageId
  );
}

/** The items of the base language with their places; the order of the file is the order inside a level. */
function placedItems(pack: Pack): readonly { readonly item: PackItem; readonly place: ItemPlace }[] {
  const { manifest, files } = pack;
  const base = files.find((file) => file.language === manifest.base_language);
  const counts = new Map<string, number>();
  return (base?.items ?? []).map((item) => {
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
  const byId = new Map<string, Translation[]>();
  for (const { language, items } of pack.files) {
    for (const item of items) {
      const body = bodyOf(item, mediaNames);
      const hash = createHash("sha256")
        .update(JSON.stringify([item.kind, body]))
        .digest("hex");
      const texts = byId.get(item.id) ?? [];
      texts.push({ language, kind: item.kind, body, hash });
      byId.set(item.id, texts);
    }
  }
  return byId;
}

/** Always the same order of fields, since the hash is taken of the JSON text. */
function bodyOf(item: PackItem, mediaNames: ReadonlyMap<string, string>): ItemBody {
  return {
    difficulty: item.difficulty,
    lo: item.lo,
    marks: item.marks,
    stem: item.stem,
    // Parts that are absent leave no trace in the JSON text, so that older items keep their hash.
    options: item.options.map(({ id, text, why, slot }) => ({ id, text, why, slot })),
    key: item.key,
    explanation: item.explanation,
    reference: item.reference,
    media: item.media.map(({ type, file, alt }) => ({ type, file: mediaNames.get(file) ?? file, alt })),
    before: item.before,
    slots: item.slots,
    number: item.number,
    mistakes: item.mistakes,
    accepted: item.accepted,
    word: item.word,
    transcript: item.transcript,
    generated: item.generated,
  };
}
