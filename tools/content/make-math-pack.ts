// node tools/content/make-math-pack.ts   writes content/packs/math: samples of every template, so that a fresh install
// has math categories; play itself draws new numbers without end.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate, seedOf } from "@crosscheck/rules/generators/generate";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { mathSubjectOf } from "@crosscheck/rules/generators/subjects";
import { createRandom } from "@crosscheck/rules/random";

const FOLDER = join(import.meta.dirname, "../../content/packs/math");
const SAMPLES = 4;
/** Seeds of samples start here, far from those that play draws. */
const FIRST_SEED = 1_000_001;

const CATEGORIES = [
  {
    slug: "math-navigation",
    code: "061",
    name: { en: "Navigation numbers", ar: "أرقام الملاحة" },
    emblem: "general-navigation",
  },
  {
    slug: "math-weather-and-altimetry",
    code: "050",
    name: { en: "Weather and altimetry", ar: "الطقس وقياس الارتفاع" },
    emblem: "meteorology",
  },
  {
    slug: "math-mass-and-balance",
    code: "031",
    name: { en: "Mass and balance", ar: "الكتلة والتوازن" },
    emblem: "mass-and-balance",
  },
  {
    slug: "math-planning",
    code: "033",
    name: { en: "Fuel and planning", ar: "الوقود والتخطيط" },
    emblem: "flight-planning",
  },
  {
    slug: "math-turns-and-loads",
    code: "081",
    name: { en: "Turns and loads", ar: "المنعطفات والأحمال" },
    emblem: "high-speed-flight",
  },
] as const;

function rowsOf(template: (typeof TEMPLATES)[number]) {
  const category = CATEGORIES.find(({ code }) => code === mathSubjectOf(template.code));
  if (category === undefined) throw new Error(`no category for ${template.id}`);
  return Array.from({ length: SAMPLES }, (_, sample) => {
    const seed = FIRST_SEED + sample;
    const isNumber = template.draw(createRandom(seedOf(seed))).shape === "number";
    const made = generate(template, seedOf(seed), isNumber && sample % 2 === 1 ? "typed_number" : "single");
    return {
      id: `math-${template.id}-${sample + 1}`,
      kind: made.kind,
      category: category.slug,
      subcategory: null,
      level: 1,
      difficulty: made.difficulty,
      lo: made.lo,
      stem: made.stem,
      options: made.options.map(({ id, text, why }) => ({ id, text, why })),
      key: made.key,
      number: made.number,
      mistakes: made.mistakes,
      explanation: made.explanation,
      reference: made.reference,
      figure: made.figure,
      version: template.version,
      generated: { template: template.id, seed },
    };
  });
}

const manifest = {
  pack: "math",
  version: "1.0.0",
  licence: "Proprietary; written for Crosscheck",
  base_language: "en",
  type: 5,
  syllabuses: ["atpl-a"],
  categories: CATEGORIES.map((category) => ({ ...category, subcategories: [] })),
};
const rows = TEMPLATES.flatMap(rowsOf);
writeFileSync(join(FOLDER, "pack.json"), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(FOLDER, "questions.en.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
process.stdout.write(`${rows.length} samples of ${TEMPLATES.length} templates\n`);
