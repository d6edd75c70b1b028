import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import type { MockRecord } from "../../study/mock-queries.ts";
import { FinishedRun } from "./FinishedRun.tsx";
import type { RunResult } from "./run-result.ts";

const ID = "00000000-0000-4000-8000-0000000000ff";
type Judged = NonNullable<RunResult["mock"]>;

const JUDGED: Judged = {
  preset_id: "uk-caa-ppl-a-010",
  length: "full",
  real_questions: 16,
  wanted_questions: 16,
  pass_percent: 75,
  marks_right: 1,
  marks_wrong: 0,
  marks_blank: 0,
  options_per_item: 4,
  passed: true,
  sections: [],
};
const RESULT: RunResult = {
  attempt_id: ID,
  mode: "mock_exam",
  finished_at: "2026-05-01T10:00:00.000Z",
  question_count: 16,
  correct: 13,
  wrong: 2,
  blank: 1,
  percent: 81.25,
  marks: 13,
  max_marks: 16,
  score: 0,
  score_counted: 0,
  best_before: 0,
  best_of: "day",
  won: true,
  coins_earned: 0,
  coins: 120,
  all_time_score: 340,
  duration_seconds: 1_500,
  ranked: false,
  reading_seconds: null,
  first_attempts: 16,
  level: null,
  topics: [{ slug: "air-law", name: "Air law", correct: 13, total: 16 }],
  badges: [],
  scope: { category: null, subcategory: null, level: null, title: "UK CAA PPL(A) 010 Air law" },
  faces: {},
};
const NEW: MockRecord = {
  preset_id: JUDGED.preset_id,
  title: "Air law",
  mocks: 1,
  passed: 1,
  best_percent: 81.25,
  last_percent: 81.25,
  change: null,
  trend: [{ attempt_id: ID, finished_at: RESULT.finished_at, length: "full", percent: 81.25, passed: true }],
};

type Change = { readonly judged?: Partial<Judged>; readonly record?: Partial<MockRecord> };

const end = (
  change: Partial<RunResult> = {},
  { judged, record }: Change = {},
  language: "en" | "ar" = "en",
) =>
  show(<FinishedRun attemptId={ID} onAgain={null} />, {
    language,
    remembered: SIGNED_IN,
    api: {
      finish_attempt: async () => ok({ ...RESULT, ...change, mock: { ...JUDGED, ...judged } }),
      get_mock_history: async () => ok({ mocks: [], subjects: [{ ...NEW, ...record }] }, 0),
    },
  });

const heading = page.getByRole("heading", { level: 1 });
const ways = page.getByRole("navigation", { name: "What next" });
const figures = page.getByRole("region", { name: "Your run in figures" });

function areaOf(name: string, change: Partial<Judged["sections"][number]> = {}): Judged["sections"][number] {
  return {
    section: name.toLowerCase(),
    name: { en: name },
    correct: 4,
    total: 5,
    marks: 4,
    max_marks: 5,
    percent: 80,
    pass_percent: null,
    passed: null,
    ...change,
  };
}

describe("the result of a mock exam", () => {
  it("says passed, by which rule, and takes the focus", async () => {
    await end();
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveTextContent("Passed");
    await expect.element(page.getByText("81%", { exact: true })).toBeVisible();
    await expect.element(page.getByText("The pass mark is 75%.")).toBeVisible();
    await expect.element(figures).toMatchTextContent("25:00");
    await expectAccessible();
  });

  it("is calm: no coins, no score, nothing to share", async () => {
    await end();
    await expect.element(figures).toBeVisible();
    await expect.element(figures).not.toMatchTextContent("Coins");
    await expect.element(figures).not.toMatchTextContent("Score");
    await expect.element(page.getByRole("button", { name: "Share" })).not.toBeInTheDocument();
  });

  it("leads to what was missed, the review and another sitting", async () => {
    await end();
    await expect.element(ways.getByRole("link", { name: "Practise these 3" })).toBeVisible();
    await expect.element(ways.getByRole("link", { name: "Review answers" })).toBeVisible();
    await ways.getByRole("link", { name: "Sit it again" }).click();
    await expect.element(page.getByText("Gone to /exam-module/mock/uk-caa-ppl-a-010/")).toBeVisible();
  });

  it("says not passed, and what to do", async () => {
    await end({ percent: 50, correct: 8, wrong: 8, blank: 0, won: false }, { judged: { passed: false } });
    await expect.element(heading).toHaveTextContent("Not passed");
    await expect.element(page.getByText(/The pass mark is 75%\. Look at what you missed/)).toBeVisible();
  });

  it("names the area that failed by itself", async () => {
    const sections = [
      areaOf("Regulations", { percent: 60, correct: 3, pass_percent: 70, passed: false }),
      areaOf("Weather"),
    ];
    await end({ won: false }, { judged: { passed: false, sections } });
    await expect.element(page.getByText("This area is below its own pass mark: Regulations.")).toBeVisible();
    await expect.element(page.getByText("3 of 5 · below its pass mark of 70%")).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 2, name: "By area" })).toBeVisible();
  });

  it("says of how much of the real paper it is", async () => {
    await end({ question_count: 8 });
    await expect.element(page.getByText("8 of the 16 questions of the real paper.")).toBeVisible();
  });

  it("tells marks where answers cost some", async () => {
    await end({ marks: 11, max_marks: 32 }, { judged: { marks_right: 2, marks_wrong: -1 } });
    await expect.element(figures).toMatchTextContent("11 of 32");
  });

  it("stands among the earlier ones of the same exam", async () => {
    const [first] = NEW.trend;
    if (first === undefined) throw new Error("the record has no trend");
    const before = { ...first, attempt_id: "before", percent: 60, passed: false };
    await end({}, { record: { mocks: 2, change: 21.25, trend: [before, first] } });
    await expect.element(page.getByRole("heading", { level: 2, name: "Your results here" })).toBeVisible();
    await expect.element(page.getByText(/Up by 21 points/)).toBeVisible();
  });

  it("has no fault that a screen reader would meet in Arabic", async () => {
    await end({}, { record: { mocks: 2, change: -21 } }, "ar");
    await expect.element(heading).toHaveFocus();
    await expectAccessible();
  });
});
