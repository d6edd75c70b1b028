import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, later, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { NextBest } from "./NextBest.tsx";
import { useNextBest, type Next } from "./next-best.ts";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

function Asked() {
  return <NextBest answer={useNextBest()} />;
}

const open = (api: Api, language: "en" | "ar" = "en") =>
  show(<Asked />, { remembered: SIGNED_IN, api, language });
const told = (next: Next, mistakes: number) => async () =>
  ok({
    next,
    mistakes,
    licence: "ppl" as const,
    exam_date: null,
    minutes_a_day: null,
    minutes_this_week: 0,
  });
const offered = (next: Next, mistakes = 0) => open({ get_next_best: told(next, mistakes) });

const RUN: Next = {
  kind: "run",
  attempt_id: "00000000-0000-4000-8000-0000000000ff",
  mode: "quiz_zone",
  title: "Air law",
  no_of_que: 10,
  answered: 3,
};
const LEVEL: Next = {
  kind: "level",
  category: "air-law",
  subcategory: null,
  level: 2,
  category_name: "Air law",
  subcategory_name: "",
};

describe("what home offers first", () => {
  it("is the run that was stopped", async () => {
    await offered(RUN);
    const way = page.getByRole("link", { name: /Continue/ });
    await expect.element(way).toHaveAccessibleName(/3 of 10/);
    await way.click();
    await expect.element(page.getByText(/Gone to .*00000000-0000-4000-8000-0000000000ff/)).toBeVisible();
  });

  it("is the next level, by its name", async () => {
    await offered(LEVEL);
    const way = page.getByRole("link", { name: /Play level 2/ });
    await expect.element(way).toHaveAccessibleName(/Air law/);
    await way.click();
    await expect.element(page.getByText("Gone to /quiz-zone/air-law/play/2/")).toBeVisible();
  });

  it("is the mistakes that are due", async () => {
    await offered({ kind: "mistakes", count: 4 }, 6);
    await expect.element(page.getByRole("link", { name: /Practise 4 mistakes/ })).toBeVisible();
    // The row of all that wait leads to the same place.
    await expect.element(page.getByRole("link")).toHaveLength(1);
  });

  it("is today's quiz where nothing else waits", async () => {
    await offered({ kind: "daily" });
    await page.getByRole("link").first().click();
    await expect.element(page.getByText(/Gone to \/quiz-play\/daily-quiz/)).toBeVisible();
  });

  it.each([
    ["en", 75, "The contest ends in 1 h 15 min"],
    ["en", 120, "The contest ends in 2 h"],
    ["en", 5, "The contest ends in 5 min"],
    ["ar", 75, "تنتهي المسابقة خلال ساعة و15 دقيقة"],
    ["ar", 120, "تنتهي المسابقة خلال ساعتين"],
    ["ar", 5, "تنتهي المسابقة خلال 5 دقائق"],
  ] as const)("is a contest, with the time that is left: %s, %i minutes", async (language, minutes, left) => {
    const contest: Next = { kind: "contest", contest_id: "c1", name: "Cup", minutes_left: minutes };
    await open({ get_next_best: told(contest, 0) }, language);
    await expect.element(page.getByText(left, { exact: true })).toBeVisible();
  });

  it("is the quiz zone while the server cannot say", async () => {
    await open({ get_next_best: away });
    await page.getByRole("link").first().click();
    await expect.element(page.getByText(/Gone to \//)).toBeVisible();
  });

  it("keeps its place while it is asked for", async () => {
    const answer = later<never>();
    const { container } = await open({ get_next_best: () => answer.promise });
    expect(container.getBoundingClientRect().height).toBeGreaterThan(100);
    expect(page.getByRole("link").elements()).toEqual([]);
  });
});

describe("mistakes that wait", () => {
  it.each([
    [1, "1 mistake waits to be put right"],
    [6, "6 mistakes wait to be put right"],
  ])("lead to their practice: %i", async (count, sentence) => {
    await offered(LEVEL, count);
    await page.getByRole("link", { name: sentence }).click();
    await expect.element(page.getByText(/Gone to \/profile\/practice\/wrong-answers/)).toBeVisible();
  });

  it("are said to be none", async () => {
    await offered(LEVEL, 0);
    await expect.element(page.getByText("No mistakes wait for you")).toBeVisible();
    await expect.element(page.getByRole("link", { name: /mistake/ })).not.toBeInTheDocument();
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await offered(RUN, 6);
    await expect.element(page.getByRole("link").first()).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({ get_next_best: told(LEVEL, 2) }, "ar");
    await expect.element(page.getByRole("link").first()).toBeVisible();
    await expectAccessible();
  });
});
