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
    await open({
      get_level_data: async () => ok({ ...LEVELS, category }),
      get_category_sample: async () => refused("no_data"),
    });
    await expect.element(page.getByText("40 questions, 4 levels")).toBeVisible();
    await expect.element(level(1)).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Unlock for 80 coins" }).click();
    const dialog = page.getByRole("dialog", { name: "Aerobatics" });
    await expect.element(dialog).toMatchTextContent("You will have 40 left. This cannot be undone.");
    await expectAccessible();
  });

  it("say in which other language a level is", async () => {
    await open({
      get_level_data: async () => ok({ ...LEVELS, level_data: [levelOf(1, { language_id: 2 })] }),
    });
    await expect.element(level(1)).toMatchTextContent("العربية");
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
