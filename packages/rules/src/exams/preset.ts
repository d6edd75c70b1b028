import { dayIn } from "../attempts/local-day.ts";

/** Parts of a real paper that a mock exam may have, the whole first. */
export const MOCK_LENGTHS = ["full", "half", "quarter"] as const;
export type MockLength = (typeof MOCK_LENGTHS)[number];

/**
 * How far the numbers of a preset can be trusted. `authority_page`: read on a page of the authority. `sources_agree`:
 * several other sources say the same. `single_source`: one other source says so.
 */
export const CONFIDENCES = ["authority_page", "sources_agree", "single_source"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A text by language code. */
export type TextByLanguage = Readonly<Record<string, string>>;

/** An area of a paper that has a share of its own. */
export type PresetSection = {
  readonly section: string;
  readonly name: TextByLanguage;
  /** Share of the paper's questions. */
  readonly minPercent: number;
  readonly maxPercent: number;
  /** Percentage that passes this area; null: none of its own. */
  readonly passPercent: number | null;
  /** Slugs of our categories that its questions come from. */
  readonly categories: readonly string[];
};

/** The rules of one real paper. */
export type ExamPreset = {
  readonly presetId: string;
  readonly authority: NamedCode;
  readonly licence: NamedCode;
  readonly subject: NamedCode;
  readonly questions: number;
  readonly minutes: number;
  readonly passPercent: number;
  /** Options of each question; null: not known, ours stay as they are written. */
  readonly optionsPerItem: number | null;
  readonly marks: { readonly right: number; readonly wrong: number; readonly blank: number };
  /** What candidates may bring; null: not known. */
  readonly aids: readonly TextByLanguage[] | null;
  /** Empty for a paper without areas. */
  readonly sections: readonly PresetSection[];
  /** Slugs of our categories that the questions come from, those of the sections included. */
  readonly categories: readonly string[];
  readonly source: string;
  /** Day, YYYY-MM-DD. */
  readonly checkedOn: string;
  /** Year or day from which the numbers hold; null: not known. */
  readonly effectiveFrom: string | null;
  readonly confidence: Confidence;
};

/** A short code as candidates know it, such as 010 or ATPL(A), and its name. */
type NamedCode = { readonly code: string; readonly name: TextByLanguage };

const YEAR_MS = 365 * 86_400_000;

/** Whether numbers were last checked more than a year ago. */
export function isOutdated({ checkedOn }: Pick<ExamPreset, "checkedOn">, nowMs: number): boolean {
  return dayIn("UTC", nowMs - YEAR_MS) > checkedOn;
}
