import { BATTLE_ID } from "@crosscheck/client/battle/battle-fixture";
import type { OutputOf } from "@crosscheck/contract";
import type { getRandomQuestions } from "@crosscheck/contract/actions/battles";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANN, away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { ownRoom } from "../group-battle/room-fixture.ts";
import RandomBattleScreen from "./RandomBattleScreen.tsx";

type Standing = OutputOf<typeof getRandomQuestions>;
type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;
type Ask = NonNullable<Api["get_random_questions"]>;

const SERVER_TIME = "2026-05-01T10:00:00.000Z";
const NOBODY: Standing = {
  match_id: BATTLE_ID,
  state: "nobody",
  searches_until: null,
  room: null,
  server_time: SERVER_TIME,
};
const SEARCHING: Standing = { ...NOBODY, state: "searching", searches_until: "2126-05-01T10:00:20.000Z" };

const button = (name: string) => page.getByRole("button", { name });
const nobody = page.getByRole("heading", {
  name: "No opponent detected; retry or play against the bot.",
});

/** A search that has found nobody; `ask` answers what follows. */
async function findNobody(ask: Ask) {
  let isOver = false;
  const screen = await show(<RandomBattleScreen />, {
    remembered: SIGNED_IN,
    at: "/random-battle/",
    route: "/random-battle/",
    api: {
      get_user_by_id: async () => ok(ANN),
      get_categories: async () => ok([]),
      get_battle_statistics: away,
      get_open_battle: async () => ok({ battle: null, invitations: [], server_time: SERVER_TIME }),
      get_random_questions: async (request, options) => {
        if (isOver) return await ask(request, options);
        isOver = true;
        return ok(NOBODY);
      },
    },
  });
  await button("Find an opponent").click();
  return screen;
}

describe("a search that has found nobody", () => {
  it("says so, and asks no more", async () => {
    const { requestsOf } = await findNobody(async () => ok(SEARCHING));
    await expect.element(nobody).toHaveFocus();
    await expectAccessible();
    expect(requestsOf("get_random_questions")).toMatchObject([{ with_socket: true }]);
  });

  it("begins anew with Retry", async () => {
    const { requestsOf } = await findNobody(async () => ok(SEARCHING));
    await button("Retry").click();
    await expect.element(page.getByRole("heading", { name: "Looking for an opponent" })).toBeVisible();
    expect(button("Retry").elements()).toEqual([]);
    expect(requestsOf("get_random_questions")[1]).not.toHaveProperty("match_id");
  });

  it("goes on to the bot", async () => {
    const { requestsOf } = await findNobody(async () => ok({ ...NOBODY, state: "found", room: ownRoom() }));
    await button("Play against the bot").click();
    await expect.element(page.getByText(`Gone to /battle/${BATTLE_ID}/`)).toBeVisible();
    expect(requestsOf("get_random_questions")[1]).toMatchObject({ bot: true });
  });

  it("says what stands in the way of the bot", async () => {
    await findNobody(async () => refused("unavailable"));
    await button("Play against the bot").click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(button("Find an opponent")).toBeVisible();
  });

  it("leads back to where it began", async () => {
    await findNobody(async () => ok(SEARCHING));
    await button("Back to battles").click();
    await expect.element(button("Find an opponent")).toBeVisible();
  });
});
