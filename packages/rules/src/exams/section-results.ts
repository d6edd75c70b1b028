import type { RunMarks } from "../attempts/marking.ts";
import type { ModeDefinition } from "../modes/mode.ts";

/** How one area of a paper went. */
export type SectionResult = {
  readonly section: string;
  readonly correct: number;
  readonly total: number;
  readonly marks: number;
  readonly maxMarks: number;
  /** Share of the marks, 0 to 100, two decimals. */
  readonly percent: number;
  /** Percentage that passes it; null: none of its own. */
  readonly passPercent: number | null;
  /** null where it has no percentage of its own. */
  readonly isPassed: boolean | null;
};

/** The areas of a marked paper in its order, each against its own percentage. */
export function sectionResults(
  { sectionPercents = {} }: Pick<ModeDefinition, "sectionPercents">,
  { sections }: Pick<RunMarks, "sections">,
): readonly SectionResult[] {
  return [...sections].map(([section, { correct, total, marks, maxMarks }]) => {
    const share = maxMarks === 0 ? 0 : (marks / maxMarks) * 100;
    const percent = Math.round(Math.min(100, Math.max(0, share)) * 100) / 100;
    const passPercent = sectionPercents[section] ?? null;
    const isPassed = passPercent === null ? null : percent >= passPercent;
    return { section, correct, total, marks, maxMarks, percent, passPercent, isPassed };
  });
}
