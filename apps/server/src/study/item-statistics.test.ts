import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { TestPlace } from "../attempts/level-fixture.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { countItemAnswers } from "./count-item-answers.ts";
import { checkItemStatistics } from "./item-statistics-check.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const app = await createTestApp({ content: false });
const { signUp, newPlace, open, answer, finish, play } = createStudyFixture(app);
const author = await createOperators(app).newOperator("author");

type Row = {
  readonly question_id: string;
  readonly facility: number | null;
  readonly discrimination: number | null;
};
const statisticsOf = async (question_id: string, version?: number) =>
  await author.call(
    "get_item_statistics",
    version === undefined ? { question_id } : { question_id, version },
  );
const list = (fields: object) => author.call("list_items_by_statistics", fields);

/** One player answers a question so, so many of the others right, the rest wrong. Papers have orders of their own. */
async function playTurn(place: TestPlace, itemId: string | null, turn: Turn): Promise<string> {
  const player = await signUp();
  const view = await open(player, place);
  const about = itemId ?? idOf(view, 1);
  let others = 0;
  for (const [index, { question_id }] of view.questions.entries()) {
    const isIt = question_id === about;
    if (!isIt) others += 1;
    const wish = isIt ? turn.wish : others <= turn.others ? "right" : "wrong";
    await answer(player, view, { number: index + 1, wish, seconds: isIt ? turn.seconds : 3 });
  }
  await finish(player, view);
  return about;
}
type Turn = { readonly wish: "right" | "wrong" | "blank"; readonly others: number; readonly seconds: number };

/** Pearson's correlation by its definition, from deviations. */
function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const of = (a: 0 | 1, b: 0 | 1, am: number, bm: number) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - am) * (pair[b] - bm), 0);
  return of(0, 1, x, y) / Math.sqrt(of(0, 0, x, x) * of(1, 1, y, y));
}

describe("statistics of questions", () => {
  it("are facility, discrimination against the rest, options and median time of first answers", async () => {
    const place = await newPlace();
    const turns: readonly Turn[] = [
      { wish: "right", others: 9, seconds: 4 },
      { wish: "right", others: 3, seconds: 8 },
      { wish: "wrong", others: 6, seconds: 5 },
      { wish: "wrong", others: 0, seconds: 20 },
      { wish: "blank", others: 9, seconds: 1 },
    ];
    let known: string | null = null;
    for (const turn of turns) known = await playTurn(place, known, turn);
    const id = known ?? "";
    expect((await statisticsOf(id)).data).toMatchObject({ met: 0, answers: 0, facility: null, versions: [] });

    expect(await countItemAnswers(app.db)).toBe(50);
    const { data } = await statisticsOf(id);
    expect(data).toMatchObject({
      question_id: id,
      met: 5,
      answers: 4,
      correct: 2,
      facility: 0.5,
      discrimination_answers: 4,
      timed_answers: 4,
      median_seconds: 5,
    });
    const { discrimination, options } = data as Row & {
      options: readonly { answers: number; is_key: boolean }[];
    }; // of the contract
    const rest = (others: number) => Math.floor((1_000 * others) / 9);
    expect(discrimination).toBeCloseTo(
      pearson([
        [1, rest(9)],
        [1, rest(3)],
        [0, rest(6)],
        [0, rest(0)],
      ]),
      9,
    );
    expect(options).toHaveLength(4);
    expect(options.filter(({ is_key }) => is_key)).toMatchObject([{ answers: 2, text: expect.any(String) }]);
    expect(options.reduce((sum, one) => sum + one.answers, 0)).toBe(4);
  });

  it("count an answer once, and no second one of a player to the same version", async () => {
    const [place, player] = [await newPlace(), await signUp()];
    const view = await play(player, place, { right: 10, wrong: 0 });
    await Promise.all([countItemAnswers(app.db), countItemAnswers(app.db)]);
    expect(await countItemAnswers(app.db)).toBe(0);
    await play(player, place, { right: 0, wrong: 10 });
    expect(await countItemAnswers(app.db)).toBe(0);
    expect((await statisticsOf(idOf(view, 1))).data).toMatchObject({ answers: 1, correct: 1, facility: 1 });
  });

  it("have no discrimination while nothing varies", async () => {
    const place = await newPlace();
    const view = await play(await signUp(), place, { right: 10, wrong: 0 });
    await play(await signUp(), place, { right: 10, wrong: 0 });
    await countItemAnswers(app.db);
    expect((await statisticsOf(idOf(view, 1))).data).toMatchObject({ answers: 2, discrimination: null });
  });

  it("are those of a version: another one begins with none", async () => {
    const view = await play(await signUp(), await newPlace(), { right: 10, wrong: 0 });
    await countItemAnswers(app.db);
    const id = idOf(view, 1);
    await sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
      select item_id, 2, language, kind, body, body_hash, created_at from item_versions where item_id = ${id}`.execute(
      app.db,
    );
    await sql`update items set current_version = 2 where item_id = ${id}`.execute(app.db);
    expect((await statisticsOf(id)).data).toMatchObject({ version: 2, met: 0, versions: [1] });
    expect((await statisticsOf(id, 1)).data).toMatchObject({ version: 1, met: 1, current_version: 2 });
    expect(await statisticsOf(id, 3)).toMatchObject({ refused: "no_data" });
    expect(await statisticsOf(crypto.randomUUID())).toMatchObject({ refused: "no_data" });
  });

  it("list the hardest first, page by page, within a category", async () => {
    const place = await newPlace();
    const view = await play(await signUp(), place, { right: 4, wrong: 6 });
    await countItemAnswers(app.db);
    const fields = { category_id: place.categoryId, min_answers: 1, limit: 6 };
    const first = await list(fields);
    expect(first.total).toBe(10);
    const wrong = view.questions.slice(4).map(({ question_id }) => question_id);
    expect(rowsOf<Row>(first).map(({ question_id }) => question_id)).toEqual(wrong.toSorted());
    const second = rowsOf<Row>(await list({ ...fields, cursor: rowsOf<Row>(first).at(-1)?.question_id }));
    expect(second.map(({ facility }) => facility)).toEqual([1, 1, 1, 1]);
    expect(rowsOf<Row>(await list({ ...fields, min_answers: 2 }))).toEqual([]);
  });

  it("list what discriminates least first, and what is reported most", async () => {
    const place = await newPlace();
    const [player, other] = [await signUp(), await signUp()];
    const view = await play(player, place, { right: 3, wrong: 7 });
    await play(other, place, { right: 10, wrong: 0 });
    await countItemAnswers(app.db);
    const within = { category_id: place.categoryId, min_answers: 1 };
    const keys = rowsOf<Row>(await list({ ...within, sort: "low_discrimination" }));
    const values = keys.map(({ discrimination }) => discrimination ?? Number.NaN);
    expect(values).toHaveLength(7);
    expect(values).toEqual(values.toSorted((a, b) => a - b));

    const message = "Option b is right as well since 2024.";
    for (const one of [player, other])
      await one.call("report_question", { question_id: idOf(view, 2), message });
    await player.call("report_question", { question_id: idOf(view, 5), message });
    expect(rowsOf(await list({ ...within, sort: "most_reported" }))).toMatchObject([
      { question_id: idOf(view, 2), reports: 2, open_reports: 2 },
      { question_id: idOf(view, 5), reports: 1 },
    ]);
  });

  it("of a retired question are told when it is asked for, and are in no list", async () => {
    const [place, player] = [await newPlace(), await signUp()];
    const view = await play(player, place, { right: 4, wrong: 6 });
    await play(await signUp(), place, { right: 10, wrong: 0 });
    await countItemAnswers(app.db);
    const retired = idOf(view, 10);
    const message = "The key is wrong, I think.";
    expect((await player.call("report_question", { question_id: retired, message })).status).toBe(200);
    await sql`update items set retired_at = now() where item_id = ${retired}`.execute(app.db);
    const sizes = ["hardest", "low_discrimination", "most_reported"].map(async (sort) => {
      const page = await list({ category_id: place.categoryId, min_answers: 1, sort });
      return [rowsOf<Row>(page).length, page.total];
    });
    // Right ones of both players do not vary, so they discriminate nothing.
    expect(await Promise.all(sizes)).toEqual([
      [9, 9],
      [5, 5],
      [0, 0],
    ]);
    expect((await statisticsOf(retired)).data).toMatchObject({ met: 2, reports: 1 });
  });

  it("are checked against a recount, and counted anew from nothing", async () => {
    expect((await checkItemStatistics(app.db)).breaches).toEqual([]);
    const before = await sql`select * from item_statistics order by item_id, version`.execute(app.db);
    for (const [table, column] of [
      ["item_statistics", "met"],
      ["item_option_counts", "answers"],
      ["item_second_counts", "answers"],
    ] as const) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 1`.execute(app.db);
      expect((await checkItemStatistics(app.db)).breaches).not.toEqual([]);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - 1`.execute(app.db);
    }
    for (const table of ["item_statistics", "item_option_counts", "item_second_counts"])
      await sql`delete from ${sql.table(table)}`.execute(app.db);
    expect((await checkItemStatistics(app.db)).breaches).not.toEqual([]);
    await sql`update first_answers set is_counted = false`.execute(app.db);
    await countItemAnswers(app.db);
    const after = await sql`select * from item_statistics order by item_id, version`.execute(app.db);
    expect(after.rows).toEqual(before.rows);
    expect((await checkItemStatistics(app.db)).breaches).toEqual([]);
  });
});
