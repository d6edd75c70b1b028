import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { checkRuns } from "./check-runs.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const fixture = createStudyFixture(await createTestApp({ content: false }));
const { db, clock, signUp, newPlace, open, answer, finish, play } = fixture;

const MS_PER_HOUR = 3_600_000;

type Tally = { readonly questions: number; readonly correct: number; readonly percent: number };
type Statistics = {
  readonly questions_answered: number;
  readonly correct_answers: number;
  readonly strong_category: { readonly slug: string } | null;
  readonly weak_category: { readonly slug: string } | null;
  readonly per_mode: readonly (Tally & { readonly mode: string; readonly quizzes: number })[];
  readonly per_category: readonly (Tally & { readonly slug: string; readonly mastery: object })[];
  readonly days: readonly (Tally & { readonly day: string })[];
  readonly wrong_now: number;
};

const statisticsOf = async (player: TestPlayer, fields = {}) =>
  dataOf<Statistics>(await player.call("get_users_statistics", fields));
/** Moves the clock on to this hour of a day, UTC; twelve or more hours later. */
const goToHour = (hour: number) => {
  const now = clock.nowMs() + 12 * MS_PER_HOUR;
  const wait = (hour * MS_PER_HOUR - (now % (24 * MS_PER_HOUR)) + 24 * MS_PER_HOUR) % (24 * MS_PER_HOUR);
  clock.advanceMs(12 * MS_PER_HOUR + wait);
};
const dayAgo = (days: number) => new Date(clock.nowMs() - days * 24 * MS_PER_HOUR).toISOString().slice(0, 10);

async function readCounter(field: string): Promise<number> {
  const text = await (await fetch(`${fixture.url}/metrics`)).text();
  const line = `crosscheck_contradicting_numbers_total{action="set_users_statistics",field="${field}"} `;
  return Number(
    text
      .split("\n")
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

describe("get_users_statistics", () => {
  it("answers zeros to a new player", async () => {
    expect(await statisticsOf(await signUp())).toEqual({
      questions_answered: 0,
      correct_answers: 0,
      strong_category: null,
      ratio1: 0,
      weak_category: null,
      ratio2: 0,
      best_position: null,
      per_mode: [],
      per_category: [],
      days: [],
      wrong_now: 0,
      seconds_per_question: null,
    });
  });

  it("counts answers by mode, subject and day, without blank ones and without other players", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const law = await newPlace({ name: "Air law" });
    const weather = await newPlace({ name: "Meteorology" });
    goToHour(10);
    await play(player, law, { right: 8, wrong: 2 });
    await play(player, weather, { right: 3, wrong: 3 });
    await play(other, law, { right: 1, wrong: 9 });
    const statistics = await statisticsOf(player, { language_id: 15 });
    expect(statistics).toMatchObject({ questions_answered: 16, correct_answers: 11, best_position: 1 });
    expect(statistics.per_mode).toEqual([
      { mode: "quiz_zone", quizzes: 2, questions: 16, correct: 11, percent: 68.75, seconds: 60 },
    ]);
    const each = { seconds_per_question: 3 };
    const met = { right_twice: 0, seen: 10, total: 20 };
    expect(statistics.per_category).toEqual([
      {
        slug: law.category,
        category_name: "Air law ع",
        face: null,
        pack: "test",
        questions: 10,
        correct: 8,
        percent: 80,
        ...each,
        enough: true,
        mastery: { ...met, right_once: 8 },
      },
      {
        slug: weather.category,
        category_name: "Meteorology ع",
        face: null,
        pack: "test",
        questions: 6,
        correct: 3,
        percent: 50,
        ...each,
        enough: false,
        mastery: { ...met, right_once: 3 },
      },
    ]);
    expect(statistics.days).toEqual([{ day: dayAgo(0), questions: 16, correct: 11, percent: 68.75 }]);
    expect(statistics).toMatchObject({ wrong_now: 9, ...each });
  });

  it("adds up in every list", async () => {
    const player = await signUp();
    const places = [await newPlace(), await newPlace(), await newPlace()];
    for (const [index, place] of places.entries()) {
      await play(player, place, { right: 3 * index, wrong: 2 });
      goToHour(5 * index);
    }
    const { questions_answered: answered, correct_answers: correct, ...lists } = await statisticsOf(player);
    for (const list of [lists.per_mode, lists.per_category, lists.days]) {
      expect(list.reduce((sum, tally) => sum + tally.questions, 0)).toBe(answered);
      expect(list.reduce((sum, tally) => sum + tally.correct, 0)).toBe(correct);
    }
    expect(answered).toBe(15);
  });

  it("takes categories of one syllabus code for one subject, called by its quiz-zone category", async () => {
    const player = await signUp();
    const [audio, zone] = [await newPlace({ code: "090" }), await newPlace({ code: "090", name: "Radio" })];
    await play(player, audio, { right: 6, wrong: 4 });
    await db.updateTable("categories").set({ type: 4 }).where("slug", "=", audio.category).execute();
    expect((await statisticsOf(player)).per_category).toMatchObject([
      { slug: zone.category, category_name: "Radio", face: faceOf("090"), questions: 10, correct: 6 },
    ]);
    await play(player, zone, { right: 10, wrong: 0 });
    expect((await statisticsOf(player)).per_category).toMatchObject([
      { questions: 20, correct: 16, percent: 80 },
    ]);
  });

  it("counts an answer by the objective of its question, never by a category of several subjects", async () => {
    const player = await signUp();
    const [law, radio] = [await newPlace({ code: "201" }), await newPlace({ code: "202" })];
    const mixed = await newPlace({ code: "0", name: "Mixed", objectives: ["201", "202"] });
    const other = await newPlace({ code: "0", name: "Other mixed", objectives: ["201"] });
    await play(player, mixed, { right: 10, wrong: 0 });
    await play(player, other, { right: 0, wrong: 10 });
    expect((await statisticsOf(player)).per_category).toMatchObject([
      { slug: law.category, questions: 15, correct: 5, mastery: { seen: 0, total: 20 } },
      { slug: radio.category, questions: 5, correct: 5, mastery: { seen: 0, total: 20 } },
    ]);
  });

  it("keeps apart what names no known subject, and never calls it strong or weak", async () => {
    const player = await signUp();
    const law = await newPlace();
    const lost = await newPlace({ code: "0", objectives: ["998"] });
    const foreign = await newPlace({ code: "0", objectives: ["PA.XI.A"] });
    await play(player, lost, { right: 10, wrong: 0 });
    await play(player, foreign, { right: 0, wrong: 10 });
    await play(player, law, { right: 5, wrong: 5 });
    const statistics = await statisticsOf(player);
    expect(statistics).toMatchObject({
      strong_category: { slug: law.category },
      ratio1: 50,
      weak_category: null,
    });
    const [first, ...others] = statistics.per_category;
    expect(first).toMatchObject({ slug: law.category });
    expect(others).toHaveLength(2);
    expect(others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: lost.category, questions: 10, correct: 10 }),
        expect.objectContaining({ slug: foreign.category, questions: 10, correct: 0 }),
      ]),
    );
  });

  it("lists subjects with too few answers last and says so", async () => {
    const player = await signUp();
    const [few, many] = [await newPlace(), await newPlace()];
    await play(player, few, { right: 9, wrong: 0 });
    await play(player, many, { right: 5, wrong: 5 });
    expect((await statisticsOf(player)).per_category).toMatchObject([
      { slug: many.category, questions: 10, enough: true },
      { slug: few.category, questions: 9, enough: false },
    ]);
  });

  it("names the strongest and weakest subject of those with ten answers", async () => {
    const player = await signUp();
    const [good, fair, few] = [await newPlace(), await newPlace(), await newPlace()];
    await play(player, few, { right: 0, wrong: 9 });
    expect(await statisticsOf(player)).toMatchObject({ strong_category: null, weak_category: null });
    await play(player, good, { right: 9, wrong: 1 });
    expect(await statisticsOf(player)).toMatchObject({
      strong_category: { slug: good.category },
      ratio1: 90,
      weak_category: null,
      ratio2: 0,
    });
    await play(player, fair, { right: 6, wrong: 4 });
    expect(await statisticsOf(player)).toMatchObject({
      strong_category: { slug: good.category },
      ratio1: 90,
      weak_category: { slug: fair.category },
      ratio2: 60,
    });
  });

  it("counts days as the player's zone has them", async () => {
    const player = await signUp();
    const place = await newPlace();
    goToHour(22);
    await play(player, place, { right: 6, wrong: 0 });
    clock.advanceMs(3 * MS_PER_HOUR);
    await play(player, place, { right: 0, wrong: 4 });
    const days = async (timezone?: string) =>
      (await statisticsOf(player, timezone === undefined ? {} : { timezone })).days.map(({ day }) => day);
    expect(await days()).toEqual([dayAgo(1), dayAgo(0)]);
    expect(await days("Asia/Riyadh")).toEqual([dayAgo(0)]);
    expect(await days("America/New_York")).toEqual([dayAgo(1)]);
    for (const timezone of ["Mars/Olympus", "'; drop table players; --"]) {
      const { body } = await player.call("get_users_statistics", { timezone });
      expect(body).toMatchObject({ error: true, message: "103", field: "timezone" });
    }
  });

  it("shows the last thirty days with an answer, oldest first", async () => {
    const player = await signUp();
    const place = await newPlace();
    for (let day = 0; day < 33; day += 1) {
      goToHour(9);
      const view = await open(player, place);
      await answer(player, view, { number: 1, wish: day === 5 ? "blank" : "right" });
      await finish(player, view);
    }
    const { days } = await statisticsOf(player);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: dayAgo(0), questions: 1, correct: 1 });
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  it("leaves practice out, but not what it says about wrong answers", async () => {
    const player = await signUp();
    const view = await play(player, await newPlace(), { right: 6, wrong: 4 });
    await player.call("set_bookmark", { question_id: idOf(view, 10), status: 1 });
    const before = await statisticsOf(player);
    expect(before.wrong_now).toBe(4);
    clock.advanceMs(1_000);
    const practice = dataOf<{ attempt_id: string }>(await player.call("play_bookmarks"));
    await answer(player, practice, { number: 1, wish: "right" });
    await finish(player, practice);
    const [subject] = before.per_category;
    const after = { ...subject, mastery: { ...subject?.mastery, right_once: 7 } };
    expect(await statisticsOf(player)).toEqual({ ...before, per_category: [after], wrong_now: 3 });
  });
});

describe("set_users_statistics", () => {
  it("answers the truth, changes nothing and counts each number that contradicts it", async () => {
    const player = await signUp();
    const place = await newPlace();
    await play(player, place, { right: 8, wrong: 2 });
    const truth = await statisticsOf(player);
    const rows = async () =>
      (
        await sql`select (select jsonb_agg(t order by t::text) from subject_tallies t) as tallies,
        (select jsonb_agg(h order by h::text) from item_history h) as history,
        (select jsonb_agg(r order by r::text) from attempt_results r) as results`.execute(db)
      ).rows;
    const before = await rows();
    const forge = async (fields: object) => {
      const { body } = await player.call("set_users_statistics", { ...fields });
      expect(body).toMatchObject({ error: false, message: "111", data: truth });
    };
    await forge({});
    await forge({ questions_answered: 10, correct_answers: "8", ratio: 80, category_id: place.category });
    await forge({ ratio: 80.4 });
    await forge({ ratio: 80, category_id: place.categoryId.toUpperCase() });
    expect(await Promise.all(["questions_answered", "correct_answers", "ratio"].map(readCounter))).toEqual([
      0, 0, 0,
    ]);

    await forge({ questions_answered: 1_000_000, correct_answers: 1_000_000, ratio: 100 });
    await forge({ questions_answered: -1, ratio: 80, category_id: "nowhere" });
    await forge({ correct_answers: 8.5 });
    expect(await Promise.all(["questions_answered", "correct_answers", "ratio"].map(readCounter))).toEqual([
      2, 2, 2,
    ]);
    expect(await rows()).toEqual(before);
    expect(await statisticsOf(player)).toEqual(truth);
  });
});

it("leaves histories and tallies that hold against the log", async () => {
  const { checked, breaches } = await checkRuns(fixture.db);
  expect(breaches).toEqual([]);
  expect(checked).toBeGreaterThan(50);
});
