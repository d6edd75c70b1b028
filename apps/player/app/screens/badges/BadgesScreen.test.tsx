import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import type { Badge } from "./badge.ts";
import BadgesScreen from "./BadgesScreen.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

function badge(type: Badge["type"], change: Partial<Badge> = {}): Badge {
  return {
    type,
    badge_label: type,
    badge_note: "",
    badge_reward: 10,
    badge_icon: null,
    badge_counter: 5_000,
    progress: 0,
    status: 0,
    unlocked_at: null,
    claimed_at: null,
    ...change,
  };
}
const UNLOCKED = { status: 1, unlocked_at: "2026-05-01T10:00:00.000Z" } as const;
const CLAIMED = { ...UNLOCKED, status: 2, claimed_at: "2026-05-03T10:00:00.000Z" } as const;
const BADGES = [
  badge("dashing_debut", UNLOCKED),
  badge("brainiac", CLAIMED),
  badge("big_thing", { progress: 1_250, badge_reward: 200 }),
];

const open = (api: Api = {}, language: "en" | "ar" = "en") =>
  show(<BadgesScreen />, {
    language,
    remembered: { ...SIGNED_IN, motion: "reduced" },
    api: { get_user_badges: async () => ok(BADGES), ...api },
  });
const part = (name: string) => page.getByRole("region", { name });
const seal = page.getByRole("button", { name: /^Open Dashing Debut/ });

describe("badges", () => {
  it("are listed by what became of them, with what is missing and when", async () => {
    await open();
    await expect.element(page.getByText("2 of 3 unlocked")).toBeVisible();
    await expect.element(seal).toMatchTextContent("Unlocked on 1 May 2026");
    const locked = part("On the way");
    await expect.element(locked).toMatchTextContent("1,250 of 5,000");
    await expect.element(locked).toMatchTextContent("200 coins");
    await expect.element(locked).toMatchTextContent("Collect right answers");
    await expect
      .element(locked.getByRole("progressbar", { name: "Progress: The Big Thing" }))
      .toHaveAttribute("value", "1250");
    await expect.element(part("Yours")).toMatchTextContent("Opened on 3 May 2026");
  });

  it("never show more than is asked for", async () => {
    await open({ get_user_badges: async () => ok([badge("elite", { progress: 9, badge_counter: 5 })]) });
    await expect.element(page.getByText("5 of 5")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Yours" })).not.toBeInTheDocument();
  });

  it("say when there are none", async () => {
    await open({ get_user_badges: async () => ok([]) });
    await expect.element(page.getByText("There are no badges yet.")).toBeVisible();
  });

  it("can be asked for again when the network was away", async () => {
    let isAway = true;
    await open({ get_user_badges: async () => (isAway ? away() : ok(BADGES)) });
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isAway = false;
    await retry.click();
    await expect.element(seal).toBeVisible();
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await expect.element(seal).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, "ar");
    await expect.element(page.getByText("بداية باهرة").first()).toBeVisible();
    await expectAccessible();
  });
});

describe("a badge that waits", () => {
  let isClaimed = false;
  const claiming: Api = {
    get_user_badges: async () =>
      ok(isClaimed ? [badge("dashing_debut", CLAIMED), ...BADGES.slice(1)] : BADGES),
    set_user_coin_score: async () => {
      isClaimed = true;
      return ok({ coins: 130, score: 340 });
    },
  };
  beforeEach(() => (isClaimed = false));

  it("is opened by a tap: the coins are told and booked, and it takes the focus", async () => {
    const { requestsOf } = await open(claiming);
    await seal.click();
    const opened = part("Ready to open");
    await expect.element(opened.getByRole("heading", { name: "Dashing Debut" })).toHaveFocus();
    await expect.element(opened.getByRole("status")).toMatchTextContent("10 coins came to your account");
    await expect.element(opened).toMatchTextContent("You have 130 coins now.");
    expect(requestsOf("set_user_coin_score")).toEqual([{ type: "dashing_debut" }]);
    expect(rootStore.getState().session?.user.coins).toBe(130);
    await expect.poll(() => requestsOf("get_user_badges").length).toBe(2);
    await expect.element(opened).toBeVisible();
    await expect.element(part("Yours")).not.toMatchTextContent("Dashing Debut");
    await expectAccessible();
  });

  it("is opened by a key", async () => {
    await open(claiming);
    await expect.element(seal).toBeVisible();
    (seal.element() as HTMLElement).focus(); // a button
    await userEvent.keyboard("{Enter}");
    await expect.element(part("Ready to open")).toMatchTextContent("Yours now!");
  });

  it.each([
    ["the network is away", away, /The network is away/],
    ["the server refuses", async () => refused("too_many_requests"), /Too many requests/],
  ] as const)("stays sealed when %s", async (_what, answer, sentence) => {
    await open({ set_user_coin_score: answer });
    await seal.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(seal).toBeEnabled();
    expect(rootStore.getState().session?.user.coins).toBe(120);
  });
});
