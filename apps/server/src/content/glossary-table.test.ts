import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { checkPack, sayProblem } from "./check-pack.ts";
import { findTermFaults, readGlossary } from "./glossary-table.ts";
import { listPackFolders } from "./import-content.ts";
import { readPackFolder } from "./pack-folder.ts";
import { createSamplePack, jsonLines, sampleRow, sampleRows } from "./sample-pack.ts";

const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const RUNWAY = { term: "runway", forms: ["runways"], accept: ["مدرج", "مدارج"], avoid: ["مهبط"] };

async function packOf(folder: string) {
  const { pack } = checkPack(await readPackFolder(folder));
  if (pack === null) throw new Error(`${folder} cannot be read`);
  return pack;
}

it("readGlossary names rows of a wrong shape and terms that are there twice", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glossary-"));
  try {
    const rows = [RUNWAY, { term: "stall", accept: [] }, { term: "Runways", accept: ["مدارج"] }];
    await writeFile(join(folder, "ar.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const { terms, problems } = await readGlossary(join(folder, "ar.jsonl"));
    expect(terms.map(({ term }) => term)).toEqual(["runway", "Runways"]);
    expect(problems.map(sayProblem)).toEqual([
      "ar.jsonl:2 error shape: accept: has no form",
      "ar.jsonl:3 error shape: runways is there twice",
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("findTermFaults names file and line of an Arabic text", async () => {
  const english = sampleRow(3, { explanation: "The runway is clear." });
  const arabic = sampleRow(3, { explanation: "المهبط خال." });
  await using made = await createSamplePack({
    "questions.en.jsonl": jsonLines([...sampleRows(1, 2), english]),
    "questions.ar.jsonl": jsonLines([sampleRow(1), arabic]),
  });
  expect(findTermFaults(await packOf(made.folder), [RUNWAY]).map(sayProblem)).toEqual([
    'questions.ar.jsonl:2 sample-3 warning glossary: explanation: "runway" is not said as the glossary says it: مدرج',
    'questions.ar.jsonl:2 sample-3 error glossary: explanation: "المهبط": write مدرج',
  ]);
});

it("every pack here says its terms as the glossary says them", async () => {
  const { terms, problems } = await readGlossary(join(CONTENT, "glossary/ar.jsonl"));
  expect(problems).toEqual([]);
  const packs = await Promise.all((await listPackFolders(join(CONTENT, "packs"))).map(packOf));
  expect(packs.flatMap((pack) => findTermFaults(pack, terms)).map(sayProblem)).toEqual([]);
});
