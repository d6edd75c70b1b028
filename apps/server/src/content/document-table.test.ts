import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkPack, sayProblem } from "./check-pack.ts";
import { findLooseReferences, readDocuments, sayDocuments } from "./document-table.ts";
import { readPackFolder } from "./pack-folder.ts";
import { findTwinsOfPacks } from "./pack-twins.ts";
import { createSamplePack, jsonLines, sampleRows } from "./sample-pack.ts";

const SERA = { id: "sera", title: "SERA", edition: "2024", review_by: "2027-06-30", patterns: ["SERA\\."] };
const PHAK = { ...SERA, id: "phak", title: "PHAK", large: true, patterns: ["FAA-H-8083-25C?"] };

async function read(rows: readonly Readonly<Record<string, unknown>>[], today = "2026-11-28") {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  try {
    await writeFile(join(folder, "documents.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const { documents, problems } = await readDocuments(join(folder, "documents.jsonl"), today);
    return { documents, said: problems.map(sayProblem) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function packWith(changes: Readonly<Record<string, unknown>>) {
  const rows = sampleRows(1, 10).map((row, at) => (at === 2 ? { ...row, ...changes } : row));
  await using made = await createSamplePack({ "questions.en.jsonl": jsonLines(rows) });
  const { pack } = checkPack(await readPackFolder(made.folder));
  if (pack === null) throw new Error("the pack cannot be read");
  return pack;
}

it("readDocuments names rows of a wrong shape, patterns that are none, and ids that are there twice", async () => {
  const { said } = await read([SERA, SERA, { ...PHAK, patterns: ["("] }, { ...PHAK, review_by: "soon" }]);
  expect(said).toEqual([
    "documents.jsonl:3 phak error shape: patterns.0: is not a regular expression",
    "documents.jsonl:4 phak error shape: review_by: is not a day like 2026-11-28",
    "documents.jsonl:1 error shape: sera is there twice",
    "documents.jsonl:2 error shape: sera is there twice",
  ]);
});

it("a day of review that has passed is a warning", async () => {
  const rows = [SERA, { ...PHAK, review_by: "2026-11-27" }];
  expect((await read(rows, "2026-11-27")).said).toEqual([]);
  expect((await read(rows, "2026-11-28")).said).toEqual([
    "documents.jsonl:2 warning review: PHAK, 2024: was to be reviewed by 2026-11-27",
  ]);
});

it("finds references to no document, and to a large one as a whole", async () => {
  const { documents } = await read([SERA, PHAK]);
  const said = async (reference: string) =>
    findLooseReferences(await packWith({ reference }), documents).map(sayProblem);
  expect(await said("SERA.3210; common sense")).toEqual([
    'questions.en.jsonl:3 sample-3 warning reference: reference "common sense" names no document of documents.jsonl',
  ]);
  expect(await said("FAA-H-8083-25C")).toEqual([
    'questions.en.jsonl:3 sample-3 warning reference: reference "FAA-H-8083-25C": name the paragraph or the section, not a chapter alone',
  ]);
  expect(await said("FAA-H-8083-25C, ch. 17, Hypoxia")).toEqual([]);
});

it("finds references to American documents alone, unless America is asked about", async () => {
  const { documents } = await read([SERA, { ...PHAK, american: true }]);
  const said = async (changes: Readonly<Record<string, string>>) =>
    findLooseReferences(await packWith(changes), documents).map(sayProblem);
  const american = "FAA-H-8083-25C, ch. 5, Lift; ch. 17, Hypoxia";
  expect(await said({ reference: american })).toEqual([
    `questions.en.jsonl:3 sample-3 warning reference: reference "${american}": put a European or an international document before those of America`,
  ]);
  expect(await said({ reference: `SERA.3205; ${american}` })).toEqual([]);
  expect(await said({ reference: american, stem: "Which height does the FAA advise over parks?" })).toEqual(
    [],
  );
});

it("lists how many items cite each document, and which cite one", async () => {
  const { documents } = await read([{ ...SERA, valid_from: "2024-05" }, PHAK]);
  const packs = [await packWith({ reference: "SERA.3205; FAA-H-8083-25C, ch. 17, Hypoxia" })];
  expect(sayDocuments(documents, packs)).toEqual([
    "sera: SERA, 2024, since 2024-05; review by 2027-06-30; 10 items",
    "phak: PHAK, 2024; review by 2027-06-30; 1 items",
  ]);
  expect(sayDocuments(documents, packs, "phak")).toEqual([
    "phak: PHAK, 2024; review by 2027-06-30; 1 items",
    "  sample/sample-3: SERA.3205; FAA-H-8083-25C, ch. 17, Hypoxia",
  ]);
  expect(sayDocuments(documents, packs, "nowhere")).toEqual([]);
});

it("findTwinsOfPacks names file and line of the later one", async () => {
  const twin = {
    id: "twin-3",
    stem: "Which aircraft gives way when two aircraft converge at the same level?",
  };
  const [one, other] = [await packWith(twin), await packWith(twin)];
  const second = { ...other, manifest: { ...other.manifest, pack: "second" } };
  const alone = findTwinsOfPacks([one]).length;
  const said = findTwinsOfPacks([one, second]).map(sayProblem);
  expect(said).toContain(
    "second/questions.en.jsonl:3 twin-3 warning twin: asks nearly what twin-3 of pack sample asks",
  );
  expect(said.length).toBeGreaterThan(alone);
});
