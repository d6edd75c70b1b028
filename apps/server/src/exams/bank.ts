import { shareSections } from "@crosscheck/rules/exams/share-sections";
import type { ExamPreset } from "@crosscheck/rules/exams/preset";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import type { Catalogue, CatalogueCategory } from "../content/catalogue.ts";
import { listDrawable } from "../content/item-index.ts";
import type { Db } from "../postgres/database.ts";

/** A part of a paper with our categories that its questions come from. */
export type Area = { readonly section: string | null; readonly categories: readonly CatalogueCategory[] };

/** The parts of a preset's paper in its order; one without a name where the paper has no areas. Never what waits for an event. */
export function areasOf(
  { sections, categories }: Pick<ExamPreset, "sections" | "categories">,
  catalogue: Catalogue,
): readonly Area[] {
  const find = (slugs: readonly string[]) =>
    catalogue.categories.filter(({ slug, type }) => slugs.includes(slug) && !EVENT_TYPES.includes(type));
  return sections.length === 0
    ? [{ section: null, categories: find(categories) }]
    : sections.map((one) => ({ section: one.section, categories: find(one.categories) }));
}

/** Questions for each area of a paper that wants so many, with so many there are of each. */
export function countsFor(
  { sections }: Pick<ExamPreset, "sections">,
  wanted: number,
  available: readonly number[],
): readonly number[] {
  if (sections.length === 0) return available.map((count) => Math.min(count, wanted));
  const banks = sections.map((section, index) => ({ ...section, available: available[index] ?? 0 }));
  return shareSections(wanted, banks);
}

/** What the bank has for the areas of a paper in a language, in their order. */
export type Bank = { readonly language: string; readonly available: readonly number[] };

/** The bank of a paper in each of these languages. */
export async function readBanks(
  { db, nowMs }: { readonly db: Db; readonly nowMs: number },
  areas: readonly Area[],
  languages: readonly string[],
): Promise<readonly Bank[]> {
  const { kinds } = MODES.mock_exam;
  const countIn = async (categoryId: string, language: string) => {
    const lists = await listDrawable(db, { categoryId, subcategoryId: null, language, kinds }, nowMs);
    return total(lists.map((ids) => ids.length));
  };
  const read = async (language: string) => ({
    language,
    available: await Promise.all(
      areas.map(async ({ categories }) =>
        total(await Promise.all(categories.map(({ id }) => countIn(id, language)))),
      ),
    ),
  });
  return await Promise.all([...new Set(languages)].map(read));
}

/** The bank that a paper is drawn from, for a run never mixes languages: the first that fills it, else the fullest. */
export function chooseBank(preset: ExamPreset, wanted: number, banks: readonly Bank[]): Bank | undefined {
  let fullest: Bank | undefined;
  let most = 0;
  for (const bank of banks) {
    const count = total(countsFor(preset, wanted, bank.available));
    if (count === wanted) return bank;
    if (count > most) [fullest, most] = [bank, count];
  }
  return fullest;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
