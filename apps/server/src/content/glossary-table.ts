// content/glossary/ar.jsonl: how terms are said in Arabic, for who translates and for the check of packs.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { GlossaryRow } from "@crosscheck/contract/content";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { createGlossary, type GlossaryTerm } from "@crosscheck/rules/content/glossary";
import { baseFileOf, shapeProblem, type Pack, type PackProblem } from "./pack.ts";
import { readRows, textOf } from "./read-rows.ts";

/** What the glossary translates into. */
const LANGUAGE = "ar";

type CheckedGlossary = { readonly terms: readonly GlossaryTerm[]; readonly problems: readonly PackProblem[] };

/** Reads the glossary; a term that two lines have is an error. */
export async function readGlossary(path: string): Promise<CheckedGlossary> {
  const problems: PackProblem[] = [];
  const file = basename(path);
  const rows = readRows({ name: file, text: textOf(await readFile(path)) }, GlossaryRow, problems);
  const forms = rows.flatMap(({ row, line }) =>
    [row.term, ...(row.forms ?? [])].map((form) => ({ form: form.toLowerCase(), line })),
  );
  const known = new Set<string>();
  for (const { form, line } of forms) {
    if (known.has(form)) problems.push({ ...shapeProblem(file, `${form} is there twice`), line });
    known.add(form);
  }
  return { terms: rows.map(({ row }) => row), problems };
}

/** Arabic texts of a pack that say a term otherwise than the glossary. */
export function findTermFaults(pack: Pack, terms: readonly GlossaryTerm[]): readonly PackProblem[] {
  const base = baseFileOf(pack);
  const file = pack.files.find(({ language }) => language === LANGUAGE);
  if (base?.language !== BASE_LANGUAGE || file === undefined) return [];
  const glossary = createGlossary(terms);
  const originals = new Map(base.items.map((item) => [item.id, item]));
  return file.items.flatMap((item) => {
    const original = originals.get(item.id);
    if (original === undefined) return [];
    const place = { file: file.name, line: file.lineOfItem.get(item.id) ?? null, itemId: item.id };
    return glossary.lint(original, item).map((fault) => ({ ...fault, ...place }));
  });
}
