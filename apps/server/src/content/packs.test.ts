import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkPack, hasErrors, sayProblem } from "./check-pack.ts";
import { listPackFolders } from "./import-packs.ts";
import { readPackFolder } from "./pack-folder.ts";

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

it("the PPL pack has 60 items in each of nine subjects, and two subjects in Arabic", async () => {
  const folder = folders.find((one) => one.endsWith("ppl")) ?? "";
  const { pack } = checkPack(await readPackFolder(folder));
  const subjects = pack?.manifest.categories.map((category) => category.slug) ?? [];
  const sizes = Object.fromEntries(
    (pack?.files ?? []).map(({ language, items }) => [
      language,
      subjects.map((subject) => items.filter((item) => item.category === subject).length),
    ]),
  );
  expect(sizes["en"]).toEqual(Array.from({ length: 9 }).fill(60));
  expect(sizes["ar"]?.filter((size) => size > 0)).toEqual([60, 60]);
});
