import type { Actions, OutputOf } from "@crosscheck/contract";
import { secondsFor, wantedQuestions } from "@crosscheck/rules/exams/paper-size";
import { MOCK_LENGTHS, isOutdated, type ExamPreset } from "@crosscheck/rules/exams/preset";
import { MODES } from "@crosscheck/rules/modes/index";
import { readOpenRuns } from "../attempts/engine/open-runs.ts";
import { languagesFor } from "../attempts/open/open-quiz.ts";
import { playable } from "../attempts/open/quiz-place.ts";
import type { Handler } from "../calls/handle.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import { areasOf, chooseBank, countsFor, readBanks, total, type Bank } from "./bank.ts";
import type { ExamPresets } from "./presets.ts";

type Action = Actions["get_mock_presets"];
type Row = OutputOf<Action>[number];

/** Every preset with its rules, and what a mock of it would be for this player now. */
export function createGetMockPresets(presets: ExamPresets): Handler<Action> {
  return async (call) => {
    const { db, nowMs, input } = call;
    const catalogue = await currentCatalogue(db, nowMs);
    const { codes, code, defaultCode } = await languagesFor(call, input.language_id);
    const open = await readOpenRuns(call);
    const drawn = presets.map((preset) => areasOf(preset, catalogue));
    const playableOnes = new Set(
      await playable(
        call,
        drawn.flat().flatMap(({ categories }) => categories),
      ),
    );
    const toRow = async (preset: ExamPreset, index: number): Promise<Row> => {
      const areas = drawn[index] ?? [];
      const categories = areas.flatMap((area) => area.categories);
      const banks = await readBanks({ db, nowMs }, areas, codes);
      const run = open.find(
        ({ rules, scopeKey }) => rules.id === MODES.mock_exam.id && scopeKey === preset.presetId,
      );
      return {
        ...rulesOf(preset),
        is_outdated: isOutdated(preset, nowMs),
        draws_from: categories.map(({ slug, names }) => ({ slug, name: nameIn(names, code, defaultCode) })),
        lengths: lengthsOf(preset, banks),
        is_locked: !categories.every((category) => playableOnes.has(category)),
        open_attempt_id: run?.attemptId ?? null,
      };
    };
    return { data: await Promise.all(presets.map(toRow)), total: presets.length };
  };
}

function lengthsOf(preset: ExamPreset, banks: readonly Bank[]): Row["lengths"] {
  return MOCK_LENGTHS.map((length) => {
    const wanted = wantedQuestions(preset, length);
    const bank = chooseBank(preset, wanted, banks);
    const questions = bank === undefined ? 0 : total(countsFor(preset, wanted, bank.available));
    return {
      length,
      wanted_questions: wanted,
      questions,
      total_seconds: questions === 0 ? 0 : secondsFor(preset, questions),
      language: bank?.language ?? null,
    };
  });
}

function rulesOf({ marks, authority, licence, subject, ...preset }: ExamPreset) {
  return {
    preset_id: preset.presetId,
    authority,
    licence,
    subject,
    questions: preset.questions,
    minutes: preset.minutes,
    pass_percent: preset.passPercent,
    options_per_item: preset.optionsPerItem,
    marks_right: marks.right,
    marks_wrong: marks.wrong,
    marks_blank: marks.blank,
    aids: preset.aids && [...preset.aids],
    sections: preset.sections.map(({ section, name, minPercent, maxPercent, passPercent }) => ({
      section,
      name,
      min_percent: minPercent,
      max_percent: maxPercent,
      pass_percent: passPercent,
    })),
    source: preset.source,
    checked_on: preset.checkedOn,
    effective_from: preset.effectiveFrom,
    confidence: preset.confidence,
  };
}
