import type { Actions } from "@crosscheck/contract";
import { changeOf } from "@crosscheck/rules/exams/trend";
import type { AttemptOutcome } from "../calls/finish-effect.ts";
import type { Handler } from "../calls/handle.ts";
import { listMocks, listTrends, type TrendRow } from "./mock-queries.ts";

export const handleGetMockHistory: Handler<Actions["get_mock_history"]> = async ({ db, caller, input }) => {
  const { offset, limit, preset_id: presetId = null } = input;
  const wanted = { playerId: caller.playerId, presetId };
  const [{ outcomes, total }, trends] = await Promise.all([
    listMocks(db, { ...wanted, offset, limit }),
    listTrends(db, wanted),
  ]);
  return { data: { mocks: outcomes.flatMap(toMock), subjects: trends.map(toSubject) }, total };
};

function toMock({ mock, scope, ...outcome }: AttemptOutcome) {
  if (mock === undefined) return [];
  return [
    {
      attempt_id: outcome.attempt_id,
      preset_id: mock.preset_id,
      title: scope.title,
      length: mock.length,
      finished_at: outcome.finished_at,
      duration_seconds: outcome.duration_seconds,
      questions: outcome.question_count,
      real_questions: mock.real_questions,
      correct: outcome.correct,
      percent: outcome.percent,
      pass_percent: mock.pass_percent,
      passed: mock.passed,
    },
  ];
}

function toSubject({ presetId, title, mocks, passed, best, trend }: TrendRow) {
  const percents = trend.map(({ percent }) => percent);
  return {
    preset_id: presetId,
    title,
    mocks,
    passed,
    best_percent: best,
    last_percent: percents.at(-1) ?? 0,
    change: changeOf(percents),
    trend: [...trend],
  };
}
