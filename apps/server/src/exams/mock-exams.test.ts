import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { settleAttempts } from "../attempts/finish/settle-attempts.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import { dataOf, openLevel, paperOf, type Submitted, type View } from "../conformance/play-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";

const app = await createTestApp();
const ARABIC = 15;
/** Sixteen questions in fifty minutes, from sixty. */
const UK_WEATHER = "uk-caa-ppl-a-050";
const ATPL_LAW = "easa-atpl-a-010";
/** Forty-two questions in two hours, from thirty. */
const ATPL_PLANNING = "easa-atpl-a-033";
// The bank grows: these two subjects stay as long as the tests below say.
await keepItems("atpl-flight-planning", 30);
await keepItems("meteorology", 60);

type Presets = OutputOf<Actions["get_mock_presets"]>;
type History = OutputOf<Actions["get_mock_history"]>;
type Review = OutputOf<Actions["review_attempt"]>;

/** Leaves only so many items of a subject, the first ones by level. */
async function keepItems(slug: string, count: number) {
  await sql`update items set retired_at = now() where item_id in (
    select item_id from items join categories using (category_id)
    where slug = ${slug} and items.retired_at is null
    order by items.level, items.position, item_id offset ${count})`.execute(app.db);
}

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

async function presetOf({ call }: TestPlayer, presetId: string, fields: object = {}) {
  const row = dataOf<Presets>(await call("get_mock_presets", { ...fields })).find(
    ({ preset_id }) => preset_id === presetId,
  );
  if (row === undefined) throw new Error(`no preset ${presetId}`);
  return row;
}

async function open({ call }: TestPlayer, presetId: string, fields: object = {}): Promise<View> {
  return dataOf<View>(await call("open_mock_exam", { preset_id: presetId, ...fields }));
}

/** Flies a whole mock with so many right answers, the others wrong. */
async function fly(player: TestPlayer, presetId: string, right: number) {
  const view = await open(player, presetId);
  await answerAll({ db: app.db, ask: player.call }, view.attempt_id, (question) =>
    question.number <= right ? rightAnswer(question) : wrongAnswer(question),
  );
  app.clock.advanceMs(60_000);
  return { view, result: await finish(player.call, view.attempt_id) };
}

const historyOf = async ({ call }: TestPlayer, fields: object = {}) =>
  dataOf<History>(await call("get_mock_history", { ...fields }));

describe("presets", () => {
  it("say the rules of the real paper and what the bank can fill now", async () => {
    const player = await app.signUp();
    expect(await presetOf(player, ATPL_LAW)).toMatchObject({
      authority: { code: "EASA" },
      subject: { code: "010", name: { en: "Air law", ar: "القانون الجوي" } },
      questions: 44,
      minutes: 60,
      pass_percent: 75,
      options_per_item: 4,
      checked_on: "2026-11-21",
      effective_from: "2020",
      is_outdated: false,
      draws_from: [{ slug: "atpl-air-law", name: "Air law" }],
      is_locked: false,
      open_attempt_id: null,
      lengths: [
        { length: "full", wanted_questions: 44, questions: 44, total_seconds: 3_600, language: "en" },
        { length: "half", wanted_questions: 22, questions: 22, total_seconds: 1_800, language: "en" },
        { length: "quarter", wanted_questions: 11, questions: 11, total_seconds: 900, language: "en" },
      ],
    });
    // The bank is shorter than the paper there, and so is the time.
    expect((await presetOf(player, ATPL_PLANNING)).lengths[0]).toEqual({
      length: "full",
      wanted_questions: 42,
      questions: 30,
      total_seconds: 5_143,
      language: "en",
    });
    const { total } = (await player.call("get_mock_presets")).body as { readonly total: number };
    expect(total).toBe(46);
  });

  it("tell exactly what opens, for every one of them and every length", async () => {
    for (const preset of dataOf<Presets>(await (await app.signUp()).call("get_mock_presets"))) {
      for (const { length, questions, total_seconds, wanted_questions } of preset.lengths) {
        const player = await app.signUp();
        const answer = await player.call("open_mock_exam", { preset_id: preset.preset_id, length });
        const opened = answer.body.error ? answer.body.message : dataOf<View>(answer).questions.length;
        expect(opened).toBe(questions === 0 ? "102" : questions);
        if (answer.body.error) continue;
        const view = dataOf<View>(answer);
        expect(view).toMatchObject({
          total_seconds,
          scope: {
            mock: { preset_id: preset.preset_id, length, wanted_questions, real_questions: preset.questions },
          },
        });
        const most = preset.options_per_item ?? 4;
        expect(view.questions.every(({ options }) => options.length === most)).toBe(true);
        const slugs = preset.draws_from.map(({ slug }) => slug);
        expect(view.questions.filter(({ category }) => !slugs.includes(category))).toEqual([]);
      }
    }
  }, 120_000);

  it("are in the reader's language where the bank has it, and never mixed", async () => {
    const player = await app.signUp();
    const law = await presetOf(player, "uk-caa-ppl-a-010", { language_id: ARABIC });
    expect(law).toMatchObject({ draws_from: [{ name: "القانون الجوي" }] });
    expect(law.lengths.map(({ language, questions }) => [language, questions])).toEqual([
      ["ar", 16],
      ["ar", 8],
      ["ar", 4],
    ]);
    const flight = await presetOf(player, "easa-atpl-a-081", { language_id: ARABIC });
    expect(flight.lengths[0]).toMatchObject({ questions: 0, total_seconds: 0, language: null });
    await player.call("allow_default_language", { allowed: 1 });
    const allowed = await presetOf(player, "easa-atpl-a-081", { language_id: ARABIC });
    expect(allowed.lengths[0]).toMatchObject({ questions: 46, language: "en" });
    const view = await open(player, "uk-caa-ppl-a-010", { language_id: ARABIC });
    expect(view.scope.title).toBe("PPL(A) · القانون الجوي");
    expect(new Set(view.questions.map(({ language }) => language))).toEqual(new Set(["ar"]));
  });

  it("are locked with a subject that has to be bought", async () => {
    const player = await app.signUp();
    const price = (coins: number) =>
      sql`update categories set price_coins = ${coins} where slug = 'atpl-meteorology'`.execute(app.db);
    await price(50);
    app.clock.advanceMs(120_000);
    expect((await presetOf(player, "easa-atpl-a-050")).is_locked).toBe(true);
    expect((await player.call("open_mock_exam", { preset_id: "easa-atpl-a-050" })).body.message).toBe("211");
    await price(0);
    app.clock.advanceMs(120_000);
    expect((await presetOf(player, "easa-atpl-a-050")).is_locked).toBe(false);
  });
});

describe("a mock exam", () => {
  it("has one clock, free navigation and answers that change until the end; nothing is told before", async () => {
    const player = await app.signUp();
    const view = await open(player, UK_WEATHER);
    expect(view).toMatchObject({
      mode: "mock_exam",
      answer_mode: "free",
      reveal: "after_finish",
      total_seconds: 3_000,
      seconds_per_question: null,
      ranked: false,
      lifelines: [],
      score: 0,
    });
    const { attempt_id } = view;
    const [first, second] = await paperOf(app.db, attempt_id);
    if (first === undefined || second === undefined) throw new Error("a short paper");
    const submit = async (answer: string, sequence: number) =>
      dataOf<Submitted>(
        await player.call("submit_answer", { attempt_id, question_id: second.itemId, answer, sequence }),
      );
    const nothing = {
      correct: null,
      correct_answer: null,
      explanation: null,
      reveal: null,
      score: 0,
      points: 0,
    };
    expect(await submit(wrongAnswer(second), 1)).toMatchObject(nothing);
    expect(await submit(rightAnswer(second), 2)).toMatchObject(nothing);
    expect((await player.call("review_attempt", { attempt_id })).body.message).toBe("221");
    app.clock.advanceMs(600_000);
    // The way back after a crash, by either call and with any length: the same paper and clock.
    const again = await open(player, UK_WEATHER, { length: "quarter" });
    const reload = dataOf<View>(await player.call("get_attempt", { attempt_id }));
    for (const later of [again, reload]) {
      expect(later).toMatchObject({ attempt_id, expires_at: view.expires_at, questions: view.questions });
      expect(later.states.map(({ reveal }) => reveal)).toEqual(view.questions.map(() => null));
    }
    expect((await presetOf(player, UK_WEATHER)).open_attempt_id).toBe(attempt_id);
    expect(await finish(player.call, attempt_id)).toMatchObject({ correct: 1, blank: 15 });
  });

  it("is judged by the pass mark of its paper, and earns nothing", async () => {
    const player = await app.signUp();
    const { result: failed } = await fly(player, UK_WEATHER, 11);
    const { result: passed } = await fly(player, UK_WEATHER, 12);
    const nothing = {
      coins_earned: 0,
      coins: 100,
      score: 0,
      score_counted: 0,
      all_time_score: 0,
      badges: [],
    };
    expect(failed).toMatchObject({
      ...nothing,
      percent: 68.75,
      won: false,
      mock: { passed: false, sections: [] },
    });
    expect(passed).toMatchObject({
      ...nothing,
      percent: 75,
      won: true,
      duration_seconds: 60,
      mock: { preset_id: UK_WEATHER, length: "full", pass_percent: 75, passed: true },
    });
    expect(passed.topics.reduce((sum, { total }) => sum + total, 0)).toBe(16);
    const boards = await sql`select 1 from board_scores where player_id = ${player.playerId}`.execute(app.db);
    expect(boards.rows).toEqual([]);
  });

  it("shows every question in its review, blank ones too", async () => {
    const player = await app.signUp();
    const { attempt_id } = await open(player, UK_WEATHER, { length: "quarter" });
    await finish(player.call, attempt_id);
    const { questions } = dataOf<Review>(await player.call("review_attempt", { attempt_id }));
    expect(questions).toHaveLength(4);
    expect(questions.map(({ withheld, reveal }) => [withheld, reveal === null])).toEqual(
      questions.map(() => [null, false]),
    );
  });

  it("takes marks off for wrong answers where the real paper does, never below nothing", async () => {
    const player = await app.signUp();
    const { result } = await fly(player, "it-drone-a2", 25);
    expect(result).toMatchObject({
      marks: 45,
      max_marks: 60,
      percent: 75,
      mock: { passed: true, marks_wrong: -1 },
    });
    const { result: worst } = await fly(player, "it-drone-a2", 5);
    expect(worst).toMatchObject({ marks: 0, percent: 0, mock: { passed: false } });
  });

  it("has three options where the real paper has, without the one that the fewest choose", async () => {
    const others = await app.signUp();
    const { result } = await fly(others, "uk-caa-ppl-a-040", 0);
    expect(result.correct).toBe(0);
    const chosen = await sql<{ item_id: string; option_id: string }>`
      select item_id, option_id from first_answers where player_id = ${others.playerId}`.execute(app.db);
    const player = await app.signUp();
    const view = await open(player, "faa-uag");
    const paper = await paperOf(app.db, view.attempt_id);
    expect(paper.every(({ options, key }) => options.length === 3 && key.length === 1)).toBe(true);
    const wrong = new Map(chosen.rows.map(({ item_id, option_id }) => [item_id, option_id]));
    const both = paper.filter(({ itemId }) => wrong.has(itemId));
    expect(both.length).toBeGreaterThan(0);
    // One of the two that nobody has chosen is gone.
    const kept = both.filter(({ itemId, options }) =>
      options.some(({ authorId }) => authorId === wrong.get(itemId)),
    );
    expect(kept).toEqual(both);
    const { questions } = dataOf<Review>(await reviewOf(player, view.attempt_id));
    expect(
      questions.every(({ card, reveal }) => card.options.length === 3 && reveal?.options.length === 3),
    ).toBe(true);
  });

  it("asks areas by their shares and judges each", async () => {
    const player = await app.signUp();
    const { view, result } = await fly(player, "faa-par", 54);
    expect(view.questions).toHaveLength(54);
    expect(view.total_seconds).toBe(54 * 120);
    expect(new Set(view.questions.map(({ section }) => section))).toEqual(new Set(["other-areas"]));
    expect(view.scope.mock?.sections.map(({ section }) => section)).toEqual([
      "regulations",
      "safe-operations",
      "other-areas",
    ]);
    expect(result.mock?.sections).toMatchObject([
      { section: "other-areas", correct: 54, total: 54, percent: 100, pass_percent: null, passed: null },
    ]);
  });

  it("asks other questions the next time, as far as there are any", async () => {
    const player = await app.signUp();
    const asked: string[] = [];
    for (let mock = 0; mock < 3; mock += 1) {
      const { view } = await fly(player, UK_WEATHER, 5);
      asked.push(...view.questions.map(({ question_id }) => question_id));
    }
    expect(new Set(asked).size).toBe(48);
    // Twelve are left of sixty: then come those of the first mock again.
    const { view } = await fly(player, UK_WEATHER, 5);
    const ids = view.questions.map(({ question_id }) => question_id);
    expect(ids.filter((id) => !asked.includes(id))).toHaveLength(12);
    expect(ids.filter((id) => asked.includes(id) && !asked.slice(0, 16).includes(id))).toEqual([]);
  });

  it("asks nothing that waits in an open run that counts", async () => {
    const player = await app.signUp();
    const level = await openLevel(player.call, { category: "atpl-flight-planning", level: 1 });
    const waiting = new Set(level.questions.map(({ question_id }) => question_id));
    const view = await open(player, ATPL_PLANNING);
    expect(view.questions.filter(({ question_id }) => waiting.has(question_id))).toEqual([]);
    expect(view.questions).toHaveLength(30 - waiting.size);
    // The time is that of the questions there are.
    expect(view.total_seconds).toBe(Math.round((7_200 * view.questions.length) / 42));
  });

  it("ends by itself when its time is over, with what was saved", async () => {
    const player = await app.signUp();
    const { attempt_id, expires_at } = await open(player, UK_WEATHER);
    const [question] = await paperOf(app.db, attempt_id);
    if (question === undefined) throw new Error("an empty paper");
    const message = { attempt_id, question_id: question.itemId };
    await player.call("submit_answer", { ...message, answer: rightAnswer(question), sequence: 1 });
    app.clock.advanceMs(3_000_000 + 1_001);
    const late = await player.call("submit_answer", {
      ...message,
      answer: wrongAnswer(question),
      sequence: 2,
    });
    expect(late.body.message).toBe("207");
    const { mocks } = await historyOf(player);
    expect(mocks).toMatchObject([{ attempt_id, correct: 1, questions: 16, passed: false }]);
    expect(Date.parse(mocks[0]?.finished_at ?? "")).toBe(Date.parse(expires_at) + 1_001);
  });

  it("ends without its player too", async () => {
    const player = await app.signUp();
    const { attempt_id } = await open(player, UK_WEATHER, { length: "quarter" });
    app.clock.advanceMs(3_600_000);
    const settings = await app.settings.current();
    const ground = { db: app.db, nowMs: app.clock.nowMs(), settings, effects: FINISH_EFFECTS };
    expect(
      await settleAttempts({ ...ground, onBug: (error) => expect.unreachable(String(error)) }),
    ).toBeGreaterThan(0);
    expect((await historyOf(player)).mocks).toMatchObject([{ attempt_id, correct: 0 }]);
  });

  it.each([
    [{ preset_id: UK_WEATHER, length: "double" }, "103"],
    [{ preset_id: UK_WEATHER, questions: 5 }, "103"],
    [{ preset_id: UK_WEATHER, minutes: 600 }, "103"],
    [{ preset_id: UK_WEATHER, pass_percent: 1 }, "103"],
    [{}, "103"],
    [{ preset_id: "nowhere" }, "102"],
    [{ preset_id: "easa-part-66-m1-b" }, "102"],
  ])("refuses %j", async (fields, code) => {
    const { call } = await app.signUp();
    expect((await call("open_mock_exam", fields)).body).toMatchObject({ error: true, message: code });
  });

  it("is opened by no other call", async () => {
    const { call } = await app.signUp();
    expect((await call("open_attempt", { mode: "mock_exam" })).body.message).toBe("103");
  });

  it("belongs to its player", async () => {
    const { attempt_id } = await open(await app.signUp(), UK_WEATHER);
    const { call } = await app.signUp();
    for (const action of ["get_attempt", "finish_attempt", "review_attempt"]) {
      expect((await call(action, { attempt_id })).body.message).toBe("102");
    }
  });
});

describe("the history of mocks", () => {
  it("is empty for a new player", async () => {
    const player = await app.signUp();
    expect((await player.call("get_mock_history")).body).toMatchObject({
      data: { mocks: [], subjects: [] },
      total: 0,
    });
  });

  it("lists the own mocks, latest first, and how each exam went", async () => {
    const player = await app.signUp();
    for (const right of [4, 12, 10]) await fly(player, UK_WEATHER, right);
    await fly(player, "uk-caa-ppl-a-080", 12);
    await fly(await app.signUp(), UK_WEATHER, 16);
    await open(player, "uk-caa-ppl-a-090");
    const { mocks, subjects } = await historyOf(player);
    expect(
      mocks.map(({ preset_id, correct, percent, passed }) => [preset_id, correct, percent, passed]),
    ).toEqual([
      ["uk-caa-ppl-a-080", 12, 100, true],
      [UK_WEATHER, 10, 62.5, false],
      [UK_WEATHER, 12, 75, true],
      [UK_WEATHER, 4, 25, false],
    ]);
    expect(subjects).toMatchObject([
      {
        preset_id: "uk-caa-ppl-a-080",
        mocks: 1,
        passed: 1,
        best_percent: 100,
        last_percent: 100,
        change: null,
      },
      {
        preset_id: UK_WEATHER,
        title: "PPL(A) · Meteorology",
        mocks: 3,
        passed: 1,
        best_percent: 75,
        last_percent: 62.5,
        change: -12.5,
        trend: [{ percent: 25 }, { percent: 75, passed: true }, { percent: 62.5, length: "full" }],
      },
    ]);
    const one = await player.call("get_mock_history", { preset_id: UK_WEATHER, offset: 1, limit: 1 });
    expect(one.body).toMatchObject({
      total: 3,
      data: { mocks: [{ percent: 75 }], subjects: [{ mocks: 3 }] },
    });
  });

  it("goes with the account", async () => {
    const player = await app.signUp();
    await fly(player, UK_WEATHER, 4);
    const own = await player.call("get_my_data", { part: "attempts" });
    expect(own.text).toContain("mock_exam");
    expect((await player.call("delete_user_account")).body.message).toBe("111");
    expect((await player.call("get_mock_history")).body.message).toBe("129");
  });
});

async function reviewOf(player: TestPlayer, attempt_id: string) {
  await finish(player.call, attempt_id);
  return await player.call("review_attempt", { attempt_id });
}

describe("leaving the page of a mock", () => {
  const PAGE = "00000000-0000-4000-8000-00000000000a";
  const hide = ({ call }: TestPlayer, { attempt_id }: View) =>
    call("report_exam_events", { attempt_id, page_id: PAGE, events: [{ number: 1, kind: "hidden" }] });

  it("ends one that is like the real one, and is only logged in another", async () => {
    const player = await app.signUp();
    const strict = await open(player, UK_WEATHER, { strict: 1 });
    const relaxed = await open(player, ATPL_LAW);
    expect([strict.watch, relaxed.watch]).toEqual([
      { policy: "end", warnings: 0, limit_seconds: 5 },
      { policy: "log", warnings: 0, limit_seconds: 5 },
    ]);
    for (const view of [strict, relaxed]) await hide(player, view);
    app.clock.advanceMs(7_000);
    const reviewOf = (view: View) => player.call("review_attempt", { attempt_id: view.attempt_id });
    expect(dataOf<Review>(await reviewOf(strict))).toMatchObject({
      result: { watch: { ended_by_absence: true, absences: 1 }, duration_seconds: 5 },
      timeline: [{ kind: "away", too_long: true }],
    });
    expect((await reviewOf(relaxed)).body.message).toBe("221");
    const { watch } = await finish(player.call, relaxed.attempt_id);
    expect(watch).toMatchObject({ ended_by_absence: false, absences: 1, too_long: 1 });
  });

  it("keeps the rule that a mock was opened with", async () => {
    const player = await app.signUp();
    await open(player, UK_WEATHER, { strict: 1 });
    expect((await open(player, UK_WEATHER)).watch).toMatchObject({ policy: "end" });
  });
});
