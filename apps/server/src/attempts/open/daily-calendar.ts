import { refuse, type Actions } from "@crosscheck/contract";
import {
  calendarBounds,
  daysOfMonth,
  stateOfDay,
  type DailyLog,
} from "@crosscheck/rules/attempts/daily-calendar";
import { paperOfDay } from "@crosscheck/rules/attempts/daily-paper";
import { addDays, dayIn, monthOf, zoneOf } from "@crosscheck/rules/attempts/local-day";
import { dailyQuizStreak } from "@crosscheck/rules/attempts/streak";
import { MODES } from "@crosscheck/rules/modes/index";
import type { Handler } from "../../calls/handle.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { nameIn } from "../../content/names.ts";
import { listPlayable, listSettledRuns, MOST_DAYS } from "./daily-quiz.ts";
import { findAccountFacts, listDayRuns } from "./daily-queries.ts";
import { languagesFor } from "./open-quiz.ts";

export const handleGetDailyCalendar: Handler<Actions["get_daily_calendar"]> = async (call) => {
  const { db, nowMs, input } = call;
  const { playerId } = call.caller;
  const zone = zoneOf(input.timezone, input.gmt_format);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const today = dayIn(zone, nowMs);
  const [{ dailyPapers }, { code, defaultCode }, runs, archived, account] = await Promise.all([
    currentCatalogue(db, nowMs),
    languagesFor(call, input.language_id),
    listSettledRuns(call, MODES.daily_quiz.id, MOST_DAYS),
    listDayRuns(db, { playerId, mode: MODES.daily_archive.id, limit: MOST_DAYS }),
    findAccountFacts(db, playerId),
  ]);
  const joined = dayIn(zone, account?.createdAtMs ?? nowMs);
  const bounds = calendarBounds({ today, joined }, MOST_DAYS);
  const month = input.month ?? monthOf(today);
  if (month < bounds.first || month > bounds.last) return refuse("no_data");

  const own = runs.filter(({ isFinished }) => isFinished);
  const practice = archived.filter(({ isFinished }) => isFinished);
  const done = own.map(({ day }) => day);
  const log: DailyLog = {
    today,
    joined,
    done: new Set(done),
    practised: new Set(practice.map(({ day }) => day)),
  };
  const streak = dailyQuizStreak(done, today);
  const days = daysOfMonth(month);
  const past = days.filter((day) => day < today && day >= addDays(today, -MOST_DAYS));
  const playable = new Set(listPlayable(past, today, dailyPapers).map(({ day }) => day));
  return {
    data: {
      month,
      first_month: bounds.first,
      last_month: bounds.last,
      today,
      streak_days: streak.length,
      days: days.map((day) => {
        const run = [...own, ...practice].find((one) => one.day === day);
        const paper = day > today ? undefined : paperOfDay(day, dailyPapers);
        return {
          day,
          title: paper === undefined ? "" : nameIn(paper.names, code, defaultCode),
          state: stateOfDay(day, log),
          in_streak: streak.includes(day),
          percent: run?.percent ?? null,
          attempt_id: run?.attemptId ?? null,
          can_practise: playable.has(day),
        };
      }),
    },
  };
};
