import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { finishRun } from "../attempts/finish/finish-run.ts";
import { findRun } from "../attempts/engine/run-queries.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { dataOf, type View } from "../conformance/play-fixture.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { checkRuns } from "./check-runs.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const app = await createTestApp({ content: false });
const { db, clock, game, signUp, newPlace, open, answer, finish, play } = createStudyFixture(app);

type Rows = OutputOf<Actions["get_categories"]>;
type Place = Awaited<ReturnType<typeof newPlace>>;

const NOTHING = { right_twice: 0, right_once: 0, seen: 0, total: 20 };

async function masteryOf(player: TestPlayer, place: Place) {
  const rows = dataOf<Rows>(await player.call("get_categories"));
  const parts = dataOf<Rows>(
    await player.call("get_subcategory_by_maincategory", { category_slug: place.category }),
  );
  const inCategory = rows.find(({ slug }) => slug === place.category)?.mastery;
  // All its questions are in its one part.
  expect(parts[0]?.mastery).toEqual(inCategory);
  return inCategory;
}

it("tells of each place what was seen, right once and right twice in a row", async () => {
  const player = await signUp();
  const place = await newPlace();
  await newPlace();
  expect(await masteryOf(player, place)).toEqual(NOTHING);
  await play(player, place, { right: 6, wrong: 2 });
  expect(await masteryOf(player, place)).toEqual({ ...NOTHING, right_once: 6, seen: 10 });
});

it("takes back what was right twice when the next answer is wrong, but not what was right once", async () => {
  const player = await signUp();
  const place = await newPlace({ objectives: ["401"] });
  const go = async (wishes: Readonly<Record<string, "right" | "wrong">>) => {
    const view = await open(player, place);
    for (const [index, { question_id: id }] of view.questions.entries())
      await answer(player, view, { number: index + 1, wish: wishes[id] ?? "blank" });
    const { moved } = await finish(player, view);
    clock.advanceMs(1_000);
    return moved;
  };
  const [a = "", b = "", c = ""] = (await open(player, place)).questions.map((one) => one.question_id);
  const known = (right_twice: number, right_once: number) => ({
    ...NOTHING,
    right_twice,
    right_once,
    seen: 10,
  });
  const steps = [
    [{ [a]: "right", [b]: "right", [c]: "wrong" }, known(0, 2)],
    [{ [a]: "right", [b]: "right", [c]: "right" }, known(2, 3)],
    [{ [a]: "right", [b]: "wrong" }, known(1, 3)],
    [{ [a]: "right", [b]: "right", [c]: "right" }, known(1, 3)],
    [{ [a]: "right", [b]: "right", [c]: "right" }, known(3, 3)],
  ] as const;
  let before: object = NOTHING;
  for (const [wishes, after] of steps) {
    const moved = await go(wishes);
    const told = { slug: place.category, name: "Air law", before, after };
    // The fourth run leaves every number as it was.
    expect(moved).toEqual(JSON.stringify(before) === JSON.stringify(after) ? [] : [told]);
    expect(await masteryOf(player, place)).toEqual(after);
    before = after;
  }
  expect((await checkRuns(db)).breaches).toEqual([]);
});

it("puts the answers of a finish that is booked after a later one where it belongs", async () => {
  const player = await signUp();
  const place = await game.newPlace({ levels: 1, itemsPerLevel: 2 });
  const first = await play(player, place, { right: 2, wrong: 0 });
  const question = idOf(first, 1);
  await player.call("set_bookmark", { question_id: question, status: 1 });
  const practice = dataOf<View>(await player.call("play_bookmarks"));
  clock.advanceMs(1_000);
  const slow = await open(player, place);
  const run = await findRun(db, { playerId: player.playerId, attemptId: slow.attempt_id });
  if (run === undefined) throw new Error("no run");
  const endedAtMs = clock.nowMs();
  await answer(player, practice, { number: 1, wish: "right" });
  await finish(player, practice);
  const { outcome } = await finishRun(
    { db, settings: DEFAULT_SETTINGS, nowMs: endedAtMs, effects: FINISH_EFFECTS },
    run,
  );

  const rows = await db
    .selectFrom("item_history")
    .selectAll()
    .where("player_id", "=", player.playerId)
    .where("item_id", "=", question)
    .execute();
  expect(rows).toMatchObject([{ seen: 3, last_correct: true, previous_correct: false }]);
  const known = { right_once: 2, seen: 2, total: 2 };
  expect(outcome.moved).toMatchObject([
    { before: { ...known, right_twice: 1 }, after: { ...known, right_twice: 0 } },
  ]);
  expect((await checkRuns(db)).breaches).toEqual([]);
});

it("tells a visitor nothing, and counts no question that can no longer be played", async () => {
  const player = await signUp();
  const place = await newPlace();
  await play(player, place, { right: 10, wrong: 0 });
  const visitor = dataOf<Rows>(await app.call("get_categories"));
  expect(visitor.filter((row) => "mastery" in row)).toEqual([]);
  await sql`update items set retired_at = now() where category_id = ${place.categoryId} and level = 1 and position > 4`.execute(
    db,
  );
  forgetCatalogue(db);
  expect(await masteryOf(player, place)).toEqual({ right_twice: 0, right_once: 4, seen: 4, total: 14 });
});
