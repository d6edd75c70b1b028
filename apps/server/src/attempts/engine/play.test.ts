import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { afterEach, describe, expect, it } from "vitest";
import { createAttemptFixture } from "../attempt-fixture.ts";
import { SECRET } from "../level-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const game = createAttemptFixture(db, { clock, random: seededRandom(7, clock) });
const { call, refusal, openLevel, play, newPlayer, newPlace } = game;

afterEach(() => game.change({}));

const inSeconds = (instant: string | null) =>
  instant === null ? null : (Date.parse(instant) - clock.nowMs()) / 1_000;

describe("get_questions_by_level", () => {
  it("delivers ten cards with the first clock running", async () => {
    const view = await openLevel(await newPlayer(), await newPlace());
    expect(view.questions).toHaveLength(10);
    expect(view).toMatchObject({
      mode: "quiz_zone",
      status: "open",
      score: 0,
      coins: 100,
      seconds_per_question: 30,
    });
    expect(view.scope).toMatchObject({ subcategory: "part", level: 1, title: "Rules of the air" });
    expect(view.current_question_id).toBe(view.questions[0]?.question_id);
    expect(inSeconds(view.states[0]?.deadline ?? null)).toBe(30);
    expect(inSeconds(view.expires_at)).toBe(86_400);
    expect(view.lifelines.map(({ kind, price_coins, used }) => [kind, price_coins, used])).toEqual([
      ["fifty_fifty", 5, false],
      ["audience_poll", 5, false],
      ["skip", 5, false],
      ["reset_timer", 5, false],
    ]);
  });

  it("resumes the same paper and deadline, whoever asks first", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    const views = await Promise.all(Array.from({ length: 20 }, () => openLevel(player, place)));
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    clock.advanceMs(5_000);
    const again = await openLevel(player, place);
    expect(again.states).toEqual(views[0]?.states);
    expect(again.questions).toEqual(views[0]?.questions);
  });

  it("gives every player an order and ids of their own", async () => {
    const place = await newPlace();
    const [one, other] = [
      await openLevel(await newPlayer(), place),
      await openLevel(await newPlayer(), place),
    ];
    const ids = (view: typeof one) =>
      view.questions.flatMap(({ options }) => options.map(({ option_id }) => option_id));
    expect(new Set([...ids(one), ...ids(other)]).size).toBe(80);
    expect(one.questions.map(({ stem }) => stem)).not.toEqual(other.questions.map(({ stem }) => stem));
  });

  it("refuses a locked level, a locked category and a place that is not there", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    const premium = await newPlace({ priceCoins: 50 });
    const at = (place: { category: string }, level: number, subcategory = "part") =>
      refusal("get_questions_by_level", player, { category: place.category, subcategory, level });
    expect(await at(place, 2)).toBe("202");
    expect(await at(place, 3)).toBe("102");
    expect(await at(place, 1, "nowhere")).toBe("102");
    expect(await at(premium, 1)).toBe("211");
    expect(await at({ category: "nowhere" }, 1)).toBe("102");
  });

  it("plays with the admin's numbers, and a running attempt keeps its own", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    game.change({ modeNumbers: { quiz_zone: { questions: 5, secondsPerQuestion: 60 } } });
    const view = await openLevel(player, place);
    expect([view.questions.length, view.seconds_per_question]).toEqual([5, 60]);
    game.change({});
    expect((await openLevel(player, place)).seconds_per_question).toBe(60);
  });
});

describe("submit_answer", () => {
  it("reveals the answered question and names the next turn", async () => {
    const player = await newPlayer();
    const view = await openLevel(player, await newPlace());
    const [first, second] = view.questions;
    const answer = await game.keyOf(player, view.attempt_id, first?.question_id ?? "");
    const message = { attempt_id: view.attempt_id, question_id: first?.question_id, answer };
    clock.advanceMs(7_000);
    const told = await call("submit_answer", player, message);
    expect(told).toMatchObject({
      recorded: true,
      in_time: true,
      correct: true,
      correct_answer: answer,
      score: 4,
    });
    expect(told.reveal?.reference).toContain(SECRET);
    expect(told.next_question_id).toBe(second?.question_id);
    expect(inSeconds(told.next_deadline)).toBe(150);
    expect(await call("submit_answer", player, message)).toEqual(told);
    expect(await call("submit_answer", player, { ...message, answer: "" })).toEqual(told);
  });

  it("takes an answer at the end of the grace and not a moment later", async () => {
    for (const [lateMs, inTime] of [
      [31_000, true],
      [31_001, false],
    ] as const) {
      const player = await newPlayer();
      const view = await openLevel(player, await newPlace());
      const questionId = view.questions[0]?.question_id ?? "";
      const answer = await game.keyOf(player, view.attempt_id, questionId);
      clock.advanceMs(lateMs);
      const told = await call("submit_answer", player, {
        attempt_id: view.attempt_id,
        question_id: questionId,
        answer,
      });
      expect(told).toMatchObject({ recorded: true, in_time: inTime, correct: inTime, score: inTime ? 4 : 0 });
    }
  });

  it("starts the next clock after the reading pause, or when the question is opened", async () => {
    const player = await newPlayer();
    const view = await openLevel(player, await newPlace());
    const [first, second, third] = view.questions.map(({ question_id }) => question_id);
    const about = (question_id: string | undefined) => ({ attempt_id: view.attempt_id, question_id });
    await call("submit_answer", player, { ...about(first), answer: "" });
    clock.advanceMs(10_000);
    const opened = await call("open_question", player, about(second));
    expect(inSeconds(opened.deadline)).toBe(30);
    clock.advanceMs(10_000);
    expect((await call("open_question", player, about(second))).deadline).toBe(opened.deadline);
    expect(await refusal("open_question", player, about(third))).toBe("103");
    clock.advanceMs(21_001);
    const state = await call("get_attempt", player, { attempt_id: view.attempt_id });
    expect(state.states.map(({ status }) => status).slice(0, 3)).toEqual(["answered", "timed_out", "open"]);
    expect(state.current_question_id).toBe(third);
    expect(Date.parse(state.states[2]?.deadline ?? "")).toBe(Date.parse(opened.deadline) + 150_000);
  });

  it("refuses questions to come, foreign options and foreign attempts", async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    const view = await openLevel(player, await newPlace());
    const [first, second] = view.questions;
    const message = { attempt_id: view.attempt_id, question_id: first?.question_id, answer: "" };
    expect(await refusal("submit_answer", player, { ...message, question_id: second?.question_id })).toBe(
      "103",
    );
    expect(
      await refusal("submit_answer", player, { ...message, answer: second?.options[0]?.option_id }),
    ).toBe("103");
    for (const name of ["submit_answer", "get_attempt", "finish_attempt", "review_attempt"] as const) {
      const fields = name === "submit_answer" ? message : { attempt_id: view.attempt_id };
      expect(await refusal(name, stranger, fields)).toBe("102");
    }
  });

  it("keeps one of fifty different answers sent at the same time", async () => {
    const player = await newPlayer();
    const view = await openLevel(player, await newPlace());
    const question = view.questions[0];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call("submit_answer", player, {
          attempt_id: view.attempt_id,
          question_id: question?.question_id,
          answer: question?.options[index % 4]?.option_id,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await db.selectFrom("attempt_answers").selectAll().where("player_id", "=", player).execute();
    expect(rows).toHaveLength(1);
  });
});

describe("finish_attempt", () => {
  it("books a won level once: coins, score, progress, first answers, streak", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    const view = await openLevel(player, place);
    await play(player, view, 6);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => call("finish_attempt", player, { attempt_id: view.attempt_id })),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({
      question_count: 10,
      correct: 6,
      wrong: 4,
      blank: 0,
      percent: 60,
      marks: 20,
      max_marks: 40,
      score: 20,
      won: true,
      coins_earned: 8,
      coins: 108,
      all_time_score: 20,
      first_attempts: 10,
      level: {
        played: 1,
        passed: true,
        first_pass: true,
        unlocked: 2,
        newly_unlocked: true,
        max_level: 2,
        best_percent: 60,
      },
      topics: [{ slug: "part", name: "Rules of the air", correct: 6, total: 10 }],
    });
    const stored = await db
      .selectFrom("players")
      .innerJoin("coin_accounts", "coin_accounts.player_id", "players.player_id")
      .select(["all_time_score", "streak_days", "coins", "entry_count"])
      .where("players.player_id", "=", player)
      .executeTakeFirst();
    expect(stored).toEqual({ all_time_score: 20, streak_days: 1, coins: 108, entry_count: 2 });
  });

  it("pays the first win of a level only and keeps the best percentage", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    for (const [right, coins, best, isFirstPass] of [
      [4, 0, 40, false],
      [8, 10, 80, true],
      [10, 0, 100, false],
      [1, 0, 100, false],
    ] as const) {
      const view = await openLevel(player, place);
      await play(player, view, right);
      const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
      expect([result.coins_earned, result.level?.best_percent]).toEqual([coins, best]);
      expect(result.level?.first_pass).toBe(isFirstPass);
    }
    expect((await openLevel(player, place, 2)).scope.level).toBe(2);
  });

  it("pays no more than the daily cap and starts again on the next day", async () => {
    game.change({ modeNumbers: { quiz_zone: { dailyCoinCap: 15 } } });
    const player = await newPlayer();
    const earn = async () => {
      const view = await openLevel(player, await newPlace());
      await play(player, view, 10);
      return (await call("finish_attempt", player, { attempt_id: view.attempt_id })).coins_earned;
    };
    expect([await earn(), await earn(), await earn()]).toEqual([10, 5, 0]);
    clock.advanceMs(86_400_000);
    expect(await earn()).toBe(10);
  });

  it("counts what was not answered as blank and never falls below zero", async () => {
    const player = await newPlayer();
    const view = await openLevel(player, await newPlace());
    const first = view.questions[0];
    const key = await game.keyOf(player, view.attempt_id, first?.question_id ?? "");
    const wrong = first?.options.find(({ option_id }) => option_id !== key)?.option_id;
    await call("submit_answer", player, {
      attempt_id: view.attempt_id,
      question_id: first?.question_id,
      answer: wrong,
    });
    const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
    expect(result).toMatchObject({
      correct: 0,
      wrong: 1,
      blank: 9,
      marks: 0,
      score: 0,
      won: false,
      coins_earned: 0,
    });
    const message = { attempt_id: view.attempt_id, question_id: view.questions[1]?.question_id, answer: "" };
    expect(await refusal("submit_answer", player, message)).toBe("207");
    expect(await refusal("open_question", player, message)).toBe("207");
  });

  it("loses no answer that was acknowledged while it ran", async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await newPlayer();
      const view = await openLevel(player, await newPlace({ levels: 1 }));
      const question_id = view.questions[0]?.question_id ?? "";
      const answer = await game.keyOf(player, view.attempt_id, question_id);
      const [answered, result] = await Promise.all([
        refusal("submit_answer", player, { attempt_id: view.attempt_id, question_id, answer }),
        call("finish_attempt", player, { attempt_id: view.attempt_id }),
      ]);
      expect(result.correct).toBe(answered === null ? 1 : 0);
    }
  });

  it("ends by itself when the time is over and leaves room for a new run", async () => {
    const [player, place] = [await newPlayer(), await newPlace()];
    const view = await openLevel(player, place);
    clock.advanceMs(10 * 150_000 + 2_000);
    const ended = await call("get_attempt", player, { attempt_id: view.attempt_id });
    expect(ended).toMatchObject({ status: "finished", current_question_id: null });
    expect((await openLevel(player, place)).attempt_id).not.toBe(view.attempt_id);
    const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
    expect(result).toMatchObject({ blank: 10, percent: 0 });
  });

  it("rewards the owner of the friend code after the newcomer's quizzes on two days, once", async () => {
    const owner = await newPlayer();
    const [newcomer, place] = [await newPlayer({ referredBy: owner }), await newPlace()];
    const coins: (number | undefined)[] = [];
    for (const laterMs of [0, 0, 86_400_000, 86_400_000]) {
      clock.advanceMs(laterMs);
      const view = await openLevel(newcomer, place);
      await play(newcomer, view, 1);
      await call("finish_attempt", newcomer, { attempt_id: view.attempt_id });
      const accounts = db.selectFrom("coin_accounts").select("coins").where("player_id", "=", owner);
      coins.push((await accounts.executeTakeFirst())?.coins);
    }
    expect(coins).toEqual([100, 100, 200, 200]);
  });
});

describe("review_attempt", () => {
  it("waits for the end, then tells questions, answers, keys and times", async () => {
    const player = await newPlayer();
    const view = await openLevel(player, await newPlace());
    expect(await refusal("review_attempt", player, { attempt_id: view.attempt_id })).toBe("221");
    clock.advanceMs(4_000);
    await play(player, view, 3);
    const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
    const review = await call("review_attempt", player, { attempt_id: view.attempt_id });
    expect(review.result).toEqual(result);
    expect(review.questions.map(({ card }) => card)).toEqual(view.questions);
    expect(review.questions.map(({ reveal }) => reveal?.correct)).toEqual(
      view.questions.map((_, index) => index < 3),
    );
    expect(review.questions[0]).toMatchObject({ in_time: true, seconds: 4 });
  });
});

describe("secrets", () => {
  it("are in no answer before the question is answered", async () => {
    const player = await newPlayer();
    const { attempt_id, questions } = await openLevel(player, await newPlace());
    const ask = (name: Parameters<typeof game.ask>[0], fields: object) =>
      game.ask(name, player, { attempt_id, ...fields }).then(({ text }) => text);
    const [first, second] = questions.map(({ question_id }) => question_id);
    const before = [
      await ask("get_attempt", {}),
      await ask("open_question", { question_id: first }),
      await ask("use_lifeline", { question_id: first, kind: "fifty_fifty" }),
      await ask("submit_answer", { question_id: second, answer: "" }),
      await ask("review_attempt", {}),
    ];
    expect(before.filter((text) => text.includes(SECRET))).toEqual([]);
    const [option] = questions[0]?.options ?? [];
    const answered = await ask("submit_answer", { question_id: first, answer: option?.option_id });
    expect(answered).toContain(SECRET);
    const after = await ask("get_attempt", {});
    expect(after.split(`${SECRET} explanation`)).toHaveLength(2);
  });
});
