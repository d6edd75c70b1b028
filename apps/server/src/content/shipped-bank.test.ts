import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { guessFile } from "@crosscheck/rules/content/guesser";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { PICTURED_TEMPLATES } from "@crosscheck/rules/generators/pictured/index";
import { expect, it } from "vitest";
import { checkPack, sayProblem } from "./check-pack.ts";
import { findLooseReferences, readDocuments } from "./document-table.ts";
import { listPackFolders } from "./import-content.ts";
import { findTwinsOfPacks } from "./pack-twins.ts";
import { readPackFolder } from "./pack-folder.ts";
import { baseFileOf, type Pack } from "./pack.ts";
import { coverageOf } from "./syllabus-coverage.ts";
import { readSyllabuses } from "./syllabus-folder.ts";

/** What a school is promised of the bank as it ships: breadth, depth, pictures, and nothing to guess by. */
const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const folders = await listPackFolders(join(CONTENT, "packs"));
const checked = await Promise.all(folders.map(async (folder) => checkPack(await readPackFolder(folder))));
const packs = checked.flatMap(({ pack }) => pack ?? []);
const { syllabuses } = await readSyllabuses(join(CONTENT, "syllabus"));

const itemsOf = (pack: Pack) => baseFileOf(pack)?.items ?? [];
const packNamed = (name: string) => packs.filter(({ manifest }) => manifest.pack === name);
/** Written single choices; what templates draw comes on top. */
const written = (name: string) =>
  packNamed(name)
    .flatMap(itemsOf)
    .filter(({ kind, generated }) => kind === "single" && generated === undefined);
const shareOf = (part: number, whole: number) => part / Math.max(1, whole);

/** Questions of each paper of an authority, by the code of its subject. */
async function papersOf(family: string): Promise<ReadonlyMap<string, number>> {
  const preset: unknown = JSON.parse(await readFile(join(CONTENT, `exams/${family}.json`), "utf8"));
  const { papers } = preset as {
    readonly papers: readonly { readonly id: string; readonly questions?: number }[];
  };
  return new Map(papers.map(({ id, questions = 0 }) => [id, questions]));
}

it("no pack has a finding, not even a warning", async () => {
  const { documents } = await readDocuments(join(CONTENT, "documents.jsonl"), "2026-11-28");
  const loose = packs.flatMap((pack) => findLooseReferences(pack, documents));
  const said = [...checked.flatMap(({ problems }) => problems), ...loose, ...findTwinsOfPacks(packs)];
  expect(said.map(sayProblem)).toEqual([]);
});

it("who knows the habits of a pack gets two points more than by lot at most", () => {
  const gains = packs.flatMap(({ manifest, files }) =>
    files.flatMap(({ items, language }) => {
      const guess = guessFile(items, language);
      const gain = guess === null ? 0 : guess.right - guess.byLot;
      return gain > 0.02 ? [`${manifest.pack} ${language} ${gain.toFixed(3)}`] : [];
    }),
  );
  expect(gains).toEqual([]);
});

it("every topic of every tree is asked about", () => {
  const empty = syllabuses.flatMap((syllabus) => coverageOf(syllabus, packs).empty);
  expect(syllabuses.length).toBeGreaterThanOrEqual(2);
  expect(empty.map(({ code }) => code)).toEqual([]);
});

it.each([
  ["atpl", 3, ["easa-atpl-a"]],
  ["ppl", 4, ["uk-caa-ppl-a", "de-ppl-a"]],
])(
  "every subject of %s has written items for %i papers, the largest of %j",
  async (name, factor, families) => {
    const papers = await Promise.all(families.map(papersOf));
    const items = written(name);
    const scarce = packNamed(name).flatMap(({ manifest }) =>
      manifest.categories.flatMap(({ slug, code }) => {
        const paper = Math.max(...papers.map((one) => one.get(code) ?? 0));
        const count = items.filter(({ category }) => category === slug).length;
        return paper > 0 && count >= factor * paper ? [] : [`${slug}: ${count} of ${factor} × ${paper}`];
      }),
    );
    expect(scarce).toEqual([]);
  },
);

it("every single choice has four options", () => {
  const odd = packs.flatMap(itemsOf).filter(({ kind, options }) => kind === "single" && options.length !== 4);
  expect(odd.map(({ id }) => id)).toEqual([]);
});

it("there are 3300 single choices and 80 templates, some of which draw", () => {
  const singles = packs.flatMap(itemsOf).filter(({ kind }) => kind === "single");
  expect(singles.length).toBeGreaterThanOrEqual(3_300);
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(80);
  expect(PICTURED_TEMPLATES.length).toBeGreaterThanOrEqual(10);
});

it("700 items and a fifth of all have a figure, of 60 kinds; two in five in loading, performance and planning", () => {
  const all = packs.flatMap(itemsOf);
  const drawn = all.flatMap(({ figure }) => figure ?? []);
  expect(drawn.length).toBeGreaterThanOrEqual(700);
  expect(shareOf(drawn.length, all.length)).toBeGreaterThanOrEqual(0.2);
  expect(new Set(drawn.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
  const subjects = [
    "atpl-mass-and-balance",
    "atpl-performance",
    "atpl-flight-planning",
    "flight-performance-and-planning",
  ];
  const shares = subjects.map((subject) => {
    const own = [...written("atpl"), ...written("ppl")].filter(({ category }) => category === subject);
    return [subject, shareOf(own.filter(({ figure }) => figure !== undefined).length, own.length) >= 0.4];
  });
  expect(shares).toEqual(subjects.map((subject) => [subject, true]));
});

it.each(["atpl", "ppl"])("one item in ten of %s is of the two highest grades", (name) => {
  const items = written(name);
  const hard = items.filter(({ difficulty }) => difficulty >= 4).length;
  expect(shareOf(hard, items.length)).toBeGreaterThanOrEqual(0.1);
});

it("every document has a day of review, and those whose edition is of one year say since when", async () => {
  const { documents } = await readDocuments(join(CONTENT, "documents.jsonl"), "2026-11-28");
  const undated = documents.filter(
    ({ edition, valid_from: since }) => since === undefined && /^[^()]*\((?:19|20)\d\d\)$/.test(edition),
  );
  expect(undated.map(({ id }) => id)).toEqual([]);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
});

it("only packs of this folder are counted", () => {
  expect(packs.map(({ manifest }) => manifest.pack)).toEqual(folders.map((folder) => basename(folder)));
});
