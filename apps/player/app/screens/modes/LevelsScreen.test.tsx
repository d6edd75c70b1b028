import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { categoryOf, levelOf } from "./category-fixture.ts";
import type { LevelData } from "./category-queries.ts";
import LevelsScreen from "./LevelsScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const LEVELS: LevelData = {
  level: 2,
  max_level: 3,
  no_of_ques: 30,
  category: categoryOf("Air law"),
  subcategory: null,
  level_data: [levelOf(1, { played: true, best_percent: 80 }), levelOf(2), levelOf(3, { unlocked: false })],
  win_percent: 30,
  partial_marks: false,
};

async function open(api: Api = {}, options: Options = {}) {
  return show(<LevelsScreen />, {
    at: "/quiz-zone/air-law/",
    route: "/quiz-zone/:category/",
    remembered: SIGNED_IN,
    api: { get_level_data: async () => ok(LEVELS), ...api },
    ...options,
  });
}

const level = (number: number) => page.getByRole("listitem").filter({ hasText: `Level ${number}` });

describe("the levels of a subject", () => {
  it("say what was reached, what is next and what is locked", async () => {
    await open();
    await expect.element(level(1)).toMatchTextContent("Best result: 80%");
    await expect.element(level(2)).toMatchTextContent("Ready for take-off");
    await expect.element(level(3)).toMatchTextContent("Locked: pass the level before");
  });

  it("lead to their quiz, but not while they are locked", async () => {
    await open();
    await expect.element(level(2).getByRole("link")).toHaveAttribute("href", "/quiz-zone/air-law/play/2/");
    await expect.element(level(3).getByRole("link")).not.toBeInTheDocument();
    await level(1).getByRole("link").click();
    await expect.element(page.getByText("Gone to /quiz-zone/air-law/play/1/")).toBeVisible();
  });

  it("say that one is under way", async () => {
    const open_attempt_id = "00000000-0000-4000-8000-0000000000ff";
    await open({
      get_level_data: async () => ok({ ...LEVELS, level_data: [levelOf(1, { open_attempt_id })] }),
    });
    await expect.element(level(1)).toMatchTextContent("Under way: continue");
  });

  it("say what unlocks the next one, and that parts of answers count", async () => {
    await open({ get_level_data: async () => ok({ ...LEVELS, partial_marks: true }) });
    await expect.element(page.getByText("Reach 30% to unlock the next level.")).toBeVisible();
    await expect.element(page.getByText(/Partial marks count here/)).toBeVisible();
  });

  it("of a locked subject are an offer to unlock it", async () => {
    const category = categoryOf("Aerobatics", { is_premium: true, has_unlocked: false, coins: 80 });
    const level_data = LEVELS.level_data.map((row) => ({ ...row, unlocked: false }));
    await open({
      get_level_data: async () => ok({ ...LEVELS, category, level_data }),
      get_category_sample: async () => refused("no_data"),
    });
    await expect.element(page.getByText("40 questions, 4 levels")).toBeVisible();
    await expect.element(level(1)).not.toBeInTheDocument();
    await expect.element(page.getByText(/3 levels: 0 passed.*All of them are locked\./)).toBeInTheDocument();
    expect(document.querySelector("[data-plane]")).toBeNull();
    await page.getByRole("button", { name: "Unlock for 80 coins" }).click();
    const dialog = page.getByRole("dialog", { name: "Aerobatics" });
    await expect.element(dialog).toMatchTextContent("You will have 40 left. This cannot be undone.");
    await expectAccessible();
  });

  it("say in which other language a level is", async () => {
    await open({
      get_level_data: async () => ok({ ...LEVELS, level_data: [levelOf(1, { language_id: 2 })] }),
    });
    await expect.element(level(1)).toMatchTextContent("Arabic");
  });

  it("lead back to the subjects of their pack", async () => {
    await open();
    await expect.element(level(1)).toBeVisible();
    await page.getByRole("link", { name: "All subjects" }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/?pack=ppl")).toBeVisible();
  });

  it.each([
    ["is not there", async () => refused("no_data"), "There is nothing here yet."],
    ["is locked", async () => refused("not_signed_in"), "Your sign-in has ended. Please sign in again."],
  ] as const)("of a subject that %s say so, with a way out", async (_why, get_level_data, sentence) => {
    await open({ get_level_data });
    await expect.element(page.getByRole("alert")).toMatchTextContent(sentence);
    await expect.element(page.getByRole("alert").getByRole("link", { name: "All subjects" })).toBeVisible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_level_data: async () => (isAway ? away() : ok(LEVELS)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(level(1)).toBeVisible();
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await expect.element(level(1)).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, { language: "ar" });
    await expect.element(page.getByRole("listitem").first()).toBeVisible();
    await expectAccessible();
  });
});

describe("the route of a subject", () => {
  const card = (name: string) => page.getByRole("region", { name });
  /** Nothing in the chart has a role; the list says when it is drawn. */
  const waypoint = (key: string) => {
    const mark = document.querySelector(`[data-waypoint="${key}"]`);
    if (mark === null) throw new Error(`no waypoint ${key}`);
    return page.elementLocator(mark);
  };
  const withLevels = (
    level_data: LevelData["level_data"],
    reached: number,
    change: Partial<LevelData> = {},
  ) => ({
    get_level_data: async () =>
      ok({ ...LEVELS, level: reached, max_level: level_data.length, level_data, ...change }),
  });

  it("tells a screen reader how far it is flown, and leaves the drawing to the list", async () => {
    await open();
    await expect
      .element(page.getByText("A route with 3 levels: 1 passed, 2 of 9 stars. You are at level 2."))
      .toBeInTheDocument();
    await expect.element(level(1)).toMatchTextContent("2 of 3 stars");
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });

  it("begins with the card of the level where the plane stands", async () => {
    await open();
    await expect.element(card("Level 2")).toMatchTextContent("10 questions · Ready for take-off");
    await expect.element(card("Level 2")).toMatchTextContent("30% brings the next star");
    await expect.element(card("Level 2")).toMatchTextContent("0 of 3 stars");
    await card("Level 2").getByRole("link", { name: "Start Level 2" }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/air-law/play/2/")).toBeVisible();
  });

  it("opens the card of the waypoint that is tapped, without a start where it is locked", async () => {
    await open();
    await expect.element(level(1)).toBeVisible();
    await waypoint("air-law/1").click();
    await expect.element(card("Level 1")).toMatchTextContent("Best result: 80%");
    await expect.element(card("Level 1")).toMatchTextContent("100% brings the next star");
    await expect.element(card("Level 1").getByRole("link", { name: "Start Level 1" })).toBeVisible();
    await waypoint("air-law/3").click();
    await expect.element(card("Level 3")).toMatchTextContent("Locked: pass the level before");
    await expect.element(card("Level 3").getByRole("link")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
  });

  it("stays at its last level when all are passed", async () => {
    const passed = (number: number) => levelOf(number, { played: true, best_percent: 100 });
    await open(withLevels([passed(1), passed(2)], 2));
    await expect
      .element(page.getByText("A route with 2 levels: 2 passed, 6 of 6 stars. You are at level 2."))
      .toBeInTheDocument();
    await expect.element(card("Level 2")).toMatchTextContent("Best result: 100%");
    await expect.element(card("Level 2")).not.toMatchTextContent("next star");
  });

  it("may have one level only", async () => {
    await open(withLevels([levelOf(1)], 1));
    await expect.element(page.getByText(/A route with 1 level: 0 passed, 0 of 3 stars/)).toBeInTheDocument();
    await expect.element(waypoint("air-law/1")).toBeVisible();
  });

  it("keeps forty levels and a very long name within the screen, in both directions", async () => {
    const level_data = Array.from({ length: 40 }, (_unused, index) =>
      levelOf(index + 1, { unlocked: index < 12 }),
    );
    const category = categoryOf("Operationalprocedures".repeat(10), { slug: "air-law" });
    for (const language of ["en", "ar"] as const) {
      const { unmount } = await open(withLevels(level_data, 12, { category }), { language });
      await expect.element(page.getByRole("listitem").nth(39)).toBeVisible();
      const { clientWidth, scrollWidth } = document.documentElement;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      for (const mark of document.querySelectorAll("[data-waypoint]")) {
        const { left, right } = mark.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(clientWidth);
      }
      await expectAccessible();
      await unmount();
    }
  });

  it("runs mirrored where reading does", async () => {
    const middleOf = () => {
      const [first, last] = ["air-law/1", "air-law/3"].map((key) =>
        waypoint(key).element().getBoundingClientRect(),
      );
      return Number(first?.x) < Number(last?.x) ? "to the right" : "to the left";
    };
    const { unmount } = await open();
    await expect.element(level(1)).toBeVisible();
    expect(middleOf()).toBe("to the right");
    await unmount();
    await open({}, { language: "ar" });
    await expect.element(page.getByRole("listitem").first()).toBeVisible();
    expect(middleOf()).toBe("to the left");
  });

  it("has the plane at its new place at once for who wants less motion", async () => {
    const { unmount } = await open();
    await expect.element(level(1)).toBeVisible();
    await unmount();
    await open(
      withLevels(
        [1, 2, 3].map((number) => levelOf(number, { unlocked: true, best_percent: number < 3 ? 50 : null })),
        3,
      ),
      // In one language what was loaded a moment ago is still good.
      { language: "ar" },
    );
    await expect.element(page.getByRole("listitem").nth(2)).toBeVisible();
    const plane = document.querySelector<HTMLElement>("[data-plane]");
    expect(plane?.style.insetInlineStart).toBe(
      document.querySelector<HTMLElement>('[data-waypoint="air-law/3"]')?.style.insetInlineStart,
    );
    expect(plane?.getAnimations()).toEqual([]);
  });
});
