import { join } from "node:path";
import { CODES, type Actions, type OutputOf } from "@crosscheck/contract";
import { MODES, SOLO_MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { OPENINGS } from "../attempts/solo-fixture.ts";
import { currentCatalogue, forgetCatalogue } from "../content/catalogue.ts";
import { drawRefs, makeGenerated } from "../content/generated-items.ts";
import { GENERATED_PACK } from "../content/generated-queries.ts";
import { chooseItems } from "../contests/choose-items.ts";
import { createContests } from "../contests/contest-fixture.ts";
import { forgetPool } from "../exams/exam-pool.ts";
import { createSittings, release, reserve } from "../exams/sitting-fixture.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { newSeed } from "../ports/random.ts";
import { keepVisitorItems } from "../trial/trial-queries.ts";
import { loadTrialSet } from "../trial/trial-set.ts";
import { dataOf, paperOf, type Ask, type View } from "./play-fixture.ts";

const app = await createTestApp();
const { db } = app;
const sittings = createSittings(app);
const keeper = await sittings.newExam({ categories: ["air-law"] });
afterEach(async () => {
  await release(db, keeper);
  forgetCatalogue(db);
});

type Opened = { readonly attemptId: string | null; readonly ids: readonly string[] };
const NOT_OPENED: Opened = { attemptId: null, ids: [] };

/** A new player who has done what the mode needs, and how it opens the mode. */
async function newPlayer({ id }: (typeof SOLO_MODES)[number]) {
  const { action, fields, prepare } = OPENINGS[id];
  const player = await app.signUp();
  await prepare?.(db, player);
  return async (): Promise<Opened> => {
    const answered = await player.call(action, fields);
    if (answered.body.error) return NOT_OPENED;
    const { attempt_id: attemptId } = dataOf<View>(answered);
    return { attemptId, ids: (await paperOf(db, attemptId)).map(({ itemId }) => itemId) };
  };
}

/** Every written question of the categories that these are of. */
async function wholePlaces(itemIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ item_id: string }>`select item_id from items
    where item_id = any (${itemIds}::uuid[]) or pack_id <> ${GENERATED_PACK} and category_id in
      (select category_id from items where item_id = any (${itemIds}::uuid[]))`.execute(db);
  return rows.map((row) => row.item_id);
}

const makesNew = ({ source }: ModeDefinition) => source.from === "templates" || source.from === "topics";
const isSame = ({ source }: ModeDefinition) => ["day", "passage", "list"].includes(source.from);

describe.each(SOLO_MODES.map((mode) => [mode.id, mode] as const))("%s", (_id, mode) => {
  it("hands out nothing that an exam keeps, keeps what was opened before, and has it back afterwards", async () => {
    const openers = await Promise.all([1, 2, 3, 4].map(async () => await newPlayer(mode)));
    const [first, second, third, fourth] = openers;
    if (!first || !second || !third || !fourth) throw new Error("four players");
    const before = await first();
    expect(before.ids.length).toBeGreaterThan(0);

    // The copies in this process still know them.
    await reserve(db, keeper, await wholePlaces(before.ids));
    const none = await second();
    expect(none.ids.filter((id) => before.ids.includes(id))).toEqual([]);
    expect(none.attemptId !== null).toBe(makesNew(mode));
    forgetCatalogue(db);
    expect((await second()).attemptId !== null).toBe(makesNew(mode));
    await release(db, keeper);
    forgetCatalogue(db);

    const half = before.ids.filter((_, index) => index % 2 === 0);
    await reserve(db, keeper, half);
    const rest = await third();
    expect(rest.ids.filter((id) => half.includes(id))).toEqual([]);
    expect(rest.ids.length > 0).toBe(mode.source.from !== "passage");
    forgetCatalogue(db);
    expect(await first()).toEqual(before);
    await release(db, keeper);
    forgetCatalogue(db);

    const after = await fourth();
    expect(after.ids.length).toBe(before.ids.length);
    const others = after.ids.filter((id) => !before.ids.includes(id));
    expect(isSame(mode) ? others : []).toEqual([]);
  });
});

it("a contest asks nothing that an exam keeps", async () => {
  const contests = createContests(app);
  const itemIds = await contests.newItems(10);
  const contest = { paper: { item_ids: itemIds }, questionCount: 10, language: "en" };
  const choose = async () =>
    await inTransaction(db, (tx) =>
      // Only these fields are read.
      chooseItems(tx, contest as Parameters<typeof chooseItems>[1], {
        seed: newSeed(app.ports.random),
        nowMs: app.clock.nowMs(),
      }),
    );
  await reserve(db, keeper, itemIds.slice(0, 1));
  expect(await choose()).toEqual([]);
  await release(db, keeper);
  expect(await choose()).toHaveLength(10);
});

it("an exam that draws takes nothing that another one keeps, whatever its copy says", async () => {
  const categories = ["air-law"];
  const count = 40;
  const [one, other] = [await app.signUp(), await app.signUp()];
  const first = await sittings.open(one.call, await sittings.newExam({ categories, count }));
  expect(first.questions).toHaveLength(count);
  const ids = first.questions.map(({ question_id }) => question_id);
  await reserve(db, keeper, ids);
  const second = await sittings.open(other.call, await sittings.newExam({ categories, count }));
  expect(second.questions.length).toBeGreaterThan(0);
  expect(second.questions.filter(({ question_id }) => ids.includes(question_id))).toEqual([]);
});

it("templates make nothing that an exam keeps", async () => {
  const { categories } = await currentCatalogue(db, app.clock.nowMs());
  const math = categories.filter(({ slug }) => slug === "math-navigation");
  const refs = math.flatMap((category) => drawRefs(category, 3, { seed: newSeed(app.ports.random) }));
  const make = async () =>
    (await makeGenerated(db, refs, new Date(app.clock.nowMs()))).map(({ itemId }) => itemId);
  const [kept = "", ...others] = await make();
  await reserve(db, keeper, [kept]);
  expect(await make()).toEqual(others);
  await release(db, keeper);
  expect(await make()).toEqual([kept, ...others]);
});

it("every mode is one of these", () => {
  const ids: readonly string[] = [...SOLO_MODES.map(({ id }) => id), "contest", "exam", "battle"];
  expect(ids.toSorted()).toEqual(Object.keys(MODES).toSorted());
});

type Home = OutputOf<Actions["get_web_home_settings"]>;
type Trial = OutputOf<Actions["get_trial_questions"]>;

const homeQuestion = async (ask: Ask) => dataOf<Home>(await ask("get_web_home_settings")).question;

it("visitors are asked nothing that an exam keeps, and are told no answer of it", async () => {
  const shown = await homeQuestion(app.call);
  const { category = "", question_id = "", options = [] } = shown ?? {};
  const trial = dataOf<Trial>(await app.call("get_trial_questions", { category }));
  const ids = trial.questions.map((question) => question.question_id);
  expect(ids).toContain(question_id);
  const answer = { question_id, answer: options[0]?.option_id ?? "" };

  await reserve(db, keeper, ids);
  expect((await homeQuestion(app.call))?.category).not.toBe(category);
  expect((await app.call("get_trial_questions", { category })).body.error).toBe(true);
  const refused = await app.call("answer_trial_question", answer);
  expect([refused.body.error, refused.text.includes("explanation")]).toEqual([true, false]);

  await release(db, keeper);
  expect(await homeQuestion(app.call)).toEqual(shown);
  expect(dataOf<Trial>(await app.call("get_trial_questions", { category }))).toEqual(trial);
  expect((await app.call("answer_trial_question", answer)).body.error).toBe(false);
});

it("an exam draws nothing that visitors are asked: anybody may look its answers up by their ids", async () => {
  const set = await loadTrialSet(join(import.meta.dirname, "../../../../content/trial.json"));
  await keepVisitorItems(db, set);
  forgetPool(db);
  const player = await app.signUp();
  const categories = ["air-law", "meteorology", "navigation"];
  const { questions } = await sittings.open(player.call, await sittings.newExam({ categories, count: 150 }));
  expect(questions).toHaveLength(150);
  for (const { question_id } of questions) {
    const answered = await app.call("answer_trial_question", { question_id, answer: "x" });
    expect(answered.body.message).toBe(CODES.no_data.code);
  }
  // Another file, another set.
  await keepVisitorItems(db, set.slice(0, 1));
  const { rows } = await sql`select item_id from visitor_items`.execute(db);
  expect(rows).toEqual([{ item_id: set[0] }]);
  await keepVisitorItems(db, []);
});

type Sample = OutputOf<Actions["get_category_sample"]>;

it("the sample of a category is another one while an exam keeps it", async () => {
  const { call } = await app.signUp();
  const read = async () => dataOf<Sample>(await call("get_category_sample", { category: "air-law" }));
  const before = await read();
  const { rows } = await sql<{ item_id: string }>`select item_id from item_versions
    where body ->> 'stem' = ${before.question} and language = 'en'`.execute(db);
  await reserve(
    db,
    keeper,
    rows.map((row) => row.item_id),
  );
  expect((await read()).question).not.toBe(before.question);
  await release(db, keeper);
  expect(await read()).toEqual(before);
});

type Levels = OutputOf<Actions["get_level_data"]>;
type Days = OutputOf<Actions["get_daily_quiz_days"]>;
type Presets = OutputOf<Actions["get_mock_presets"]>;

/** How many questions a player is told there are. */
async function readCounts({ call }: { readonly call: Ask }) {
  const place = { category_slug: "air-law", subcategory_slug: "rules-of-the-air" };
  const [levels, days, presets] = await Promise.all([
    call("get_level_data", place).then((told) => dataOf<Levels>(told)),
    call("get_daily_quiz_days", { timezone: "Europe/Berlin" }).then((told) => dataOf<Days>(told)),
    call("get_mock_presets").then((told) => dataOf<Presets>(told)),
  ]);
  const mocks = presets.map(({ lengths }) => lengths[0]?.questions);
  return { place: levels.no_of_ques, day: days.today.no_of_que, mocks };
}

it("counts of questions leave out what an exam keeps", async () => {
  const player = await app.signUp();
  const before = await readCounts(player);
  const daily = dataOf<View>(await player.call("get_daily_quiz", { timezone: "Europe/Berlin" }));
  const level = dataOf<View>(await player.call(OPENINGS.quiz_zone.action, OPENINGS.quiz_zone.fields));
  const mock = dataOf<View>(await player.call(OPENINGS.mock_exam.action, OPENINGS.mock_exam.fields));
  const ids = (view: View) => view.questions.map(({ question_id }) => question_id);
  await reserve(db, keeper, [
    ...ids(daily).slice(0, 2),
    ...(await wholePlaces([ids(level)[0] ?? "", ids(mock)[0] ?? ""])),
  ]);
  await sql`delete from reserved_items where item_id = any (${ids(level).slice(0, 3)}::uuid[])`.execute(db);
  forgetCatalogue(db);
  const during = await readCounts(player);
  expect(during.place).toBe(3);
  expect(during.day).toBeLessThanOrEqual(before.day - 2);
  expect(during.mocks).not.toEqual(before.mocks);
  await release(db, keeper);
  forgetCatalogue(db);
  expect(await readCounts(player)).toEqual(before);
});
