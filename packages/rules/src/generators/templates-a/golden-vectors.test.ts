import { describe, expect, it } from "vitest";
import { generate } from "../generate.ts";
import goldenVectors from "./golden-vectors.json" with { type: "json" };
import { TEMPLATES_A } from "./index.ts";

/**
 * Per template: number of the seed, stem, and the result worked out from the stem alone by another method and outside
 * this code: vectors and bisection for the wind triangle and for the points of equal time and safe return, SI units
 * throughout, exact fractions for masses, a search over all loads for the traffic load. When a template changes on
 * purpose, raise its version and work its vectors out again.
 */
const VECTORS = new Map(Object.entries(goldenVectors));

describe.each(TEMPLATES_A.map((template) => [template.id, template] as const))(
  "template %s",
  (id, template) => {
    it("gives what was worked out by another method", () => {
      const vectors = VECTORS.get(id) ?? [];
      expect(vectors.length).toBeGreaterThanOrEqual(3);
      for (const [seed, stem, value] of vectors) {
        const item = generate(template, [Number(seed), 2, 3, 4], "typed_number");
        expect(item.stem).toBe(stem);
        expect(item.number?.value).toBeCloseTo(Number(value), (item.number?.decimals ?? 0) + 2);
      }
    });
  },
);

describe("golden vectors", () => {
  it("belong to templates that exist", () => {
    expect([...VECTORS.keys()].toSorted()).toEqual(TEMPLATES_A.map(({ id }) => id).toSorted());
  });
});
