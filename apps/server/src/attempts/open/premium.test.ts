import type { Actions, OutputOf } from "@crosscheck/contract";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { beforeAll, describe, expect, it } from "vitest";
import { dataOf, paperOf, type View } from "../../conformance/play-fixture.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { createOperators } from "../../operators/operator-fixture.ts";

type Sample = OutputOf<Actions["get_category_sample"]>;

const app = await createTestApp();
const admin = await createOperators(app).newOperator("admin");
const TRUE_FALSE_TYPE = 7;
const SOLD = "tf-air-law";

/** Ids of the categories that this paper's questions are from. */
async function categoriesOf(view: View): Promise<ReadonlySet<string>> {
  const ids = (await paperOf(app.db, view.attempt_id)).map(({ itemId }) => itemId);
  const rows = await app.db
    .selectFrom("items")
    .innerJoin("categories", "categories.category_id", "items.category_id")
    .select("slug")
    .where("item_id", "in", ids)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

beforeAll(async () => {
  const { categories } = await currentCatalogue(app.db, app.clock.nowMs());
  const others = categories.filter(({ type, slug }) => type === TRUE_FALSE_TYPE && slug !== SOLD);
  // All but one cost something, so that a draw over all of them cannot miss those by luck.
  for (const { slug } of others) await admin.call("set_category_price", { category: slug, coins: 10_000 });
  await admin.call("set_category_price", { category: "meteorology", coins: 50 });
});

describe("what has to be bought", () => {
  it("is in no draw over everything before, and in it afterwards", async () => {
    const player = await app.signUp();
    const open = async () => dataOf<View>(await player.call("get_questions_by_type", { type: 2 }));
    const before = await open();
    expect([...(await categoriesOf(before))]).toEqual([SOLD]);
    dataOf(await player.call("finish_attempt", { attempt_id: before.attempt_id }));

    await admin.call("set_category_price", { category: "tf-meteorology", coins: 100 });
    dataOf(await player.call("unlock_premium_category", { category: "tf-meteorology" }));
    const after = await categoriesOf(await open());
    expect([...after].toSorted()).toEqual([SOLD, "tf-meteorology"]);
  });

  it("is asked by no call that names it, whatever else it names", async () => {
    const player = await app.signUp();
    const challenge = { category_slug: "air-law,meteorology", limit: 10, minutes: 10 };
    expect((await player.call("get_questions_for_self_challenge", challenge)).body).toMatchObject({
      error: true,
      message: "211",
    });
    const level = { category: "meteorology", subcategory: "atmosphere", level: 1 };
    const { body } = await player.call("get_questions_by_level", level);
    expect(body).toMatchObject({ error: true });
    dataOf(await player.call("unlock_premium_category", { category: "meteorology" }));
    expect((await player.call("get_questions_for_self_challenge", challenge)).body).toMatchObject({
      error: false,
    });
  });
});

describe("a sample of a category", () => {
  it("is one question, the same for everybody and every time, and tells no key", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const ask = async ({ call }: typeof one) =>
      dataOf<Sample>(await call("get_category_sample", { category: "meteorology" }));
    const sample = await ask(one);
    expect(await ask(one)).toEqual(sample);
    expect(await ask(other)).toEqual(sample);
    expect(Object.keys(sample)).toEqual(["category", "question", "options"]);
    expect(sample.options).toEqual(sample.options.toSorted());
    expect(sample.options.length).toBeGreaterThan(2);
  });

  it("is not there of what waits for a contest", async () => {
    const { categories } = await currentCatalogue(app.db, app.clock.nowMs());
    const waiting = categories.filter(({ type }) => EVENT_TYPES.includes(type));
    expect(waiting.length).toBeGreaterThan(0);
    const { call } = await app.signUp();
    for (const { slug, id } of waiting)
      for (const category of [slug, id])
        expect((await call("get_category_sample", { category })).body).toMatchObject({ message: "102" });
  });

  it("is there in the asked language, else in the default one, and for no category that is unknown", async () => {
    const { call } = await app.signUp();
    const ar = dataOf<readonly { readonly id: number; readonly code: string }[]>(
      await call("get_languages", {}),
    ).find(({ code }) => code === "ar");
    const sample = async (category: string) =>
      (await call("get_category_sample", { category, language_id: ar?.id })).body;
    expect(await sample("air-law")).toMatchObject({ data: { question: expect.stringMatching(/[ء-ي]/) } });
    expect(await sample("atpl-air-law")).toMatchObject({
      data: { question: expect.stringMatching(/[a-z]/) },
    });
    expect(await sample("no-such-place")).toMatchObject({ error: true, message: "102" });
  });
});
