import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANN, away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { linksOf } from "../../modes/run-links.ts";
import type { OwnUser } from "../../state/root-state.ts";
import { rootStore } from "../../state/root-store.ts";
import { FinishedRun } from "./FinishedRun.tsx";
import { Result } from "./Result.tsx";
import type { RunResult } from "./run-result.ts";

const ID = "00000000-0000-4000-8000-0000000000ff";
const LEVEL = { played: 1, passed: true, unlocked: 2, newly_unlocked: true, max_level: 5, best_percent: 80 };

const WON: RunResult = {
  attempt_id: ID,
  mode: "quiz_zone",
  finished_at: "2026-05-01T10:00:00.000Z",
  question_count: 10,
  correct: 8,
  wrong: 1,
  blank: 1,
  percent: 80,
  marks: 8,
  max_marks: 10,
  score: 31,
  score_counted: 31,
  best_before: 0,
  best_of: "level",
  won: true,
  coins_earned: 4,
  coins: 124,
  all_time_score: 371,
  duration_seconds: 185,
  ranked: true,
  reading_seconds: null,
  first_attempts: 10,
  level: LEVEL,
  topics: [{ slug: "navigation", name: "Navigation", correct: 8, total: 10 }],
  badges: [],
  scope: { category: "navigation", subcategory: null, level: 1, title: "Navigation" },
  faces: { navigation: { code: "060", emblem: "navigation", hue: 143, chroma: 0.14 } },
};
const LOST: RunResult = {
  ...WON,
  won: false,
  correct: 2,
  wrong: 8,
  blank: 0,
  percent: 20,
  score: 0,
  score_counted: 0,
  coins_earned: 0,
  level: { ...LEVEL, passed: false, unlocked: 1, newly_unlocked: false },
};

type Options = {
  readonly language?: "en" | "ar";
  readonly hasAgain?: boolean;
  readonly user?: Partial<OwnUser>;
};

/** Today's board with the player at a place, or without. */
const boardAt = (place: number | null) => ({
  get_daily_leaderboard: async () =>
    ok({
      my_rank:
        place === null
          ? null
          : {
              user_id: ANN.id,
              name: ANN.name,
              name_number: 1,
              profile: "",
              score: 31,
              user_rank: place,
              movement: null,
            },
      top_three_ranks: [],
      other_users_rank: [],
      period: "2026-05-01",
      turns_at: null,
      closed_periods: [],
    }),
});

async function end(
  change: Partial<RunResult> = {},
  { language = "en", hasAgain = true, user = {} }: Options = {},
) {
  const result = { ...WON, ...change };
  const again: string[] = [];
  const screen = await show(
    <Result
      result={result}
      links={linksOf(result.mode, result.scope)}
      onAgain={hasAgain ? () => again.push("again") : null}
    />,
    {
      language,
      remembered: { session: { token: "token", user: { ...ANN, ...user } } },
      api: boardAt(4),
    },
  );
  return { ...screen, again };
}

const ways = page.getByRole("navigation", { name: "What next" });
const moved = page.getByRole("list", { name: "What moved" });
const figures = page.getByRole("region", { name: "Your run in figures" });

describe("the result of a run that was won", () => {
  it("says so, takes the focus and shows what was reached", async () => {
    await end();
    await expect.element(page.getByRole("heading", { name: "Smooth landing!" })).toHaveFocus();
    await expect.element(page.getByText("80%")).toBeVisible();
    await expect.element(page.getByText("Level 2 is unlocked.")).toBeVisible();
    await expect.element(page.getByText("31 points for your score.")).toBeVisible();
  });

  it("shows score, counts and time, and leaves out what is zero", async () => {
    await end({ blank: 0, wrong: 2 });
    await expect.element(figures).toMatchTextContent("Right8");
    await expect.element(figures).toMatchTextContent("3:05");
    await expect.element(figures).not.toMatchTextContent("Not answered");
  });

  it("offers the next level first", async () => {
    await end();
    const next = ways.getByRole("link", { name: "Next level" });
    await expect.element(next).toBeVisible();
    const others = ways.getByRole("link").elements().slice(1);
    const top = next.element().getBoundingClientRect().top;
    expect(others.every((link) => link.getBoundingClientRect().top >= top)).toBe(true);
    await next.click();
    await expect.element(page.getByText("Gone to /quiz-zone/navigation/play/2/")).toBeVisible();
  });

  it("offers to practise what was missed, and the review", async () => {
    await end();
    await expect.element(ways.getByRole("link", { name: "Practise these 2" })).toBeVisible();
    await ways.getByRole("link", { name: "Review answers" }).click();
    await expect.element(page.getByText(`Gone to /review/${ID}/`)).toBeVisible();
  });

  it("has nothing to practise after a faultless run", async () => {
    await end({ correct: 10, wrong: 0, blank: 0, percent: 100 });
    await expect.element(ways.getByRole("link", { name: /Practise/ })).not.toBeInTheDocument();
  });

  it("opens a run of the same kind", async () => {
    const { again } = await end();
    await ways.getByRole("button", { name: "Play again" }).click();
    expect(again).toEqual(["again"]);
  });

  it("offers no second run where there is none", async () => {
    await end({}, { hasAgain: false });
    await expect.element(ways.getByRole("button", { name: "Play again" })).not.toBeInTheDocument();
  });
});

describe("the result of a run that was lost", () => {
  it("says what to do, and offers no next level", async () => {
    await end(LOST);
    await expect.element(page.getByRole("heading", { name: "Go around" })).toBeVisible();
    await expect.element(page.getByText(/Not enough this time\. Look at the review/)).toBeVisible();
    await expect.element(ways.getByRole("link", { name: "Next level" })).not.toBeInTheDocument();
    await expect.element(ways.getByRole("link", { name: "Practise these 8" })).toBeVisible();
  });

  it("points to tomorrow after the daily quiz", async () => {
    await end({ ...LOST, mode: "daily_quiz", level: null, best_of: "day" });
    await expect.element(page.getByText(/tomorrow brings a new quiz/)).toBeVisible();
  });

  it("tells nothing that did not move, and no score where there is none", async () => {
    await end(LOST);
    await expect.element(figures).toBeVisible();
    await expect.element(moved).not.toBeInTheDocument();
    await expect.element(figures).not.toMatchTextContent("Score");
  });
});

describe("points that count", () => {
  it.each([
    ["the first of a level", {}, "31 points for your score."],
    [
      "more than the best of a level",
      { best_before: 20, score_counted: 11 },
      "Personal best: +11 for your score.",
    ],
    ["less than the best of a level", { best_before: 40, score_counted: 0 }, /Your best here is still 40/],
    [
      "less than the best of the day",
      { best_before: 40, score_counted: 0, best_of: "day" },
      /Your best of the day here is still 40/,
    ],
  ] as const)("are told: %s", async (_what, change, sentence) => {
    await end(change);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it("say that practice counts for nothing", async () => {
    await end({ ranked: false, score: 0 });
    await expect.element(page.getByText(/practice/i).first()).toBeVisible();
  });

  it("say that parts of answers counted", async () => {
    await end({ partial_marks: true });
    await expect.element(page.getByText(/Partial marks counted/)).toBeVisible();
  });
});

describe("what moved", () => {
  const before = { right_twice: 2, right_once: 4, seen: 8, total: 20 };
  const subject = (name: string, seen: number) => ({
    slug: name.toLowerCase(),
    name,
    before,
    after: { ...before, seen: before.seen + seen },
  });

  it("is told by subject", async () => {
    await end({ moved: [subject("Navigation", 3)] });
    await expect.element(moved).toMatchTextContent("Navigation: +3 seen");
  });

  it("is one line for subjects of one name in several packs", async () => {
    await end({ moved: [subject("Air law", 6), { ...subject("Air law", 1), slug: "tf-air-law" }] });
    await expect.element(moved).toMatchTextContent("Air law: +7 seen");
    await expect.element(moved.getByText("Air law")).toHaveLength(1);
  });

  it("is summed up for many subjects", async () => {
    await end({ moved: ["Law", "Met", "Nav", "Comms"].map((name) => subject(name, 1)) });
    await expect.element(moved).toMatchTextContent("4 subjects: +4 seen");
  });

  it("is left out where nothing moved", async () => {
    await end({ moved: [subject("Navigation", 0)] });
    await expect.element(moved).not.toMatchTextContent("Navigation");
  });

  it("is told in one order: level, subjects, best, board, badges, streak, coins", async () => {
    await end({
      moved: [subject("Navigation", 3)],
      best_before: 20,
      score_counted: 11,
      badges: ["dashing_debut"],
      streak_days: 4,
    });
    await expect.element(moved).toMatchTextContent("Place 4 on today's board");
    expect(
      moved
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Level 2 is unlocked.",
      "Navigation: +3 seen",
      "Personal best: +11 for your score.",
      "Place 4 on today's board",
      "New badge: Dashing Debut",
      "Streak: 4 days in a row",
      expect.stringMatching(/^\+4 coins.*124 coins/),
    ]);
  });

  it("is no place for who is on no board, and nobody is asked for one", async () => {
    const { requestsOf } = await end({}, { user: { is_on_boards: false } });
    await expect.element(moved).toMatchTextContent("+4 coins");
    await expect.element(moved).not.toMatchTextContent("board");
    expect(requestsOf("get_daily_leaderboard")).toEqual([]);
  });

  it("says beside the coins what there are now", async () => {
    await end();
    await expect.element(page.getByText("124 coins")).toBeInTheDocument();
  });
});

describe("the rest of a result", () => {
  it("tells each topic in words and as a bar", async () => {
    await end();
    const topics = page.getByRole("region", { name: "By topic" });
    await expect.element(topics).toMatchTextContent("8 of 10");
    await expect.element(topics.getByRole("progressbar", { name: "Navigation" })).toBeInTheDocument();
  });

  it("tells how long a passage was read", async () => {
    await end({ reading_seconds: 95 });
    await expect.element(figures).toMatchTextContent("1:35");
  });

  it("tells badges that it unlocked, and leads to them", async () => {
    await end({ badges: ["dashing_debut", "brainiac"] });
    const badges = page.getByRole("region", { name: "New badges" });
    await expect.element(badges).toMatchTextContent("Dashing Debut");
    await expect.element(badges).toMatchTextContent("Brainiac");
    await expectAccessible();
    await badges.getByRole("link", { name: "Open them" }).click();
    await expect.element(page.getByText("Gone to /profile/badges/")).toBeVisible();
  });

  it("rounds a run of no time at all", async () => {
    await end({ duration_seconds: 0 });
    await expect.element(figures).toMatchTextContent("< 1 s");
  });

  it("keeps a very long title within the screen", async () => {
    await end({ scope: { ...WON.scope, title: "Operationalprocedures".repeat(12) } });
    await expect.element(page.getByText("80%")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("has no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await end();
    await expectAccessible();
    await unmount();
    await end({}, { language: "ar" });
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await expectAccessible();
  });
});

describe("finishing a run", () => {
  it("waits for the server, shows the result and books its coins", async () => {
    await show(<FinishedRun attemptId={ID} onAgain={null} />, {
      remembered: SIGNED_IN,
      api: { finish_attempt: async () => ok(WON), ...boardAt(4) },
    });
    await expect.element(page.getByRole("heading", { name: "Smooth landing!" })).toBeVisible();
    expect(rootStore.getState().session?.user).toMatchObject({ coins: 124, all_time_score: 371 });
  });

  it("can be tried again when the network is away", async () => {
    let isAway = true;
    await show(<FinishedRun attemptId={ID} onAgain={null} />, {
      remembered: SIGNED_IN,
      api: { finish_attempt: async () => (isAway ? away() : ok(WON)), ...boardAt(4) },
    });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { name: "Smooth landing!" })).toBeVisible();
  });

  it("leads back to a paper that another device has", async () => {
    await show(<FinishedRun attemptId={ID} onAgain={null} />, {
      remembered: SIGNED_IN,
      api: { finish_attempt: async () => refused("other_device") },
    });
    await expect.element(page.getByText("This exam is open on another device.")).toBeVisible();
    const back = page.getByRole("link", { name: "Continue here" });
    await expect.element(back).toHaveAttribute("href", `/resume/${ID}/`);
  });

  it("opens the same level again by its address", async () => {
    await show(<FinishedRun attemptId={ID} onAgain={null} />, {
      remembered: SIGNED_IN,
      api: { finish_attempt: async () => ok(WON), ...boardAt(4) },
    });
    await page.getByRole("button", { name: "Play again" }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/navigation/play/1/")).toBeVisible();
  });
});
