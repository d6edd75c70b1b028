import type { Actions, InputOf } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { percentOf, readStatistics, type PlayerStatistics } from "./statistics.ts";

type Claim = InputOf<Actions["set_users_statistics"]>;

/** Truthful and without effect: statistics come from the answer log; a contradicting number is counted (contract §3.6). */
export const handleSetUsersStatistics: Handler<Actions["set_users_statistics"]> = async (call) => {
  const { caller, input } = call;
  const asked = { playerId: caller.playerId, languageId: undefined, zone: "UTC" };
  const truth = await readStatistics(call, asked);
  const { questions_answered: answered, correct_answers: correct } = truth.statistics;
  if (input.questions_answered !== undefined && input.questions_answered !== answered) {
    call.countContradiction("questions_answered");
  }
  if (input.correct_answers !== undefined && input.correct_answers !== correct) {
    call.countContradiction("correct_answers");
  }
  if (input.ratio !== undefined && !isRatioTrue(input.ratio, ratioAbout(input, truth))) {
    call.countContradiction("ratio");
  }
  return { data: truth.statistics, message: "updated" };
};

/** Percentage right of the named category's subject; of everything where none is named, 0 where none was played. */
function ratioAbout({ category_id: name }: Claim, { statistics, subjects }: PlayerStatistics): number {
  if (name === undefined || name === "") {
    const { questions_answered: answered, correct_answers: correct } = statistics;
    return percentOf({ answered, correct });
  }
  const subject = subjects.find(
    ({ slug, categorySlugs, categoryIds }) =>
      slug === name || categorySlugs.includes(name) || categoryIds.includes(name.toLowerCase()),
  );
  return subject === undefined ? 0 : percentOf(subject);
}

/** Clients round in their own ways: less than one percent apart is the same. */
function isRatioTrue(claimed: number, ratio: number): boolean {
  return Math.abs(claimed - ratio) < 1;
}
