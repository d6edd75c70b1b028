import { describe, expect, it } from "vitest";
import { generate } from "./generate.ts";
import goldenVectors from "./golden-vectors.json" with { type: "json" };
import { TEMPLATES } from "./index.ts";
import { METAR_TEMPLATES } from "./metar/templates.ts";
import { PICTURED_TEMPLATES } from "./pictured/index.ts";

/**
 * Per template: number of the seed, stem, and the right answer worked out from the stem alone by another method and
 * outside this code: vectors and bisection for the wind triangle and for the points of equal time and safe return, SI
 * units throughout, exact fractions for masses, a search over all loads for the traffic load, the hydrostatic equation in
 * small steps, a search over all radials, complex numbers for bearings, a calendar with time zones for arrivals. When a
 * template changes on purpose, raise its version and work its vectors out again. Reports have their own in metar/, and what
 * is asked of a figure is read off its drawing in pictured/.
 */
const VECTORS = new Map(Object.entries(goldenVectors));
const CALCULATED = TEMPLATES.filter(
  (template) => ![...METAR_TEMPLATES, ...PICTURED_TEMPLATES].includes(template),
);

const hasText = ([, , right]: readonly (number | string)[]) => typeof right === "string";

describe.each(CALCULATED.map((template) => [template.id, template] as const))(
  "template %s",
  (id, template) => {
    const vectors = VECTORS.get(id) ?? [];

    it("has at least three vectors", () => {
      expect(vectors.length).toBeGreaterThanOrEqual(3);
    });

    it.each(vectors.filter(hasText))("gives the text worked out for seed %i", (number, stem, right) => {
      const item = generate(template, [Number(number), 2, 3, 4], "single");
      expect(item.stem).toBe(stem);
      expect(item.options.find((option) => option.id === item.key[0])?.text).toBe(right);
    });

    it.each(vectors.filter((vector) => !hasText(vector)))(
      "gives the number worked out for seed %i",
      (number, stem, right) => {
        const seed = [Number(number), 2, 3, 4] as const;
        expect(generate(template, seed, "single").stem).toBe(stem);
        const item = generate(template, seed, "typed_number");
        expect(item.stem).toBe(stem);
        expect(item.number?.value).toBeCloseTo(Number(right), (item.number?.decimals ?? 0) + 2);
      },
    );
  },
);
