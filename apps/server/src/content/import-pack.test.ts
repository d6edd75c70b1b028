import { createTestDatabase } from "@crosscheck/testkit";
import { afterEach, describe, expect, it } from "vitest";
import { createMemoryStorage } from "../ports/storage-fixture.ts";
import { currentCatalogue } from "./catalogue.ts";
import { idOfName } from "./deterministic-id.ts";
import { importPack, type ImportOptions } from "./import-pack.ts";
import { openImport } from "./import-queries.ts";
import { listItems, listLevelItems } from "./item-queries.ts";
import {
  SAMPLE_MANIFEST,
  createSamplePack,
  jsonLines,
  sampleRow,
  sampleRows,
  type SamplePack,
} from "./sample-pack.ts";

const { db } = await createTestDatabase();
const NOW_MS = Date.UTC(2026, 10, 21, 8);
const LEVEL = { categorySlug: "air-law", subcategorySlug: "rules-of-the-air", level: 1, language: "en" };

const OPTIONS: ImportOptions = {
  nowMs: NOW_MS,
  uuid: () => crypto.randomUUID(),
  dryRun: false,
  storage: null,
  onProgress: () => undefined,
};

function itemId(n: number): string {
  return idOfName(`item/sample/sample-${n}`);
}

async function importFiles(pack: SamplePack, files: Readonly<Record<string, string>>) {
  await pack.write(files);
  return importPack(db, pack.folder, OPTIONS);
}

async function stemsOfLevel(language = "en"): Promise<readonly string[]> {
  return (await listLevelItems(db, { ...LEVEL, language })).map((item) => item.stem);
}

async function countVersions(): Promise<number> {
  return (await db.selectFrom("item_versions").select("item_id").execute()).length;
}

afterEach(async () => {
  for (const table of [
    "item_versions",
    "items",
    "subcategories",
    "categories",
    "packs",
    "imports",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
});

describe("a first import", () => {
  it("stores every item in the order of the file, as it was written", async () => {
    await using pack = await createSamplePack({});
    const report = await importFiles(pack, {});
    expect(report).toMatchObject({
      status: "imported",
      pack: "sample",
      counts: { created: 10, changed: 0, unchanged: 0, retired: 0 },
      problems: [],
    });
    const items = await listLevelItems(db, LEVEL);
    expect(items.map((item) => item.itemId)).toEqual(Array.from({ length: 10 }, (_, at) => itemId(at + 1)));
    const { id: _id, category, subcategory, level: _level, ...written } = sampleRow(3);
    expect(items[2]).toEqual({
      ...written,
      itemId: itemId(3),
      language: "en",
      categorySlug: category,
      subcategorySlug: subcategory,
      marks: 1,
      media: [],
    });
  });

  it("gives an item the same id on every machine", () => {
    expect(itemId(1)).toBe("afa21f0c-02e9-5de9-8770-ba1f4e86f451");
  });

  it("leaves a record of the run", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const [record] = await db.selectFrom("imports").selectAll().execute();
    expect(record).toMatchObject({
      status: "done",
      rows_total: 10,
      rows_done: 10,
      created: 10,
      problem: null,
    });
  });

  it("takes a file in the pack's folder for the pack", async () => {
    await using pack = await createSamplePack({});
    const report = await importPack(db, `${pack.folder}/questions.en.jsonl`, OPTIONS);
    expect(report.counts.created).toBe(10);
  });
});

describe("a second import", () => {
  it("of the same files does nothing", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const report = await importFiles(pack, {});
    expect(report).toMatchObject({ status: "unchanged", pack: "sample" });
    expect(await db.selectFrom("imports").selectAll().execute()).toHaveLength(1);
  });

  it("makes a new version of a changed item and of no other; the old one stays readable", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const [before] = await listLevelItems(db, LEVEL);
    const rows = [sampleRow(1, { explanation: "The new rule says so." }), ...sampleRows(2, 10)];
    const report = await importFiles(pack, { "questions.en.jsonl": jsonLines(rows) });

    expect(report.counts).toEqual({ created: 0, changed: 1, unchanged: 9, retired: 0 });
    const [now] = await listLevelItems(db, LEVEL);
    expect(now).toMatchObject({ itemId: itemId(1), version: 2, explanation: "The new rule says so." });
    const [old, newer] = await listItems(db, [
      { itemId: itemId(1), version: 1, language: "en" },
      { itemId: itemId(1), version: 2, language: "en" },
    ]);
    expect(old).toEqual(before);
    expect(newer).toEqual(now);
  });

  it("follows an author who counts revisions further", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const rows = [sampleRow(1, { version: 7, stem: "What now?" }), ...sampleRows(2, 10)];
    await importFiles(pack, { "questions.en.jsonl": jsonLines(rows) });
    expect((await listLevelItems(db, LEVEL))[0]).toMatchObject({ version: 7, stem: "What now?" });
  });

  it("retires what left the pack, keeps it readable, and takes it back", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const gone = await importFiles(pack, { "questions.en.jsonl": jsonLines(sampleRows(1, 9)) });
    expect(gone.counts).toEqual({ created: 0, changed: 0, unchanged: 9, retired: 1 });
    expect(await stemsOfLevel()).toHaveLength(9);
    expect(await listItems(db, [{ itemId: itemId(10), version: 1, language: "en" }])).toHaveLength(1);

    const back = await importFiles(pack, { "questions.en.jsonl": jsonLines(sampleRows(1, 10)) });
    expect(back.counts).toEqual({ created: 0, changed: 1, unchanged: 9, retired: 0 });
    expect(await stemsOfLevel()).toHaveLength(10);
    expect(await countVersions()).toBe(10);
  });

  it("moves an item to another place without a new version", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const rows = [...sampleRows(1, 9), sampleRow(10, { level: 2 })];
    await importFiles(pack, { "questions.en.jsonl": jsonLines(rows) });
    expect(await stemsOfLevel()).toHaveLength(9);
    expect(await listLevelItems(db, { ...LEVEL, level: 2 })).toMatchObject([
      { itemId: itemId(10), version: 1 },
    ]);
  });

  it("retires a sub-category that left the pack", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const [category] = SAMPLE_MANIFEST.categories;
    const manifest = { ...SAMPLE_MANIFEST, categories: [{ ...category, subcategories: [] }] };
    const report = await importFiles(pack, {
      "pack.json": JSON.stringify(manifest),
      "questions.en.jsonl": jsonLines(sampleRows(1, 10, { subcategory: null })),
    });
    expect(report.counts).toMatchObject({ changed: 10, retired: 0 });
    expect(await stemsOfLevel()).toEqual([]);
    expect(await listLevelItems(db, { ...LEVEL, subcategorySlug: null })).toHaveLength(10);
    const [shown] = (await currentCatalogue(db, NOW_MS)).categories;
    expect(shown).toMatchObject({ slug: "air-law", subcategories: [] });
  });
});

describe("translations", () => {
  const arabic = (first: number, last: number, changes = {}) =>
    jsonLines(sampleRows(first, last, changes).map((row) => ({ ...row, explanation: "هكذا تقول القاعدة." })));

  it("join the current version, since nobody can have met them", async () => {
    await using pack = await createSamplePack({});
    await importFiles(pack, {});
    const report = await importFiles(pack, { "questions.ar.jsonl": arabic(1, 10) });
    expect(report.counts).toEqual({ created: 0, changed: 10, unchanged: 0, retired: 0 });
    const items = await listLevelItems(db, { ...LEVEL, language: "ar" });
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({ version: 1, language: "ar", explanation: "هكذا تقول القاعدة." });
  });

  it("share a new version with the base language when one of them changes", async () => {
    await using pack = await createSamplePack({ "questions.ar.jsonl": arabic(1, 10) });
    await importFiles(pack, {});
    const changed = arabic(1, 10).replace("هكذا تقول القاعدة.", "هكذا تقول القاعدة الجديدة.");
    await importFiles(pack, { "questions.ar.jsonl": changed });
    const [english] = await listLevelItems(db, LEVEL);
    const [translated] = await listLevelItems(db, { ...LEVEL, language: "ar" });
    expect([english?.version, translated?.version]).toEqual([2, 2]);
    expect(await countVersions()).toBe(22);
  });

  it("that were withdrawn are not given out again", async () => {
    await using pack = await createSamplePack({ "questions.ar.jsonl": arabic(1, 10) });
    await importFiles(pack, {});
    await pack.remove("questions.ar.jsonl");
    await importFiles(pack, {});
    expect(await stemsOfLevel("ar")).toEqual([]);
    expect(await stemsOfLevel("en")).toHaveLength(10);
    expect(await listItems(db, [{ itemId: itemId(1), version: 1, language: "ar" }])).toHaveLength(1);
  });
});

describe("an import that may not happen", () => {
  it("of a pack with an error stores nothing and says why", async () => {
    await using pack = await createSamplePack({});
    const rows = [sampleRow(1, { key: ["x"] }), ...sampleRows(2, 10)];
    const report = await importFiles(pack, { "questions.en.jsonl": jsonLines(rows) });
    expect(report.status).toBe("invalid");
    expect(report.problems).toMatchObject([{ file: "questions.en.jsonl", line: 1, rule: "key" }]);
    expect(await db.selectFrom("packs").selectAll().execute()).toEqual([]);
  });

  it("compares without storing on a dry run", async () => {
    await using pack = await createSamplePack({});
    const report = await importPack(db, pack.folder, { ...OPTIONS, dryRun: true });
    expect(report).toMatchObject({ status: "compared", counts: { created: 10 } });
    for (const table of ["packs", "categories", "items", "imports"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("does not take a category from another pack", async () => {
    await using first = await createSamplePack({});
    await using second = await createSamplePack({
      "pack.json": JSON.stringify({ ...SAMPLE_MANIFEST, pack: "other" }),
    });
    await importFiles(first, {});
    const report = await importFiles(second, {});
    expect(report.status).toBe("invalid");
    expect(report.problems.map((problem) => problem.message)).toEqual([
      "category air-law belongs to another pack",
    ]);
  });

  it("leaves everything as it was when it breaks in the middle, and says so in its record", async () => {
    await using pack = await createSamplePack({});
    const onProgress = () => {
      throw new Error("the disk is full");
    };
    await expect(importPack(db, pack.folder, { ...OPTIONS, onProgress })).rejects.toThrow("the disk is full");
    expect(await db.selectFrom("packs").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("items").selectAll().execute()).toEqual([]);
    const [record] = await db.selectFrom("imports").selectAll().execute();
    expect(record).toMatchObject({ status: "failed", problem: "the disk is full", rows_done: 0 });
    expect((await importFiles(pack, {})).counts.created).toBe(10);
  });
});

it("a run that was killed does not look as if it still ran once the next one begins", async () => {
  await using pack = await createSamplePack({});
  const killed = { importId: crypto.randomUUID(), packId: "sample", hash: "x" };
  await openImport(db, killed, { total: 10, at: new Date(NOW_MS - 1_000) });
  await importFiles(pack, {});
  const records = await db
    .selectFrom("imports")
    .select(["status", "problem"])
    .orderBy("started_at")
    .execute();
  expect(records).toEqual([
    { status: "failed", problem: expect.stringContaining("interrupted") },
    { status: "done", problem: null },
  ]);
});

it("two imports of one pack at once store it once", async () => {
  await using pack = await createSamplePack({});
  const reports = await Promise.all([1, 2, 3, 4].map(() => importPack(db, pack.folder, OPTIONS)));
  expect(reports.map(({ status }) => status).toSorted()).toEqual([
    "imported",
    ...Array<string>(3).fill("unchanged"),
  ]);
  expect(reports.reduce((sum, report) => sum + report.counts.created, 0)).toBe(10);
  expect(await countVersions()).toBe(10);
});

it("media get names that tell nothing, and a changed picture makes a new version", async () => {
  const stored = new Map<string, Uint8Array>();
  const storage = createMemoryStorage(stored);
  const media = [{ type: "image", file: "right-answer-is-b.svg", alt: "A circuit" }];
  const rows = jsonLines([sampleRow(1, { media }), ...sampleRows(2, 10)]);
  await using pack = await createSamplePack({
    "questions.en.jsonl": rows,
    "media/right-answer-is-b.svg": "<svg/>",
    "media/notes.txt": "not public",
  });
  await importPack(db, pack.folder, { ...OPTIONS, storage });
  const [first] = await listLevelItems(db, LEVEL);
  const file = first?.media[0]?.file ?? "";
  expect(file).toMatch(/^content\/[0-9a-f]{40}\.svg$/);
  expect([...stored.keys()]).toEqual([file]);

  await pack.write({ "media/right-answer-is-b.svg": "<svg></svg>" });
  const report = await importPack(db, pack.folder, { ...OPTIONS, storage });
  expect(report.counts).toMatchObject({ changed: 1, unchanged: 9 });
});

it("an import is seen by the next look at the catalogue", async () => {
  await using pack = await createSamplePack({});
  expect((await currentCatalogue(db, NOW_MS)).categories).toEqual([]);
  await importFiles(pack, {});
  expect((await currentCatalogue(db, NOW_MS)).categories).toMatchObject([
    { slug: "air-law", subcategories: [{ levels: { en: [{ level: 1, items: 10 }] } }] },
  ]);
});

it("asking for a version that was never stored is a bug", async () => {
  await using pack = await createSamplePack({});
  await importFiles(pack, {});
  await expect(listItems(db, [{ itemId: itemId(1), version: 9, language: "en" }])).rejects.toThrow(
    /No stored item/,
  );
  expect(await listItems(db, [])).toEqual([]);
});
