import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, openLevel, playLevel } from "./play-fixture.ts";

/** A run is about a place, whatever its paper was written in: its reader hears of it in the language of the page. */
const ARABIC = /\p{Script=Arabic}/u;

const app = await createTestApp({ content: true });

const readIn = async (player: TestPlayer, web_language: string) =>
  dataOf(await player.call("update_profile", { web_language }));

describe("names of what was played in English", () => {
  it("are the reader's in a result and its review", async () => {
    const player = await app.signUp();
    const { attempt_id, scope, topics, moved } = await playLevel(app.db, player.call, 10);
    const names = [scope.title, ...topics.map(({ name }) => name), ...(moved ?? []).map(({ name }) => name)];
    expect(names.join(" ")).not.toMatch(ARABIC);
    await readIn(player, "ar");
    const { result } = dataOf<OutputOf<Actions["review_attempt"]>>(
      await player.call("review_attempt", { attempt_id }),
    );
    expect(result.scope.title).toMatch(ARABIC);
    expect(result.topics.map(({ name }) => ARABIC.test(name))).toEqual(topics.map(() => true));
    expect(result.moved?.map(({ name }) => ARABIC.test(name))).toEqual(moved?.map(() => true));
    await readIn(player, "en");
    const again = dataOf<OutputOf<Actions["review_attempt"]>>(
      await player.call("review_attempt", { attempt_id }),
    );
    expect(again.result.scope.title).toBe(scope.title);
  });

  it("are the reader's while it is open, on home and in the history of coins", async () => {
    const player = await app.signUp();
    await playLevel(app.db, player.call, 10);
    const { attempt_id } = await openLevel(player.call);
    await readIn(player, "ar");
    const run = dataOf<OutputOf<Actions["get_attempt"]>>(await player.call("get_attempt", { attempt_id }));
    expect(run.scope.title).toMatch(ARABIC);
    const open = dataOf<OutputOf<Actions["get_open_attempts"]>>(await player.call("get_open_attempts", {}));
    expect(open.map(({ title }) => title)).toEqual([run.scope.title]);
    const { next } = dataOf<OutputOf<Actions["get_next_best"]>>(await player.call("get_next_best", {}));
    expect(next).toMatchObject({ kind: "run", title: run.scope.title });
    const rows = dataOf<OutputOf<Actions["get_tracker_data"]>>(await player.call("get_tracker_data", {}));
    expect(rows[0]?.title_params).toMatchObject({ mode: "quiz_zone", name: run.scope.title });
  });
});
