import { listStoredById, storeItems, storeVersions } from "../content/item-writes.ts";
import {
  bodyOf,
  hashOfStored,
  hashOfWritten,
  planItem,
  toTranslation,
  type PlannedItem,
  type PlannedVersion,
  type StoredItem,
  type Translation,
  type WrittenItem,
} from "../content/plan-item.ts";
import type { Db } from "../postgres/database.ts";
import type { ItemOrigin } from "../postgres/tables/content-tables.ts";
import { confirmItems } from "./confirmation-queries.ts";
import { deleteDrafts, listLevels, type Draft, type Question } from "./draft-queries.ts";

const PER_LEVEL = 10;

type Drafted = Question & { readonly draft: Draft };

/**
 * Puts drafts into play, by the same writes as packs do: a changed text is a new version, whoever plays the old one keeps
 * it. Call inside the caller's transaction, with the questions locked.
 */
export async function publishDrafts(tx: Db, questions: readonly Drafted[], at: Date): Promise<void> {
  const stored = await listStoredById(
    tx,
    questions.map(({ itemId }) => itemId),
  );
  const shelves = new Map<string, Shelf>();
  const items = new Map<string, PlannedItem[]>();
  const versions: PlannedVersion[] = [];
  for (const question of questions) {
    const { itemId, packId, sourceId, draft } = question;
    const before = stored.get(itemId);
    const texts = textsOf(draft);
    const shelf = await shelfOf(tx, shelves, draft);
    const place = { itemId, ...placeIn(shelf, draft, before) };
    const origin = originOf(before, { place, texts });
    const plan = planItem({ place, sourceId, revision: 1, texts, ...origin }, before);
    versions.push(...plan.versions);
    if (plan.item !== null) items.set(packId, [...(items.get(packId) ?? []), plan.item]);
  }
  for (const [packId, planned] of items) await storeItems(tx, packId, planned);
  await Array.fromAsync(storeVersions(tx, versions, at));
  // Whoever approved the draft has read what is played now.
  const approved = questions.flatMap(({ itemId, draft: { reviewedBy } }) =>
    reviewedBy === null ? [] : [{ itemId, operatorId: reviewedBy }],
  );
  await confirmItems(tx, approved, at);
  await deleteDrafts(
    tx,
    questions.map(({ itemId }) => itemId),
  );
}

function textsOf({ texts, kind }: Draft): readonly Translation[] {
  return Object.entries(texts).map(([language, text]) => toTranslation(language, kind, bodyOf(text)));
}

/** Whose text a question has once it is played like this. */
function originOf(
  before: StoredItem | undefined,
  written: Pick<WrittenItem, "place" | "texts">,
): { readonly origin: ItemOrigin; readonly packHash: string | null } {
  if (before === undefined || before.origin === "own") return { origin: "own", packHash: null };
  const packHash = before.packHash ?? hashOfStored(before);
  return hashOfWritten(written) === packHash
    ? { origin: "pack", packHash: null }
    : { origin: "edited", packHash };
}

/** Levels of a place as they fill up. */
type Shelf = Map<number, { questions: number; last: number }>;

async function shelfOf(tx: Db, shelves: Map<string, Shelf>, draft: Draft): Promise<Shelf> {
  const key = `${draft.categoryId}/${draft.subcategoryId ?? ""}`;
  const known = shelves.get(key);
  if (known !== undefined) return known;
  const levels = await listLevels(tx, draft);
  const shelf: Shelf = new Map(levels.map(({ level, questions, last }) => [level, { questions, last }]));
  shelves.set(key, shelf);
  return shelf;
}

/** A question that stays where it was keeps its position; another one goes behind the others of its level. */
function placeIn(shelf: Shelf, draft: Draft, before: StoredItem | undefined) {
  const { categoryId, subcategoryId, passageId } = draft;
  const isSamePlace = before?.categoryId === categoryId && before.subcategoryId === subcategoryId;
  const level = draft.level ?? (isSamePlace ? before.level : freeLevel(shelf));
  if (isSamePlace && before.level === level)
    return { categoryId, subcategoryId, passageId, level, position: before.position };
  const { questions, last } = shelf.get(level) ?? { questions: 0, last: 0 };
  shelf.set(level, { questions: questions + 1, last: last + 1 });
  return { categoryId, subcategoryId, passageId, level, position: last + 1 };
}

function freeLevel(shelf: Shelf): number {
  const highest = Math.max(1, ...shelf.keys());
  return (shelf.get(highest)?.questions ?? 0) >= PER_LEVEL ? highest + 1 : highest;
}
