import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { dataOf, openLevel, type Submitted, type View } from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();

it("tells points below 0 while a run is played; its score and result are never below", async () => {
  const player = await app.signUp();
  const level = await openLevel(player.call);
  expect(level).toMatchObject({ score: 0, points: 0 });
  const told: readonly Submitted[] = await answerAll(
    { db: app.db, ask: player.call },
    level.attempt_id,
    (question) => (question.number === 3 ? rightAnswer(question) : wrongAnswer(question)),
  );
  expect(told.slice(0, 4).map(({ score, points }) => [score, points])).toEqual([
    [0, -1],
    [0, -2],
    [2, 2],
    [1, 1],
  ]);
  const view = dataOf<View>(await player.call("get_attempt", { attempt_id: level.attempt_id }));
  expect(view).toMatchObject({ score: 0, points: -5 });
  expect(await finish(player.call, level.attempt_id)).toMatchObject({ score: 0 });
});
