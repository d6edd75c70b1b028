import type { CategoryRow, SubcategoryRow } from "@crosscheck/contract/actions/categories";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import type { z } from "zod";
import type { CatalogueCategory, CataloguePlace, LevelSize } from "../content/catalogue.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { nameIn } from "../content/names.ts";
import type { ContentLanguage } from "./content-language.ts";
import { toMastery } from "./mastery.ts";
import type { LevelRecord, MasteryRecord } from "./progress-queries.ts";

/** For whom rows are made. */
export type Viewer = {
  readonly language: ContentLanguage;
  readonly played: readonly LevelRecord[];
  /** Places with a finished quiz. */
  readonly playedPlaceIds: readonly string[];
  readonly unlockedIds: readonly string[];
  /** Null for a visitor, who knows nothing yet. */
  readonly mastery: readonly MasteryRecord[] | null;
};

/** A visitor has played and bought nothing. */
export const VISITOR: Omit<Viewer, "language"> = {
  played: [],
  playedPlaceIds: [],
  unlockedIds: [],
  mastery: null,
};

/** A level as this viewer would play it. */
export type ShownLevel = LevelSize & { readonly isTranslated: boolean };

/** Levels of a place in the asked language; where the player allows it, those without a translation in the default one. */
export function levelsIn(place: CataloguePlace, language: ContentLanguage): readonly ShownLevel[] {
  const translated = place.levels[language.code] ?? [];
  const mayStandIn = language.codes.includes(language.defaultCode);
  const standard = mayStandIn ? (place.levels[language.defaultCode] ?? []) : [];
  const missing = standard.filter(({ level }) => !translated.some((one) => one.level === level));
  return [
    ...translated.map((level) => ({ ...level, isTranslated: true })),
    ...missing.map((level) => ({ ...level, isTranslated: false })),
  ].toSorted((a, b) => a.level - b.level);
}

/** A category's own levels and those of its sub-categories. */
export function placesOf(category: CatalogueCategory): readonly CataloguePlace[] {
  return [category, ...category.subcategories];
}

/** Questions of a category and its sub-categories, as counted in this language. */
export function countQuestions(category: CatalogueCategory, language: ContentLanguage): number {
  const levels = placesOf(category).flatMap((place) => levelsIn(place, language));
  return levels.reduce((sum, { items }) => sum + items, 0);
}

/** Whether this player may play here: free, or bought. */
export function isUnlocked(category: CatalogueCategory, viewer: Pick<Viewer, "unlockedIds">): boolean {
  return category.priceCoins === 0 || viewer.unlockedIds.includes(category.id);
}

/** Highest passed level of these records; 0 when none was passed. */
export function highestPassed(played: readonly LevelRecord[]): number {
  return Math.max(0, ...played.filter((record) => record.isPassed).map((record) => record.level));
}

/** The row of a category; undefined without questions for this viewer. */
export function toCategoryRow(
  category: CatalogueCategory,
  viewer: Viewer,
): z.output<typeof CategoryRow> | undefined {
  const subcategories = category.subcategories.filter((one) => levelsIn(one, viewer.language).length > 0);
  return toRow(
    category,
    { place: category, within: placesOf(category), childCount: subcategories.length },
    viewer,
  );
}

/** The row of a sub-category; undefined without questions for this viewer. */
export function toSubcategoryRow(
  category: CatalogueCategory,
  subcategory: CataloguePlace,
  viewer: Viewer,
): z.output<typeof SubcategoryRow> | undefined {
  const row = toRow(category, { place: subcategory, within: [subcategory], childCount: 0 }, viewer);
  return row === undefined ? undefined : { ...row, maincat_id: category.id };
}

function toRow(
  category: CatalogueCategory,
  shown: {
    readonly place: CataloguePlace;
    readonly within: readonly CataloguePlace[];
    readonly childCount: number;
  },
  viewer: Viewer,
): z.output<typeof CategoryRow> | undefined {
  const { language } = viewer;
  const levels = shown.within.flatMap((place) =>
    levelsIn(place, language).map((level) => ({ placeId: place.id, ...level })),
  );
  if (levels.length === 0) return undefined;
  const places = new Set(shown.within.map((place) => place.id));
  const passed = levels.filter(({ placeId, level }) =>
    viewer.played.some((record) => record.isPassed && record.placeId === placeId && record.level === level),
  );
  const total = levels.reduce((sum, level) => sum + level.items, 0);
  const known = viewer.mastery?.filter(({ placeId }) => places.has(placeId));
  return {
    id: shown.place.id,
    slug: shown.place.slug,
    category_name: nameIn(shown.place.names, language.code, language.defaultCode),
    language_id: levels.some((level) => level.isTranslated) ? language.id : language.defaultId,
    image: shown.place.image === null ? null : toPictureUrl(shown.place.image),
    emblem: shown.place.emblem,
    face: faceOf(category.code),
    type: category.type,
    is_premium: category.priceCoins > 0,
    coins: category.priceCoins,
    row_order: shown.place.position,
    no_of: shown.childCount,
    no_of_que: total,
    maxlevel: Math.max(...levels.map(({ level }) => level)),
    levels: levels.length,
    is_play: viewer.playedPlaceIds.some((id) => places.has(id)),
    has_unlocked: isUnlocked(category, viewer),
    progress: Math.round((100 * passed.length) / levels.length),
    ...(known === undefined ? {} : { mastery: toMastery(known, total) }),
    pack: category.packId,
  };
}
