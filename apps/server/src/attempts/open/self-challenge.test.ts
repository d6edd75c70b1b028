import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, paperOf, type Submitted, type View } from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const WISH = { category_slug: "air-law,meteorology,math-navigation", limit: 12, minutes: 10 };

type Review = OutputOf<Actions["review_attempt"]>;

async function openChallenge(wish: Readonly<Record<string, unknown>> = WISH) {
  const player = await app.signUp();
  const open = async () => dataOf<View>(await player.call("get_questions_for_self_challenge", wish));
  const view = await open();
  const { attempt_id } = view;
  const paper = await paperOf(app.db, attempt_id);
  const [first] = paper;
  if (first === undefined) throw new Error("an empty paper");
  const submit = async (answer: string, sequence: number, question = first) =>
    dataOf<Submitted>(
      await player.call("submit_answer", { attempt_id, question_id: question.itemId, answer, sequence }),
    );
  const reload = async () => dataOf<View>(await player.call("get_attempt", { attempt_id }));
  return { ...player, open, view, attempt_id, paper, first, submit, reload };
}

describe("a self challenge", () => {
  it("asks from every topic, as many as wished, with one clock", async () => {
    const { view } = await openChallenge();
    expect(view).toMatchObject({
      total_seconds: 600,
      seconds_per_question: null,
      lifelines: [],
      ranked: false,
    });
    expect(view.questions).toHaveLength(12);
    expect(Date.parse(view.expires_at) - app.clock.nowMs()).toBe(600_000);
    const topics = new Set(view.questions.map(({ category }) => category));
    expect(topics).toEqual(new Set(WISH.category_slug.split(",")));
    expect(view.scope.title).toContain(" · ");
    expect(view.questions.filter(({ kind }) => kind === "word_tiles")).toEqual([]);
  });

  it("gives numbers their part of the paper beside written questions", async () => {
    const { view } = await openChallenge();
    expect(view.questions.filter(({ is_generated }) => is_generated)).toHaveLength(4);
    const { view: numbers } = await openChallenge({
      ...WISH,
      category_slug: "math-navigation,math-planning,math-mass-and-balance",
      limit: 5,
    });
    expect(numbers.questions).toHaveLength(5);
  });

  it("never mixes languages, and asks in the default one only where the player allows it", async () => {
    const topics = [
      "atpl-communications",
      "human-performance",
      "atpl-general-navigation",
      "atpl-operational-procedures",
      "atpl-principles-of-flight",
    ];
    const wish = { category_slug: topics.join(","), limit: 10, minutes: 10, language_id: 15 };
    const { view } = await openChallenge(wish);
    expect(new Set(view.questions.map(({ category }) => category))).toEqual(new Set(["human-performance"]));
    expect(new Set(view.questions.map(({ language }) => language))).toEqual(new Set(["ar"]));

    const { call } = await app.signUp();
    await call("allow_default_language", { allowed: 1 });
    const allowed = dataOf<View>(await call("get_questions_for_self_challenge", wish));
    const asked = Map.groupBy(allowed.questions, ({ category }) => category);
    expect(topics.map((topic) => asked.get(topic)?.length)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(allowed.questions.map(({ language }) => language))).toEqual(new Set(["en"]));
  });

  it("keeps to one sub-category of one topic", async () => {
    const { view } = await openChallenge({
      category_slug: "air-law",
      subcategory_slug: "airspace-and-services",
      limit: 8,
      minutes: 3,
    });
    expect(new Set(view.questions.map(({ subcategory }) => subcategory))).toEqual(
      new Set(["airspace-and-services"]),
    );
  });

  it.each([
    ["limit", 4],
    ["limit", 51],
    ["limit", "many"],
    ["limit", 7.5],
    ["minutes", 2],
    ["minutes", 61],
    ["category_slug", "Air Law"],
    ["category_slug", ""],
  ])("refuses %s %s", async (field, value) => {
    const { call } = await app.signUp();
    const { body } = await call("get_questions_for_self_challenge", { ...WISH, [field]: value });
    expect(body).toMatchObject({ message: "103", field });
  });

  it.each([
    ["a topic that is not there", { category_slug: "air-law,nowhere" }],
    ["a topic that is played in another way", { category_slug: "word-aircraft" }],
    ["a sub-category of several topics", { subcategory_slug: "rules-of-the-air" }],
    ["a sub-category that is elsewhere", { category_slug: "air-law", subcategory_slug: "performance" }],
  ])("finds nothing for %s", async (_case, change) => {
    const { call } = await app.signUp();
    expect((await call("get_questions_for_self_challenge", { ...WISH, ...change })).body.message).toBe("102");
  });

  it("is the same run for the same topics in any order, with its own number and minutes", async () => {
    const { call, view } = await openChallenge();
    const again = dataOf<View>(
      await call("get_questions_for_self_challenge", {
        category_slug: "math-navigation,air-law,meteorology,air-law",
        limit: 50,
        minutes: 60,
      }),
    );
    expect(again).toEqual(view);
  });
});

describe("its answers", () => {
  it("are taken in any order and may be changed and cleared; the latest counts", async () => {
    const { call, attempt_id, paper, first, submit } = await openChallenge();
    for (const question of paper.toReversed()) await submit(wrongAnswer(question), 1, question);
    await submit(rightAnswer(first), 2);
    const [, second, third] = paper;
    if (second === undefined || third === undefined) throw new Error("too few questions");
    await submit("", 2, second);
    expect(await finish(call, attempt_id)).toMatchObject({ correct: 1, blank: 1, wrong: 10, score: 0 });
  });

  it("keep the highest sequence when messages overtake each other", async () => {
    const { first, submit, reload } = await openChallenge();
    const [right, wrong] = [rightAnswer(first), wrongAnswer(first)];
    await submit(right, 5);
    await submit(wrong, 3);
    await submit(wrong, 5);
    expect((await reload()).states[0]).toMatchObject({ answer: right, sequence: 5, status: "answered" });
    const texts = await Promise.all(
      Array.from({ length: 50 }, (_, at) => submit(at % 2 === 0 ? right : wrong, 10 + at)),
    );
    expect(texts).toHaveLength(50);
    expect((await reload()).states[0]).toMatchObject({ answer: wrong, sequence: 59 });
  });

  it("tell nothing before the end", async () => {
    const { call, attempt_id, submit, paper, reload } = await openChallenge();
    const shapes = new Set<string>();
    for (const [index, question] of paper.entries()) {
      const told = await submit(index % 2 === 0 ? rightAnswer(question) : wrongAnswer(question), 1, question);
      shapes.add(JSON.stringify(told));
    }
    expect([...shapes].map((text) => JSON.parse(text) as Submitted)).toEqual([
      expect.objectContaining({
        correct: null,
        correct_answer: null,
        explanation: null,
        reveal: null,
        score: 0,
      }),
    ]);
    const view = await reload();
    expect(view.states.map(({ reveal }) => reveal)).toEqual(paper.map(() => null));
    expect((await call("review_attempt", { attempt_id })).body.error).toBe(true);
    await finish(call, attempt_id);
    expect(dataOf<Review>(await call("review_attempt", { attempt_id })).questions).toHaveLength(12);
  });

  it("count until the clock of the whole paper ends, and a second of grace", async () => {
    for (const [lateMs, correct] of [
      [601_000, 1],
      [601_001, 0],
    ] as const) {
      const { call, attempt_id, first } = await openChallenge();
      app.clock.advanceMs(lateMs);
      const message = { attempt_id, question_id: first.itemId, answer: rightAnswer(first), sequence: 1 };
      const { body } = await call("submit_answer", message);
      expect(body.message).toBe(correct === 1 ? undefined : "207");
      expect(await finish(call, attempt_id)).toMatchObject({ correct, blank: 12 - correct });
    }
  });

  it("practise only: no coins, no score, no statistics", async () => {
    const { call, attempt_id } = await openChallenge();
    await answerAll({ db: app.db, ask: call }, attempt_id, rightAnswer);
    expect(await finish(call, attempt_id)).toMatchObject({
      percent: 100,
      coins_earned: 0,
      coins: 100,
      score: 0,
      all_time_score: 0,
      ranked: false,
    });
    const statistics = dataOf<OutputOf<Actions["get_users_statistics"]>>(await call("get_users_statistics"));
    expect(statistics.questions_answered).toBe(0);
  });
});

describe("a mark", () => {
  it("is kept, taken away and there after a reload, once however often it is set", async () => {
    const { call, attempt_id, paper, reload, open } = await openChallenge();
    const flag = (at: number, flagged: number) =>
      call("flag_question", { attempt_id, question_id: paper[at]?.itemId, flagged });
    const answers = await Promise.all(Array.from({ length: 50 }, () => flag(0, 1)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await Promise.all([flag(1, 1), flag(2, 1), flag(3, 1)]);
    await flag(2, 0);
    const marks = ({ states }: View) => states.flatMap(({ flagged }, at) => (flagged ? [at] : []));
    expect(marks(await reload())).toEqual([0, 1, 3]);
    expect(marks(await open())).toEqual([0, 1, 3]);
    const row = await app.db
      .selectFrom("open_attempts")
      .select("flags")
      .where("attempt_id", "=", attempt_id)
      .executeTakeFirstOrThrow();
    expect(row.flags.toSorted((one, other) => one - other)).toEqual([1, 2, 4]);
  });

  it("is not set after the end, by others, on other questions or where answers are final", async () => {
    const { call, attempt_id, first } = await openChallenge();
    const mark = { attempt_id, question_id: first.itemId, flagged: 1 };
    const thief = await app.signUp();
    expect((await thief.call("flag_question", mark)).body.message).toBe("102");
    const other = { ...mark, question_id: "00000000-0000-4000-8000-000000000000" };
    expect((await call("flag_question", other)).body.message).toBe("102");
    const oneByOne = dataOf<View>(await call("get_questions_by_type"));
    const final = {
      attempt_id: oneByOne.attempt_id,
      question_id: oneByOne.questions[0]?.question_id,
      flagged: 1,
    };
    expect((await call("flag_question", final)).body.message).toBe("102");
    await finish(call, attempt_id);
    expect((await call("flag_question", mark)).body.message).toBe("207");
  });
});
