import { FIGURES, drawFigure } from "@crosscheck/rules/figures/index";
import { createRandom } from "@crosscheck/rules/random";
import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { isSoundMedium } from "../media/content-file.ts";
import { createMemoryStorage } from "../ports/storage-fixture.ts";
import { checkPack, sayProblem } from "./check-pack.ts";
import { importPack } from "./import-pack.ts";
import { listLevelItems } from "./item-queries.ts";
import { sayFigures } from "./pack-figures.ts";
import { readPackFolder } from "./pack-folder.ts";
import { createSamplePack, jsonLines, sampleRow, sampleRows } from "./sample-pack.ts";

const { db } = await createTestDatabase();
const LEVEL = { categorySlug: "air-law", subcategorySlug: "rules-of-the-air", level: 1 };
const TABLE = { kind: "loading-table", rows: [...rows(680, 1), ...rows(150, 1.2)] };

function rows(mass: number, arm: number) {
  return [{ item: "fuel", mass, arm }];
}

function filesWith(figure: unknown, arabic: Readonly<Record<string, unknown>> = {}) {
  const own = [sampleRow(1, { figure }), ...sampleRows(2, 10)];
  const translated = sampleRow(1, { stem: "ماذا يفعل قائد الطائرة 1 فوق النقطة؟", ...arabic });
  return { "questions.en.jsonl": jsonLines(own), "questions.ar.jsonl": jsonLines([translated]) };
}

async function mediaIn(language: string) {
  const items = await listLevelItems(db, { ...LEVEL, language });
  const [first] = items.filter(({ media }) => media.length > 0);
  return { media: first?.media ?? [], version: first?.version };
}

it("a figure is drawn into the storage under a name that says nothing, in the language of each text", async () => {
  const files = new Map<string, Uint8Array>();
  await using pack = await createSamplePack(filesWith(TABLE));
  const options = {
    nowMs: Date.UTC(2026, 10, 28),
    uuid: () => crypto.randomUUID(),
    dryRun: false,
    storage: createMemoryStorage(files),
    onProgress: () => undefined,
  };
  expect((await importPack(db, pack.folder, options)).status).toBe("imported");
  const [english, arabic] = [await mediaIn("en"), await mediaIn("ar")];
  const [one] = english.media;
  const [other] = arabic.media;
  expect(one?.file).toMatch(/^content\/[0-9a-f]{40}\.svg$/);
  expect(other?.file).toMatch(/^content\/[0-9a-f]{40}\.svg$/);
  expect(new TextDecoder().decode(files.get(one?.file ?? ""))).toContain(">Load sheet<");
  expect(new TextDecoder().decode(files.get(other?.file ?? ""))).toContain(">بيان الحمولة<");
  expect([one?.alt, other?.alt]).toEqual([expect.stringMatching(/^Load/), expect.stringMatching(/^بيان/)]);

  await pack.write(filesWith({ ...TABLE, rows: TABLE.rows.toReversed() }));
  const changed = await importPack(db, pack.folder, options);
  expect(changed.counts).toMatchObject({ changed: 1, unchanged: 9 });
  const after = await mediaIn("en");
  expect(after.version).toBe((english.version ?? 0) + 1);
  expect(after.media[0]?.file).not.toBe(one?.file);
  // The old one is still there for who is shown the old version.
  expect(files.size).toBe(4);
});

it.each([
  ["of an unknown kind", { kind: "crystal-ball" }, {}, "there is no figure crystal-ball"],
  [
    "with a parameter that is wrong",
    { kind: "papi", red: 5 },
    {},
    "figure.red is not from 0 to 4 in steps of 1",
  ],
  ["without a kind", { red: 2 }, {}, "figure.kind is missing"],
  ["in a translation", TABLE, { figure: TABLE }, "a translation has the figure of its original"],
])("a figure %s is an error", async (_what, figure, arabic, message) => {
  await using pack = await createSamplePack(filesWith(figure, arabic));
  const { problems } = checkPack(await readPackFolder(pack.folder));
  expect(problems.map(sayProblem).join("\n")).toContain(`sample-1 error`);
  expect(problems.map((problem) => problem.message)).toContain(message);
});

it("figures are counted, of all items and by kind", async () => {
  await using pack = await createSamplePack(filesWith({ kind: "papi", red: 2 }));
  const { pack: read } = checkPack(await readPackFolder(pack.folder));
  expect(read && sayFigures([read])).toBe("figures: 1 of 10 items (10.0 %); papi 1");
});

it("every kind of figure may leave in a zip and come back", async () => {
  for (const [kind, { sample }] of Object.entries(FIGURES)) {
    const drawing = drawFigure({ ...sample(createRandom([1, 2, 3, 4])), kind }, "ar");
    const svg = "svg" in drawing ? drawing.svg : "";
    expect([kind, await isSoundMedium("a.svg", new TextEncoder().encode(svg))]).toEqual([kind, true]);
  }
});
