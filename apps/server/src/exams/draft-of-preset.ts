import { join } from "node:path";
import { refuse, type OutputOf } from "@crosscheck/contract";
import type { draftExamOfPreset, listExamPresets } from "@crosscheck/contract/operators/exams";
import type { ExamPreset } from "@crosscheck/rules/exams/preset";
import { shareSections } from "@crosscheck/rules/exams/share-sections";
import type { OperatorHandler } from "../calls/operate.ts";
import { loadExamPresets } from "./presets.ts";

const FOLDER = join(import.meta.dirname, "../../../../content/exams");
const DEFAULT_LANGUAGE = "en";

type Draft = OutputOf<typeof draftExamOfPreset>;

export const handleDraftExamOfPreset: OperatorHandler<typeof draftExamOfPreset> = async ({ input }) => {
  const preset = (await loadExamPresets(FOLDER)).find(({ presetId }) => presetId === input.preset_id);
  if (preset === undefined) return refuse("no_data");
  const sections = partsOf(preset);
  // No category is any category for a section: what the bank does not have must not be asked of everything else.
  const missing = sections.filter(({ categories }) => categories.length === 0);
  if (missing.length > 0) {
    return refuse("exam_items_missing", {
      missing: missing.map(({ section, count }) => ({ section, wanted: count, found: 0 })),
    });
  }
  const { subject, licence, minutes, marks, passPercent } = preset;
  return {
    data: {
      title: `${licence.code} ${subject.name[DEFAULT_LANGUAGE] ?? subject.code}`.slice(0, 120),
      licence: licence.code,
      subject: subject.code,
      rules: {
        minutes,
        marks,
        partial: false,
        pass_percent: passPercent,
        answer_again: true,
        forward_only: false,
        release: "hand_in",
        review: "close",
        away: { policy: "end", warnings: 0 },
      },
      paper: { kind: "blueprint", sections },
    },
    audit: { subject: preset.presetId },
  };
};

export const handleListExamPresets: OperatorHandler<typeof listExamPresets> = async () => {
  const presets = await loadExamPresets(FOLDER);
  const rows = presets.map((preset) => ({
    preset_id: preset.presetId,
    licence: preset.licence.code,
    name: { ...preset.subject.name },
    questions: preset.questions,
    minutes: preset.minutes,
    is_drawable: partsOf(preset).every(({ categories }) => categories.length > 0),
  }));
  return { data: { rows }, audit: { subject: null } };
};

/** The areas of the real paper by the middle of their bounds, or one for all of it. */
function partsOf({ sections, questions, categories, subject }: ExamPreset) {
  if (sections.length === 0) {
    return [toSection({ section: "all", name: subject.name, passPercent: null, categories }, questions)];
  }
  const counts = shareSections(
    questions,
    sections.map((one) => ({ ...one, available: questions })),
  );
  return sections.map((one, place) => toSection(one, counts[place] ?? 0)).filter(({ count }) => count > 0);
}

type Part = Pick<ExamPreset["sections"][number], "section" | "name" | "passPercent" | "categories">;

function toSection({ section, name, passPercent, categories }: Part, count: number) {
  return {
    section,
    name: { ...name },
    pass_percent: passPercent,
    count,
    trials: 0,
    marks: 1,
    categories: [...categories],
    objectives: [],
    kinds: [],
    min_difficulty: 1,
    max_difficulty: 5,
  } satisfies Extract<Draft["paper"], { readonly kind: "blueprint" }>["sections"][number];
}
