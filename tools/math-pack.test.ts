import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GeneratedItem, generate, seedOf } from "@crosscheck/rules/generators/generate";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { describe, expect, it } from "vitest";

type Asked = Omit<GeneratedItem, "templateId" | "templateVersion" | "seed">;
type Row = Asked & {
  readonly id: string;
  readonly generated: { readonly template: string; readonly seed: number };
};

const FILE = join(import.meta.dirname, "../content/packs/math/questions.en.jsonl");
const lines = readFileSync(FILE, "utf8").trim().split("\n");
// The importer checks the shape of items; a line of another shape fails the comparison.
const rows = lines.map((line) => JSON.parse(line) as Row);

/** All that a player reads or is judged by. */
function askedBy({ kind, stem, key, number, mistakes, explanation, reference, lo, ...item }: Asked) {
  const options = item.options.map(({ id, text, why }) => ({ id, text, why }));
  const { difficulty } = item;
  return { kind, stem, options, key, number, mistakes, explanation, reference, lo, difficulty };
}

describe("the stored math pack", () => {
  it("has samples of every template", () => {
    const stored = new Set(rows.map(({ generated }) => generated.template));
    expect([...stored].toSorted()).toEqual(TEMPLATES.map(({ id }) => id).toSorted());
  });

  it.each(rows.map((row) => [row.id, row] as const))(
    "%s is what its template makes of its seed",
    (_id, row) => {
      const template = TEMPLATES.find(({ id }) => id === row.generated.template);
      if (template === undefined) throw new Error(`no template ${row.generated.template}`);
      const made = generate(template, seedOf(row.generated.seed), row.kind);
      expect(askedBy(row)).toEqual(askedBy(made));
    },
  );
});
