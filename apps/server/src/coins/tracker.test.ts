import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, openLevel, paperOf, playLevel } from "../conformance/play-fixture.ts";
import { forgetCatalogue } from "../content/catalogue.ts";

type Rows = OutputOf<Actions["get_tracker_data"]>;

const app = await createTestApp({ content: true });
const historyOf = async (player: TestPlayer, fields = {}) => {
  const answered = await player.call("get_tracker_data", fields);
  return { rows: dataOf<Rows>(answered), total: "total" in answered.body ? answered.body.total : null };
};

/** A player who has won a level, asked for help in an open run and bought a category. */
async function playedOn() {
  const player = await app.signUp();
  const won = await playLevel(app.db, player.call, 10);
  const { attempt_id } = await openLevel(player.call);
  const [first] = await paperOf(app.db, attempt_id);
  dataOf(await player.call("use_lifeline", { attempt_id, question_id: first?.itemId, kind: "fifty_fifty" }));
  await app.db.updateTable("categories").set({ price_coins: 30 }).where("slug", "=", "meteorology").execute();
  forgetCatalogue(app.db);
  dataOf(await player.call("unlock_premium_category", { category: "meteorology" }));
  return { player, won, attemptId: attempt_id };
}

describe("get_tracker_data", () => {
  it("tells what coins came and went for, latest first", async () => {
    const { player, won } = await playedOn();
    const { rows, total } = await historyOf(player);
    expect(rows.map(({ type, points, status }) => [type, points, status])).toEqual([
      ["premium_unlock", -30, 1],
      ["lifeline", -5, 1],
      ["quiz_reward", won.coins_earned, 0],
      ["welcome", 100, 0],
    ]);
    expect(total).toBe(4);
    expect(rows.map(({ balance_after }) => balance_after)).toEqual([75, 105, 110, 100]);
    expect(rows[0]?.title_params).toMatchObject({
      name: "Meteorology",
      category: { slug: "meteorology", type: 1 },
    });
    expect(rows[1]?.title_params).toEqual({ mode: "quiz_zone", name: expect.any(String) });
    expect(rows[2]?.title_params).toMatchObject({ mode: "quiz_zone", attempt_id: expect.any(String) });
    expect(rows[3]?.title_params).toEqual({});
  });

  it("names a category in the language of the player's pages", async () => {
    const { player } = await playedOn();
    const nameIn = async (fields: object) => (await historyOf(player, fields)).rows[0]?.title_params.name;
    // Whoever never chose one has that of the page.
    expect(await nameIn({ language: "ar" })).toMatch(/\p{Script=Arabic}/u);
    for (const language of ["xx", "constructor", "__proto__"])
      expect(await nameIn({ language })).toBe("Meteorology");
    dataOf(await player.call("update_profile", { web_language: "ar" }));
    expect(await nameIn({})).toMatch(/\p{Script=Arabic}/u);
    expect(await nameIn({ language: "en" })).toBe("Meteorology");
  });

  it("filters income and expenses, and counts what it filtered", async () => {
    const { player } = await playedOn();
    const income = await historyOf(player, { type: 1 });
    expect(income.rows.map(({ type }) => type)).toEqual(["quiz_reward", "welcome"]);
    expect(income.total).toBe(2);
    const spent = await historyOf(player, { type: "2", limit: 1, offset: 1 });
    expect(spent.rows.map(({ type }) => type)).toEqual(["lifeline"]);
    expect(spent.total).toBe(2);
    expect((await player.call("get_tracker_data", { type: 3 })).body).toMatchObject({ message: "103" });
  });

  it("shows nobody else's, and nothing beyond the end", async () => {
    const { player } = await playedOn();
    const other = await app.signUp();
    expect(await historyOf(other)).toMatchObject({ rows: [{ type: "welcome" }], total: 1 });
    expect(await historyOf(player, { offset: 4 })).toEqual({ rows: [], total: 4 });
  });
});
