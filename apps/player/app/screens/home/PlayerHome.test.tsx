import { HOME_SECTIONS, type HomeSection } from "@crosscheck/contract/home-sections";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { PlayerHome } from "./PlayerHome.tsx";

const LEADER = {
  user_id: "00000000-0000-4000-8000-00000000000b",
  name: "Nadia",
  name_number: 1,
  profile: "",
  score: 70,
  user_rank: 1,
  movement: null,
};

const BOARD = {
  period: "2026-11-28",
  turns_at: "2126-11-29T00:00:00.000Z",
  closed_periods: [],
  my_rank: null,
  top_three_ranks: [LEADER],
  other_users_rank: [],
};

/** Home where the server tells the board and nothing else. */
const open = (order: readonly HomeSection[]) =>
  show(<PlayerHome order={order} />, {
    remembered: SIGNED_IN,
    boot: {
      home: { language_id: 14, question_count: 0, subjects: [], sections: [], slides: [], question: null },
    },
    api: {
      get_next_best: away,
      get_contest: away,
      get_daily_quiz_days: away,
      get_open_attempts: away,
      get_categories: away,
      get_open_battle: away,
      get_board: async () => ok(BOARD, 1),
    },
  });
const headings = () =>
  page
    .getByRole("heading", { level: 2 })
    .elements()
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent);

describe("the home of players", () => {
  it("has one column and one order on a phone", async () => {
    await page.viewport(360, 800);
    await open(["board", "today"]);
    await expect.poll(headings).toEqual(["Leading today", "Today"]);
  });

  it("has statistics and board beside the others on a desk, and what is hidden nowhere", async () => {
    await page.viewport(1440, 900);
    await open(HOME_SECTIONS.filter((id) => id !== "board"));
    await expect.poll(headings).toContain("Today");
    await expect.element(page.getByRole("link", { name: /Statistics/ })).toBeVisible();
    expect(headings()).not.toContain("Leading today");
  });
});
