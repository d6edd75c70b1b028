import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { findNodeOf } from "@crosscheck/rules/content/syllabus";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { checkPack, sayProblem } from "./check-pack.ts";
import { GENERATED_PACK, GENERATED_SYLLABUS } from "./generated-queries.ts";
import { listPackFolders } from "./import-content.ts";
import { importPack } from "./import-pack.ts";
import { importSyllabuses } from "./import-syllabuses.ts";
import { readPackFolder } from "./pack-folder.ts";
import { findLostObjectives } from "./pack-objectives.ts";
import { SAMPLE_MANIFEST, createSamplePack, jsonLines, sampleRows } from "./sample-pack.ts";
import { coverageOf } from "./syllabus-coverage.ts";
import { readSyllabuses } from "./syllabus-folder.ts";
import { listSyllabuses, nameObjectives } from "./syllabus-queries.ts";

const CONTENT = join(import.meta.dirname, "../../../../content");
const SHIPPED = join(CONTENT, "syllabus");
const shipped = await readSyllabuses(SHIPPED);
const folders = await listPackFolders(join(CONTENT, "packs"));

const PLACE = {
  applies_to: ["PPL(A)"],
  source: "AMC1 FCL.210; FCL.215",
  edition: "2011",
  status: "confirmed",
};
const TREE = [
  { code: "tiny", parent: null, title: { en: "Licence", ar: "إجازة" }, ...PLACE },
  { code: "010", parent: "tiny", title: { en: "Air law", ar: "القانون الجوي" }, weight: 3, ...PLACE },
  { code: "010.05", parent: "010", title: { en: "Rules of the air", ar: "قواعد الجو" }, ...PLACE },
  { code: "010.11", parent: "010", title: { en: "Search", ar: "البحث" }, ...PLACE, status: "unconfirmed" },
];
const SOUND = [{ ...TREE[0], weight: 3 }, ...TREE.slice(1)];

const linesOf = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** A folder with one tree that goes away with the test. */
async function createTree(text: string, name = "tiny") {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-syllabus-"));
  const write = (changed: string) => writeFile(join(folder, `${name}.jsonl`), changed);
  await write(text);
  return { folder, write, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

async function packOf(folder: string) {
  const { pack } = checkPack(await readPackFolder(folder));
  if (pack === null) throw new Error(`${folder} cannot be read`);
  return pack;
}

const naming = (...syllabuses: readonly string[]) => ({
  "pack.json": JSON.stringify({ ...SAMPLE_MANIFEST, syllabuses }),
});

describe("the shipped syllabus", () => {
  it("has no faults", () => {
    expect(shipped.problems.map(sayProblem)).toEqual([]);
    expect(shipped.syllabuses.map(({ name }) => name)).toEqual(["atpl-a", "ppl-a"]);
  });

  it.each([
    ["ppl-a", "ppl", 9],
    ["atpl-a", "atpl", 13],
  ])("calls the subjects of %s as the pack %s does", async (tree, name, count) => {
    const { manifest } = await packOf(join(CONTENT, "packs", name));
    const nodes = shipped.syllabuses.find((one) => one.name === tree)?.nodes ?? [];
    const subjects = nodes.filter(({ parent }) => parent === tree);
    expect(subjects).toHaveLength(count);
    expect(subjects.map(({ code, title }) => ({ code, title }))).toEqual(
      manifest.categories.map((category) => ({ code: category.code, title: category.name })),
    );
  });

  it.each([
    ["ppl-a", "de-ppl-a"],
    ["atpl-a", "easa-atpl-a"],
  ])("weighs the subjects of %s as the mock exams %s do", async (tree, family) => {
    const preset: unknown = JSON.parse(await readFile(join(CONTENT, `exams/${family}.json`), "utf8"));
    const nodes = shipped.syllabuses.find(({ name }) => name === tree)?.nodes ?? [];
    const papers = nodes
      .filter(({ parent }) => parent === tree)
      .map(({ code, weight }) => ({ id: code, questions: weight }));
    expect(preset).toMatchObject({ papers });
  });

  it("has a topic for every template", () => {
    const tree = shipped.syllabuses.find(({ name }) => name === GENERATED_SYLLABUS);
    const lost = TEMPLATES.filter(({ lo }) => tree === undefined || findNodeOf(tree, lo) === undefined);
    expect(lost.map(({ id, lo }) => `${id} ${lo}`)).toEqual([]);
  });

  it.each(folders)("has a topic for every item of %s", async (folder) => {
    const pack = await packOf(folder);
    expect(findLostObjectives(pack, shipped.syllabuses).map(sayProblem)).toEqual([]);
    const isOutside = pack.manifest.categories.every(({ code }) => !/^\d/.test(code));
    expect(pack.manifest.syllabuses.length > 0).toBe(!isOutside);
  });
});

describe("readSyllabuses", () => {
  it.each<[string, string, string]>([
    [
      "a title that is missing",
      linesOf([...SOUND, { ...TREE[3], code: "010.12", title: { en: "Security" } }]),
      "tiny.jsonl:5 error shape: title.ar is missing",
    ],
    [
      "a title that is empty",
      linesOf([...SOUND, { ...TREE[3], code: "010.12", title: { en: " ", ar: "أمن" } }]),
      "tiny.jsonl:5 error shape: title.en: is empty",
    ],
    [
      "a field nobody knows",
      linesOf([...SOUND, { ...TREE[3], code: "010.12", note: "x" }]),
      "tiny.jsonl:5 error shape: has unknown fields: note",
    ],
    ["a line that is not JSON", `${linesOf(SOUND)}{`, "tiny.jsonl:5 error shape: is not JSON"],
    [
      "a fault of the tree, after an empty line",
      `${linesOf(SOUND)}\n${linesOf([{ ...TREE[3], code: "020.01", parent: "020" }])}`,
      "tiny.jsonl:6 error syllabus: parent 020 of 020.01 is not on a line above it",
    ],
    [
      "weights without the paper's",
      linesOf(TREE),
      "tiny.jsonl:1 error syllabus: children of tiny have weights, it has none itself",
    ],
  ])("names the line of %s", async (_case, text, expected) => {
    await using tree = await createTree(text);
    const { problems } = await readSyllabuses(tree.folder);
    expect(problems.map(sayProblem)).toEqual([expect.stringContaining(expected)]);
  });
});

describe("findLostObjectives", () => {
  it("names items whose objective is in no topic of the trees of their pack", async () => {
    await using tree = await createTree(linesOf(SOUND));
    const { syllabuses } = await readSyllabuses(tree.folder);
    const rows = sampleRows(1, 10).map((row, at) => (at === 2 ? { ...row, lo: "010.99.01" } : row));
    await using pack = await createSamplePack({ ...naming("tiny"), "questions.en.jsonl": jsonLines(rows) });
    expect(findLostObjectives(await packOf(pack.folder), syllabuses).map(sayProblem)).toEqual([
      "questions.en.jsonl:3 sample-3 error syllabus-code: lo 010.99.01 is in no topic of tiny",
    ]);
  });

  it("names a tree that is not there, and asks nothing of a pack without one", async () => {
    await using pack = await createSamplePack(naming("nowhere"));
    expect(findLostObjectives(await packOf(pack.folder), []).map(sayProblem)).toEqual([
      "pack.json error shape: there is no syllabus nowhere",
    ]);
    await using outside = await createSamplePack({});
    expect(findLostObjectives(await packOf(outside.folder), [])).toEqual([]);
  });
});

it("coverageOf counts items per topic and names topics without any", async () => {
  await using tree = await createTree(linesOf(SOUND));
  const { syllabuses } = await readSyllabuses(tree.folder);
  await using pack = await createSamplePack(naming("tiny"));
  await using outside = await createSamplePack({});
  const packs = [await packOf(pack.folder), await packOf(outside.folder)];
  const [coverage] = syllabuses.map((syllabus) => coverageOf(syllabus, packs));
  expect(coverage?.empty.map(({ code }) => code)).toEqual(["010.11"]);
  expect(coverage?.lines).toEqual([
    "tiny: 10 items in 2 topics; 1 topics without any; 1 unconfirmed",
    "  010 Air law, 3 in the paper: 10 (.05 10 · .11 0)",
    "  error: no item for 010.11 Search",
  ]);
});

describe("in the database", () => {
  const clock = fakeClock();
  const options = {
    nowMs: clock.nowMs(),
    uuid: seededRandom(1, clock).uuid,
    dryRun: false,
    storage: null,
    onProgress: () => undefined,
  };

  /** A database of its own with the shipped trees. */
  async function createStored() {
    const { db } = await createTestDatabase();
    const report = await importSyllabuses(db, SHIPPED);
    expect(report).toEqual({ status: "imported", problems: [] });
    return db;
  }

  it("the shipped trees are stored once, and read as they are written", async () => {
    const db = await createStored();
    expect(await listSyllabuses(db)).toEqual(shipped.syllabuses);
    expect(await importSyllabuses(db, SHIPPED)).toEqual({ status: "unchanged", problems: [] });
  });

  it("trees with a fault change nothing", async () => {
    const db = await createStored();
    await using tree = await createTree(linesOf(TREE));
    expect((await importSyllabuses(db, tree.folder)).status).toBe("invalid");
    expect(await listSyllabuses(db)).toEqual(shipped.syllabuses);
  });

  it("trees that changed take the place of the stored ones", async () => {
    const db = await createStored();
    await using tree = await createTree(linesOf(SOUND));
    expect((await importSyllabuses(db, tree.folder)).status).toBe("imported");
    expect((await listSyllabuses(db)).map(({ name }) => name)).toEqual(["tiny"]);
    await tree.write(linesOf(SOUND.slice(0, -1)));
    expect((await importSyllabuses(db, tree.folder)).status).toBe("imported");
    expect((await listSyllabuses(db))[0]?.nodes).toHaveLength(3);
  });

  it("a pack whose items name no topic is not imported", async () => {
    const rows = jsonLines(sampleRows(1, 10, { lo: "010.99" }));
    await using pack = await createSamplePack({ ...naming("ppl-a"), "questions.en.jsonl": rows });
    const report = await importPack(await createStored(), pack.folder, options);
    expect(report.status).toBe("invalid");
    expect(report.problems.map(({ message }) => message)).toContain("lo 010.99 is in no topic of ppl-a");
  });

  it("an objective has the name of its topic, in the first tree of its pack that has it", async () => {
    const db = await createStored();
    await using pack = await createSamplePack(naming("ppl-a", "atpl-a"));
    expect((await importPack(db, pack.folder, options)).status).toBe("imported");
    const asked = ["010.05", "010.05.03.01", "062.02.05", "010", "999.01"];
    const named = await nameObjectives(
      db,
      asked.map((objective) => ({ packId: "sample", objective })),
    );
    const rules = { code: "010.05", parent: "010", titles: { en: "Rules of the air", ar: "قواعد الجو" } };
    const aids = { code: "062.02", parent: "062", titles: { en: "Radio aids", ar: "المساعدات الراديوية" } };
    const base = { packId: "sample", isConfirmed: true };
    expect(named).toEqual([
      { ...base, ...rules, objective: "010.05", syllabus: "ppl-a" },
      { ...base, ...rules, objective: "010.05.03.01", syllabus: "ppl-a" },
      { ...base, ...aids, objective: "062.02.05", syllabus: "atpl-a" },
    ]);
    expect(await nameObjectives(db, [{ packId: GENERATED_PACK, objective: "010.05" }])).toEqual([]);
    expect(await nameObjectives(db, [])).toEqual([]);
  });
});
