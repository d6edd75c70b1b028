import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { describe, expect, it } from "vitest";
import { listPackFolders } from "../content/import-content.ts";
import { readPackFolder } from "../content/pack-folder.ts";
import { checkPack } from "../content/check-pack.ts";
import { checkPresets, loadExamPresets, readExamPresets } from "./presets.ts";

const CONTENT = join(import.meta.dirname, "../../../../content");
const EXAMS = join(CONTENT, "exams");
const presets = await loadExamPresets(EXAMS);

/** Sums of a family's papers. */
function sums(family: string) {
  const papers = presets.filter(({ presetId }) => presetId.startsWith(`${family}-`));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return [
    papers.length,
    sum(papers.map(({ questions }) => questions)),
    sum(papers.map(({ minutes }) => minutes)),
  ];
}

describe("the shipped presets", () => {
  it.each([
    ["easa-atpl-a", 13, 671, 1_245],
    ["uk-caa-ppl-a", 9, 124, 310],
    ["de-ppl-a", 9, 132, 284],
  ])("%s has %d papers with %d questions and %d minutes together", (family, papers, questions, minutes) => {
    expect(sums(family)).toEqual([papers, questions, minutes]);
  });

  it("give each question of Part-66 75 seconds", () => {
    const modules = presets.filter(({ presetId }) => presetId.includes("part-66"));
    expect(modules).toHaveLength(10);
    expect(new Set(modules.map(({ questions, minutes }) => (minutes * 60) / questions))).toEqual(
      new Set([75]),
    );
  });

  it.each([
    [
      "faa-par",
      { questions: 60, minutes: 120, passPercent: 70, optionsPerItem: 3, effectiveFrom: "2023-04-24" },
    ],
    ["faa-cax", { questions: 100, minutes: 150 }],
    ["faa-ira", { questions: 60, minutes: 150, confidence: "sources_agree" }],
    ["faa-uag", { questions: 60, minutes: 120 }],
    [
      "it-drone-a2",
      { questions: 30, minutes: 60, passPercent: 75, marks: { right: 2, wrong: -1, blank: 0 } },
    ],
    ["easa-atpl-a-010", { questions: 44, minutes: 60, passPercent: 75, optionsPerItem: 4 }],
  ])("have %s as it is", (presetId, expected) => {
    expect(presets.find((preset) => preset.presetId === presetId)).toMatchObject(expected);
  });

  it("say where and when their numbers were read", () => {
    expect(presets.filter(({ source, checkedOn }) => source === "" || checkedOn > "2100")).toEqual([]);
  });

  it("draw from categories that a pack has, and from none that waits for an event", async () => {
    const places = await shippedCategories();
    expect(checkPresets(presets, places)).toEqual([]);
    const law = presets.filter(
      ({ authority, categories }) => authority.code === "FAA" && categories.includes("air-law"),
    );
    expect(law).toEqual([]);
  });
});

describe("the check of presets", () => {
  it("names categories that no pack has, or that wait for an event", () => {
    const [preset] = presets;
    if (preset === undefined) throw new Error("no preset");
    const wrong = [{ ...preset, categories: ["nowhere", "contest-air-law"] }];
    const places = [{ slug: "contest-air-law", type: EVENT_TYPES[0] ?? 0 }];
    expect(checkPresets(wrong, places).map(({ fault }) => fault)).toEqual([
      "draws from nowhere, which no pack has",
      "draws from contest-air-law, whose questions wait for an event",
    ]);
  });

  it.each([
    ["no JSON", (): unknown => "{", /expected object/],
    ["an unknown field", (family: Family) => ({ ...family, minutes: 1 }), /minutes/],
    ["a paper without minutes", (family: Family) => withPaper(family, { minutes: undefined }), /minutes/],
    [
      "categories and sections at once",
      (family: Family) => withPaper(family, { sections: [area(), area("b")] }),
      /either/,
    ],
    [
      "shares that never sum to a paper",
      (family: Family) => withPaper(family, { categories: undefined, sections: [area(), area("b")] }),
      /never sum/,
    ],
    [
      "more marks for wrong than for blank",
      (family: Family) => ({ ...family, marks: { right: 1, wrong: 0, blank: -1 } }),
      /wrong answer/,
    ],
    ["another name than its file", (family: Family) => ({ ...family, family: "other" }), /another file/],
    [
      "a paper twice",
      (family: Family) => ({ ...family, papers: [...family.papers, ...family.papers] }),
      /two papers/,
    ],
  ])("refuses %s", async (_case, change, expected) => {
    const family = JSON.parse(await readFile(join(EXAMS, "it-drone.json"), "utf8")) as Family; // as shipped
    const folder = await mkdtemp(join(tmpdir(), "crosscheck-exams-"));
    const changed = change(family);
    await writeFile(
      join(folder, "it-drone.json"),
      typeof changed === "string" ? changed : JSON.stringify(changed),
    );
    const { faults } = await readExamPresets(folder);
    expect(faults.map(({ fault }) => fault).join("\n")).toMatch(expected);
    await expect(loadExamPresets(folder)).rejects.toThrow(expected);
  });
});

type Family = { readonly papers: readonly object[] };

function withPaper(family: Family, change: object): object {
  return { ...family, papers: family.papers.map((paper) => ({ ...paper, ...change })) };
}

function area(section = "a") {
  return { section, name: { en: "A", ar: "أ" }, min_percent: 0, max_percent: 20, categories: [] };
}

async function shippedCategories() {
  const folders = await listPackFolders(join(CONTENT, "packs"));
  const packs = await Promise.all(
    folders.map(async (folder) => checkPack(await readPackFolder(folder)).pack),
  );
  return packs.flatMap((pack) =>
    (pack?.manifest.categories ?? []).map(({ slug }) => ({ slug, type: pack?.manifest.type ?? 0 })),
  );
}
