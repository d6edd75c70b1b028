import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { createCandidates } from "./candidate-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(91, clock);
const candidates = createCandidates(db, { clock, random });
const makers = createMakers(db, { clock, random });
await makers.newPlace({ levels: 1 });

it("rows tell the own sitting, its end, and when a result that is kept back comes", async () => {
  const playerId = await makers.newPlayer();
  const endsAtMs = clock.nowMs() + 7_200_000;
  const examId = await candidates.newExam({ endsAtMs, rules: { minutes: 30, release: "close" } });
  const rowOf = async (type: 1 | 2) => {
    const rows = await candidates.call("get_exam_module", playerId, { type });
    return rows.find(({ id }) => id === examId);
  };
  const now = () => new Date(clock.nowMs()).toISOString();
  const nothing = { attempt_id: null, sitting_ends_at: null, result_available_at: null };
  expect(await rowOf(1)).toMatchObject({ ...nothing, exam_status: 1, server_time: now() });

  const { attempt_id: attemptId } = await candidates.start(playerId, examId);
  const sittingEnd = new Date(clock.nowMs() + 1_800_000).toISOString();
  const sat = { attempt_id: attemptId, sitting_ends_at: sittingEnd, result_available_at: null };
  expect(await rowOf(1)).toMatchObject({ ...sat, exam_status: 2 });
  expect(await candidates.call("get_exam", playerId, { exam_module_id: examId })).toMatchObject(sat);

  clock.advanceMs(60_000);
  await candidates.handIn(playerId, examId);
  expect(await rowOf(1)).toBeUndefined();
  expect(await rowOf(2)).toMatchObject({
    attempt_id: attemptId,
    sitting_ends_at: now(),
    result_available_at: new Date(endsAtMs).toISOString(),
    result: { state: "hidden", passed: null },
  });
});
