import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { ExamFamily } from "@crosscheck/contract/exam-presets";
import type { ExamPreset } from "@crosscheck/rules/exams/preset";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { z } from "zod";

/** Papers that a mock can be flown of, in the order they are shown. */
export type ExamPresets = readonly ExamPreset[];

/** What is wrong with a file of presets, or with one of them. */
export type PresetFault = {
  /** A file, or the id of a preset. */
  readonly file: string;
  readonly fault: string;
};

/** Reads the presets of a folder; names every fault instead of the papers of a file that has one. */
export async function readExamPresets(folder: string): Promise<{
  readonly presets: ExamPresets;
  readonly faults: readonly PresetFault[];
}> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const presets: ExamPreset[] = [];
  const faults: PresetFault[] = [];
  for (const file of files) {
    const read = readFamily(file, await readFile(join(folder, file), "utf8"));
    if (typeof read === "string") faults.push({ file, fault: read });
    else presets.push(...read);
  }
  const ids = presets.map(({ presetId }) => presetId);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    faults.push({ file: folder, fault: `two papers have the id ${id}` });
  return { presets, faults };
}

/** Presets of a folder without any fault. Throws otherwise: a start with half of the papers would hide it. */
export async function loadExamPresets(folder: string): Promise<ExamPresets> {
  const { presets, faults } = await readExamPresets(folder);
  const [first] = faults;
  if (first !== undefined) throw new Error(`${first.file}: ${first.fault}`);
  return presets;
}

/** What is wrong with where these papers draw from, beside all categories of all packs. */
export function checkPresets(
  presets: ExamPresets,
  places: readonly { readonly slug: string; readonly type: number }[],
): readonly PresetFault[] {
  const typeOf = new Map(places.map(({ slug, type }) => [slug, type]));
  return presets.flatMap(({ presetId, categories }) =>
    categories.flatMap((slug) => {
      const type = typeOf.get(slug);
      if (type === undefined) return [{ file: presetId, fault: `draws from ${slug}, which no pack has` }];
      if (!EVENT_TYPES.includes(type)) return [];
      return [{ file: presetId, fault: `draws from ${slug}, whose questions wait for an event` }];
    }),
  );
}

function readFamily(file: string, text: string): readonly ExamPreset[] | string {
  const parsed = ExamFamily.safeParse(parseJson(text));
  if (!parsed.success) return z.prettifyError(parsed.error);
  if (`${parsed.data.family}.json` !== file)
    return `is the family ${parsed.data.family}, which is another file`;
  return parsed.data.papers.map((paper) => toPreset(parsed.data, paper));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which is no family
  }
}

type Family = z.output<typeof ExamFamily>;

function toPreset(family: Family, paper: Family["papers"][number]): ExamPreset {
  const sections = (paper.sections ?? []).map((section) => ({
    section: section.section,
    name: section.name,
    minPercent: section.min_percent,
    maxPercent: section.max_percent,
    passPercent: section.pass_percent ?? null,
    categories: section.categories,
  }));
  return {
    presetId: `${family.family}-${paper.id}`,
    authority: family.authority,
    licence: family.licence,
    subject: paper.subject,
    questions: paper.questions,
    minutes: paper.minutes,
    passPercent: family.pass_percent,
    optionsPerItem: family.options_per_item ?? null,
    marks: family.marks,
    aids: family.aids ?? null,
    sections,
    categories: paper.categories ?? sections.flatMap((section) => section.categories),
    source: paper.source ?? family.source,
    checkedOn: family.checked_on,
    effectiveFrom: paper.effective_from ?? family.effective_from ?? null,
    confidence: paper.confidence ?? family.confidence,
  };
}
