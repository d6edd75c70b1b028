import { refuse, type Actions } from "@crosscheck/contract";
import type { PaperPart } from "@crosscheck/rules/attempts/build-paper";
import { keepOptions } from "@crosscheck/rules/exams/keep-options";
import { wantedQuestions } from "@crosscheck/rules/exams/paper-size";
import type { ExamPreset } from "@crosscheck/rules/exams/preset";
import { rarestFirst } from "@crosscheck/rules/exams/rarest-first";
import { MODES } from "@crosscheck/rules/modes/index";
import { mockExamOf } from "@crosscheck/rules/modes/mock-exam";
import type { Item } from "@crosscheck/rules/questions/item";
import { countChosenOptions } from "../attempts/engine/poll-queries.ts";
import { languagesFor, openQuiz } from "../attempts/open/open-quiz.ts";
import { mayPlay } from "../attempts/open/quiz-place.ts";
import type { Handler } from "../calls/handle.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { drawCandidates } from "../content/draw-candidates.ts";
import { newSeed } from "../ports/random.ts";
import { areasOf, chooseBank, countsFor, readBanks, total, type Area } from "./bank.ts";
import { listRecentPapers } from "./mock-queries.ts";
import type { ExamPresets } from "./presets.ts";

type Action = Actions["open_mock_exam"];
type Call = Parameters<Handler<Action>>[0];

/** Candidates per question: enough to put those of recent mocks last, few enough to read. */
const CHOICE = 4;

/** What is drawn: a preset's paper of so many questions, by its areas. */
type Wish = { readonly preset: ExamPreset; readonly wanted: number; readonly areas: readonly Area[] };

/** Opens a mock of a preset's paper; the open one of the same preset is resumed, whatever its length. */
export function createOpenMockExam(presets: ExamPresets): Handler<Action> {
  return async (call) => {
    const { db, nowMs, input } = call;
    const preset = presets.find(({ presetId }) => presetId === input.preset_id);
    if (preset === undefined) return refuse("no_data");
    const areas = areasOf(preset, await currentCatalogue(db, nowMs));
    if (
      !(await mayPlay(
        call,
        areas.flatMap(({ categories }) => categories),
      ))
    )
      return refuse("category_locked");
    const { codes, defaultCode } = await languagesFor(call, input.language_id);
    const wanted = wantedQuestions(preset, input.length);
    const { licence, subject, optionsPerItem } = preset;
    return await openQuiz(call, {
      mode: MODES.mock_exam,
      scopeKey: preset.presetId,
      categoryId: null,
      subcategoryId: null,
      prepare: async () => {
        const items = await drawItems(call, { preset, wanted, areas }, codes);
        if (items.length === 0) return refuse("no_data");
        return {
          items,
          names: [{ [defaultCode]: licence.code }, subject.name],
          about: {
            from: "preset",
            presetId: preset.presetId,
            length: input.length,
            realQuestions: preset.questions,
            wantedQuestions: wanted,
            optionsPerItem,
            sections: preset.sections.map(({ section, name }) => ({ section, name })),
          },
          layOut: (choice) => layOut(call, { preset, wanted, areas }, choice),
        };
      },
    });
  };
}

/** Candidates of every area in one language. */
async function drawItems(
  call: Call,
  { preset, wanted, areas }: Wish,
  languages: readonly string[],
): Promise<readonly Item[]> {
  const { db, ports, nowMs, caller } = call;
  const bank = chooseBank(preset, wanted, await readBanks(call, areas, languages));
  if (bank === undefined) return [];
  const counts = countsFor(preset, wanted, bank.available);
  const drawn = areas.map(({ categories }, index) =>
    drawCandidates(
      db,
      {
        playerId: caller.playerId,
        language: bank.language,
        kinds: MODES.mock_exam.kinds,
        categoryIds: categories.map(({ id }) => id),
        subcategoryId: null,
        limit: (counts[index] ?? 0) * CHOICE,
        seed: newSeed(ports.random),
      },
      nowMs,
    ),
  );
  return (await Promise.all(drawn)).flat();
}

/** The paper of what may be asked now, and the mode with the time for so many questions. */
async function layOut(call: Call, { preset, wanted, areas }: Wish, choice: readonly Item[]) {
  const recent = await listRecentPapers(call.db, call.caller.playerId);
  const pools = areas.map(({ categories }) =>
    rarestFirst(
      choice.filter(({ categorySlug }) => categories.some(({ slug }) => slug === categorySlug)),
      recent,
    ),
  );
  const counts = countsFor(
    preset,
    wanted,
    pools.map(({ length }) => length),
  );
  const asked = pools.map((pool, index) => pool.slice(0, counts[index]));
  const shown = await asShown(call, preset, asked.flat());
  const parts: readonly PaperPart[] = asked.map((items, index) => ({
    section: areas[index]?.section ?? null,
    items: items.map((item) => shown.get(item.itemId) ?? item),
    count: items.length,
  }));
  return { mode: mockExamOf(preset, { count: total(counts), isStrict: call.input.strict }), parts };
}

/** The items with as many options as those of the real paper have, by id. */
async function asShown(
  { db, ports, caller }: Call,
  { optionsPerItem }: ExamPreset,
  items: readonly Item[],
): Promise<ReadonlyMap<string, Item>> {
  if (optionsPerItem === null) return new Map();
  const long = items.filter(({ options }) => options.length > optionsPerItem);
  if (long.length === 0) return new Map();
  const chosen = await countChosenOptions(db, long, caller.playerId);
  return new Map(
    long.map((item) => [
      item.itemId,
      keepOptions(item, optionsPerItem, {
        chosen: chosen.get(item.itemId) ?? {},
        seed: newSeed(ports.random),
      }),
    ]),
  );
}
