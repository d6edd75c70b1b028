import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import CoinHistoryScreen from "./CoinHistoryScreen.tsx";
import type { CoinEntry } from "./use-coin-entries.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const ATTEMPT = "00000000-0000-4000-8000-000000000001";
const WELCOME: CoinEntry = {
  id: 1,
  type: "welcome",
  title_params: {},
  points: 100,
  balance_after: 100,
  status: 0,
  date: "2026-05-01T10:00:00.000Z",
};
const REWARD: CoinEntry = {
  ...WELCOME,
  id: 2,
  type: "quiz_reward",
  title_params: { mode: "quiz_zone", name: "Air law", attempt_id: ATTEMPT },
  points: 8,
  balance_after: 108,
};
const UNLOCK: CoinEntry = {
  id: 3,
  type: "premium_unlock",
  title_params: { name: "Meteorology", category: { slug: "meteorology", type: 1, no_of: 3 } },
  points: -30,
  balance_after: 78,
  status: 1,
  date: "2026-05-03T10:00:00.000Z",
};
const ALL = [UNLOCK, REWARD, WELCOME];

const open = (api: Api, options: Options = {}) =>
  show(<CoinHistoryScreen />, { remembered: SIGNED_IN, api, ...options });
const rows = page.getByRole("listitem");

describe("the coin history", () => {
  it("tells by day what coins came and went for, and leads there", async () => {
    await open({ get_tracker_data: async () => ok(ALL, 3) });
    await expect.element(page.getByRole("heading", { name: "3 May 2026" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "1 May 2026" })).toBeVisible();
    await expect.element(rows.nth(0)).toMatchTextContent(/Subject unlocked.*Meteorology.*-30.*Balance 78/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Quiz reward.*Quiz zone: Air law.*\+8/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Welcome aboard.*\+100/);
    expect(rootStore.getState().session?.user.coins).toBe(78);
    const unlocked = page.getByRole("link", { name: "Subject unlocked" });
    await expect.element(unlocked).toHaveAttribute("href", "/quiz-zone/meteorology/");
    const reward = page.getByRole("link", { name: "Quiz reward" });
    await expect.element(reward).toHaveAttribute("href", `/review/${ATTEMPT}/`);
    await expectAccessible();
  });

  it("says the same in Arabic, amounts in their own order", async () => {
    await open({ get_tracker_data: async () => ok(ALL, 3) }, { language: "ar" });
    await expect.element(rows.nth(0)).toMatchTextContent(/فتح مادة/);
    await expect.element(page.getByText("-30", { exact: false })).toBeVisible();
    expect(document.querySelector("bdi")?.closest("[dir=rtl]")).not.toBeNull();
    await expectAccessible();
  });

  it("shows income or spending alone", async () => {
    await open({
      get_tracker_data: async ({ type }) =>
        ok(type === 1 ? [REWARD, WELCOME] : type === 2 ? [UNLOCK] : ALL, type === 1 ? 2 : type === 2 ? 1 : 3),
    });
    await page.getByRole("tab", { name: "Spending" }).click();
    await expect.element(page.getByText("Welcome aboard")).not.toBeInTheDocument();
    await expect.element(page.getByText("Subject unlocked")).toBeVisible();
    await page.getByRole("tab", { name: "Income" }).click();
    await expect.element(page.getByText("Welcome aboard")).toBeVisible();
    await expect.element(page.getByText("Subject unlocked")).not.toBeInTheDocument();
  });

  it("loads more by itself, each entry once", async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...REWARD, id: 40 - index }));
    await open({
      get_tracker_data: async ({ offset }) => ok(offset === 25 ? [WELCOME, ...many.slice(24)] : many, 27),
    });
    await page.getByText("Balance 108").last().click();
    await expect.element(page.getByText("Welcome aboard")).toBeVisible();
    await expect.element(page.getByText("Balance 108").nth(24)).toBeVisible();
    await expect.element(page.getByText("Balance 108").nth(25)).not.toBeInTheDocument();
  });

  it("says what to do when nothing came and when nothing went", async () => {
    await open({ get_tracker_data: async () => ok([], 0) });
    await expect.element(page.getByRole("heading", { name: "No coins here yet" })).toBeVisible();
    await page.getByRole("tab", { name: "Spending" }).click();
    await expect.element(page.getByRole("heading", { name: "Nothing spent yet" })).toBeVisible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_tracker_data: async () => (isAway ? away() : ok([WELCOME], 1)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Welcome aboard")).toBeVisible();
  });
});
