import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANN, away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import type { Badge } from "../badges/badge.ts";
import type { Friend, Referrals } from "./referrals.ts";
import ReferralScreen from "./ReferralScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const NOBODY: Referrals = {
  joined: 0,
  paid: 0,
  pending: 0,
  coins_earned: 0,
  day_limit: 3,
  month_limit: 10,
  own_coins_held: 0,
  friends: [],
};
const BOB: Friend = {
  number: 1,
  name: "Bob",
  joined_at: "2026-05-01T10:00:00.000Z",
  state: "paid",
  reason: null,
  coins: 30,
};
const WAITING = { ...BOB, state: "pending", coins: 0 } as const;
const SHARING: Badge = {
  type: "sharing_caring",
  badge_label: "",
  badge_note: "",
  badge_reward: 200,
  badge_icon: null,
  badge_counter: 51,
  progress: 4,
  status: 0,
  unlocked_at: null,
  claimed_at: null,
};

const open = (api: Api = {}, options: Options = {}) =>
  show(<ReferralScreen />, {
    remembered: SIGNED_IN,
    api: {
      get_user_by_id: async () => ok(ANN),
      get_referrals: async () => ok(NOBODY, 0),
      get_user_badges: async () => ok([SHARING]),
      ...api,
    },
    ...options,
  });
const rows = page.getByRole("region", { name: "Friends who joined" }).getByRole("listitem");

describe("the own code", () => {
  it("is there as code, link and QR code with the link in words", async () => {
    await open();
    await expect.element(page.getByText("ANN-7QK2", { exact: true })).toBeVisible();
    const link = `${location.origin}/auth/sign-up/?friend=ANN-7QK2`;
    await expect.element(page.getByText(link)).toBeVisible();
    const code = page.getByRole("img", { name: `QR code of your link: ${link}` });
    await expect.element(code).toBeVisible();
    expect(code.element().querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(1_000);
    await expectAccessible();
  });

  it("says plainly how many friends are paid, and when", async () => {
    await open();
    await expect
      .element(page.getByText("At most 3 friends a day and 10 friends a month are paid.", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(/two different local days/)).toBeVisible();
  });

  it("is on the way to a badge", async () => {
    await open();
    await expect.element(page.getByRole("link", { name: "Sharing is Caring" })).toBeVisible();
    await expect.element(page.getByText("4 of 51")).toBeVisible();
  });
});

describe("friends", () => {
  it("are listed with what each has brought or waits for", async () => {
    await open({
      get_referrals: async () =>
        ok(
          {
            ...NOBODY,
            joined: 5,
            paid: 1,
            pending: 3,
            coins_earned: 30,
            friends: [
              { ...WAITING, number: 5, name: "Cem", reason: "first_quiz" },
              { ...WAITING, number: 4, name: "Dee", reason: "second_day" },
              { ...WAITING, number: 3, name: "Eve", reason: "day_limit" },
              { ...WAITING, number: 2, name: null, state: "refused", reason: null },
              BOB,
            ],
          },
          5,
        ),
    });
    await expect.element(rows.nth(0)).toMatchTextContent(/Cem.*Pending: waits for a first quiz that counts/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Dee.*a second day is needed/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Eve.*3 friends a day are paid/);
    await expect.element(rows.nth(3)).toMatchTextContent(/A friend who has left.*no coins for this one/);
    await expect.element(rows.nth(4)).toMatchTextContent(/Bob.*Joined 1 May 2026.*you have your coins.*\+30/);
    await expectAccessible();
  });

  it("come page by page", async () => {
    const page1 = Array.from({ length: 25 }, (_, index) => ({ ...BOB, number: 26 - index, name: "Cem" }));
    await open({
      get_referrals: async ({ offset }) =>
        ok({ ...NOBODY, joined: 26, friends: offset === 0 ? page1 : [BOB] }, 26),
    });
    await page.getByText("Cem").last().click();
    await expect.element(page.getByText("Bob")).toBeVisible();
  });

  it("say what waits for a look of the house", async () => {
    await open({ get_referrals: async () => ok({ ...NOBODY, own_coins_held: 20 }, 0) });
    await expect.element(page.getByText(/20 coins for the code you came with wait/)).toBeVisible();
  });

  it("can be asked for again when the network was away", async () => {
    let isAway = true;
    await open({ get_referrals: async () => (isAway ? away() : ok(NOBODY, 0)) });
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isAway = false;
    await retry.click();
    await expect.element(page.getByText("Nobody has joined with your code yet.")).toBeVisible();
  });

  it("are there in Arabic too", async () => {
    await open(
      { get_referrals: async () => ok({ ...NOBODY, joined: 1, friends: [BOB] }, 1) },
      { language: "ar" },
    );
    await expect.element(page.getByRole("listitem")).toMatchTextContent(/Bob.*\+30.*عملة/);
    await expectAccessible();
  });
});
