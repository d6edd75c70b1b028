import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Seed } from "../random.ts";
import { fillBlueprint, isDrawnBy, type PoolItem } from "./blueprint.ts";
import type { Drawn, ExamSection } from "./exam.ts";

type Section = ExamSection<Drawn>;

const ANY: Section = {
  section: "any",
  name: { en: "Any" },
  passPercent: null,
  count: 1,
  trials: 0,
  marks: 1,
  categories: [],
  objectives: [],
  kinds: [],
  minDifficulty: 1,
  maxDifficulty: 5,
};

const item = (itemId: string, more: Partial<PoolItem> = {}): PoolItem => ({
  itemId,
  category: "air-law",
  objective: "010.05.01",
  kind: "single",
  difficulty: 3,
  ...more,
});

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()) satisfies fc.Arbitrary<Seed>;
const pools = fc
  .array(
    fc.record({
      category: fc.constantFrom("a", "b", "c"),
      objective: fc.constantFrom("010.01", "010.02.03", "020.01"),
      kind: fc.constantFrom("single", "true_false"),
      difficulty: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 12 },
  )
  .map((items) => items.map((one, index): PoolItem => ({ ...one, itemId: `item-${index}` })));
const blueprints = fc
  .array(
    fc.record({
      count: fc.integer({ min: 1, max: 6 }),
      categories: fc.subarray(["a", "b", "c"]),
      objectives: fc.subarray(["010", "010.02", "020"]),
      kinds: fc.subarray(["single", "true_false"] as const),
      minDifficulty: fc.integer({ min: 1, max: 3 }),
      maxDifficulty: fc.integer({ min: 3, max: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((sections) => sections.map((one, index): Section => ({ ...ANY, ...one, section: `s-${index}` })));

/**
 * The most items that these sections can have together, by trying every choice of sections that go without (Hall 1935):
 * the others take what they want, these at most what fits any of them.
 */
function mostOf(sections: readonly Section[], pool: readonly PoolItem[]): number {
  let most = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** sections.length; choice += 1) {
    const bound = sections.filter((_, place) => Math.floor(choice / 2 ** place) % 2 === 1);
    const free = sections.filter((section) => !bound.includes(section));
    const fitting = pool.filter((one) => bound.some((section) => isDrawnBy(section, one)));
    most = Math.min(most, fitting.length + free.reduce((sum, { count }) => sum + count, 0));
  }
  return most;
}

describe("what a section draws", () => {
  it.each<[string, Partial<Drawn>, Partial<PoolItem>, boolean]>([
    ["anything where nothing is said", {}, {}, true],
    ["a category", { categories: ["air-law", "meteorology"] }, {}, true],
    ["no other category", { categories: ["meteorology"] }, {}, false],
    ["an objective", { objectives: ["010.05.01"] }, {}, true],
    ["what is below an objective", { objectives: ["010.05"] }, {}, true],
    ["not what only begins alike", { objectives: ["010.0"] }, {}, false],
    ["not what is above an objective", { objectives: ["010.05.01.01"] }, {}, false],
    ["a kind", { kinds: ["multi_select", "single"] }, {}, true],
    ["no other kind", { kinds: ["multi_select"] }, {}, false],
    ["its easiest", { minDifficulty: 3 }, {}, true],
    ["nothing easier", { minDifficulty: 4 }, {}, false],
    ["its hardest", { maxDifficulty: 3 }, {}, true],
    ["nothing harder", { maxDifficulty: 2 }, {}, false],
  ])("%s", (_case, section, one, isDrawn) => {
    expect(isDrawnBy({ ...ANY, ...section }, item("x", one))).toBe(isDrawn);
  });
});

describe("filling a blueprint", () => {
  it("lets a section give up what only another one can ask", () => {
    const pool = [item("law"), item("met", { category: "meteorology" })];
    const law = { ...ANY, section: "law", categories: ["air-law"] };
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(fillBlueprint([ANY, law], pool, seed)).toEqual({
          sections: [["met"], ["law"]],
          shortages: [],
        });
      }),
    );
  });

  it("names the section that is short, with what it would have", () => {
    const pool = [item("one"), item("two")];
    const sections = [
      { ...ANY, section: "first", count: 1 },
      { ...ANY, section: "second", count: 3 },
    ];
    expect(fillBlueprint(sections, pool, [1, 2, 3, 4]).shortages).toEqual([
      { section: "second", wanted: 3, found: 1 },
    ]);
  });

  it("asks nothing twice, only what fits, and never more than is wanted", () => {
    fc.assert(
      fc.property(blueprints, pools, seeds, (blueprint, pool, seed) => {
        const { sections } = fillBlueprint(blueprint, pool, seed);
        const ids = sections.flat();
        expect(new Set(ids).size).toBe(ids.length);
        const itemOf = new Map(pool.map((one) => [one.itemId, one]));
        for (const [place, section] of blueprint.entries()) {
          const drawn = sections[place] ?? [];
          expect(drawn.length).toBeLessThanOrEqual(section.count);
          for (const id of drawn) expect(isDrawnBy(section, itemOf.get(id) ?? item(""))).toBe(true);
        }
      }),
    );
  });

  it("has as many as can be had, the first sections first, and its shortages say the rest", () => {
    fc.assert(
      fc.property(blueprints, pools, seeds, (blueprint, pool, seed) => {
        const { sections, shortages } = fillBlueprint(blueprint, pool, seed);
        let found = 0;
        for (const [place, ids] of sections.entries()) {
          found += ids.length;
          expect(found).toBe(mostOf(blueprint.slice(0, place + 1), pool));
        }
        expect(shortages).toEqual(
          blueprint.flatMap(({ section, count }, place) => {
            const has = sections[place]?.length ?? 0;
            return has === count ? [] : [{ section, wanted: count, found: has }];
          }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same paper for the same seed, and any item for some seed", () => {
    fc.assert(
      fc.property(blueprints, pools, seeds, (blueprint, pool, seed) => {
        expect(fillBlueprint(blueprint, pool, seed)).toEqual(fillBlueprint(blueprint, pool, seed));
      }),
    );
    const pool = ["a", "b", "c", "d", "e"].map((id) => item(id));
    const drawn = Array.from({ length: 100 }, (_, seed) => fillBlueprint([ANY], pool, [seed, 0, 0, 0]));
    expect(new Set(drawn.flatMap(({ sections }) => sections.flat())).size).toBe(5);
  });
});
