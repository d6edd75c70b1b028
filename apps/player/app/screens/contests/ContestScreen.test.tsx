import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANN, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { CONTESTS, contestOf, standingOf } from "./contest-fixture.ts";
import ContestScreen from "./ContestScreen.tsx";
import type { Contest, Standing } from "./contest.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

/** As the server tells them of the mode. */
const RULES = {
  mode: "contest",
  questions: 10,
  seconds_per_question: 45,
  total_seconds: null,
  marks_right: 4,
  marks_wrong: -1,
  win_percent: 30,
  max_coins: 0,
  lifelines: [],
  lifeline_coins: 0,
  lifeline_prices: [],
  ranked: true,
  best_percent: null,
};
const { id: ID } = CONTESTS.open;
const open = (contest: Contest, api: Api = {}, options: Options = {}) =>
  show(<ContestScreen />, {
    remembered: SIGNED_IN,
    api: { get_contest_details: async () => ok(contest), get_mode_rules: async () => ok(RULES), ...api },
    at: `/contest-play/${ID}/`,
    route: "/contest-play/:contest/",
    ...options,
  });

const MINE = standingOf(7, { user_id: ANN.id, name: ANN.name, user_rank: 7, prize: 25 });
const boardOf = (top: readonly Standing[], others: readonly Standing[], mine: Standing | null) =>
  ok(
    {
      my_rank: mine,
      top_three_ranks: [...top],
      other_users_rank: [...others],
      prize_status: top.length > 0,
    },
    top.length + others.length,
  );
const enter = page.getByRole("button", { name: "Enter for 20 coins" });
const dialog = page.getByRole("dialog");

describe("a contest to come", () => {
  it("tells its rules and prizes, and reminds on demand", async () => {
    let isReminded = false;
    const { requestsOf } = await open(CONTESTS.upcoming, {
      get_contest_details: async () => ok({ ...CONTESTS.upcoming, is_reminded: isReminded }),
      set_contest_reminder: async () => {
        isReminded = true;
        return { ...ok({ contest_id: ID, is_reminded: true }), message: "updated" } as const;
      },
    });
    await expect.element(page.getByRole("heading", { level: 1, name: "Night flight" })).toBeVisible();
    await expect.element(page.getByText(/10 questions, 45 seconds each/)).toBeVisible();
    await expect.element(page.getByText(/A right answer counts \+4, a wrong answer -1/)).toBeVisible();
    await expect.element(page.getByText("Places 2 to 3")).toBeVisible();
    const remind = page.getByRole("switch", { name: /Remind me/ });
    await expect.element(remind).not.toBeChecked();
    await remind.click();
    await expect.element(remind).toBeChecked();
    expect(requestsOf("set_contest_reminder")).toEqual([{ contest_id: ID, status: true }]);
    await expectAccessible();
  });
});

describe("a live contest", () => {
  it("is entered for coins after a question that says what is left", async () => {
    const { requestsOf } = await open(CONTESTS.open, {
      get_questions_by_contest: async () => refused("contest_not_live"),
    });
    await expect
      .element(page.getByText("4 players have entered. You see who once you are in."))
      .toBeVisible();
    await userEvent.click(enter);
    await expect
      .element(dialog)
      .toMatchTextContent(/The entry is 20 coins. You have 120; 100 are left then./);
    await expectAccessible();
    expect(requestsOf("get_questions_by_contest")).toEqual([]);
    await dialog.getByRole("button", { name: "Enter for 20 coins" }).click();
    await expect.element(dialog.getByRole("alert")).toMatchTextContent("This contest is not open now.");
    expect(requestsOf("get_questions_by_contest")).toEqual([{ contest_id: ID }]);
  });

  it("says what is missing to who cannot pay, and where coins are earned", async () => {
    await open(contestOf({ entry: 150 }));
    await expect.element(page.getByText("You don't have enough coins.")).toBeVisible();
    await expect.element(page.getByText("You need 30 more coins.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Earn coins" })).toHaveAttribute("href", "/");
    await expect.element(enter).not.toBeInTheDocument();
  });

  it("that costs nothing asks nothing", async () => {
    const { requestsOf } = await open(contestOf({ entry: 0 }), {
      get_questions_by_contest: async () => refused("contest_played"),
    });
    await expect.element(page.getByText(/one go, and the first clock starts at once/)).toBeVisible();
    await page.getByRole("button", { name: "Enter for free" }).click();
    await expect.element(page.getByText("You have played this contest already.")).toBeVisible();
    expect(requestsOf("get_questions_by_contest")).toHaveLength(1);
  });

  it("goes on with an open run, beside who else takes part", async () => {
    await open(CONTESTS.under_way, {
      get_contest_leaderboard: async () =>
        boardOf(
          [],
          [
            standingOf(1, { user_rank: null, score: null, used_seconds: null, prize: null }),
            standingOf(2, {
              user_rank: null,
              score: null,
              used_seconds: null,
              prize: null,
              is_handed_in: false,
            }),
          ],
          null,
        ),
    });
    const goOn = page.getByRole("link", { name: "Continue" });
    await expect.element(goOn).toHaveAttribute("href", `/contest-play/${ID}/play/`);
    const rows = page.getByRole("region", { name: "Who takes part" }).getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent(/Pilot 1Handed in/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Pilot 2Flying/);
    await expectAccessible();
  });

  it("waits for its end once handed in", async () => {
    await open(CONTESTS.waiting, { get_contest_leaderboard: async () => boardOf([], [], null) });
    await expect.element(page.getByText("Your answers are in.")).toBeVisible();
    await expect.element(page.getByText(/Standings close in 2 h/)).toBeVisible();
  });
});

describe("a contest that is over", () => {
  it("says that the standings are being made", async () => {
    await open(CONTESTS.closing, { get_contest_leaderboard: async () => boardOf([], [], null) });
    await expect.element(page.getByText("The standings are being made.")).toBeVisible();
  });

  it("shows podium, places with time and prize, the own one pinned, and the way to the answers", async () => {
    await open(CONTESTS.closed, {
      get_contest_leaderboard: async () =>
        boardOf(
          [1, 2, 3].map((place) => standingOf(place, { prize: 50 })),
          [standingOf(4), MINE],
          MINE,
        ),
    });
    const top = page.getByRole("list", { name: "The first three" });
    await expect.element(top).toMatchTextContent(/Pilot 1.*39 points.*Prize 50.*Time 01:01/s);
    const mine = page.getByRole("region", { name: "Your place" });
    await expect.element(mine).toMatchTextContent(/7.*Ann.*33 points.*Prize 25.*Time 01:07/s);
    await expect.element(page.getByRole("heading", { name: "In the prizes!" })).toBeVisible();
    await expect.element(page.getByRole("main")).toMatchTextContent(/Place 2 of 4.*35 points.*50 coins won/s);
    const review = page.getByRole("link", { name: "Review answers" });
    await expect.element(review).toHaveAttribute("href", `/review/${CONTESTS.closed.attempt_id}/`);
    await expectAccessible();
  });

  it("says so when nobody finished", async () => {
    const contest = { ...CONTESTS.closed, is_played: false, rank: null, attempt_id: null, participants: 0 };
    await open(contest, { get_contest_leaderboard: async () => boardOf([], [], null) });
    await expect.element(page.getByText("Nobody finished this contest.")).toBeVisible();
  });

  it("that was cancelled, or never was, is said so", async () => {
    await open(CONTESTS.open, { get_contest_details: async () => refused("contest_cancelled") });
    await expect.element(page.getByText("This contest was cancelled.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Back to contests" }).last()).toBeVisible();
  });
});
