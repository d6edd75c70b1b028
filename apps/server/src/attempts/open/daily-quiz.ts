import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { paperOfDay, questionsDue } from "@crosscheck/rules/attempts/daily-paper";
import {
  addDays,
  dayIn,
  isDayTaken,
  nextDayStartMs,
  zoneOf,
  type Day,
} from "@crosscheck/rules/attempts/local-day";
import { dailyQuizStreak } from "@crosscheck/rules/attempts/streak";
import { MODES, variantsOf } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Item } from "@crosscheck/rules/questions/item";
import { currentCatalogue, type CatalogueCategory } from "../../content/catalogue.ts";
import type { DailyPaper } from "../../content/daily-paper-queries.ts";
import {
  GENERATED_LANGUAGE,
  generatedIdOf,
  makeGenerated,
  readGeneratedRef,
} from "../../content/generated-items.ts";
import { listCurrentItems } from "../../content/item-queries.ts";
import { nameIn } from "../../content/names.ts";
import { itemIdOf } from "../../content/plan-import.ts";
import { listReserved } from "../../content/reserved-queries.ts";
import type { Handler } from "../../calls/handle.ts";
import { toInstant } from "../view/attempt-view.ts";
import { findDailyPlace } from "./daily-place.ts";
import { dayKeyOf, hasOpenedDay, listDayRuns, noteZone, type DayRun } from "./daily-queries.ts";
import { modeWithSettings } from "../../modes/mode-numbers.ts";
import { findRun } from "../engine/run-queries.ts";
import { inOneLanguage, languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { settleRun } from "../finish/finish-run.ts";

type ZoneInput = {
  readonly timezone?: string | undefined;
  readonly gmt_format?: string | undefined;
  readonly language_id?: number | undefined;
};
type DayCall = QuizCall & { readonly input: ZoneInput };
type PlayedDay = { readonly day: string; readonly zone: string };

/** How far back the streak, the list of days and the calendar look. */
export const MOST_DAYS = 400;

export const handleGetDailyQuiz: Handler<Actions["get_daily_quiz"]> = (call) =>
  openToday(call, MODES.daily_quiz);

export const handleGetDailyArchive: Handler<Actions["get_daily_archive"]> = (call) =>
  openPastDay(call, MODES.daily_archive, call.input.day);

/** Today's quiz by the player's midnight: one attempt per day, whatever happens at the same time. */
export async function openToday(call: DayCall, mode: ModeDefinition<"day">) {
  const { nowMs, input } = call;
  const { playerId } = call.caller;
  const zone = zoneOf(input.timezone, input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const day = dayIn(zone, nowMs);
  const [[last], ...told] = await Promise.all([
    listSettledRuns(call, mode.id, 1),
    ...variantsOf(mode).map((archive) => hasOpenedDay(call.db, { playerId, mode: archive.id, day })),
  ]);
  if ((last?.day === day && last.isFinished) || isDayTaken({ day, zone, nowMs }, last)) {
    return refuse("daily_quiz_played");
  }
  // In a zone further east this day was over: its archive has told the answers.
  if (last?.day !== day && told.includes(true)) return refuse("daily_quiz_played");
  const opened = await openDay(call, mode, { day, zone });
  if (!isRefusal(opened) || opened.refused !== "no_data") return opened;
  // Another call may have opened and finished the day's only attempt in between, or one of another zone's day.
  const [own] = await listSettledRuns(call, mode.id, 1);
  const isTaken = own?.day === day || isDayTaken({ day, zone, nowMs }, own);
  return isTaken ? refuse("daily_quiz_played") : opened;
}

/** A past day as practice; what it asks is what it asked then, and nothing that is due again. */
export async function openPastDay(call: DayCall, mode: ModeDefinition<"day">, day: Day) {
  const zone = zoneOf(call.input.timezone, call.input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const today = dayIn(zone, call.nowMs);
  if (day >= today || day < addDays(today, -MOST_DAYS)) return refuse("no_data");
  const { dailyPapers } = await currentCatalogue(call.db, call.nowMs);
  if (listPlayable([day], today, dailyPapers).length === 0) return refuse("no_data");
  return await openDay(call, mode, { day, zone });
}

export const handleGetDailyQuizDays: Handler<Actions["get_daily_quiz_days"]> = async (call) => {
  const { db, settings, nowMs, input } = call;
  const { playerId } = call.caller;
  const zone = zoneOf(input.timezone, input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const today = dayIn(zone, nowMs);
  const { dailyPapers } = await currentCatalogue(db, nowMs);
  const paper = paperOfDay(today, dailyPapers);
  if (paper === undefined) return refuse("no_data");
  const { code, defaultCode } = await languagesFor(call, input.language_id);
  const [runs, archived, asked] = await Promise.all([
    listSettledRuns(call, MODES.daily_quiz.id, MOST_DAYS),
    listDayRuns(db, { playerId, mode: MODES.daily_archive.id, limit: MOST_DAYS }),
    countPaper(call, paper),
    noteZone(db, { playerId, zone }),
  ]);
  const finished = [...runs, ...archived].filter((run) => run.isFinished);
  const own = runs.find((run) => run.day === today);
  const rank = own === undefined ? null : await findDailyPlace(db, { playerId, run: own, nowMs });
  return {
    data: {
      today: {
        day: today,
        title: nameIn(paper.names, code, defaultCode),
        no_of_que: Math.min(asked, modeWithSettings(MODES.daily_quiz, settings).questions.count),
        played: own?.isFinished === true || isDayTaken({ day: today, zone, nowMs }, runs[0]),
        open_attempt_id: own !== undefined && !own.isFinished ? own.attemptId : null,
        attempt_id: own?.isFinished === true ? own.attemptId : null,
        percent: own?.percent ?? null,
        rank,
      },
      streak_days: dailyQuizStreak(
        runs.filter(({ isFinished }) => isFinished).map(({ day }) => day),
        today,
      ).length,
      next_at: toInstant(nextDayStartMs(zone, nowMs)),
      server_time: toInstant(nowMs),
      past: listPlayable(daysBefore(today, input.limit), today, dailyPapers).map(({ day, names }) => {
        const run = finished.find((one) => one.day === day);
        const title = nameIn(names, code, defaultCode);
        return { day, title, percent: run?.percent ?? null, attempt_id: run?.attemptId ?? null };
      }),
    },
  };
};

function daysBefore(today: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, back) => addDays(today, -1 - back));
}

/** Those of these days with a paper that asks nothing that is due again, with their names. */
export function listPlayable(days: readonly Day[], today: Day, papers: readonly DailyPaper[]) {
  const due = questionsDue(today, papers);
  return days.flatMap((day) => {
    const paper = paperOfDay(day, papers);
    const isPlayable = paper !== undefined && !paper.items.some((item) => due.has(item));
    return isPlayable ? [{ day, names: paper.names }] : [];
  });
}

async function openDay(call: DayCall, mode: ModeDefinition<"day">, { day, zone }: PlayedDay) {
  return await openQuiz(call, {
    mode,
    scopeKey: dayKeyOf(day),
    categoryId: null,
    subcategoryId: null,
    isFixed: true,
    prepare: async () => {
      const { dailyPapers } = await currentCatalogue(call.db, call.nowMs);
      const paper = paperOfDay(day, dailyPapers);
      if (paper === undefined) return refuse("no_data");
      const { code, defaultCode } = await languagesFor(call, call.input.language_id);
      // One paper for everybody: where it is not wholly written in the reader's language, all of it is in the default one.
      const items = await inOneLanguage(
        [code, defaultCode, GENERATED_LANGUAGE],
        paper.items.length,
        (language) => readPaper(call, paper, language),
      );
      if (items.length === 0) return refuse("no_data");
      return { items, names: [paper.names], about: { from: "day", day, zone } };
    },
  });
}

/** Its questions in their order, those that are written in this language; generated ones are stored once. */
async function readPaper(
  { db, nowMs }: QuizCall,
  { items: names }: DailyPaper,
  language: string,
): Promise<readonly Item[]> {
  const { categories } = await currentCatalogue(db, nowMs);
  const questions = listQuestions(names, categories);
  const ids = questions.map(({ itemId }) => itemId);
  const stored = await listCurrentItems(db, ids, [language]);
  const refs = questions.flatMap(({ ref, itemId }) =>
    ref === undefined || language !== GENERATED_LANGUAGE || stored.some((item) => item.itemId === itemId)
      ? []
      : [ref],
  );
  const made = await makeGenerated(db, refs, new Date(nowMs));
  const items = new Map([...stored, ...made].map((item) => [item.itemId, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** What the names of a paper mean; `ref` of those that templates make. */
function listQuestions(names: readonly string[], categories: readonly CatalogueCategory[]) {
  return names.map((name) => {
    const ref = readGeneratedRef(name, categories);
    const [pack = "", sourceId = ""] = name.split("/");
    return { ref, itemId: ref === undefined ? itemIdOf(pack, sourceId) : generatedIdOf(ref) };
  });
}

/** How many questions a paper asks today: those that an exam keeps are left out. */
async function countPaper({ db, nowMs }: QuizCall, { items: names }: DailyPaper): Promise<number> {
  const { categories } = await currentCatalogue(db, nowMs);
  const ids = listQuestions(names, categories).map(({ itemId }) => itemId);
  return ids.length - (await listReserved(db, ids)).size;
}

/** Runs of a daily mode, latest first; the latest one is finished first when its time is over. */
export async function listSettledRuns(
  call: QuizCall,
  mode: string,
  limit: number,
): Promise<readonly DayRun[]> {
  const { playerId } = call.caller;
  const runs = await listDayRuns(call.db, { playerId, mode, limit });
  const [last] = runs;
  if (last === undefined || last.isFinished) return runs;
  const run = await findRun(call.db, { playerId, attemptId: last.attemptId });
  if (run === undefined) return runs;
  const settled = await settleRun(call, run);
  return settled.finishedAtMs === null ? runs : await listDayRuns(call.db, { playerId, mode, limit });
}
