import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { categoryOf } from "../modes/category-fixture.ts";
import type { Category } from "../modes/category-queries.ts";
import SelfLearningScreen from "./SelfLearningScreen.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

function topic(number: number, change: Partial<Category> = {}): Category {
  return categoryOf(`Topic ${number}`, { row_order: number, ...change });
}

const LAW = topic(1, { category_name: "Air law", slug: "air-law" });
const NAV = topic(2, { category_name: "Navigation", slug: "navigation" });
const PAID = topic(3, {
  category_name: "Jet engines",
  slug: "jets",
  is_premium: true,
  has_unlocked: false,
  coins: 200,
});

async function open(
  topics: readonly Category[] = [LAW, NAV, PAID],
  api: Api = {},
  language: "en" | "ar" = "en",
) {
  return show(<SelfLearningScreen />, {
    at: "/self-learning/",
    route: "/self-learning/",
    remembered: SIGNED_IN,
    language,
    api: { get_categories: async () => ok([...topics]), get_open_attempts: async () => ok([]), ...api },
  });
}

const pick = (name: string) => page.getByRole("checkbox", { name });
const questions = page.getByRole("textbox", { name: "Number of questions" });
const minutes = page.getByRole("textbox", { name: "Minutes" });
const start = page.getByRole("button", { name: "Start the challenge" });

describe("a self challenge", () => {
  it("is opened with the topics, questions and minutes that were chosen", async () => {
    await open();
    await pick("Air law").click();
    await questions.fill("10");
    await minutes.fill("15");
    await start.click();
    await expect.element(page.getByText(/Gone to .*air-law/)).toMatchTextContent(/10.*15|15.*10/);
  });

  it("counts the topics that are chosen", async () => {
    await open();
    await expect.element(page.getByText("No topic chosen yet")).toBeVisible();
    await pick("Air law").click();
    await pick("Navigation").click();
    await expect.element(page.getByText("2 topics chosen")).toBeVisible();
  });

  it("asks for a topic", async () => {
    await open();
    await start.click();
    await expect.element(page.getByText("Please choose at least one topic.")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Topics" })).toHaveFocus();
    await pick("Air law").click();
    await expect.element(page.getByText("Please choose at least one topic.")).not.toBeInTheDocument();
  });

  it.each([
    ["no number", ""],
    ["too few", "4"],
    ["too many", "51"],
    ["half a question", "7.5"],
  ])("asks for a number of questions where there is %s, and keeps it", async (_what, typed) => {
    await open();
    await pick("Air law").click();
    await questions.fill(typed);
    await start.click();
    await expect.element(questions).toHaveAccessibleDescription(/Please select Number of Questions\./);
    await expect.element(questions).toHaveFocus();
    await expect.element(questions).toHaveValue(typed);
  });

  it("asks for the minutes", async () => {
    await open();
    await pick("Air law").click();
    await minutes.fill("90");
    await start.click();
    await expect.element(minutes).toHaveAccessibleDescription(/Please select Number of Timer\./);
  });

  it("steps and slides its numbers within their bounds", async () => {
    await open();
    await questions.fill("49");
    const more = page.getByRole("button", { name: "One question more" });
    await more.click();
    await more.click();
    await expect.element(questions).toHaveValue("50");
    page.getByRole("slider", { name: "Number of questions" }).element().focus();
    await userEvent.keyboard("{Home}");
    await expect.element(questions).toHaveValue("5");
  });

  it("suggests minutes for the number of questions", async () => {
    await open();
    await page.getByRole("button", { name: "30", exact: true }).click();
    await page.getByRole("button", { name: "Exam: 45 min" }).click();
    await expect.element(minutes).toHaveValue("45");
  });

  it("takes the digits of an Arabic keyboard", async () => {
    await open([LAW], {}, "ar");
    const field = page.getByRole("textbox").first();
    await field.fill("١٢");
    await expect.element(field).toHaveValue("12");
  });

  it("begins with what was chosen last time", async () => {
    const { unmount } = await open();
    await pick("Navigation").click();
    await questions.fill("15");
    await start.click();
    await expect.element(page.getByText(/Gone to/)).toBeVisible();
    const { rootStore } = await import("../../state/root-store.ts");
    const { challenge } = rootStore.getState();
    await unmount();
    await show(<SelfLearningScreen />, {
      remembered: { ...SIGNED_IN, challenge },
      api: { get_categories: async () => ok([LAW, NAV]), get_open_attempts: async () => ok([]) },
    });
    await expect.element(pick("Navigation")).toBeChecked();
    await expect.element(questions).toHaveValue("15");
  });
});

describe("the topics of a self challenge", () => {
  it("cannot be chosen while they are locked, and say their price", async () => {
    await open();
    await expect.element(pick("Jet engines")).toBeDisabled();
    await expect.element(page.getByText("Unlock for 200 coins")).toBeVisible();
  });

  it("are not offered all at once where every one of them is locked", async () => {
    await open([PAID]);
    await expect.element(pick("Jet engines")).toBeDisabled();
    await expect.element(page.getByRole("button", { name: "Select all" })).not.toBeInTheDocument();
    await expect.element(page.getByText("0 of 0")).not.toBeInTheDocument();
  });

  it("are chosen and cleared all at once", async () => {
    await open();
    await page.getByRole("button", { name: "Select all" }).click();
    await expect.element(page.getByText("2 topics chosen")).toBeVisible();
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.element(page.getByText("No topic chosen yet")).toBeVisible();
  });

  it("are searched where there are many", async () => {
    await open(Array.from({ length: 14 }, (_, at) => topic(at + 1)));
    await page.getByRole("searchbox").fill("topic 14");
    await expect.element(pick("Topic 14")).toBeVisible();
    await expect.element(pick("Topic 2")).not.toBeInTheDocument();
    await page.getByRole("searchbox").fill("zeppelin");
    await expect.element(page.getByText("No topic has this name.")).toBeVisible();
  });

  it("are too many where the server takes fewer", async () => {
    await open(Array.from({ length: 31 }, (_, at) => topic(at + 1)));
    await page.getByRole("button", { name: "Select all" }).click();
    await start.click();
    await expect.element(page.getByText("Please choose 30 topics at most.")).toBeVisible();
  });

  it("say when there is none", async () => {
    await open([]);
    await expect.element(page.getByRole("heading", { name: "No questions found." })).toBeVisible();
  });

  it("say when they could not be loaded", async () => {
    await open([], { get_categories: away });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("have no fault that a screen reader would meet", async () => {
    await open();
    await start.click();
    await expectAccessible();
  });
});
