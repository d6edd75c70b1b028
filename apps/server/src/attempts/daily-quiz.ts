import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import {
  addDays,
  dayIn,
  isDayTaken,
  nextDayStartMs,
  paperOfDay,
  streakOf,
  zoneOf,
} from "@crosscheck/rules/attempts/local-day";
import { mathSubjectOf } from "@crosscheck/rules/generators/subjects";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Item } from "@crosscheck/rules/questions/item";
import { currentCatalogue } from "../content/catalogue.ts";
import { makeGenerated, readGeneratedRef } from "../content/generated-items.ts";
import { listCurrentItems } from "../content/item-queries.ts";
import { nameIn } from "../content/names.ts";
import { itemIdOf } from "../content/plan-import.ts";
import type { Handler } from "../handle.ts";
import { toInstant } from "./attempt-view.ts";
import {
  dayKeyOf,
  hasOpenedDay,
  listDailyPapers,
  listDayRuns,
  type DailyPaper,
  type DayRun,
} from "./daily-queries.ts";
import { findRun } from "./run-queries.ts";
import { languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { settleRun } from "./finish-run.ts";

type ZoneInput = {
  readonly timezone?: string | undefined;
  readonly gmt_format?: string | undefined;
  readonly language_id?: number | undefined;
};
type DayCall = QuizCall & { readonly input: ZoneInput };
type PlayedDay = { readonly day: string; readonly zone: string };

/** Category type of generated questions. */
const MATH_TYPE = 5;
/** How far back the streak and the list of days look. */
const MOST_DAYS = 400;

/** Today's quiz by the player's midnight: one attempt per day, whatever happens at the same time. */
export const handleGetDailyQuiz: Handler<Actions["get_daily_quiz"]> = async (call) => {
  const { nowMs, input } = call;
  const zone = zoneOf(input.timezone, input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const day = dayIn(zone, nowMs);
  const runs = await listSettledRuns(call, MODES.daily_quiz.id, 1);
  const [last] = runs;
  if ((last?.day === day && last.isFinished) || isDayTaken({ day, zone, nowMs }, last)) {
    return refuse("daily_quiz_played");
  }
  // In a zone further east this day was over: its archive has told the answers.
  const archive = { playerId: call.caller.playerId, mode: MODES.daily_archive.id, day };
  if (last?.day !== day && (await hasOpenedDay(call.db, archive))) return refuse("daily_quiz_played");
  const opened = await openDay(call, MODES.daily_quiz, { day, zone });
  if (!isRefusal(opened) || opened.refused !== "no_data") return opened;
  // Somebody else's call may have opened and finished the day's only attempt in between.
  const [own] = await listSettledRuns(call, MODES.daily_quiz.id, 1);
  return own?.day === day ? refuse("daily_quiz_played") : opened;
};

/** A past day as practice; what it asks is what it asked then. */
export const handleGetDailyArchive: Handler<Actions["get_daily_archive"]> = async (call) => {
  const zone = zoneOf(call.input.timezone, call.input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const { day } = call.input;
  const today = dayIn(zone, call.nowMs);
  if (day >= today || day < addDays(today, -MOST_DAYS)) return refuse("no_data");
  return await openDay(call, MODES.daily_archive, { day, zone });
};

export const handleGetDailyQuizDays: Handler<Actions["get_daily_quiz_days"]> = async (call) => {
  const { db, nowMs, input } = call;
  const zone = zoneOf(input.timezone, input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const today = dayIn(zone, nowMs);
  const papers = await listDailyPapers(db);
  if (papers.length === 0) return refuse("no_data");
  const { code, defaultCode } = await languagesFor(call, input.language_id);
  const runs = await listSettledRuns(call, MODES.daily_quiz.id, MOST_DAYS);
  const archived = await listDayRuns(db, {
    playerId: call.caller.playerId,
    mode: MODES.daily_archive.id,
    limit: MOST_DAYS,
  });
  const titleOf = (day: string) => {
    const paper = papers[paperOfDay(day, papers.length)];
    return paper === undefined ? "" : nameIn(paper.names, code, defaultCode);
  };
  const own = runs.find((run) => run.day === today);
  return {
    data: {
      today: {
        day: today,
        title: titleOf(today),
        no_of_que: papers[paperOfDay(today, papers.length)]?.items.length ?? 0,
        played: own?.isFinished === true || isDayTaken({ day: today, zone, nowMs }, runs[0]),
        open_attempt_id: own !== undefined && !own.isFinished ? own.attemptId : null,
        attempt_id: own?.isFinished === true ? own.attemptId : null,
        percent: own?.percent ?? null,
      },
      streak_days: streakOf(
        runs.filter(({ isFinished }) => isFinished).map(({ day }) => day),
        today,
      ),
      next_at: toInstant(nextDayStartMs(zone, nowMs)),
      server_time: toInstant(nowMs),
      past: Array.from({ length: input.limit }, (_, back) => {
        const day = addDays(today, -1 - back);
        const finished = [...runs, ...archived].find((run) => run.day === day && run.isFinished);
        return {
          day,
          title: titleOf(day),
          percent: finished?.percent ?? null,
          attempt_id: finished?.attemptId ?? null,
        };
      }),
    },
  };
};

async function openDay(call: DayCall, mode: ModeDefinition, { day, zone }: PlayedDay) {
  return await openQuiz(call, {
    mode,
    scopeKey: dayKeyOf(day),
    categoryId: null,
    subcategoryId: null,
    prepare: async () => {
      const papers = await listDailyPapers(call.db);
      const paper = papers.length === 0 ? undefined : papers[paperOfDay(day, papers.length)];
      if (paper === undefined) return refuse("no_data");
      const { codes, code, defaultCode } = await languagesFor(call, call.input.language_id);
      const items = await readPaper(call, paper, codes);
      if (items.length === 0) return refuse("no_data");
      return { items, title: nameIn(paper.names, code, defaultCode), more: { day, zone } };
    },
  });
}

/** Written items in the player's language, generated ones stored on the way. */
async function readPaper(
  call: QuizCall,
  paper: DailyPaper,
  codes: readonly string[],
): Promise<readonly Item[]> {
  const { db, nowMs } = call;
  const refs = paper.items.map((ref) => ref.split("/"));
  const written = refs.filter(([pack]) => pack !== "generated");
  const ids = written.map(([pack = "", sourceId = ""]) => itemIdOf(pack, sourceId));
  const items = [...(await listCurrentItems(db, ids, codes))];
  const { categories } = await currentCatalogue(db, nowMs);
  for (const [source, template = "", seed = ""] of refs) {
    const ref = source === "generated" ? readGeneratedRef(template, seed) : undefined;
    const subject = ref && mathSubjectOf(ref.template.code);
    const category = categories.find(({ type, code }) => type === MATH_TYPE && code === subject);
    if (ref === undefined || category === undefined) continue;
    items.push(...(await makeGenerated(db, { refs: [ref], category, at: new Date(nowMs) })));
  }
  return items;
}

/** Runs of a daily mode, latest first; the latest one is finished first when its time is over. */
async function listSettledRuns(call: QuizCall, mode: string, limit: number): Promise<readonly DayRun[]> {
  const { playerId } = call.caller;
  const runs = await listDayRuns(call.db, { playerId, mode, limit });
  const [last] = runs;
  if (last === undefined || last.isFinished) return runs;
  const run = await findRun(call.db, { playerId, attemptId: last.attemptId });
  if (run === undefined) return runs;
  const settled = await settleRun(call, run);
  return settled.finishedAtMs === null ? runs : await listDayRuns(call.db, { playerId, mode, limit });
}
