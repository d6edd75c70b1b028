import { join } from "node:path";
import type { OutputOf } from "@crosscheck/contract";
import { CODES } from "@crosscheck/contract";
import type { answerTrialQuestion, claimTrial, getTrialQuestions } from "@crosscheck/contract/actions/trial";
import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import { createTestApp, type Call, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { listCurrentItems } from "../content/item-queries.ts";
import { loadTrialSet } from "./trial-set.ts";

const app = await createTestApp();
const limited = await createTestApp({ limits: true });
const FILE = join(import.meta.dirname, "../../../../content/trial.json");
const DAY_MS = 86_400_000;
const ENGLISH = 14;
const ARABIC = 15;

type Questions = OutputOf<typeof getTrialQuestions>;
type Answered = OutputOf<typeof answerTrialQuestion>;
type Claimed = OutputOf<typeof claimTrial>;
type Question = Questions["questions"][number];

async function ask<Data>(call: Call, action: string, fields: Readonly<Record<string, unknown>>) {
  const { body, text } = await call(action, fields);
  if (body.error) throw new Error(`${action} answered ${text}`);
  return body.data as Data; // checked by the core against its contract
}

const questionsOf = (category: string) =>
  ask<Questions>(app.call, "get_trial_questions", { category, language_id: ENGLISH });

const answer = (question: Question, place: number, slip = "") =>
  ask<Answered>(app.call, "answer_trial_question", {
    language_id: ENGLISH,
    question_id: question.question_id,
    answer: question.options[place]?.option_id ?? "",
    slip,
  });

/** A slip with every question of a subject on it. */
async function playTrial(category: string): Promise<Answered> {
  const { questions } = await questionsOf(category);
  let last: Answered | undefined;
  for (const question of questions) last = await answer(question, 0, last?.slip);
  if (last === undefined) throw new Error("no questions");
  return last;
}

const claim = (player: TestPlayer, slip: string) => ask<Claimed>(player.call, "claim_trial", { slip });

async function worthOf({ playerId, call }: TestPlayer) {
  const own = await ask<{ coins: number; all_time_score: number }>(call, "get_user_by_id", {});
  const { rows } = await sql<{ history: number; tallies: number }>`
    select (select count(*)::int from item_history where player_id = ${playerId}) as history,
      (select count(*)::int from subject_tallies where player_id = ${playerId}) as tallies`.execute(app.db);
  return { coins: own.coins, score: own.all_time_score, ...rows[0] };
}

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

describe("what visitors are asked", () => {
  it("is about a hundred questions that are all in the packs", async () => {
    const set = await loadTrialSet(FILE);
    const items = await listCurrentItems(app.db, set, ["en"]);
    expect(items.length).toBeGreaterThan(90);
    expect(items.length).toBeLessThan(130);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["single"]));
    expect(set.length - items.length).toBeLessThan(10);
  });

  it("is the same at every call and tells no key", async () => {
    const [first, again] = [await questionsOf("meteorology"), await questionsOf("meteorology")];
    expect(again).toEqual(first);
    const fields = new Set(first.questions.flatMap((question) => Object.keys(question)));
    expect(fields).toEqual(new Set(["question_id", "language", "category", "subject", "stem", "options"]));
    expect(first.subjects.map(({ slug }) => slug)).toContain("meteorology");
  });

  it("does not tell the right option by its place", async () => {
    const { subjects } = await questionsOf("meteorology");
    const rights: number[] = [];
    for (const { slug } of subjects) {
      for (const question of (await questionsOf(slug)).questions) {
        const { reveal } = await answer(question, 0);
        rights.push(question.options.findIndex(({ option_id: id }) => id === reveal.correct_answer));
      }
    }
    const shares = [0, 1, 2, 3].map((place) => rights.filter((right) => right === place).length);
    expect(rights).not.toContain(-1);
    for (const share of shares) expect(share / rights.length).toBeGreaterThan(0.12);
  });

  it("is in the language asked for", async () => {
    const { questions } = await ask<Questions>(app.call, "get_trial_questions", {
      category: "air-law",
      language_id: ARABIC,
    });
    expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(["ar"]));
  });

  it("knows no subject without such questions", async () => {
    const { body } = await app.call("get_trial_questions", { category: "no-such-subject" });
    expect(body).toMatchObject({ error: true, message: CODES.no_data.code });
  });

  it("on home is one short question for everybody, another one in an hour", async () => {
    type Home = OutputOf<typeof getWebHomeSettings>;
    const home = async () =>
      (await ask<Home>(app.call, "get_web_home_settings", { language_id: ENGLISH })).question;
    const first = await home();
    expect(await home()).toEqual(first);
    expect(first?.stem.length).toBeLessThan(96);
    // Not of the airline pack.
    expect(first?.category).not.toMatch(/^atpl-/);
    expect(JSON.stringify(first)).not.toMatch(/correct|why|explanation/i);
    app.clock.advanceMs(3_600_000);
    expect((await home())?.question_id).not.toBe(first?.question_id);
  });
});

describe("a visitor's answer", () => {
  it("is graded by the server, which then says why", async () => {
    const [question] = (await questionsOf("navigation")).questions as [Question];
    const answers = await Promise.all(question.options.map((_, place) => answer(question, place)));
    expect(answers.filter(({ reveal }) => reveal.correct)).toHaveLength(1);
    const [first] = answers as [Answered];
    expect(first).toMatchObject({ answered: 1, question_id: question.question_id });
    expect(first.reveal.explanation).not.toBe("");
    expect(first.reveal.reference).not.toBe("");
  });

  it("stays as it was first given", async () => {
    const [question] = (await questionsOf("navigation")).questions as [Question];
    const { reveal } = await answer(question, 0);
    const right = question.options.findIndex(({ option_id: id }) => id === reveal.correct_answer);
    const wrongFirst = await answer(question, right === 0 ? 1 : 0);
    const again = await answer(question, right, wrongFirst.slip);
    expect(again).toMatchObject({ answered: 1, right: 0, slip: wrongFirst.slip });
  });

  it.each([
    ["an option of nobody", { answer: "zzzzzzzz" }, CODES.invalid_field.code],
    ["no option", { answer: "" }, CODES.invalid_field.code],
    [
      "a question of the bank that is not among them",
      { question_id: crypto.randomUUID() },
      CODES.no_data.code,
    ],
  ])("with %s is refused", async (_case, wrong, code) => {
    const [question] = (await questionsOf("navigation")).questions as [Question];
    const { body } = await app.call("answer_trial_question", {
      question_id: question.question_id,
      answer: question.options[0]?.option_id ?? "",
      ...wrong,
    });
    expect(body).toMatchObject({ error: true, message: code });
  });

  it("begins a new slip where the one sent is not ours", async () => {
    const [question] = (await questionsOf("navigation")).questions as [Question];
    for (const slip of ["x", "e30.e30", `${"a".repeat(3_900)}.b`, "..."]) {
      expect(await answer(question, 0, slip)).toMatchObject({ answered: 1 });
    }
  });

  it("is noted thirty times at most, and the slip can still be sent", async () => {
    const { subjects } = await questionsOf("navigation");
    let last: Answered | undefined;
    for (const { slug } of subjects.slice(0, 7)) {
      for (const question of (await questionsOf(slug)).questions) {
        last = await answer(question, 0, last?.slip);
      }
    }
    expect(last?.answered).toBe(30);
    expect(await claim(await app.signUp(), last?.slip ?? "")).toEqual({ joined: 30 });
  });

  it("is taken from a class of sixty behind one address, and limited above that", async () => {
    const play = async () => {
      const fields = { category: "meteorology", language_id: ENGLISH };
      const { questions } = await ask<Questions>(limited.call, "get_trial_questions", fields);
      let slip = "";
      for (const question of questions) {
        const given = { question_id: question.question_id, answer: question.options[0]?.option_id ?? "" };
        const answered = { language_id: ENGLISH, slip, ...given };
        ({ slip } = await ask<Answered>(limited.call, "answer_trial_question", answered));
      }
      return questions.length;
    };
    // All of them at one instant of the clock: nothing is given back meanwhile.
    const played = await Promise.all(Array.from({ length: 60 }, play));
    expect(played.reduce((sum, count) => sum + count, 0)).toBe(360);
    const oneMore = { question_id: crypto.randomUUID(), answer: "x" };
    expect((await limited.call("answer_trial_question", oneMore)).status).toBe(429);
  });
});

describe("a slip that is handed in", () => {
  it("becomes history of the new player and pays nothing", async () => {
    const { slip, answered } = await playTrial("meteorology");
    const player = await app.signUp();
    const before = await worthOf(player);
    expect(await claim(player, slip)).toEqual({ joined: answered });
    expect(await worthOf(player)).toEqual({ ...before, history: answered });
    expect(before).toMatchObject({ history: 0, tallies: 0 });
    // A call whose answer was lost is made again.
    expect(await claim(player, slip)).toEqual({ joined: answered });
    expect(await worthOf(player)).toEqual({ ...before, history: answered });
  });

  it("makes its mistakes wait to be practised", async () => {
    const { slip, answered, right } = await playTrial("air-law");
    const player = await app.signUp();
    await claim(player, slip);
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from item_history
      where player_id = ${player.playerId} and not last_correct`.execute(app.db);
    expect(rows).toEqual([{ wrong: answered - right }]);
  });

  it("counts for the first of forty accounts", async () => {
    const { slip, answered } = await playTrial("communications");
    const players = await Promise.all(Array.from({ length: 40 }, () => app.signUp()));
    const before = await Promise.all(players.map(worthOf));
    const joined = await Promise.all(players.map((player) => claim(player, slip)));
    expect(joined.map((one) => one.joined).toSorted((a, b) => b - a)).toEqual([
      answered,
      ...Array.from({ length: 39 }, () => 0),
    ]);
    const after = await Promise.all(players.map(worthOf));
    expect(after.map(({ coins, score }) => [coins, score])).toEqual(
      before.map(({ coins, score }) => [coins, score]),
    );
    expect(after.filter(({ history }) => history !== 0)).toHaveLength(1);
  });

  it("is one for an account, whatever else it comes with", async () => {
    const [first, second] = [await playTrial("navigation"), await playTrial("human-performance")];
    const player = await app.signUp();
    await claim(player, first.slip);
    expect(await claim(player, second.slip)).toEqual({ joined: 0 });
    expect(await worthOf(player)).toMatchObject({ history: first.answered });
  });

  it("waits while the player has opened as many questions as a day holds, and is worth as much then", async () => {
    const { slip, answered } = await playTrial("meteorology");
    const player = await app.signUp();
    const { body: opened } = await player.call("get_questions_for_self_challenge", {
      category_slug: "meteorology",
      limit: 5,
      minutes: 3,
    });
    expect(opened.error).toBe(false);
    // As after a day of practice.
    await sql`update attempts set paper = jsonb_set(paper, '{questions}', (
        select jsonb_agg(question) from jsonb_array_elements(paper -> 'questions') question, generate_series(1, 600)
      )) where player_id = ${player.playerId}`.execute(app.db);
    const refused = await player.call("claim_trial", { slip });
    expect([refused.status, refused.body.message]).toEqual([429, CODES.too_many_requests.code]);
    await sql`delete from attempts where player_id = ${player.playerId}`.execute(app.db);
    expect(await claim(player, slip)).toEqual({ joined: answered });
  });

  it("is refused when a letter of it was changed or it is a month old", async () => {
    const { slip } = await playTrial("navigation");
    const player = await app.signUp();
    const [body = "", signature = ""] = slip.split(".");
    const richer = Buffer.from(
      Buffer.from(body, "base64url").toString().replaceAll("false", "true"),
    ).toString("base64url");
    app.clock.advanceMs(31 * DAY_MS);
    for (const forged of [slip, `${richer}.${signature}`, `${body}.`, body, ""]) {
      const { body: refused } = await player.call("claim_trial", { slip: forged });
      expect(refused).toMatchObject({ error: true, message: CODES.invalid_field.code });
    }
    expect(await worthOf(player)).toMatchObject({ history: 0 });
  });

  it("needs an account", async () => {
    expect((await app.call("claim_trial", { slip: "x" })).status).toBe(401);
  });
});
