import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createAttemptFixture, type AttemptView } from "../attempt-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(11, clock);
const game = createAttemptFixture(db, { clock, random });
const { call, refusal, openLevel, newPlayer, newPlace } = game;

async function start({ coins = 100, trueFalse = 0 } = {}) {
  const player = await newPlayer({ coins });
  const view = await openLevel(player, await newPlace({ levels: 1, trueFalse }));
  const use = (kind: string, number = 1) => ({ ...about(view, number), kind });
  return { player, view, use };
}

function about(view: AttemptView, number: number) {
  return { attempt_id: view.attempt_id, question_id: view.questions[number - 1]?.question_id ?? "" };
}

describe("use_lifeline", () => {
  it("leaves two options after 50/50, the right one among them, and repeats for nothing", async () => {
    const { player, view, use } = await start();
    const bought = await call("use_lifeline", player, use("fifty_fifty"));
    expect(bought.remaining_option_ids).toHaveLength(2);
    expect(bought.remaining_option_ids).toContain(
      await game.keyOf(player, view.attempt_id, use("").question_id),
    );
    expect(bought.coins).toBe(95);
    expect(await call("use_lifeline", player, use("fifty_fifty"))).toEqual(bought);
    const resumed = await call("get_attempt", player, { attempt_id: view.attempt_id });
    expect(resumed.states[0]?.remaining_option_ids).toEqual(bought.remaining_option_ids);
    expect(resumed.lifelines[0]).toMatchObject({ used: true, used_on: use("").question_id });
  });

  it("sells each kind once per run, and never 50/50 and poll on one question", async () => {
    const { player, view, use } = await start();
    await call("use_lifeline", player, use("audience_poll"));
    expect(await refusal("use_lifeline", player, use("fifty_fifty"))).toBe("208");
    expect(await refusal("use_lifeline", player, use("hint"))).toBe("208");
    expect(await refusal("use_lifeline", player, use("skip", 2))).toBe("208");
    await call("submit_answer", player, { ...about(view, 1), answer: "" });
    expect(await refusal("use_lifeline", player, use("audience_poll", 2))).toBe("209");
    await call("use_lifeline", player, use("fifty_fifty", 2));
  });

  it("takes the price that each had when the run was opened", async () => {
    game.change({ modeNumbers: { quiz_zone: { "lifelineCoins.skip": 9, "lifelineCoins.fifty_fifty": 0 } } });
    const { player, view, use } = await start({ coins: 10 });
    game.change({});
    expect(view.lifelines.map(({ kind, price_coins }) => [kind, price_coins])).toEqual([
      ["fifty_fifty", 0],
      ["audience_poll", 5],
      ["skip", 9],
      ["reset_timer", 5],
    ]);
    expect((await call("use_lifeline", player, use("fifty_fifty"))).coins).toBe(10);
    expect((await call("use_lifeline", player, use("skip"))).coins).toBe(1);
    await call("open_question", player, about(view, 2));
    expect(await refusal("use_lifeline", player, use("reset_timer", 2))).toBe("201");
  });

  it("skips without marks and hands over the turn", async () => {
    const { player, view, use } = await start();
    const skipped = await call("use_lifeline", player, use("skip"));
    expect(skipped.next_question_id).toBe(view.questions[1]?.question_id);
    expect(Date.parse(skipped.next_deadline ?? "") - clock.nowMs()).toBe(150_000);
    const late = await call("submit_answer", player, { ...about(view, 1), answer: "" });
    expect(late).toMatchObject({
      in_time: false,
      score: 0,
      next_question_id: view.questions[1]?.question_id,
    });
    const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
    expect(result).toMatchObject({ correct: 0, wrong: 0, blank: 10 });
  });

  it("starts the clock of the question again", async () => {
    const { player, use } = await start();
    clock.advanceMs(20_000);
    const reset = await call("use_lifeline", player, use("reset_timer"));
    expect(Date.parse(reset.deadline ?? "") - clock.nowMs()).toBe(30_000);
  });

  it("takes one price for fifty calls at the same time", async () => {
    const { player, view, use } = await start();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("use_lifeline", player, use("audience_poll"))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.coins).toBe(95);
    const { rows } = await sql`select 1 from attempt_lifelines where attempt_id = ${view.attempt_id}`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["one", 9, [null, "201"]],
    ["both", 10, [null, null]],
  ])("sells two kinds at the same time with coins for %s", async (_case, coins, expected) => {
    const { player, use } = await start({ coins });
    const kinds = ["fifty_fifty", "reset_timer"];
    const codes = await Promise.all(kinds.map((kind) => refusal("use_lifeline", player, use(kind))));
    expect(codes.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual(expected);
    const row = await db
      .selectFrom("coin_accounts")
      .select("coins")
      .where("player_id", "=", player)
      .executeTakeFirst();
    expect(row?.coins).toBe(coins - 5 * expected.filter((code) => code === null).length);
  });

  it("refuses a player without the coins and writes nothing", async () => {
    const { player, view, use } = await start({ coins: 4 });
    expect(await refusal("use_lifeline", player, use("fifty_fifty"))).toBe("201");
    const resumed = await call("get_attempt", player, { attempt_id: view.attempt_id });
    expect(resumed.lifelines.map(({ used }) => used)).toEqual([false, false, false, false]);
  });

  it("offers neither 50/50 nor poll on true and false", async () => {
    const { player, use } = await start({ trueFalse: 10 });
    expect(await refusal("use_lifeline", player, use("fifty_fifty"))).toBe("208");
    expect(await refusal("use_lifeline", player, use("audience_poll"))).toBe("208");
    await call("use_lifeline", player, use("reset_timer"));
  });

  it("is closed once the attempt is finished, but repeats what was sold", async () => {
    const { player, view, use } = await start();
    const bought = await call("use_lifeline", player, use("audience_poll"));
    await call("finish_attempt", player, { attempt_id: view.attempt_id });
    expect(await refusal("use_lifeline", player, use("skip"))).toBe("207");
    expect((await call("use_lifeline", player, use("audience_poll"))).poll).toEqual(bought.poll);
  });
});

describe("the audience poll", () => {
  async function answerAs(count: number, view: AttemptView, optionId: string) {
    for (let index = 0; index < count; index += 1) {
      await db
        .insertInto("first_answers")
        .values({
          player_id: await newPlayer({ coins: 0 }),
          item_id: about(view, 1).question_id,
          version: 1,
          attempt_id: view.attempt_id,
          option_id: optionId,
          is_correct: optionId === "c",
          answered_at: new Date(clock.nowMs()),
        })
        .execute();
    }
  }

  it("shows what thirty other players answered", async () => {
    const { player, view, use } = await start();
    await answerAs(27, view, "c");
    await answerAs(3, view, "a");
    const { poll } = await call("use_lifeline", player, use("audience_poll"));
    expect(poll?.source).toBe("players");
    expect(poll?.shares.map(({ percent }) => percent).toSorted((a, b) => a - b)).toEqual([0, 0, 10, 90]);
    const { polls } = await call("get_attempt", player, { attempt_id: view.attempt_id });
    expect(polls).toEqual([{ question_id: about(view, 1).question_id, poll }]);
  });

  it("says that it is an estimate while there are fewer", async () => {
    const { player, view, use } = await start();
    await answerAs(29, view, "c");
    const { poll } = await call("use_lifeline", player, use("audience_poll"));
    expect(poll?.source).toBe("estimate");
    expect(poll?.shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});
