import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, playLevel, type Answered, type View } from "./play-fixture.ts";

type Review = OutputOf<Actions["review_attempt"]>;
type Categories = OutputOf<Actions["get_categories"]>;

const app = await createTestApp();
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const ACTION = "get_questions_for_self_challenge";

const categories = dataOf<Categories>(await app.call("get_categories", { type: 1, language_id: 14 }));
const slugs = categories.filter(({ is_premium }) => !is_premium).map(({ slug }) => slug);

const openLargest = (player: TestPlayer, category_slug = slugs.join(",")) =>
  player.call(ACTION, { category_slug, limit: 50, minutes: 3 });

/** Opens, hands in blank and reviews until an opening is refused; the items whose keys were told, and the refusal. */
async function copyUntilRefused(
  player: TestPlayer,
): Promise<{ readonly told: ReadonlySet<string>; readonly refused: Answered }> {
  const told = new Set<string>();
  for (;;) {
    const opened = await openLargest(player);
    if (opened.body.error) return { told, refused: opened };
    for (const id of await handInAndReview(player, dataOf<View>(opened))) told.add(id);
  }
}

async function handInAndReview({ call }: TestPlayer, { attempt_id }: View): Promise<readonly string[]> {
  dataOf(await call("finish_attempt", { attempt_id }));
  const { questions } = dataOf<Review>(await call("review_attempt", { attempt_id }));
  return questions.flatMap(({ card, reveal }) => (reveal === null ? [] : [card.question_id]));
}

function waitOf({ status, body }: Answered): number {
  expect({ status, message: body.message }).toEqual({ status: 429, message: "210" });
  return "retry_after_seconds" in body ? (body.retry_after_seconds ?? 0) : 0;
}

/**
 * Cheapest way left: one account copies 200 questions in ten minutes and 1,000 in a day; a bank of 3,000 needs three days,
 * or fifteen accounts with fifteen mailboxes for ten minutes. The server's log names them meanwhile.
 */
describe("copying the bank with self challenges handed in blank", () => {
  it("ends after 200 questions in ten minutes, and the refusal says until when", async () => {
    const player = await app.signUp();
    const { told, refused } = await copyUntilRefused(player);
    expect(told.size).toBe(200);
    const seconds = waitOf(refused);
    app.clock.advanceMs((seconds - 1) * 1_000);
    expect(waitOf(await openLargest(player))).toBe(1);
    app.clock.advanceMs(1_000);
    expect((await copyUntilRefused(player)).told.size).toBeGreaterThan(100);
  });

  it("is counted in a metric", async () => {
    await copyUntilRefused(await app.signUp());
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(new RegExp(`crosscheck_used_up_budgets_total\\{action="${ACTION}"\\} [1-9]`));
  });

  it("gets no further with openings at the same time", async () => {
    const player = await app.signUp();
    const opened = await Promise.all(slugs.slice(0, 9).map((slug) => openLargest(player, slug)));
    const views = opened.filter(({ body }) => !body.error).map((answer) => dataOf<View>(answer));
    const told = await Promise.all(views.map((view) => handInAndReview(player, view)));
    expect(new Set(told.flat()).size).toBeLessThanOrEqual(200);
    expect(app.bugs).toEqual([]);
  });

  it("ends after the admin's number a day", async () => {
    await app.db
      .insertInto("settings")
      .values({ key: "newQuestionsPerDay", value: "400", updated_at: new Date(app.clock.nowMs()) })
      .execute();
    app.clock.advanceMs(MINUTE_MS);
    const player = await app.signUp();
    const startMs = app.clock.nowMs();
    const told = new Set<string>();
    while (app.clock.nowMs() < startMs + 3 * 60 * MINUTE_MS) {
      const { told: more } = await copyUntilRefused(player);
      for (const id of more) told.add(id);
      app.clock.advanceMs(10 * MINUTE_MS);
    }
    expect(told.size).toBe(400);
    expect(waitOf(await openLargest(player))).toBeGreaterThan(20 * 3_600);
    app.clock.advanceMs(DAY_MS);
    expect((await openLargest(player)).body.error).toBe(false);
    await app.db.deleteFrom("settings").execute();
    app.clock.advanceMs(MINUTE_MS);
  });

  it("leaves what was opened open to review, resume and repetition", async () => {
    const player = await app.signUp();
    const first = dataOf<View>(await openLargest(player, slugs[0]));
    await copyUntilRefused(player);
    expect(dataOf<View>(await openLargest(player, slugs[0])).attempt_id).toBe(first.attempt_id);
    expect(await handInAndReview(player, first)).toHaveLength(first.questions.length);
    expect((await player.call("play_wrong_answers")).body.error).toBe(false);
  });
});

it("a diligent student who plays a level every four minutes all day never meets the limit", async () => {
  const player = await app.signUp();
  const places = await app.db
    .selectFrom("subcategories")
    .innerJoin("categories", "categories.category_id", "subcategories.category_id")
    .select(["categories.slug as category", "subcategories.slug as subcategory"])
    .where("categories.type", "=", 1)
    .execute();
  for (const { category, subcategory } of places) {
    app.clock.advanceMs(4 * MINUTE_MS);
    const opened = await player.call("get_questions_by_level", { category, subcategory, level: 1 });
    const { attempt_id } = dataOf<View>(opened);
    dataOf(await player.call("finish_attempt", { attempt_id }));
  }
  expect(places.length).toBeGreaterThan(20);
  expect(await playLevel(app.db, player.call, 10)).toMatchObject({ won: true });
});
