import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { CONTESTS, contestOf, inHours, listsOf } from "../contests/contest-fixture.ts";
import { contestNow } from "../contests/contest-phase.ts";
import type { Contest } from "../contests/contest.ts";
import type { DailyDays } from "../daily/daily-queries.ts";
import { Today } from "./Today.tsx";

const RUN = "00000000-0000-4000-8000-0000000000d1";
/** As long as a name may be, without a place to break it. */
const LONG = "Nachtflugnavigationsmeisterschaft".repeat(3);

function daysOf(today: Partial<DailyDays["today"]> = {}): DailyDays {
  return {
    today: {
      day: "2026-11-20",
      title: "Weather",
      no_of_que: 10,
      played: false,
      open_attempt_id: null,
      attempt_id: null,
      percent: null,
      rank: null,
      ...today,
    },
    streak_days: 2,
    next_at: inHours(5.5),
    server_time: inHours(0),
    past: [],
  };
}

const PLAYED = daysOf({ played: true, attempt_id: RUN, percent: 80 });

type Shown = { readonly days?: DailyDays; readonly contest?: Contest; readonly language?: "en" | "ar" };

async function open({ days = daysOf(), contest, language = "en" }: Shown = {}) {
  const now = contest === undefined ? null : contestNow(listsOf({ live: [contest] }), Date.now());
  const shown = await show(<Today contest={now} />, {
    remembered: SIGNED_IN,
    language,
    api: { get_daily_quiz_days: async () => ok(days) },
  });
  await expect.element(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  return shown;
}

const kinds = () =>
  page
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const passOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });

describe("the pass of today's quiz", () => {
  it.each([
    ["leads to it", daysOf(), "Play today's quiz", "/quiz-play/daily-quiz-play/", /10 questions/],
    [
      "leads to a run left in the middle",
      daysOf({ open_attempt_id: RUN }),
      "Continue today's quiz",
      `/resume/${RUN}/`,
      /Time left 5 h/,
    ],
    ["tells the score once it is done", PLAYED, "Review today's answers", `/review/${RUN}/`, /Done: 80%/],
    [
      "then tells when the next one begins",
      PLAYED,
      "Review today's answers",
      `/review/${RUN}/`,
      /Next quiz in 5 h/,
    ],
  ])("%s", async (_case, days, name, href, told) => {
    await open({ days });
    await expect.element(passOf("Weather").getByRole("link", { name })).toHaveAttribute("href", href);
    await expect.element(passOf("Weather")).toMatchTextContent(told);
    await expect.element(passOf("Weather")).toMatchTextContent(/Fri,? 20 Nov/);
  });

  it("says that it was played where there is no run to review", async () => {
    await open({ days: daysOf({ played: true }) });
    await expect.element(passOf("Weather")).toMatchTextContent(/You have played today's daily quiz already/);
    expect(passOf("Weather").getByRole("link").elements()).toEqual([]);
  });

  it("leads to the dashboard while the server does not answer", async () => {
    await show(<Today contest={null} />, { remembered: SIGNED_IN, api: { get_daily_quiz_days: away } });
    await expect
      .element(page.getByRole("link", { name: "Play today's quiz" }))
      .toHaveAttribute("href", "/quiz-play/daily-quiz-dashboard/");
  });

  it("stands beside the way to past days", async () => {
    await open();
    await page.getByRole("link", { name: "Past days" }).click();
    await expect.element(page.getByText("Gone to /quiz-play/daily-quiz-dashboard/")).toBeVisible();
  });
});

describe("the pass of a contest", () => {
  const path = `/contest-play/${CONTESTS.open.id}/`;

  it.each([
    ["open", "See and enter", path, /live now.*Entry: 20 coins.*Closes in 2 h/],
    ["under_way", "Continue", `${path}play/`, /live now.*Closes in 2 h/],
    ["waiting", "Who takes part", path, /live now.*Standings close in 2 h/],
    ["upcoming", "See details", path, /^Contest(?!, live).*Entry: 20 coins.*Starts in 2 days/],
  ] as const)("%s: %s", async (phase, name, href, told) => {
    await open({ contest: CONTESTS[phase] });
    const way = passOf("Night flight").getByRole("link", { name });
    await expect.element(way).toHaveAttribute("href", href);
    await expect.element(way).toHaveAccessibleDescription("Night flight");
    await expect.element(passOf("Night flight")).toMatchTextContent(told);
  });

  it("costs nothing who has entered, and names a language that is not the page's", async () => {
    await open({ contest: { ...CONTESTS.waiting, language: "ar" } });
    await expect.element(passOf("Night flight")).toMatchTextContent(/Arabic/);
    await expect.element(passOf("Night flight")).not.toMatchTextContent(/Entry/);
  });
});

describe("the row of today", () => {
  it("begins with what ends first and ends with what is done", async () => {
    const { unmount } = await open({ contest: CONTESTS.open });
    await expect.poll(kinds).toEqual(["Contest, live now", "Today's quiz"]);
    await unmount();
    await open({ contest: contestOf({ end_date: inHours(30) }) });
    await expect.poll(kinds).toEqual(["Today's quiz", "Contest, live now"]);
  });

  it("shows what comes before what is done", async () => {
    await open({ days: PLAYED, contest: CONTESTS.waiting });
    await expect.poll(kinds).toEqual(["Contest, live now", "Today's quiz"]);
  });

  it.each([["en"], ["ar"]] as const)(
    "lets the next pass peek in at 360 px, scrolls to what has the focus and holds it nowhere: %s",
    async (language) => {
      await page.viewport(360, 740);
      await open({ language, contest: contestOf({ name: LONG }) });
      await expect.poll(kinds).toHaveLength(2);
      const [first, second] = page
        .getByRole("listitem")
        .elements()
        .map((pass) => () => {
          const { left, right } = pass.getBoundingClientRect();
          return left >= 0 && right <= 360;
        });
      const widthInSight = () => {
        const { left, right } = page.getByRole("listitem").last().element().getBoundingClientRect();
        return Math.min(right, 360) - Math.max(left, 0);
      };
      expect([first?.(), second?.()]).toEqual([true, false]);
      expect(widthInSight()).toBeGreaterThan(24);
      expect(document.documentElement.scrollWidth).toBe(360);

      const pastDays = page.getByRole("link").first().element();
      if (pastDays instanceof HTMLElement) pastDays.focus();
      await userEvent.tab();
      await userEvent.tab();
      await expect.element(page.getByRole("link").last()).toHaveFocus();
      await expect.poll(() => second?.()).toBe(true);
      await userEvent.tab();
      await expect.element(page.getByRole("link").last()).not.toHaveFocus();
      await expectAccessible();
    },
  );

  it("keeps the height of what comes while it is asked for", async () => {
    await page.viewport(360, 740);
    const answer = later<ReturnType<typeof ok<DailyDays>>>();
    await show(<Today contest={null} />, {
      remembered: SIGNED_IN,
      api: { get_daily_quiz_days: () => answer.promise },
    });
    const heightOf = () => page.getByRole("list").element().getBoundingClientRect().height;
    await expect.element(page.getByRole("list")).toBeVisible();
    const height = heightOf();
    answer.resolve(ok(daysOf()));
    await expect.poll(kinds).toHaveLength(1);
    expect(Math.abs(heightOf() - height)).toBeLessThan(4);
  });
});
