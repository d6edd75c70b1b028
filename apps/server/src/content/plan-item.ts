import { createHash } from "node:crypto";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import type { NumberKey } from "@crosscheck/rules/questions/item";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { ItemBody, ItemOrigin } from "../postgres/tables/content-tables.ts";

/** An item as the database has it. */
export type StoredItem = ItemPlace & {
  readonly version: number;
  readonly isRetired: boolean;
  /** Hash of the current version's body by language. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly origin: ItemOrigin;
  /** edited: hash over what its pack said last, text and place. */
  readonly packHash: string | null;
};

export type ItemPlace = {
  readonly itemId: string;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly level: number;
  readonly position: number;
  readonly passageId: string | null;
};

/** A row of `items` to write. */
export type PlannedItem = ItemPlace & {
  readonly sourceId: string;
  readonly version: number;
  readonly origin: ItemOrigin;
  readonly packHash: string | null;
};

/** A row of `item_versions` to add. */
export type PlannedVersion = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  readonly kind: QuestionKind;
  readonly body: ItemBody;
  readonly hash: string;
};

/** The text of an item in one language. */
export type Translation = {
  readonly language: string;
  readonly kind: QuestionKind;
  readonly body: ItemBody;
  readonly hash: string;
};

/** An item as a pack or a person has written it. */
export type WrittenItem = {
  readonly place: ItemPlace;
  readonly sourceId: string;
  /** The author's revision: the stored version is at least that. */
  readonly revision: number;
  readonly texts: readonly Translation[];
  readonly origin: ItemOrigin;
  readonly packHash: string | null;
};

type PlannedWrite = {
  /** Null: the row stays as it is. */
  readonly item: PlannedItem | null;
  readonly versions: readonly PlannedVersion[];
  readonly outcome: "created" | "changed" | "unchanged";
};

/**
 * What is to be written so that an item is as it was written, wherever that came from. A changed text makes a new version
 * that holds all languages; a new language joins the current version, since nobody can have seen it; a new place alone
 * makes no version.
 */
export function planItem(written: WrittenItem, before: StoredItem | undefined): PlannedWrite {
  const { place, sourceId, revision, texts, origin, packHash } = written;
  const version = before === undefined ? revision : nextVersion(before, texts, revision);
  const isNewVersion = before === undefined || version !== before.version;
  const added = isNewVersion ? texts : texts.filter((text) => !before.hashes.has(text.language));
  const isMoved =
    before !== undefined &&
    (before.isRetired ||
      !isSamePlace(before, place) ||
      before.origin !== origin ||
      before.packHash !== packHash);
  const isWritten = isNewVersion || isMoved;
  return {
    item: isWritten ? { ...place, sourceId, version, origin, packHash } : null,
    versions: added.map((text) => ({ itemId: place.itemId, version, ...text })),
    outcome: before === undefined ? "created" : added.length > 0 || isMoved ? "changed" : "unchanged",
  };
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

/** The text of an item in one language as it is stored, with its hash. */
export function toTranslation(language: string, kind: QuestionKind, body: ItemBody): Translation {
  const text = JSON.stringify([kind, body]);
  return { language, kind, body, hash: sha256(text) };
}

/** One hash over what a pack or a person says of an item: its texts in all languages and its place. */
export function hashOfWritten({ place, texts }: Pick<WrittenItem, "place" | "texts">): string {
  return hashOf(new Map(texts.map(({ language, hash }) => [language, hash])), place);
}

/** The same of an item as it is stored. */
export function hashOfStored(item: StoredItem): string {
  return hashOf(item.hashes, item);
}

/** The order inside a level is no part of it: that changes with the questions beside it. Migration 0117 knows it too. */
function hashOf(
  hashes: ReadonlyMap<string, string>,
  { categoryId, subcategoryId, level, passageId }: ItemPlace,
): string {
  const lines = [...hashes].map(([language, hash]) => `${language} ${hash}`).toSorted();
  const place = [categoryId, subcategoryId ?? "", String(level), passageId ?? ""];
  return sha256([sha256(lines.join("\n")), ...place].join("\n"));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Parts of a text that an author writes. */
type WrittenText = Pick<PackItem, keyof ItemBody & keyof PackItem>;

/**
 * What is stored of a text: always the same order of fields, since the hash is taken of the JSON text.
 *
 * @param mediaNames public name of each media file
 */
export function bodyOf(item: WrittenText, mediaNames: ReadonlyMap<string, string> = new Map()): ItemBody {
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
    // PostgreSQL keeps the fields of an object in another order than they were written in.
    slots: item.slots?.map(({ id, text }) => ({ id, text })),
    number: item.number && numberOf(item.number),
    mistakes: item.mistakes?.map(({ value, why }) => ({ value, why })),
    accepted: item.accepted,
    word: item.word,
    transcript: item.transcript,
    generated: item.generated && { template: item.generated.template, seed: item.generated.seed },
  };
}

function numberOf({ value, tolerance, unit, decimals, digits }: NumberKey): NumberKey {
  return { value, tolerance, unit, decimals, digits };
}
