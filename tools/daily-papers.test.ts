import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { isInPplSyllabus } from "@crosscheck/rules/generators/subjects";
import { describe, expect, it } from "vitest";

const FILE = join(import.meta.dirname, "../content/packs/ppl/papers.jsonl");
const lines = readFileSync(FILE, "utf8").trim().split("\n");
// The importer checks the shape of papers.
const papers = lines.map((line) => JSON.parse(line) as { readonly items: readonly string[] });
const templateOf = (name: string) => /^generated\/([^/]+)\/\d+$/.exec(name)?.[1];

describe("the daily papers of the PPL pack", () => {
  const asked = papers.flatMap(({ items }) => items.flatMap((name) => templateOf(name) ?? []));

  it("have one number each, of a template a private pilot learns", () => {
    expect(asked).toHaveLength(papers.length);
    expect(asked.filter((id) => !isInPplSyllabus(id))).toEqual([]);
  });

  it("ask as many templates of the syllabus as the cycle has days, and no question twice", () => {
    const ids = TEMPLATES.map(({ id }) => id).filter((id) => isInPplSyllabus(id));
    expect(ids).toEqual(expect.arrayContaining(asked));
    expect(new Set(asked).size).toBe(Math.min(ids.length, papers.length));
    const names = papers.flatMap(({ items }) => items);
    expect(new Set(names).size).toBe(names.length);
  });

  it("leave out only templates that exist", () => {
    const beyond = TEMPLATES.filter(({ id }) => !isInPplSyllabus(id));
    expect(beyond.map(({ id }) => id)).toContain("mach-number");
    expect(beyond).toHaveLength(28);
  });
});
