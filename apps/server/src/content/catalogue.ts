import type { Db } from "../postgres/database.ts";
import { tellOthers } from "../cluster/tell-others.ts";
import { currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { forgetItemIndex } from "./item-index.ts";
import { type LanguageRecord, listLanguages } from "../settings/setting-queries.ts";
import { type CountRecord, type PlaceRecord, listItemCounts, listPlaces } from "./catalogue-queries.ts";
import type { Names } from "../postgres/tables/content-tables.ts";
import { listDailyPapers, type DailyPaper } from "./daily-paper-queries.ts";

/** Longest age of the catalogue a call may see (ms); an import by another process is visible after it. */
const MAX_AGE_MS = 5_000;

/** Items of one level in one language. */
export type LevelSize = { readonly level: number; readonly items: number };

/** Where items are: a category itself, or one of its sub-categories. */
export type CataloguePlace = {
  readonly id: string;
  readonly slug: string;
  readonly names: Names;
  readonly emblem: string;
  /** Name of a content medium that is shown in place of the emblem. */
  readonly image: string | null;
  /** Place in its list, from 1. */
  readonly position: number;
  /** Levels with items by language code, in ascending order; items of sub-categories are counted there. */
  readonly levels: Readonly<Record<string, readonly LevelSize[]>>;
};

export type CatalogueCategory = CataloguePlace & {
  readonly packId: string;
  /** Subject code of the syllabus, such as 010. */
  readonly code: string;
  /** Category type of the contract, 1 quiz zone to 6 multi match, and 7 true and false. */
  readonly type: number;
  readonly priceCoins: number;
  readonly subcategories: readonly CataloguePlace[];
};

export type Catalogue = {
  readonly categories: readonly CatalogueCategory[];
  readonly dailyPapers: readonly DailyPaper[];
  /** The default language first. */
  readonly languages: readonly LanguageRecord[];
};

const createCopy = (): Copy<Catalogue> => ({});

/**
 * Categories, sub-categories, level sizes, daily papers and languages from a short-lived copy in this process, so that no call counts items.
 *
 * @param db the database itself, not a transaction
 * @param nowMs server time (ms since epoch)
 */
export function currentCatalogue(db: Db, nowMs: number): Promise<Catalogue> {
  return currentOf(keptBeside(db, createCopy), { nowMs, maxAgeMs: MAX_AGE_MS }, () => loadCatalogue(db));
}

/**
 * Does `work` with a copy that does not age: it is read again only after a change that this process makes or is told of.
 * For a process alone with its database whose calls go to and fro by days.
 */
export async function holdCatalogue<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const copy = keptBeside(db, createCopy);
  copy.isHeld = true;
  try {
    return await work();
  } finally {
    copy.isHeld = false;
    dropCatalogue(db);
  }
}

/** Makes all processes drop their copies. The one place to call after content was changed. */
export function forgetCatalogue(db: Db): void {
  dropCatalogue(db);
  tellOthers(db, "content", "");
}

/** The same for this process alone. */
export function dropCatalogue(db: Db): void {
  delete keptBeside(db, createCopy).last;
  forgetItemIndex(db);
}

async function loadCatalogue(db: Db): Promise<Catalogue> {
  const [places, counts, dailyPapers, languages] = await Promise.all([
    listPlaces(db),
    listItemCounts(db),
    listDailyPapers(db),
    listLanguages(db),
  ]);
  return { categories: toCategories(places, counts), dailyPapers, languages };
}

function toCategories(
  places: readonly PlaceRecord[],
  counts: readonly CountRecord[],
): readonly CatalogueCategory[] {
  const levels = Map.groupBy(counts, (count) => `${count.categoryId}/${count.subcategoryId ?? ""}`);
  const levelsOf = (categoryId: string, subcategoryId: string | null) =>
    byLanguage(levels.get(`${categoryId}/${subcategoryId ?? ""}`) ?? []);
  return [...Map.groupBy(places, (place) => place.categoryId).values()].flatMap((rows) => {
    const [category] = rows;
    if (category === undefined) return [];
    return [
      {
        id: category.categoryId,
        packId: category.packId,
        code: category.code,
        slug: category.slug,
        type: category.type,
        names: category.names,
        emblem: category.emblem,
        image: category.image,
        priceCoins: category.priceCoins,
        position: category.position,
        levels: levelsOf(category.categoryId, null),
        subcategories: rows.flatMap((row) => toSubcategory(row, levelsOf(row.categoryId, row.subcategoryId))),
      },
    ];
  });
}

function toSubcategory(row: PlaceRecord, levels: CataloguePlace["levels"]): readonly CataloguePlace[] {
  const { subcategoryId, subcategorySlug, subcategoryNames, subcategoryEmblem, subcategoryPosition } = row;
  if (
    subcategoryId === null ||
    subcategorySlug === null ||
    subcategoryNames === null ||
    subcategoryEmblem === null ||
    subcategoryPosition === null
  ) {
    return [];
  }
  return [
    {
      id: subcategoryId,
      slug: subcategorySlug,
      names: subcategoryNames,
      emblem: subcategoryEmblem,
      image: row.subcategoryImage,
      position: subcategoryPosition,
      levels,
    },
  ];
}

function byLanguage(counts: readonly CountRecord[]): CataloguePlace["levels"] {
  const languages = Map.groupBy(counts, (count) => count.language);
  return Object.fromEntries(
    [...languages].map(([language, rows]) => [language, rows.map(({ level, items }) => ({ level, items }))]),
  );
}
