import type { Actions, OutputOf } from "@crosscheck/contract";
import { BADGE_TYPES, type BadgeType } from "@crosscheck/rules/badges/badges";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { OPENINGS, finish, rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import { bookCoins } from "../coins/ledger.ts";
import {
  dataOf,
  openLevel,
  paperOf,
  playLevel,
  type Result,
  type View,
} from "../conformance/play-fixture.ts";
import { handleEvents } from "../events/handle-events.ts";
import { toldTo } from "../notices/notice-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { evaluateOnEvent } from "./evaluate-on-event.ts";
import { recountBadges } from "./recount-badges.ts";

type Rows = OutputOf<Actions["get_user_badges"]>;
type Badge = Rows[number];

const app = await createTestApp();
const { db, clock } = app;
const { newOperator, host } = createOperators(app);
const DAY_MS = 86_400_000;

afterEach(async () => {
  await sql`delete from settings`.execute(db);
  app.settings.forget();
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

async function badgeOf({ call }: TestPlayer, type: BadgeType): Promise<Badge> {
  const badge = dataOf<Rows>(await call("get_user_badges")).find((row) => row.type === type);
  if (badge === undefined) throw new Error(`there is no badge ${type}`);
  return badge;
}

const set = async (type: BadgeType, numbers: { threshold?: number; reward?: number }) =>
  expect(await host("set_badge", { type, ...numbers })).toMatchObject({ message: "updated" });
const claim = ({ call }: TestPlayer, type: string, more: object = {}) =>
  call("set_user_coin_score", { type, ...more });
const coinsOf = async ({ call }: TestPlayer) =>
  dataOf<{ readonly coins: number }>(await call("get_user_coin_score")).coins;
const settings = () => app.settings.current();

async function handleDueEvents(): Promise<void> {
  await handleEvents({
    db,
    handlers: [evaluateOnEvent],
    nowMs: clock.nowMs(),
    settings: await settings(),
    onBug: (error) => {
      throw error;
    },
  });
}

type Play = {
  readonly ms?: number;
  readonly lifeline?: string;
  readonly wrong?: number;
};

/** Plays a run of a mode to its end, each answer after so many milliseconds of its own clock. */
async function play(
  player: TestPlayer,
  mode: keyof typeof OPENINGS,
  { ms = 1_000, lifeline, wrong = 0 }: Play = {},
): Promise<Result> {
  const { action, fields } = OPENINGS[mode];
  const { attempt_id } = dataOf<View>(await player.call(action, fields));
  const paper = await paperOf(db, attempt_id);
  for (const [index, question] of paper.entries()) {
    const message = { attempt_id, question_id: question.itemId };
    if (index > 0) dataOf(await player.call("open_question", message));
    if (index === 0 && lifeline !== undefined)
      dataOf(await player.call("use_lifeline", { ...message, kind: lifeline }));
    clock.advanceMs(ms);
    const answer = index < wrong ? wrongAnswer(question) : rightAnswer(question);
    dataOf(await player.call("submit_answer", { ...message, sequence: 1, answer }));
  }
  return await finish(player.call, attempt_id);
}

async function bookFor({ playerId }: TestPlayer, coins: number): Promise<void> {
  const key = crypto.randomUUID();
  await db.transaction().execute((tx) =>
    bookCoins(tx, {
      playerId,
      reason: "quiz_reward",
      amountCoins: coins,
      reference: key,
      idempotencyKey: key,
      at: new Date(clock.nowMs()),
    }),
  );
}

describe("the list of badges", () => {
  it("has all of them for a newcomer, locked, with what they ask for and pay", async () => {
    const player = await app.signUp();
    const rows = dataOf<Rows>(await player.call("get_user_badges"));
    expect(rows.map(({ type }) => type)).toEqual(BADGE_TYPES);
    expect(rows.filter(({ status }) => status !== 0)).toEqual([]);
    expect(rows.find(({ type }) => type === "elite")).toMatchObject({ badge_counter: 5_001, progress: 100 });
    expect(rows.find(({ type }) => type === "big_thing")).toEqual({
      type: "big_thing",
      badge_label: "The Big Thing",
      badge_note: "Collect right answers in quizzes that count.",
      badge_reward: 200,
      badge_icon: null,
      badge_counter: 5_000,
      progress: 0,
      status: 0,
      unlocked_at: null,
      claimed_at: null,
    });
  });

  it("speaks the language the player has chosen", async () => {
    const player = await app.signUp();
    dataOf(await player.call("update_profile", { web_language: "ar" }));
    expect((await badgeOf(player, "elite")).badge_label).toBe("النخبة");
  });
});

describe("a finished quiz", () => {
  it("unlocks what it reaches, tells it with its result, and again when it is asked again", async () => {
    const player = await app.signUp();
    const result = await playLevel(db, player.call, 10);
    expect(result.badges).toEqual(["dashing_debut", "brainiac"]);
    expect((await finish(player.call, result.attempt_id)).badges).toEqual(result.badges);
    const told = await toldTo(player);
    expect(told).toHaveLength(2);
    for (const type of result.badges) expect(told).toContainEqual(["badge", { type }]);
    expect(await badgeOf(player, "dashing_debut")).toMatchObject({
      progress: 1,
      status: 1,
      unlocked_at: new Date(clock.nowMs()).toISOString(),
      claimed_at: null,
    });
    expect(await badgeOf(player, "big_thing")).toMatchObject({ progress: 10, status: 0 });
    expect((await playLevel(db, player.call, 10)).badges).toEqual([]);
    expect(await badgeOf(player, "big_thing")).toMatchObject({ progress: 20 });
  });

  it("counts for nothing without an answer, and as practice", async () => {
    const player = await app.signUp();
    const { attempt_id } = await openLevel(player.call);
    expect((await finish(player.call, attempt_id)).badges).toEqual([]);
    expect((await play(player, "self_challenge")).badges).toEqual([]);
    const { rows } = await sql`select from player_badges where player_id = ${player.playerId}`.execute(db);
    expect(rows).toEqual([]);
  });

  it.each([
    ["in time", {}, ["super_sonic", "brainiac"]],
    ["too slow", { ms: 25_001 }, ["brainiac"]],
    ["with a hint", { lifeline: "hint" }, []],
    ["with the clock started anew", { lifeline: "reset_timer" }, ["super_sonic"]],
    ["with a wrong word", { wrong: 1 }, []],
  ] as const)("of words %s", async (_what, how, expected) => {
    expect((await play(await app.signUp(), "guess_the_word", how)).badges).toEqual(expected);
  });

  it.each([
    ["in time", { ms: 7_999 }, ["flashback", "brainiac"]],
    ["too slow", { ms: 8_001 }, ["brainiac"]],
  ] as const)("on a text, answered %s, however long it was read", async (_what, how, expected) => {
    const player = await app.signUp();
    dataOf(
      await player.call("start_reading", { fun_n_learn_id: OPENINGS.fun_and_learn.fields["fun_n_learn_id"] }),
    );
    clock.advanceMs(600_000);
    expect((await play(player, "fun_and_learn", how)).badges).toEqual(expected);
  });

  it("unlocks elite with the coins it pays, and power elite after all others", async () => {
    await set("power_elite", { threshold: 3 });
    await set("elite", { threshold: 110 });
    const player = await app.signUp();
    const result = await playLevel(db, player.call, 10);
    expect(result).toMatchObject({
      coins: 110,
      badges: ["dashing_debut", "brainiac", "elite", "power_elite"],
    });
  });

  it("two at the same time count both", async () => {
    const player = await app.signUp();
    const runs = await Promise.all(
      (["math_mania", "true_and_false"] as const).map(async (mode) => {
        const { action, fields } = OPENINGS[mode];
        return dataOf<View>(await player.call(action, fields)).attempt_id;
      }),
    );
    for (const attempt_id of runs) {
      for (const question of await paperOf(db, attempt_id)) {
        const message = { attempt_id, question_id: question.itemId, sequence: 1 };
        dataOf(await player.call("submit_answer", { ...message, answer: rightAnswer(question) }));
      }
    }
    const results = await Promise.all(runs.map((attempt_id) => finish(player.call, attempt_id)));
    expect(results.flatMap(({ badges }) => badges)).toEqual(["brainiac"]);
    expect(await badgeOf(player, "big_thing")).toMatchObject({ progress: 20 });
  });
});

describe("rows of days", () => {
  it("grow with the player's days, are shown until one was missed, and stay unlocked", async () => {
    await set("streak", { threshold: 3 });
    await set("thirsty", { threshold: 3 });
    const player = await app.signUp();
    dataOf(await player.call("get_daily_quiz_days", { timezone: "Europe/Berlin" }));
    const unlocked: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      unlocked.push(...(await play(player, "daily_quiz", { wrong: 1 })).badges);
      expect(await badgeOf(player, "streak")).toMatchObject({ progress: day + 1 });
      clock.advanceMs(DAY_MS);
    }
    expect(unlocked.toSorted()).toEqual(["streak", "thirsty"]);
    expect(await badgeOf(player, "thirsty")).toMatchObject({ progress: 3, status: 1 });
    clock.advanceMs(DAY_MS);
    expect(await badgeOf(player, "thirsty")).toMatchObject({ progress: 0, status: 1 });
    await playLevel(db, player.call, 1);
    expect(await badgeOf(player, "streak")).toMatchObject({ progress: 1, status: 1 });
  });

  it("close a gap with a quiz of that day that is booked later", async () => {
    const player = await app.signUp();
    const fields = { ...OPENINGS.daily_quiz.fields };
    await play(player, "daily_quiz");
    clock.advanceMs(DAY_MS);
    const left = dataOf<View>(await player.call("get_daily_quiz", fields)).attempt_id;
    const [question] = await paperOf(db, left);
    if (question === undefined) throw new Error("no question");
    const message = { attempt_id: left, question_id: question.itemId, sequence: 1 };
    dataOf(await player.call("submit_answer", { ...message, answer: rightAnswer(question) }));
    await sql`update attempts set expires_at = expires_at + interval '9 days' where attempt_id = ${left}`.execute(
      db,
    );
    clock.advanceMs(DAY_MS);
    await play(player, "daily_quiz");
    await finish(player.call, left);
    expect(await badgeOf(player, "thirsty")).toMatchObject({ progress: 3 });
  });
});

describe("a claim", () => {
  it("pays the badge it names once, whatever numbers come with it", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    const before = await coinsOf(player);
    const forged = { coins: 9_999, score: 1, title: "elite", status: 0 };
    expect(dataOf(await claim(player, "dashing_debut", forged))).toMatchObject({ coins: before + 10 });
    expect(dataOf(await claim(player, "dashing_debut", forged))).toMatchObject({ coins: before + 10 });
    expect(await badgeOf(player, "dashing_debut")).toMatchObject({ status: 2 });
    expect(await badgeOf(player, "brainiac")).toMatchObject({ status: 1 });
    expect(dataOf(await claim(player, "badge"))).toMatchObject({ coins: before + 30 });
  });

  it("pays nothing for what is locked or no badge", async () => {
    const player = await app.signUp();
    for (const type of ["elite", "badge", "quiz_zone", "toString"]) await claim(player, type);
    expect(await coinsOf(player)).toBe(100);
    expect(await badgeOf(player, "elite")).toMatchObject({ status: 0 });
  });

  it("fifty at the same time pay once", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    const before = await coinsOf(player);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => claim(player, index % 2 === 0 ? "badge" : "brainiac")),
    );
    expect(await coinsOf(player)).toBe(before + 30);
  });

  it("unlocks elite with its coins", async () => {
    await set("elite", { threshold: 120 });
    await set("dashing_debut", { reward: 20 });
    const player = await app.signUp();
    await playLevel(db, player.call, 1);
    await claim(player, "dashing_debut");
    const { rows } = await sql<{ unlocked: boolean }>`select unlocked_at is not null as unlocked
      from player_badges where player_id = ${player.playerId} and type = 'elite'`.execute(db);
    expect(rows).toEqual([{ unlocked: true }]);
  });

  it("of a badge that pays nothing is a claim all the same", async () => {
    await set("dashing_debut", { reward: 0 });
    const player = await app.signUp();
    await playLevel(db, player.call, 1);
    await claim(player, "dashing_debut");
    expect(await badgeOf(player, "dashing_debut")).toMatchObject({ status: 2, badge_reward: 0 });
    expect(await coinsOf(player)).toBe(100);
  });
});

describe("outside quizzes", () => {
  it("a look unlocks what was reached meanwhile", async () => {
    const player = await app.signUp();
    await bookFor(player, 4_901);
    expect(dataOf(await player.call("set_badges", { type: "elite" }))).toEqual({
      type: "elite",
      status: 1,
      progress: 5_001,
    });
    expect((await player.call("set_badges", { type: "no_such" })).body).toMatchObject({
      message: "103",
      field: "type",
    });
  });

  it("a correction of coins and a friend who plays unlock with the next events", async () => {
    await set("sharing_caring", { threshold: 1 });
    const [owner, friend] = [await app.signUp(), await app.signUp()];
    await sql`insert into referrals (newcomer_id, owner_id, joined_at, state)
      values (${friend.playerId}, ${owner.playerId}, now(), 'open')`.execute(db);
    await handleDueEvents();
    await playLevel(db, friend.call, 1);
    const support = await newOperator("support");
    await support.call("correct_coins", {
      player_id: owner.playerId,
      coins: 6_000,
      reason: "lost in a fault",
      idempotency_key: "badges-1",
    });
    await handleDueEvents();
    const { rows } = await sql<{ type: string }>`select type from player_badges
      where player_id = ${owner.playerId} and unlocked_at is not null order by type`.execute(db);
    expect(rows.map(({ type }) => type)).toEqual(["elite", "sharing_caring"]);
    await sql`update referrals set state = 'refused' where owner_id = ${owner.playerId}`.execute(db);
    expect(await badgeOf(owner, "sharing_caring")).toMatchObject({ progress: 0, status: 1 });
  });
});

describe("numbers of a badge", () => {
  it("can be moved by an admin, and take nothing away", async () => {
    const player = await app.signUp();
    const other = await app.signUp();
    await playLevel(db, player.call, 1);
    await playLevel(db, other.call, 4);
    await set("dashing_debut", { threshold: 3 });
    await set("big_thing", { threshold: 4 });
    expect(await badgeOf(player, "dashing_debut")).toMatchObject({
      badge_counter: 3,
      progress: 1,
      status: 1,
    });
    expect(await badgeOf(player, "big_thing")).toMatchObject({ badge_counter: 4, progress: 1, status: 0 });
    expect(await badgeOf(other, "big_thing")).toMatchObject({ status: 1 });
  });

  it("are audited with before and after, within the bounds of the badge, and by admins only", async () => {
    const admin = await newOperator("admin");
    expect(await admin.call("set_badge", { type: "power_elite", threshold: 15 })).toMatchObject({
      refused: "invalid_field",
      field: "threshold",
    });
    expect(await admin.call("set_badge", { type: "power_elite", reward: 10_001 })).toMatchObject({
      refused: "invalid_field",
    });
    expect(await admin.call("set_badge", { type: "power_elite", threshold: 14, reward: 5 })).toMatchObject({
      data: { type: "power_elite", threshold: 14, reward: 5 },
    });
    const audit = await db
      .selectFrom("operator_audit")
      .select(["subject", "before", "after"])
      .where("operator_id", "=", admin.operatorId)
      .execute();
    expect(audit).toEqual([
      {
        subject: "power_elite",
        before: { threshold: 11, reward: 200 },
        after: { threshold: 14, reward: 5 },
      },
    ]);
    const support = await newOperator("support");
    expect(await support.call("set_badge", { type: "elite" })).toMatchObject({ refused: "role_missing" });
  });
});

describe("badges of before", () => {
  it("are counted once from the logs, and unlocked", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    await play(player, "daily_quiz");
    await claim(player, "dashing_debut");
    const read = async () =>
      (
        await sql`select type, progress, days::text, claimed_coins from player_badges
          where player_id = ${player.playerId} order by type`.execute(db)
      ).rows;
    const before = await read();
    const now = { settings: await settings(), at: new Date(clock.nowMs()) };
    expect(await recountBadges(db, now)).toBe(0);

    await sql`delete from player_badges where claimed_at is null`.execute(db);
    await sql`update player_badges set progress = 7 where claimed_at is not null`.execute(db);
    await sql`update attempt_results set local_day = null`.execute(db);
    await sql`insert into recounts_due values ('badges')`.execute(db);
    const counts = await Promise.all([recountBadges(db, now), recountBadges(db, now)]);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(await read()).toEqual(before);
    expect(await badgeOf(player, "brainiac")).toMatchObject({ status: 1 });
    expect(await badgeOf(player, "dashing_debut")).toMatchObject({ status: 2 });
  });

  it("go with the account", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    await claim(player, "badge");
    dataOf(await player.call("delete_user_account"));
    const { rows } = await sql`select from player_badges where player_id = ${player.playerId}`.execute(db);
    expect(rows).toEqual([]);
  });
});
