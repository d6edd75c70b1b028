import { describe, expect, it } from "vitest";
import { checkPack, sayProblem } from "./check-pack.ts";
import { readPackFolder } from "./pack-folder.ts";
import { SAMPLE_MANIFEST, createSamplePack, jsonLines, sampleRow, sampleRows } from "./sample-pack.ts";

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await using pack = await createSamplePack(files);
  return checkPack(await readPackFolder(pack.folder)).problems.map(sayProblem);
}

function withRow(line: number, changes: Readonly<Record<string, unknown>>): string {
  return jsonLines(sampleRows(1, 10).map((row, at) => (at + 1 === line ? { ...row, ...changes } : row)));
}

describe("checkPack", () => {
  it("has nothing to say about a sound pack", async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      "a field that is missing",
      { reference: undefined },
      "questions.en.jsonl:3 sample-3 error shape: reference is missing",
    ],
    [
      "a field nobody knows",
      { hint: "x" },
      "questions.en.jsonl:3 sample-3 error shape: has unknown fields: hint",
    ],
    [
      "a difficulty out of range",
      { difficulty: 6 },
      "questions.en.jsonl:3 sample-3 error shape: difficulty: Invalid option: expected one of 1|2|3|4|5",
    ],
    [
      "a reason that is missing",
      { options: [{ id: "a", text: "Yes" }] },
      "questions.en.jsonl:3 sample-3 error shape: options.0.why is missing",
    ],
    [
      "a fault that a lint finds",
      { key: ["x"] },
      "questions.en.jsonl:3 sample-3 error key: key x is not an option",
    ],
    [
      "a picture that is not there",
      { media: [{ type: "image", file: "circuit.svg", alt: "A circuit" }] },
      "questions.en.jsonl:3 sample-3 error media: media/circuit.svg is not in the pack",
    ],
  ])("names file, line and item of %s", async (_case, changes, expected) => {
    expect(await problemsOf({ "questions.en.jsonl": withRow(3, changes) })).toContain(expected);
  });

  it("finds questions of the day that would have to be bought", async () => {
    const [category] = SAMPLE_MANIFEST.categories;
    const paper = { id: "one", name: { en: "One" }, items: sampleRows(1, 5).map(({ id }) => `sample/${id}`) };
    const files = { "papers.jsonl": jsonLines([paper]) };
    const sold = JSON.stringify({ ...SAMPLE_MANIFEST, categories: [{ ...category, coins: 10 }] });
    const named = "sample/sample-3 is in a premium category";
    expect(
      (await problemsOf({ ...files, "pack.json": sold })).filter((line) => line.includes(named)),
    ).toHaveLength(1);
    expect((await problemsOf(files)).filter((line) => line.includes("premium"))).toEqual([]);
  });

  it.each(["../../etc/passwd.svg", "a/../../b.png", "/etc/x.png", "x.html"])(
    "refuses the media name %s",
    async (file) => {
      const media = [{ type: "image", file, alt: "A picture" }];
      const problems = await problemsOf({ "questions.en.jsonl": withRow(1, { media }) });
      expect(problems).toContain(
        "questions.en.jsonl:1 sample-1 error shape: media.0.file: is not a media file",
      );
    },
  );

  it("goes on after a line that is not JSON", async () => {
    const text = `{"id": \n${jsonLines([sampleRow(1, { key: [] }), ...sampleRows(2, 10)])}`;
    const problems = await problemsOf({ "questions.en.jsonl": text });
    expect(problems[0]).toMatch(/^questions\.en\.jsonl:1 error shape: is not JSON/);
    expect(problems).toContain("questions.en.jsonl:2 sample-1 error key: a single item has one key, not 0");
  });

  it("finds what is wrong with pack.json", async () => {
    expect(await problemsOf({ "pack.json": "{" })).toEqual([
      expect.stringMatching(/^pack\.json error shape: is not JSON/),
    ]);
    expect(await problemsOf({ "pack.json": JSON.stringify({ ...SAMPLE_MANIFEST, version: "one" }) })).toEqual(
      ["pack.json error shape: version: is not a version like 1.0.0"],
    );
    const [category] = SAMPLE_MANIFEST.categories;
    const twice = { ...SAMPLE_MANIFEST, categories: [category, category] };
    expect(await problemsOf({ "pack.json": JSON.stringify(twice) })).toEqual([
      "pack.json error shape: air-law is there twice",
    ]);
  });

  it("finds a pack without its base language", async () => {
    const manifest = JSON.stringify({ ...SAMPLE_MANIFEST, base_language: "fr" });
    expect(await problemsOf({ "pack.json": manifest })).toContain(
      "pack.json error shape: there is no questions.fr.jsonl in the base language",
    );
  });

  it("compares a translation with the base language", async () => {
    const arabic = jsonLines(sampleRows(1, 10).map((row, at) => (at === 4 ? { ...row, key: ["b"] } : row)));
    expect(await problemsOf({ "questions.ar.jsonl": arabic })).toEqual([
      "questions.ar.jsonl:5 sample-5 error translation: key b, the original has a",
    ]);
  });
});
