import { createHash } from "node:crypto";
import { TEMPLATE_TYPES } from "@crosscheck/rules/modes/category-types";
import { ARRANGEMENT, generate, seedOf, type GeneratedForm } from "@crosscheck/rules/generators/generate";
import { TEMPLATES, findTemplate } from "@crosscheck/rules/generators/index";
import { mathSubjectOf } from "@crosscheck/rules/generators/subjects";
import type { Template } from "@crosscheck/rules/generators/template";
import { createRandom, shuffle, type Seed } from "@crosscheck/rules/random";
import type { Item } from "@crosscheck/rules/questions/item";
import type { Db } from "../postgres/database.ts";
import type { CatalogueCategory } from "./catalogue.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import { GENERATED_PACK, storeGenerated, type GeneratedRow } from "./generated-queries.ts";
import { itemIdOf } from "./plan-import.ts";

/** Different numbers a template is asked with; bounds what endless play can store. */
const SEEDS = 10_000;
/** The first of as many that only contests ask for, so that nobody has met their questions. */
export const CONTEST_SEEDS = SEEDS;
/** Language of everything that templates make. */
export const GENERATED_LANGUAGE = "en";

/** A question by its template and seed, as content names it, in the category of the template's subject. */
export type GeneratedRef = {
  readonly template: Template;
  readonly seed: number;
  readonly form: GeneratedForm;
  readonly category: CatalogueCategory;
};

/**
 * Templates of a category's subject with fresh numbers; the same seed draws the same ones.
 *
 * @param draw `first`: the numbers of templates begin here
 */
export function drawRefs(
  category: CatalogueCategory,
  count: number,
  { seed: randomSeed, first = 0 }: { readonly seed: Seed; readonly first?: number },
): readonly GeneratedRef[] {
  const random = createRandom(randomSeed);
  const templates = TEMPLATES.filter(({ code }) => mathSubjectOf(code) === category.code);
  if (templates.length === 0) return [];
  // Every template once before any comes again.
  const rounds = Math.ceil(count / templates.length);
  const picked = Array.from({ length: rounds }, () => shuffle(templates, random)).flat();
  return picked.slice(0, count).map((template) => {
    const seed = first + random.below(SEEDS);
    const form = random.below(2) === 0 || !hasNumber(template, seed) ? "single" : "typed_number";
    return { template, seed, form, category };
  });
}

/** The questions of these templates and seeds, stored once for ever and ready for a paper; none that an exam keeps. */
export async function makeGenerated(
  db: Db,
  refs: readonly GeneratedRef[],
  at: Date,
): Promise<readonly Item[]> {
  const rows = new Map(refs.map((ref) => [generatedIdOf(ref), toRow(ref)]));
  const reserved = await storeGenerated(db, [...rows.values()], at);
  const free = [...rows.values()].filter(({ itemId }) => !reserved.has(itemId));
  return free.map(({ itemId, version, kind, body, category }) => ({
    ...body,
    itemId,
    version,
    kind,
    language: GENERATED_LANGUAGE,
    categorySlug: category.slug,
    subcategorySlug: null,
  }));
}

/** The question `generated/<template>/<seed>` of a daily paper; undefined for any other name. */
export function readGeneratedRef(
  name: string,
  categories: readonly CatalogueCategory[],
): GeneratedRef | undefined {
  const [source, id = "", seed] = name.split("/");
  const template = source === "generated" ? findTemplate(id) : undefined;
  const category = categories.find(
    ({ type, code }) => TEMPLATE_TYPES.includes(type) && template && mathSubjectOf(template.code) === code,
  );
  return template && category && { template, seed: Number(seed), form: "single", category };
}

/** Id of the item that a template makes of a seed. */
export function generatedIdOf(ref: GeneratedRef): string {
  return itemIdOf(GENERATED_PACK, sourceIdOf(ref));
}

function sourceIdOf({ template, seed, form }: GeneratedRef): string {
  return `${template.id}-${template.version}-${ARRANGEMENT}-${seed}-${form.replace("_", "-")}`;
}

function hasNumber(template: Template, seed: number): boolean {
  return template.draw(createRandom(seedOf(seed))).shape === "number";
}

function toRow(ref: GeneratedRef): GeneratedRow & { readonly category: CatalogueCategory } {
  const { template, seed, form, category } = ref;
  const made = generate(template, seedOf(seed), form);
  const body: ItemBody = {
    difficulty: made.difficulty,
    lo: made.lo,
    marks: 1,
    stem: made.stem,
    options: made.options.map(({ id, text, why }) => ({ id, text, why })),
    key: made.key,
    explanation: made.explanation,
    reference: made.reference,
    media: [],
    figure: made.figure,
    generated: { template: template.id, seed },
    number: made.number,
    mistakes: made.mistakes,
  };
  const text = JSON.stringify([made.kind, body]);
  return {
    itemId: generatedIdOf(ref),
    sourceId: sourceIdOf(ref),
    category,
    categoryId: category.id,
    version: 1,
    kind: made.kind,
    language: GENERATED_LANGUAGE,
    body,
    hash: createHash("sha256").update(text).digest("hex"),
  };
}
