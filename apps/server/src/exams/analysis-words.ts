import type { ReliabilityVerdict } from "@crosscheck/rules/exams/exam-analysis";
import type {
  DiscriminationVerdict,
  FacilityVerdict,
  ItemVerdict,
} from "@crosscheck/rules/exams/item-analysis";

/** What the analysis found, in a sentence for somebody who has never heard of it. */
export const ITEM_WORDS: Readonly<Record<ItemVerdict, string>> = {
  too_few: "Too few candidates had this question to say anything.",
  key_suspect: "Good candidates chose another option than the key: check the key first.",
  too_hard: "Hardly anybody was right, no more than by guessing.",
  too_easy: "Nearly everybody was right: it tells candidates hardly apart.",
  discriminates_poorly: "Good and weak candidates did about equally well.",
  distractor_unused: "At least one wrong option is chosen by nearly nobody.",
  fine: "Nothing to change.",
};

export const FACILITY_WORDS: Readonly<Record<FacilityVerdict, string>> = {
  too_few: "Too few candidates.",
  too_hard: "Very hard.",
  too_easy: "Very easy.",
  fine: "Neither too hard nor too easy.",
};

export const DISCRIMINATION_WORDS: Readonly<Record<DiscriminationVerdict, string>> = {
  too_few: "Too few candidates.",
  no_variance: "Everybody did the same here, or on the rest.",
  negative: "Weaker candidates did better than good ones.",
  poor: "Good and weak candidates did about equally well.",
  marginal: "Good candidates did a little better.",
  good: "Good candidates did better.",
  very_good: "Good candidates did much better.",
};

export const RELIABILITY_WORDS: Readonly<Record<ReliabilityVerdict, string>> = {
  too_few: "Too few candidates to say how far results can be trusted.",
  papers_differ: "Candidates had different questions, so there is no one figure for all.",
  one_item: "One question is no test.",
  no_variance: "Everybody has the same marks.",
  low: "Another paper of this kind could well have given other results: do not decide by small differences.",
  moderate: "Good enough for practice, not for decisions at the pass mark.",
  good: "Good enough for most decisions; be careful close to the pass mark.",
  high: "Single results can be trusted.",
};
