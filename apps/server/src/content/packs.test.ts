import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkPack, hasErrors, sayProblem } from "./check-pack.ts";
import { listPackFolders } from "./import-content.ts";
import { readPackFolder } from "./pack-folder.ts";
import type { Pack } from "./pack.ts";

const folders = await listPackFolders(fileURLToPath(new URL("../../../../content/packs", import.meta.url)));

it("there is a pack to check", () => {
  expect(folders).not.toEqual([]);
});

describe.each(folders)("the pack in %s", (folder) => {
  it("has no errors", async () => {
    const { problems } = checkPack(await readPackFolder(folder));
    expect(problems.filter((problem) => hasErrors([problem])).map(sayProblem)).toEqual([]);
  });

  it("has its keys at every place in the order of lengths alike", async () => {
    const { problems } = checkPack(await readPackFolder(folder));
    expect(problems.filter(({ rule }) => rule === "key-rank").map(sayProblem)).toEqual([]);
  });

  it("names its sources", async () => {
    expect(await readFile(join(folder, "SOURCES.md"), "utf8")).toMatch(/^- /m);
  });
});

async function packOf(name: string): Promise<Pack> {
  const { pack } = checkPack(await readPackFolder(folders.find((one) => basename(one) === name) ?? name));
  if (pack === null) throw new Error(`${name} cannot be read`);
  return pack;
}

/** The items in the base language. */
function itemsOf({ files, manifest }: Pack) {
  return files.find(({ language }) => language === manifest.base_language)?.items ?? [];
}

function passagesOf({ passageFiles, manifest }: Pack) {
  return passageFiles.find(({ language }) => language === manifest.base_language)?.passages ?? [];
}

const ofKinds =
  (...kinds: readonly string[]) =>
  (pack: Pack) =>
    itemsOf(pack).filter(({ kind }) => kinds.includes(kind)).length;

it.each<[string, number, string, (pack: Pack) => number]>([
  ["true-false", 150, "statements", ofKinds("true_false")],
  ["fun-and-learn", 24, "passages", (pack) => passagesOf(pack).length],
  ["words", 150, "words", ofKinds("word_tiles")],
  ["audio", 120, "clips", (pack) => new Set(itemsOf(pack).map(({ media }) => media[0]?.file)).size],
  ["multi-match", 150, "multi-select and sequence items", ofKinds("multi_select", "sequence")],
  ["ppl", 60, "daily papers", (pack) => pack.dailyPapers.length],
  ["ppl", 450, "single-choice items", ofKinds("single")],
  ["contest", 150, "single-choice items", ofKinds("single")],
  ["beyond", 60, "single-choice items", ofKinds("single")],
  ["beyond", 2, "premium subjects", (pack) => pack.manifest.categories.filter(({ coins }) => coins).length],
  ["atpl", 13, "subjects", (pack) => pack.manifest.categories.length],
])("the pack %s has at least %i %s", async (name, least, _what, count) => {
  expect(count(await packOf(name))).toBeGreaterThanOrEqual(least);
});

it("every ATPL subject has at least 20 single-choice items", async () => {
  const pack = await packOf("atpl");
  const items = itemsOf(pack).filter(({ kind }) => kind === "single");
  const scarce = pack.manifest.categories.filter(
    ({ slug }) => items.filter(({ category }) => category === slug).length < 20,
  );
  expect(scarce.map(({ slug }) => slug)).toEqual([]);
});

it("every premium subject is there in English and Arabic, with three levels or more", async () => {
  const pack = await packOf("beyond");
  for (const { slug } of pack.manifest.categories) {
    for (const language of ["en", "ar"]) {
      const items = pack.files.find((file) => file.language === language)?.items ?? [];
      const levels = new Set(items.filter(({ category }) => category === slug).map(({ level }) => level));
      expect([slug, language, levels.size]).toEqual([slug, language, Math.max(3, levels.size)]);
    }
  }
});

it("every passage has five questions", async () => {
  const pack = await packOf("fun-and-learn");
  const scarce = passagesOf(pack).filter(
    ({ id }) => itemsOf(pack).filter(({ passage }) => passage === id).length !== 5,
  );
  expect(scarce.map(({ id }) => id)).toEqual([]);
});

it.each(["true-false", "contest"])(
  "every item of %s is there in Arabic, in the order of the English ones and with their keys",
  async (name) => {
    const pack = await packOf(name);
    const arabic = pack.files.find(({ language }) => language === "ar")?.items ?? [];
    const asked = (items: typeof arabic) => items.map(({ id, version, key }) => ({ id, version, key }));
    expect(asked(arabic)).toEqual(asked(itemsOf(pack)));
  },
);

it("the PPL pack has 60 items or more in each of nine subjects, all of them whole in Arabic", async () => {
  const folder = folders.find((one) => one.endsWith("ppl")) ?? "";
  const { pack } = checkPack(await readPackFolder(folder));
  const subjects = pack?.manifest.categories.map((category) => category.slug) ?? [];
  const sizes = Object.fromEntries(
    (pack?.files ?? []).map(({ language, items }) => [
      language,
      subjects.map((subject) => items.filter((item) => item.category === subject).length),
    ]),
  );
  const english = sizes["en"] ?? [];
  expect(english).toHaveLength(9);
  expect(Math.min(...english)).toBeGreaterThanOrEqual(60);
  expect(sizes["ar"]).toEqual(english);
});

it.each(["fun-and-learn", "words", "true-false", "contest", "beyond"])(
  "the pack %s is whole in Arabic",
  async (name) => {
    const { files, passageFiles } = await packOf(name);
    const [english, arabic] = ["en", "ar"].map((code) => [
      files.find(({ language }) => language === code)?.items.map(({ id }) => id),
      passageFiles.find(({ language }) => language === code)?.passages.map(({ id }) => id),
    ]);
    expect(arabic).toEqual(english);
  },
);
