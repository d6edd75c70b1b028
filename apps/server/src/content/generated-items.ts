import { createHash } from "node:crypto";
import { generate, type GeneratedForm, type GeneratedItem } from "@crosscheck/rules/generators/generate";
import { TEMPLATES, findTemplate } from "@crosscheck/rules/generators/index";
import { mathSubjectOf } from "@crosscheck/rules/generators/subjects";
import type { Template } from "@crosscheck/rules/generators/template";
import { createRandom, shuffle, toSeed, type Seed } from "@crosscheck/rules/random";
import type { Item } from "@crosscheck/rules/questions/item";
import type { Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { CatalogueCategory } from "./catalogue.ts";
import type { ItemBody } from "./content-tables.ts";
import { idOfName } from "./deterministic-id.ts";
import { storeGenerated, type GeneratedRow } from "./generated-queries.ts";

/** Different numbers a template is asked with; bounds what endless play can store. */
const SEEDS = 10_000;
const LANGUAGE = "en";
const SEED_BYTES = 16;

/** A question by its template and seed, as content names it. */
export type GeneratedRef = {
  readonly template: Template;
  readonly seed: number;
  readonly form: GeneratedForm;
};

/** Questions of the templates of a category's subject with fresh numbers, stored and ready for a paper. */
export async function drawGenerated(
  db: Db,
  wanted: {
    readonly category: CatalogueCategory;
    readonly count: number;
    readonly random: Random;
    readonly at: Date;
  },
): Promise<readonly Item[]> {
  const random = createRandom(toSeed(wanted.random.bytes(SEED_BYTES)));
  const templates = TEMPLATES.filter(({ code }) => mathSubjectOf(code) === wanted.category.code);
  if (templates.length === 0) return [];
  // Every template once before any comes again.
  const rounds = Math.ceil(wanted.count / templates.length);
  const picked = Array.from({ length: rounds }, () => shuffle(templates, random)).flat();
  const refs = picked.slice(0, wanted.count).map((template) => {
    const seed = random.below(SEEDS);
    const form: GeneratedForm =
      random.below(2) === 0 || !hasNumber(template, seed) ? "single" : "typed_number";
    return { template, seed, form };
  });
  return await makeGenerated(db, { refs, category: wanted.category, at: wanted.at });
}

/** The questions of these templates and seeds, stored once for ever. */
export async function makeGenerated(
  db: Db,
  wanted: { readonly refs: readonly GeneratedRef[]; readonly category: CatalogueCategory; readonly at: Date },
): Promise<readonly Item[]> {
  const { category, at } = wanted;
  const rows = wanted.refs.map((ref) => toRow(ref, generate(ref.template, seedOf(ref.seed), ref.form)));
  const items = [...new Map(rows.map((row) => [row.itemId, row])).values()];
  await storeGenerated(db, items, { categoryId: category.id, at });
  return items.map(({ itemId, version, kind, body }) => ({
    ...body,
    itemId,
    version,
    kind,
    language: LANGUAGE,
    categorySlug: category.slug,
    subcategorySlug: null,
  }));
}

/** The question behind `<template>/<seed>` of a daily paper; undefined when there is no such template. */
export function readGeneratedRef(template: string, seed: string): GeneratedRef | undefined {
  const found = findTemplate(template);
  return found && { template: found, seed: Number(seed), form: "single" };
}

function seedOf(seed: number): Seed {
  return [seed, 0x9e37_79b9, 0x85eb_ca6b, 0xc2b2_ae35];
}

function hasNumber(template: Template, seed: number): boolean {
  return template.draw(createRandom(seedOf(seed))).shape === "number";
}

function toRow({ template, seed, form }: GeneratedRef, made: GeneratedItem): GeneratedRow {
  const sourceId = `${template.id}-${template.version}-${seed}-${form.replace("_", "-")}`;
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
    generated: { template: template.id, seed },
    number: made.number,
    mistakes: made.mistakes,
  };
  const text = JSON.stringify([made.kind, body]);
  return {
    itemId: idOfName(`item/generated/${sourceId}`),
    sourceId,
    version: 1,
    kind: made.kind,
    language: LANGUAGE,
    body,
    hash: createHash("sha256").update(text).digest("hex"),
  };
}
