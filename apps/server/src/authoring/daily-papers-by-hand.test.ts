import { createTestApp } from "@crosscheck/testkit/test-app";
import { addDays, dayIn } from "@crosscheck/rules/attempts/local-day";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { CONTEST_SEEDS } from "../content/generated-items.ts";
import { createOperators } from "../operators/operator-fixture.ts";

const DAY_MS = 86_400_000;
const app = await createTestApp({});
const player = await app.signUp();
const author = await createOperators(app).newOperator("author");
const today = dayIn("UTC", app.clock.nowMs());
const { rows } = await sql<{ name: string; id: string; stem: string }>`
  select item.pack_id || '/' || item.source_id as name, item.item_id as id, text.body ->> 'stem' as stem
  from items item join categories category using (category_id) join item_versions text on text.item_id = item.item_id and text.version = item.current_version
  where item.retired_at is null and item.pack_id <> 'generated' and text.language = 'en' and text.kind = 'single'
    and category.type = 1 and category.price_coins = 0
  order by item.item_id limit 6`.execute(app.db);
const questions = rows.slice(0, 5).map(({ name }) => name);
const NAMES = { en: "Night flying" };

type Paper = {
  readonly version: number;
  readonly is_own: boolean;
  readonly is_fixed: boolean;
  readonly names: object;
  readonly questions: readonly { readonly name: string; readonly state: string }[];
};
const view = async (day: string) => (await author.call("view_daily_paper", { day })).data as Paper;
const set = (day: string, version: number, items: readonly string[] = questions) =>
  author.call("set_daily_paper", { day, version, names: NAMES, questions: items });

it("today and tomorrow keep what they ask, whatever the zone", async () => {
  for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
    expect(await view(day)).toMatchObject({ is_fixed: true });
    expect(await set(day, 0)).toMatchObject({ refused: "day_fixed" });
  }
});

it("a day to come gets a paper of its own and gives it back; whoever comes second reads it first", async () => {
  const day = addDays(today, 5);
  const before = await view(day);
  expect(before).toMatchObject({ is_own: false, version: 0 });
  const both = await Promise.all([set(day, 0), set(day, 0, questions.toReversed())]);
  expect(both.filter(({ refused }) => refused === "changed_meanwhile")).toHaveLength(1);
  expect(await view(day)).toMatchObject({ is_own: true, version: 1, names: NAMES });
  expect(await view(addDays(day, 1))).toMatchObject({ is_own: false });
  expect(await author.call("clear_daily_paper", { day, version: 2 })).toMatchObject({
    refused: "changed_meanwhile",
  });
  expect(await author.call("clear_daily_paper", { day, version: 1 })).toMatchObject({ message: "updated" });
  expect(await view(day)).toEqual(before);
});

it("asks each question once, and only what is in play", async () => {
  const day = addDays(today, 6);
  const [one = ""] = questions;
  for (const items of [
    [...questions.slice(0, 4), one],
    [...questions.slice(0, 4), "ppl/no-such-question"],
    [...questions.slice(0, 4), "generated/no-such-template/1"],
  ])
    expect(await set(day, 0, items)).toMatchObject({ refused: "paper_unfit" });
  expect(await set(day, 0, questions.slice(0, 4))).toMatchObject({ refused: "invalid_field" });
});

it("asks nothing that is sold, that waits for a contest, that stands beside a passage, or needs a toy of its own", async () => {
  const day = addDays(today, 7);
  const { rows: others } = await sql<{ name: string }>`
    select distinct on (category.type) item.pack_id || '/' || item.source_id as name from items item
    join categories category using (category_id)
    where item.retired_at is null and item.pack_id <> 'generated' and category.type in (2, 3, 6, 8)
    order by category.type, item.item_id`.execute(app.db);
  expect(others).toHaveLength(4);
  // A number that only contests ask for.
  const reserved = `generated/${TEMPLATES[0]?.id}/${CONTEST_SEEDS}`;
  for (const name of [...others.map((one) => one.name), reserved])
    expect(await set(day, 0, [...questions.slice(0, 4), name])).toMatchObject({ refused: "paper_unfit" });

  const last = rows[4]?.id;
  const price = async (coins: number) =>
    await sql`update categories set price_coins = ${coins} where category_id =
      (select category_id from items where item_id = ${last}::uuid)`.execute(app.db);
  await price(50);
  expect(await set(day, 0)).toMatchObject({ refused: "paper_unfit" });
  await price(0);
  expect(await set(day, 0)).toMatchObject({ message: "updated" });
});

it("is what players are asked on that day; a question that left play is told as missing", async () => {
  const day = addDays(today, 3);
  await set(day, 0);
  app.clock.advanceMs(3 * DAY_MS);
  const paper = dataOf<{ readonly items: readonly { readonly stem: string }[] }>(
    await player.call("get_daily_quiz", { timezone: "UTC" }),
  );
  expect(JSON.stringify(paper)).toContain(rows[0]?.stem);
  await sql`update items set retired_at = now() where item_id = ${rows[0]?.id}::uuid`.execute(app.db);
  const list = (await author.call("list_daily_papers", { from: day, days: 1 })).data as {
    readonly rows: readonly object[];
  };
  expect(list.rows).toMatchObject([{ day, is_own: true, questions: 5, missing: 1 }]);
  expect((await view(day)).questions[0]).toMatchObject({ name: questions[0], state: "retired" });
});
