import { GRACE_MS, readClock } from "@crosscheck/rules/attempts/clock";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { markPaper } from "@crosscheck/rules/attempts/marking";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { makesKnown } from "@crosscheck/rules/attempts/reveal";
import { isWon, scoreFor, scorePlaceOf } from "@crosscheck/rules/attempts/reward";
import { nextStreak } from "@crosscheck/rules/attempts/streak";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import type { Ending } from "../../calls/finish-effect.ts";
import type { Settings } from "../../settings/settings.ts";
import { questionClock } from "../view/attempt-view.ts";
import { clockOf, countingAnswers, endTime, frameOf, type Run } from "../engine/run.ts";
import { settleAnswers } from "./settle-answers.ts";

/** Marks a run that ends now and says what follows from its log. */
export function toEnding(
  run: Run,
  { settings, nowMs }: { readonly settings: Settings; readonly nowMs: number },
): Ending {
  const { rules } = run;
  const clock = clockOf(run, nowMs);
  // Whoever ends it late changes nothing; a millisecond beyond the grace, so that the clock says it is over.
  const endsNowMs = endTime(run, nowMs);
  const endedAtMs = clock.isOver ? Math.min(endsNowMs, clock.endsAtMs + GRACE_MS + 1) : endsNowMs;
  const answers = countingAnswers(clock);
  const marks = markPaper(run.paper.questions, answers, rules.marking);
  // As it will be read from now on: it stands still at its end.
  const ended = readClock(frameOf(run), run, endedAtMs);
  const zone = run.zone ?? "UTC";
  const day = dayIn(zone, endedAtMs);
  const streak = { days: run.streakDays, lastDay: run.streakDay };
  const isAnswered = marks.correct + marks.wrong > 0;
  const won = isWon(rules, marks);
  return {
    playerId: run.playerId,
    attemptId: run.attemptId,
    revision: run.revision,
    mode: rules,
    scopeKey: run.scopeKey,
    categoryId: run.categoryId,
    subcategoryId: run.subcategoryId,
    scope: run.scope,
    at: new Date(endedAtMs),
    bookedAt: new Date(nowMs),
    zone,
    day,
    marks,
    questions: run.paper.questions,
    answers,
    isAnswered,
    won,
    score: scoreFor(rules, marks.marks),
    scorePlace: scorePlaceOf(rules, run),
    // A battle is no quiz.
    streak: isAnswered && run.scope.from !== "battle" ? nextStreak(streak, day) : streak,
    items: settleAnswers(run, marks.verdicts, endedAtMs).map((settled, index) => ({
      ...settled,
      optionId: chosenOption(run.paper.questions[index], answers[index] ?? ""),
      isKnown: makesKnown({ reveal: run.reveal, isWon: won }, questionClock(ended, index + 1)),
    })),
    lifelines: run.lifelines.map(({ kind }) => kind),
    settings,
  };
}

/** The author's id of the option chosen; null for a blank. */
function chosenOption(question: PaperQuestion | undefined, answer: string): string | null {
  if (question === undefined || answer === "") return null;
  return QUESTION_RULES[question.kind].chosenAuthorId(question, answer);
}
