import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PackManifest } from "@crosscheck/contract/content";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const drawings = readFileSync(join(ROOT, "packages/ui/src/art/emblems.svg"), "utf8");
const manifests = globSync("content/packs/*/pack.json", { cwd: ROOT }).map((file) =>
  PackManifest.parse(JSON.parse(readFileSync(join(ROOT, file), "utf8"))),
);
const places = manifests.flatMap(({ pack, categories }) =>
  categories.flatMap(({ slug, code, emblem, subcategories }) =>
    [emblem, ...subcategories.map((part) => part.emblem ?? emblem)].map((tile) => ({
      pack,
      slug,
      code,
      tile,
    })),
  ),
);

it("gives every category of a subject the tile of that subject, in every pack", () => {
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter(({ code, tile }) => tile !== (faceOf(code)?.emblem ?? tile))).toEqual([]);
});

it("names only tiles that are drawn", () => {
  expect(places.filter(({ tile }) => !drawings.includes(`<symbol id="${tile}"`))).toEqual([]);
});
