import { describe, expect, it } from "vitest";
import { generate } from "../generate.ts";
import type { Template } from "../template.ts";
import goldenVectors from "./golden-vectors.json" with { type: "json" };
import { TEMPLATES_B } from "./index.ts";

/**
 * Per template: number of the seed, stem, and the right answer worked out from the stem alone outside this code: the
 * hydrostatic equation in small steps, a search over all radials, complex numbers for bearings, a calendar with time
 * zones for arrivals. When a template changes on purpose, raise its version and work its vectors out again.
 */
const VECTORS = new Map(Object.entries(goldenVectors));

function typedNumber(template: Template, seed: number): number | undefined {
  return generate(template, [seed, 2, 3, 4], "typed_number").number?.value;
}

describe.each(TEMPLATES_B.map((template) => [template.id, template] as const))(
  "template %s",
  (id, template) => {
    const vectors = VECTORS.get(id) ?? [];

    it("has at least three vectors", () => {
      expect(vectors.length).toBeGreaterThanOrEqual(3);
    });

    it.each(vectors)("gives what was worked out for seed %i", (seed, stem, right) => {
      const item = generate(template, [Number(seed), 2, 3, 4], "single");
      const text = item.options.find((option) => option.id === item.key[0])?.text ?? "";
      const number = typeof right === "string" ? undefined : typedNumber(template, Number(seed));
      const isClose = number !== undefined && Math.abs(number - Number(right)) < 0.002;
      expect([item.stem, isClose ? right : (number ?? text)]).toEqual([stem, right]);
    });
  },
);
