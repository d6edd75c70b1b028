import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { attemptOf } from "../play-fixture.tsx";
import { FinishedRun } from "./FinishedRun.tsx";

const EXAM = "00000000-0000-4000-8000-0000000000e1";

it("leads a sitting whose result comes later to the screen of its result", async () => {
  const attempt = attemptOf({ names: ["single"], answerMode: "free", attempt: { mode: "exam" } });
  const { requestsOf } = await show(<FinishedRun attemptId={attempt.attempt_id} onAgain={null} />, {
    remembered: SIGNED_IN,
    api: {
      finish_attempt: async () => refused("result_later"),
      get_attempt: async () =>
        ok({ ...attempt, scope: { ...attempt.scope, exam: { exam_id: EXAM, sections: [] } } }),
    },
  });
  await expect.element(page.getByText(`Gone to /exam-module/${EXAM}/result/`)).toBeVisible();
  expect(requestsOf("set_contest_leaderboard")).toEqual([]);
});
