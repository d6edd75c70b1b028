import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { attemptOf, questionOf } from "../../play/play-fixture.tsx";
import ReviewScreen from "./ReviewScreen.tsx";
import type { Reviewed } from "./verdict.ts";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const ID = "00000000-0000-4000-8000-0000000000ff";
const EXAM = "00000000-0000-4000-8000-0000000000e1";
const RESULT = {
  attempt_id: ID,
  mode: "quiz_zone",
  finished_at: "2026-05-01T10:00:00.000Z",
  question_count: 3,
  correct: 1,
  wrong: 1,
  blank: 1,
  percent: 33,
  marks: 1,
  max_marks: 3,
  score: 3,
  score_counted: 3,
  best_before: 0,
  best_of: "level" as const,
  won: true,
  coins_earned: 1,
  coins: 121,
  all_time_score: 343,
  duration_seconds: 61,
  ranked: true,
  reading_seconds: null,
  first_attempts: 3,
  level: null,
  topics: [{ slug: "navigation", name: "Navigation", correct: 1, total: 3 }],
  badges: [],
  scope: { category: "navigation", subcategory: null, level: 1, title: "Navigation" },
  faces: { navigation: { code: "060", emblem: "navigation", hue: 143, chroma: 0.14 } },
};

function reviewed(name: string, number: number, change: Partial<Reviewed> = {}): Reviewed {
  const { card, reveal } = questionOf(name);
  const answer = change.answer === undefined ? reveal.correct_answer : change.answer;
  return {
    card: { ...card, number, media: [], formulae: {} },
    in_time: true,
    seconds: 12.4,
    withheld: null,
    reveal: { ...reveal, correct: answer === reveal.correct_answer },
    ...change,
    answer,
  };
}

const QUESTIONS = [
  reviewed("true_false", 1),
  reviewed("multi_select", 2, { answer: '["o1","o2"]' }),
  reviewed("typed_number", 3, { answer: null, reveal: null, withheld: "left", seconds: null }),
];

async function open(questions: readonly Reviewed[] = QUESTIONS, api: Api = {}, language: "en" | "ar" = "en") {
  return show(<ReviewScreen />, {
    at: `/review/${ID}/`,
    route: "/review/:attempt/",
    remembered: SIGNED_IN,
    language,
    api: {
      review_attempt: async () =>
        ok({ result: RESULT, regrade: null, timeline: [], questions: [...questions] }),
      get_bookmark_ids: async () =>
        ok({ question_ids: [questionOf("true_false").card.question_id], types: [] }),
      get_question_study: async ({ question_id }) =>
        ok({ question_id, note: "", bookmarked: false, report: null, history: [] }),
      ...api,
    },
  });
}

const article = (name: RegExp) => page.getByRole("article", { name });
const statement = article(/A VOR works/);
const filter = (name: string) => page.getByRole("group", { name: "Show" }).getByText(name);

describe("a review", () => {
  it("says of each question how it went and how long it took", async () => {
    await open();
    await expect.element(statement).toMatchTextContent("Question 1 · Right");
    await expect.element(statement).toMatchTextContent("Time: 12 s");
    await expect.element(article(/reduce the take-off/)).toMatchTextContent("Question 2 · Wrong");
  });

  it("tells how it counts since a key was corrected", async () => {
    const regrade = {
      at: "2026-11-20T10:00:00.000Z",
      correct: 3,
      percent: 100,
      score_given: 5,
      coins_given: 0,
    };
    await open(QUESTIONS, {
      review_attempt: async () => ok({ result: RESULT, regrade, timeline: [], questions: [...QUESTIONS] }),
    });
    await expect.element(page.getByRole("heading", { name: "A key was corrected" })).toBeVisible();
    await expect.element(page.getByText("3 (100%)")).toBeVisible();
    await expect.element(page.getByText("+5")).toBeVisible();
    await expectAccessible();
  });

  it("folds what was right, and opens it when asked", async () => {
    await open();
    await expect.element(statement).not.toMatchTextContent("pitot head");
    await statement.getByRole("button", { name: "Show the answer" }).click();
    await expect.element(statement).toMatchTextContent("pitot head");
    await statement.getByRole("button", { name: "Fold the answer" }).click();
    await expect.element(statement).not.toMatchTextContent("pitot head");
  });

  it("shows what was noted in the paper, also where the answer is folded", async () => {
    await open([reviewed("true_false", 1, { paper_note: "Think of the pitot head" }), reviewed("single", 2)]);
    await expect.element(statement).toMatchTextContent("Your note in the paperThink of the pitot head");
    await expect.element(page.getByText("Your note in the paper")).toHaveLength(1);
  });

  it("shows at once why something was wrong", async () => {
    await open();
    await expect
      .element(article(/reduce the take-off/))
      .toMatchTextContent("Thinner air means a longer run.");
  });

  it.each([
    ["left", /You left this question, so its answer stays closed for now/],
    ["waiting", /still waits for you in another open quiz/],
  ] as const)(
    "keeps the answer of a question that was %s closed, and says why",
    async (withheld, sentence) => {
      await open([reviewed("typed_number", 1, { answer: null, reveal: null, withheld })]);
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(page.getByText("1,250.48")).not.toBeInTheDocument();
    },
  );

  it("says that an answer came too late", async () => {
    await open([reviewed("true_false", 1, { in_time: false, answer: "o2" })]);
    await expect
      .element(page.getByText("Your answer came after the time was up, so it does not count."))
      .toBeVisible();
  });

  it("sums the run up", async () => {
    await open();
    await expect.element(page.getByText("33%", { exact: true })).toBeVisible();
    await expect.element(page.getByText("1:01")).toBeVisible();
    await expect.element(page.getByText("1 of 3").first()).toBeVisible();
  });

  it("leads back to where the quiz was chosen", async () => {
    await open();
    await page.getByRole("link", { name: "All levels" }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/navigation/")).toBeVisible();
  });

  it("has no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await expect.element(statement).toBeVisible();
    await expectAccessible();
    await unmount();
    await open(QUESTIONS, {}, "ar");
    await expect.element(statement).toBeVisible();
    await expectAccessible();
  });
});

describe("the filter of a review", () => {
  it("counts and shows what was wrong", async () => {
    await open();
    await filter("Wrong (1)").click();
    await expect.element(statement).not.toBeInTheDocument();
    await expect.element(article(/reduce the take-off/)).toBeVisible();
  });

  it("shows what is bookmarked", async () => {
    await open();
    await filter("Bookmarked (1)").click();
    await expect.element(statement).toBeVisible();
    expect(page.getByRole("article").elements()).toHaveLength(1);
  });

  it("says kindly that there is nothing", async () => {
    await open([reviewed("true_false", 1)]);
    await filter("Wrong (0)").click();
    await expect.element(page.getByText("Nothing to show here. Well flown!")).toBeVisible();
  });

  it("gives way to a jump to a question it hides", async () => {
    await open();
    await filter("Wrong (1)").click();
    await page.getByRole("button", { name: "Question 1: Right" }).click();
    await expect.element(statement.getByRole("heading")).toHaveFocus();
  });
});

describe("the keys of a review", () => {
  it("go from question to question", async () => {
    await open();
    await expect.element(statement).toBeVisible();
    await page.getByRole("button", { name: "Question 1: Right" }).click();
    await expect.element(statement.getByRole("heading")).toHaveFocus();
    await userEvent.keyboard("j");
    await expect.element(article(/reduce the take-off/).getByRole("heading")).toHaveFocus();
    await userEvent.keyboard("k");
    await expect.element(statement.getByRole("heading")).toHaveFocus();
  });

  it("open the note of the question being read", async () => {
    await open();
    await page.getByRole("button", { name: "Question 2: Wrong" }).click();
    const read = article(/reduce the take-off/);
    await expect.element(read.getByRole("button", { name: "Note" })).toBeVisible();
    await userEvent.keyboard("n");
    await expect.element(read.getByRole("textbox", { name: "Your note" })).toHaveFocus();
  });
});

describe("the review of an exam", () => {
  const exam = { exam_id: EXAM, sections: [{ section: "law", name: { en: "Air law" } }] };
  const sitting = { ...RESULT, mode: "exam", scope: { ...RESULT.scope, title: "Spring exam", exam } };

  it("names the section where it begins, and leads back to the result", async () => {
    const questions = QUESTIONS.map((row) => ({ ...row, card: { ...row.card, section: "law" } }));
    const timeline = [
      { kind: "away" as const, at: "2026-05-01T09:50:00.000Z", lasted_seconds: 3, too_long: false },
    ];
    await open([], {
      review_attempt: async () => ok({ result: sitting, regrade: null, timeline, questions }),
    });
    await expect.element(page.getByText("Air law", { exact: true })).toBeVisible();
    expect(page.getByText("Air law", { exact: true }).elements()).toHaveLength(1);
    await expect.element(page.getByText("Page away")).toBeVisible();
    await page.getByRole("link", { name: "To the result" }).click();
    await expect.element(page.getByText(`Gone to /exam-module/${EXAM}/result/`)).toBeVisible();
  });

  it.each([
    ["en", "The answers of this exam are not shown now", "To the result"],
    ["ar", "لا تُعرض إجابات هذا الامتحان الآن", "إلى النتيجة"],
  ] as const)("says that its answers are not told, in %s", async (language, title, result) => {
    const attempt = attemptOf({ names: ["single"], answerMode: "free", attempt: { mode: "exam" } });
    await open(
      [],
      {
        review_attempt: async () => refused("attempt_open"),
        get_attempt: async () => ok({ ...attempt, scope: { ...attempt.scope, exam } }),
      },
      language,
    );
    await expect.element(page.getByText(title)).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: result }).click();
    await expect.element(page.getByText(`Gone to /exam-module/${EXAM}/result/`)).toBeVisible();
  });
});

describe("a review that cannot be shown", () => {
  it("says that the quiz is still open", async () => {
    const get_attempt = async () => ok(attemptOf({ names: ["single"] }));
    await open([], { review_attempt: async () => refused("attempt_open"), get_attempt });
    await expect.element(page.getByText("Finish the quiz first; then you can review it.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("can be asked for again when the network was away", async () => {
    let isAway = true;
    await open([], {
      review_attempt: async () =>
        isAway ? away() : ok({ result: RESULT, regrade: null, timeline: [], questions: [...QUESTIONS] }),
    });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(statement).toBeVisible();
  });
});
