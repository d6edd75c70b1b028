import type { DailyPaperRow, PackManifest, PassageRow } from "@crosscheck/contract/content";
import type { LintRule } from "@crosscheck/rules/content/finding";
import type { FindingWords } from "@crosscheck/rules/content/finding-words";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import type { z } from "zod";

/** A fault of a pack or a syllabus with the place to look at. Errors stop an import. */
export type PackProblem = Partial<FindingWords> & {
  readonly file: string;
  /** Line from 1; null when the fault is of the whole file. */
  readonly line: number | null;
  readonly itemId: string | null;
  readonly rule: LintRule | "shape" | "media" | "syllabus" | "edited-here" | "review";
  readonly severity: "error" | "warning";
  readonly message: string;
};

export type QuestionFile = {
  readonly name: string;
  readonly language: string;
  readonly items: readonly PackItem[];
  readonly lineOfItem: ReadonlyMap<string, number>;
};

export type PassageFile = {
  readonly name: string;
  readonly language: string;
  readonly passages: readonly z.output<typeof PassageRow>[];
};

/** A pack whose files could be read; it may still have problems. */
export type Pack = {
  readonly manifest: z.output<typeof PackManifest>;
  readonly files: readonly QuestionFile[];
  readonly passageFiles: readonly PassageFile[];
  readonly dailyPapers: readonly z.output<typeof DailyPaperRow>[];
  /** Media that were drawn from figures of its questions, by their names beside those in media/. */
  readonly drawn: ReadonlyMap<string, Uint8Array>;
};

/** Category types of a pack, each once. */
export function typesOf({ type, categories }: Pack["manifest"]): readonly number[] {
  return [...new Set(categories.map((category) => category.type ?? type))];
}

/** The questions of a pack as they were written first; translations are of these. */
export function baseFileOf({ manifest, files }: Pack): QuestionFile | undefined {
  return files.find(({ language }) => language === manifest.base_language);
}

/** A fault of form in a file of the pack. */
export function shapeProblem(file: string, message: string): PackProblem {
  return { file, line: null, itemId: null, rule: "shape", severity: "error", message };
}
