import { quizZone } from "@crosscheck/rules/modes/quiz-zone";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { itemsOf } from "../attempts/attempt-fixture.ts";
import { SECRET } from "../attempts/level-fixture.ts";
import { dataOf, paperOf, type View } from "../conformance/play-fixture.ts";
import { checkRuns } from "./check-runs.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const fixture = createStudyFixture(await createTestApp({ content: false }));
const { clock, signUp, newPlace, open, answer, finish, play } = fixture;

type Card = {
  readonly question_id: string;
  readonly card: View["questions"][number];
  readonly reveal: { readonly correct_answer: string; readonly explanation: string };
  readonly type: number;
  readonly category_name: string;
  readonly note: string;
};
type Ids = { readonly question_ids: readonly string[]; readonly types: readonly object[] };

const bookmark = (player: TestPlayer, question_id: string, status: unknown = 1) =>
  player.call("set_bookmark", { question_id, status });
const cardsOf = async (player: TestPlayer, fields = {}) =>
  dataOf<Card[]>(await player.call("get_bookmark", fields));
const idsOf = async (player: TestPlayer) => dataOf<Ids>(await player.call("get_bookmark_ids"));

/** Both ways of being told late. */
const EXAM: ModeDefinition = {
  ...quizZone,
  id: "fixture_exam",
  timing: { kind: "whole_paper", totalSeconds: 600 },
  answerMode: "free",
  reveal: "after_finish",
  lifelines: {},
  reward: null,
  ranked: false,
  progress: "none",
};

async function openExam(player: TestPlayer, mode: ModeDefinition, closesAtMs: number | null = null) {
  const level = await open(await signUp(), await newPlace());
  const items = await itemsOf(fixture.db, level);
  return await fixture.game.openMode(player.playerId, mode, {
    parts: [{ section: null, items }],
    closesAtMs,
  });
}

describe("set_bookmark", () => {
  it("keeps a question once and takes it away once", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 3);
    for (const status of [1, "1", true]) {
      const { body } = await bookmark(player, question, status);
      expect(body).toMatchObject({ message: "111", data: { question_id: question, bookmarked: true } });
    }
    expect(await idsOf(player)).toEqual({ question_ids: [question], types: [{ type: 1, count: 1 }] });
    const { body } = await bookmark(player, question, 0);
    expect(body).toMatchObject({ message: "111", data: { bookmarked: false } });
    expect((await bookmark(player, question, 0)).body).toMatchObject({ error: true, message: "232" });
    expect(await idsOf(player)).toEqual({ question_ids: [], types: [] });
  });

  it("takes ids in capital letters for what they are", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 1);
    const { body } = await bookmark(player, question.toUpperCase());
    expect(body).toMatchObject({ data: { question_id: question } });
  });

  it("refuses questions that were not shown to this player", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const place = await newPlace();
    const shown = await open(other, place);
    expect((await bookmark(player, idOf(shown, 1))).body.message).toBe("102");
    expect((await bookmark(player, crypto.randomUUID())).body.message).toBe("102");
    await bookmark(other, idOf(shown, 1));
    expect((await bookmark(player, idOf(shown, 1))).body.message).toBe("102");
    expect((await bookmark(player, idOf(shown, 1), 0)).body.message).toBe("232");
    expect(await cardsOf(player)).toEqual([]);
    expect((await idsOf(player)).question_ids).toEqual([]);
    expect((await idsOf(other)).question_ids).toEqual([idOf(shown, 1)]);
  });

  it("takes effect once when fifty calls come at the same time", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 1);
    const set = await Promise.all(Array.from({ length: 50 }, () => bookmark(player, question)));
    expect(new Set(set.map(({ body }) => body.message))).toEqual(new Set(["111"]));
    expect((await idsOf(player)).question_ids).toEqual([question]);
    const removed = await Promise.all(Array.from({ length: 50 }, () => bookmark(player, question, 0)));
    expect(removed.filter(({ body }) => body.message === "111")).toHaveLength(1);
    expect(removed.filter(({ body }) => body.message === "232")).toHaveLength(49);
    expect(fixture.bugs).toEqual([]);
  });
});

describe("get_bookmark", () => {
  it("shows questions in their author's order with answer, note and category, latest first", async () => {
    const player = await signUp();
    const place = await newPlace({ name: "Principles", code: "080" });
    const view = await play(player, place, { right: 6, wrong: 4 });
    for (const number of [2, 5]) {
      clock.advanceMs(1_000);
      await bookmark(player, idOf(view, number));
    }
    await player.call("set_note", { question_id: idOf(view, 5), note: "Think of lift" });
    const [first, second] = await cardsOf(player);
    expect(first?.question_id).toBe(idOf(view, 5));
    expect(first).toMatchObject({
      type: 1,
      category_name: "Principles",
      face: faceOf("080"),
      note: "Think of lift",
    });
    expect(first?.card.options.map(({ option_id }) => option_id)).toEqual(["a", "b", "c", "d"]);
    expect(first?.reveal.correct_answer).toBe("c");
    expect(first?.reveal.explanation).toContain(SECRET);
    expect(second).toMatchObject({ question_id: idOf(view, 2), note: "" });
  });

  it("pages, filters by type and names categories in the asked language", async () => {
    const player = await signUp();
    const place = await newPlace({ name: "Weather" });
    const view = await play(player, place, { right: 6, wrong: 0 });
    await fixture.db.updateTable("categories").set({ type: 6 }).where("slug", "=", place.category).execute();
    for (const number of [1, 2, 3]) {
      clock.advanceMs(1_000);
      await bookmark(player, idOf(view, number));
    }
    const all = await player.call("get_bookmark", { offset: 1, limit: 1, language_id: 15 });
    expect(all.body).toMatchObject({
      total: 3,
      data: [{ question_id: idOf(view, 2), category_name: "Weather ع" }],
    });
    expect(await cardsOf(player, { type: 6 })).toHaveLength(3);
    expect(await cardsOf(player, { type: 1 })).toEqual([]);
    expect((await player.call("get_bookmark", { offset: 9 })).body).toMatchObject({ total: 3, data: [] });
    expect((await idsOf(player)).types).toEqual([{ type: 6, count: 3 }]);
  });

  it("leaves out a question that is not answered yet, and tells nothing of its answer", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    for (const number of [1, 2, 10]) await bookmark(player, idOf(view, number));
    const early = await player.call("get_bookmark");
    expect(early.body).toMatchObject({ total: 0, data: [] });
    expect(early.text).not.toContain(SECRET);
    expect((await idsOf(player)).question_ids).toHaveLength(3);

    await answer(player, view, { number: 1, wish: "wrong" });
    expect((await cardsOf(player)).map(({ question_id }) => question_id)).toEqual([idOf(view, 1)]);
    await finish(player, view);
    expect((await cardsOf(player)).map(({ question_id }) => question_id)).toEqual([idOf(view, 1)]);
  });

  it("shows a question that was left once it is answered in another run", async () => {
    const player = await signUp();
    const place = await newPlace();
    const left = await open(player, place);
    await bookmark(player, idOf(left, 1));
    await finish(player, left);
    expect((await player.call("get_bookmark")).text).not.toContain(SECRET);
    const practice = dataOf<View>(await player.call("play_bookmarks"));
    await answer(player, practice, { number: 1, wish: "wrong" });
    await finish(player, practice);
    expect(await cardsOf(player)).toHaveLength(1);
  });

  it("leaves out a known question while it is asked again", async () => {
    const player = await signUp();
    const place = await newPlace();
    const view = await play(player, place, { right: 0, wrong: 10 });
    await bookmark(player, idOf(view, 1));
    expect(await cardsOf(player)).toHaveLength(1);
    const again = await open(player, place);
    expect(await cardsOf(player)).toEqual([]);
    await finish(player, again);
    expect(await cardsOf(player)).toHaveLength(1);
  });

  it("keeps answers of an attempt that reveals when it is finished until then", async () => {
    const player = await signUp();
    const view = await openExam(player, EXAM);
    const [question] = await paperOf(fixture.db, view.attempt_id);
    await bookmark(player, idOf(view, 1));
    const message = { attempt_id: view.attempt_id, question_id: question?.itemId, sequence: 1 };
    await player.call("submit_answer", { ...message, answer: question?.key[0] });
    expect(await cardsOf(player)).toEqual([]);
    await finish(player, view);
    expect(await cardsOf(player)).toHaveLength(1);
  });

  it("finishes a run whose time is over instead of hiding its questions for ever", async () => {
    const player = await signUp();
    const view = await openExam(player, EXAM);
    await bookmark(player, idOf(view, 1));
    clock.advanceMs(602_000);
    expect(await cardsOf(player)).toHaveLength(1);
  });

  it("keeps answers of an attempt that reveals at a closing time until then", async () => {
    const player = await signUp();
    const mode: ModeDefinition = { ...EXAM, id: "fixture_closing", reveal: "after_close" };
    const view = await openExam(player, mode, clock.nowMs() + 3_600_000);
    await bookmark(player, idOf(view, 1));
    await player.call("finish_attempt", { attempt_id: view.attempt_id });
    clock.advanceMs(3_601_000);
    expect(await cardsOf(player)).toEqual([]);
    clock.advanceMs(1);
    expect(await cardsOf(player)).toHaveLength(1);
  });
});

it("forgets bookmarks and notes with the account", async () => {
  const player = await signUp();
  const question = idOf(await open(player, await newPlace()), 1);
  await bookmark(player, question);
  await player.call("set_note", { question_id: question, note: "private" });
  expect((await player.call("delete_user_account")).body.message).toBe("111");
  for (const table of ["bookmarks", "notes"] as const) {
    const rows = await fixture.db
      .selectFrom(table)
      .select("item_id")
      .where("player_id", "=", player.playerId)
      .execute();
    expect(rows).toEqual([]);
  }
});

it("leaves histories and tallies that hold against the log", async () => {
  const { checked, breaches } = await checkRuns(fixture.db);
  expect(breaches).toEqual([]);
  expect(checked).toBeGreaterThan(50);
});
