import { describe, expect, it } from "vitest";
import { generate } from "../generate.ts";
import goldenVectors from "./golden-vectors.json" with { type: "json" };
import { METAR_TEMPLATES } from "./templates.ts";

/**
 * Per template: number of the seed, stem, and the right answer as a person decoded it from the stem. When a template
 * changes on purpose, raise its version and decode its vectors again.
 */
const VECTORS = new Map(Object.entries(goldenVectors));

describe.each(METAR_TEMPLATES.map((template) => [template.id, template] as const))(
  "template %s",
  (id, template) => {
    const vectors = VECTORS.get(id) ?? [];

    it("has at least three vectors", () => {
      expect(vectors.length).toBeGreaterThanOrEqual(3);
    });

    it.each(vectors)("gives what was decoded for seed %i", (seed, stem, right) => {
      const item = generate(template, [Number(seed), 2, 3, 4], "single");
      expect(item.stem).toBe(stem);
      const text = item.options.find((option) => option.id === item.key[0])?.text ?? "";
      expect(typeof right === "number" ? Number.parseFloat(text.replace("−", "-")) : text).toBe(right);
    });
  },
);
