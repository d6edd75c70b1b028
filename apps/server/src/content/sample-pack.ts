// Small packs for tests: sound by themselves, so that a test changes only what it is about.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type SampleRow = Readonly<Record<string, unknown>> & { readonly id: string };

const TEXTS = ["Turns to the right", "Climbs by 500 ft", "Keeps its heading", "Turns to the left"] as const;

/** Item n of category `category`, in its only sub-category; ten in a row make a level without findings. */
export function sampleRow(n: number, changes: Readonly<Record<string, unknown>> = {}): SampleRow {
  return {
    id: `sample-${n}`,
    kind: "single",
    category: "air-law",
    subcategory: "rules-of-the-air",
    level: 1,
    difficulty: 2,
    lo: "010.05",
    stem: `What does the pilot of aircraft ${n} do over point ${"abcdefghijklmnopqrstuvwxyz"[n % 26]}?`,
    options: TEXTS.map((text, at) => ({ id: "abcd"[at], text, why: `Reason ${at + 1}.` })),
    key: ["abcd"[(n - 1) % 4]],
    explanation: "The rule says so.",
    reference: "SERA.3210",
    version: 1,
    ...changes,
  };
}

/** Rows first to last. */
export function sampleRows(first: number, last: number, changes: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: last - first + 1 }, (_, at) => sampleRow(first + at, changes));
}

/** pack.json of one free category with one sub-category. */
export const SAMPLE_MANIFEST = {
  pack: "sample",
  version: "1.0.0",
  licence: "For tests",
  base_language: "en",
  categories: [
    {
      slug: "air-law",
      code: "010",
      name: { en: "Air law", ar: "القانون الجوي" },
      emblem: "air-law",
      subcategories: [{ slug: "rules-of-the-air", name: { en: "Rules of the air" } }],
    },
  ],
} as const;

/** Text of a question file. */
export function jsonLines(rows: readonly SampleRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Files of a pack; `write` adds or replaces some of them. */
export type SamplePack = {
  readonly folder: string;
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** A pack in a folder of its own that goes away with the test. */
export async function createSamplePack(files: Readonly<Record<string, string>>): Promise<SamplePack> {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-pack-"));
  const pack: SamplePack = {
    folder,
    write: async (more) => {
      for (const [name, text] of Object.entries(more)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      }
    },
    remove: (name) => rm(join(folder, name)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
  await pack.write({
    "pack.json": JSON.stringify(SAMPLE_MANIFEST),
    "questions.en.jsonl": jsonLines(sampleRows(1, 10)),
    ...files,
  });
  return pack;
}
