import { createRandom } from "@crosscheck/rules/random";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import {
  LEVEL,
  dataOf,
  openLevel,
  optionOf,
  paperOf,
  playLevel,
  type Ask,
  type Result,
  type View,
} from "./play-fixture.ts";

const app = await createTestApp();
const PAYLOADS = 1_000;
const AT_ONCE = 20;
const MULTI_MATCH = "mm-weather";

/** Everything that a forged number could want to move, of all players, as one text. */
async function readBooks(): Promise<string> {
  const tables = [
    "coin_accounts",
    "coin_entries",
    "coin_day_totals",
    "attempts",
    "attempt_answers",
    "attempt_lifelines",
    "attempt_results",
    "level_progress",
    "first_answers",
    "unlocked_categories",
    "subject_tallies",
    "item_history",
    "player_badges",
  ];
  const books = tables.map((table) => sql`(select jsonb_agg(t order by t::text) from ${sql.table(table)} t)`);
  const players = sql`(select jsonb_agg(jsonb_build_array(player_id, all_time_score, streak_days) order by player_id)
    from players)`;
  const { rows } = await sql<{ books: unknown }>`
    select jsonb_build_array(${sql.join([...books, players])}) as books`.execute(app.db);
  return JSON.stringify(rows[0]?.books);
}

/** Contradicting numbers counted so far, by action and field. */
async function readCounters(): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const lines = text.matchAll(
    /^crosscheck_contradicting_numbers_total\{action="(\w+)",field="(\w+)"\} (\d+)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, action, field, count]) => [`${action} ${field}`, Number(count)]),
  );
}

type Forged = { readonly action: string; readonly fields: Readonly<Record<string, unknown>> };

/** Payloads as a cheating client would make them: mostly well-formed, with numbers of its own. */
function forge(seed: number): Forged {
  const random = createRandom([seed, 7, 7, 7]);
  const pick = <T>(values: readonly T[]): T => values[random.below(values.length)] as T; // never an empty list
  const number = () =>
    pick([0, 1, -1, 5, 100, 999, 1_000_000, -1_000_000, 2.5, 123_456_789, random.below(10_000)]);
  const extra =
    random.below(4) === 0 ? { [pick(["user_id", "balance", "is_play", "percent"])]: number() } : {};
  const place = { category: LEVEL.category, subcategory: pick([LEVEL.subcategory, "airspace-and-services"]) };
  switch (random.below(5)) {
    case 0: {
      const type = pick(["badge", "quiz_reward", "dashing_debut", "elite", "welcome", "1", "0"]);
      const more = { title: pick(["won", "refund", "bonus"]), status: pick([0, 1, "0", "1"]) };
      return {
        action: "set_user_coin_score",
        fields: { coins: number(), score: number(), type, ...more, ...extra },
      };
    }
    case 1:
      return {
        action: "set_level_data",
        fields: { ...place, level: pick([0, 1, 2, 3, 99, 1_000_000, -1]), ...extra },
      };
    case 2:
      return {
        action: "set_multi_match_level_data",
        fields: { category: MULTI_MATCH, level: pick([0, 1, 2, 3, 99, 1_000_000, -1]), ...extra },
      };
    case 3:
      return {
        action: "set_users_statistics",
        fields: { questions_answered: number(), correct_answers: number(), ratio: number(), ...extra },
      };
    default:
      return {
        action: "set_quiz_categories",
        fields: { ...place, type: pick([1, 1, 1, 2, 6]), type_id: "1", ...extra },
      };
  }
}

/** What the server must count for an accepted payload: each number that is not its own. */
function contradictionsIn({ action, fields }: Forged, data: Readonly<Record<string, unknown>>): string[] {
  const differs = (name: string) => fields[name] !== data[name];
  if (action === "set_user_coin_score")
    return ["coins", "score"].filter(differs).map((name) => `${action} ${name}`);
  if (action === "set_level_data" || action === "set_multi_match_level_data") {
    return differs("level") ? [`${action} level`] : [];
  }
  if (action === "set_users_statistics") return contradictedStatistics(fields, data);
  return data["is_play"] === true ? [] : [`${action} category`];
}

/** Ratios less than one percent apart are the same. */
function contradictedStatistics(fields: Data, data: Data): string[] {
  const [answered, correct] = [Number(data["questions_answered"]), Number(data["correct_answers"])];
  const percent = answered === 0 ? 0 : (100 * correct) / answered;
  return [
    ...["questions_answered", "correct_answers"].filter((name) => fields[name] !== data[name]),
    ...(Math.abs(Number(fields["ratio"]) - percent) < 1 ? [] : ["ratio"]),
  ].map((name) => `set_users_statistics ${name}`);
}

type Data = Readonly<Record<string, unknown>>;
type Truths = {
  readonly set_user_coin_score: Data;
  readonly set_users_statistics: Data;
  /** Unlocked level of the multi-match category. */
  readonly multiMatchLevel: number;
  /** Unlocked level by sub-category. */
  readonly set_level_data: Readonly<Record<string, number>>;
};

/** Whether the server told the truth about coins, score and level; is_play is checked by the counters. */
function isTrue({ action, fields }: Forged, data: Data, truths: Truths): boolean {
  if (action === "set_user_coin_score") {
    return (
      data["coins"] === truths.set_user_coin_score["coins"] &&
      data["score"] === truths.set_user_coin_score["score"]
    );
  }
  if (action === "set_multi_match_level_data") return data["level"] === truths.multiMatchLevel;
  if (action === "set_users_statistics") {
    return Object.entries(truths.set_users_statistics).every(([name, value]) => data[name] === value);
  }
  return (
    action !== "set_level_data" || data["level"] === truths.set_level_data[String(fields["subcategory"])]
  );
}

it("moves nothing for a thousand forged payloads and counts every contradiction", async () => {
  const [cheat, other] = [await app.signUp(), await app.signUp()];
  await playLevel(app.db, cheat.call, 7);
  await playLevel(app.db, other.call, 10);
  const open = await openLevel(cheat.call, { ...LEVEL, level: 2 });
  const match = await playMultiMatch(cheat.call, 5);
  // What waits is claimed first: a claim of it is no forgery.
  const claimed = dataOf<Data>(await cheat.call("set_user_coin_score", { type: "badge" }));
  const truth = { coins: claimed["coins"], score: match.all_time_score };
  const before = await readBooks();

  const truths = {
    set_users_statistics: { questions_answered: 20, correct_answers: 12, wrong_now: 8 },
    multiMatchLevel: 2,
    set_user_coin_score: truth,
    set_level_data: { [LEVEL.subcategory]: 2, "airspace-and-services": 1 },
  };
  const expected: Record<string, number> = {};
  const lies: string[] = [];
  const refusals: string[] = [];
  for (let seed = 1; seed <= PAYLOADS; seed += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const forged = forge(seed + index);
        const { body, text } = await cheat.call(forged.action, forged.fields);
        if (body.error) return refusals.push(body.message);
        const data = body.data as Readonly<Record<string, unknown>>; // an object by the contract of all three
        if (!isTrue(forged, data, truths)) lies.push(text);
        for (const name of contradictionsIn(forged, data)) expected[name] = (expected[name] ?? 0) + 1;
        return undefined;
      }),
    );
  }

  expect(lies).toEqual([]);
  expect(new Set(refusals)).toEqual(new Set(["102", "103"]));
  expect(refusals.length).toBeGreaterThan(100);
  expect(refusals.length).toBeLessThan(500);
  expect(await readBooks()).toBe(before);
  expect(await readCounters()).toEqual(expected);
  expect(Object.values(expected).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  expect(open.status).toBe("open");
  expect(app.bugs).toEqual([]);
});

it("refuses numbers of the client's own on answers and finishes, and takes the true ones", async () => {
  const { call, playerId } = await app.signUp();
  const { attempt_id } = await openLevel(call);
  const paper = await paperOf(app.db, attempt_id);
  const [first] = paper;
  if (first === undefined) throw new Error("an empty paper");
  const answer = { attempt_id, question_id: first.itemId, answer: optionOf(first, "wrong") };
  const before = await readBooks();
  for (const name of [
    "score",
    "coins",
    "correct",
    "is_correct",
    "percent",
    "won",
    "level",
    "finished_at",
    "player_id",
    "in_time",
  ]) {
    for (const [action, fields] of [
      ["submit_answer", answer],
      ["finish_attempt", { attempt_id }],
    ] as const) {
      const refused = await call(action, { ...fields, [name]: 100 });
      expect(refused.body).toMatchObject({ error: true, message: "103", field: name });
    }
  }
  expect(await readBooks()).toBe(before);

  expect(dataOf(await call("submit_answer", answer))).toMatchObject({ correct: false, score: 0 });
  expect(dataOf(await call("finish_attempt", { attempt_id }))).toMatchObject({
    correct: 0,
    wrong: 1,
    blank: 9,
    coins_earned: 0,
  });
  expect(await coinsOf(playerId)).toBe(100);
});

it("knows nobody else's attempt", async () => {
  const [owner, thief] = [await app.signUp(), await app.signUp()];
  const { attempt_id } = await openLevel(owner.call);
  const [first] = await paperOf(app.db, attempt_id);
  const question_id = first?.itemId ?? "";
  const before = await readBooks();
  const answers = await Promise.all([
    thief.call("get_attempt", { attempt_id }),
    thief.call("finish_attempt", { attempt_id }),
    thief.call("review_attempt", { attempt_id }),
    thief.call("open_question", { attempt_id, question_id }),
    thief.call("use_lifeline", { attempt_id, question_id, kind: "fifty_fifty" }),
    thief.call("submit_answer", { attempt_id, question_id, answer: first?.options[0]?.optionId }),
  ]);
  expect(answers.map(({ body }) => body.message)).toEqual(["102", "102", "102", "102", "102", "102"]);
  expect(await readBooks()).toBe(before);
});

/** Plays the first level of the multi-match category, so many questions rightly. */
async function playMultiMatch(call: Ask, right: number): Promise<Result> {
  const opened = await call("get_multi_match_questions_by_level", { category: MULTI_MATCH, level: 1 });
  const { attempt_id } = dataOf<View>(opened);
  const answerOf = (question: PaperQuestion) =>
    question.number <= right ? rightAnswer(question) : wrongAnswer(question);
  await answerAll({ db: app.db, ask: call }, attempt_id, answerOf);
  return await finish(call, attempt_id);
}

async function coinsOf(playerId: string): Promise<number> {
  const row = await app.db
    .selectFrom("coin_accounts")
    .select("coins")
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row?.coins ?? 0;
}
