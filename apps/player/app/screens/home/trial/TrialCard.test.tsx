import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused, show } from "../../../component-fixture.tsx";
import { rootStore } from "../../../state/root-store.ts";
import { TrialCard, type TrialQuestion } from "./TrialCard.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function asked(number: number, stem: string): TrialQuestion {
  return {
    question_id: idOf(number),
    language: "en",
    category: "navigation",
    subject: "Navigation",
    stem,
    options: [
      { option_id: "o1", text: `Right of ${number}` },
      { option_id: "o2", text: `Wrong of ${number}` },
      { option_id: "o3", text: `Other of ${number}` },
    ],
  };
}

const FIRST = asked(1, "What is a great circle?");
const SECOND = asked(2, "What is a rhumb line?");
const HOME = {
  language_id: 1,
  question_count: 1_200,
  sections: [],
  slides: [],
  subjects: [
    { slug: "navigation", name: "Navigation", emblem: "navigation", no_of_que: 40, pack: "ppl", coins: 0 },
    { slug: "air-law", name: "Air law", emblem: "law", no_of_que: 30, pack: "ppl", coins: 0 },
  ],
  question: FIRST,
};

/** Grades as the server does: o1 is right. */
const grade: NonNullable<Api["answer_trial_question"]> = async ({ question_id, answer }) =>
  ok({
    question_id,
    reveal: {
      correct: answer === "o1",
      correct_answer: "o1",
      explanation: "It is the shortest way. Its track changes.",
      reference: "061 01 02",
      options: [{ option_id: "o2", why: "That one keeps its track." }],
      tolerance: null,
      mistake: null,
      transcript: null,
      formulae: {},
    },
    slip: `slip ${question_id}`,
    answered: 1,
    right: 1,
  });
const more: NonNullable<Api["get_trial_questions"]> = async ({ category }) =>
  ok({
    questions: category === "navigation" ? [FIRST, SECOND] : [asked(9, "Who gives way?")],
    subjects: HOME.subjects.map(({ slug, name, no_of_que }) => ({ slug, name, no_of_que })),
  });

async function open(api: Api = {}, at = "/", language: "en" | "ar" = "en") {
  return show(<TrialCard question={FIRST} />, {
    at,
    route: "/",
    language,
    boot: { home: HOME },
    api: { answer_trial_question: grade, get_trial_questions: more, ...api },
  });
}

const option = (name: string) => page.getByRole("button", { name });

describe("a visitor's first question", () => {
  it("is answered without an account and told why", async () => {
    await open();
    await option("Right of 1").click();
    await expect.element(page.getByRole("status")).toMatchTextContent("Right!");
    await expect.element(page.getByText("It is the shortest way.")).toBeVisible();
    await expect.element(page.getByText("061 01 02")).toBeVisible();
    await expect.element(option("Other of 1")).not.toBeInTheDocument();
  });

  it("puts the right option beside the own one, with the mistake", async () => {
    await open();
    await option("Wrong of 1").click();
    await expect.element(page.getByRole("status")).toMatchTextContent("Not quite.");
    await expect.element(option("Wrong of 1")).toHaveAccessibleName(/Your answer.*keeps its track/);
    await expect.element(option("Right of 1")).toHaveAccessibleName(/Right answer/);
  });

  it("shows the answer as given while it is on its way, and takes one only", async () => {
    const answer = later<never>();
    const { requestsOf } = await open({ answer_trial_question: () => answer.promise });
    await option("Wrong of 1").click();
    await expect.element(option("Wrong of 1")).toHaveAttribute("aria-disabled", "true");
    await option("Right of 1").click({ force: true });
    expect(requestsOf("answer_trial_question")).toMatchObject([{ answer: "o2" }]);
  });

  it("is answered by what was tapped before the page was alive", async () => {
    const { requestsOf } = await open({}, `/?question=${FIRST.question_id}&answer=o1`);
    await expect.element(page.getByRole("status")).toMatchTextContent("Right!");
    expect(requestsOf("answer_trial_question")).toHaveLength(1);
  });

  it("is sent again when the network is back", async () => {
    let isAway = true;
    await open({ answer_trial_question: async (request) => (isAway ? away() : grade(request)) });
    await option("Right of 1").click();
    isAway = false;
    dispatchEvent(new Event("online"));
    await expect.element(page.getByRole("status")).toMatchTextContent("Right!");
  });

  it("gives way to the next one when it was changed meanwhile", async () => {
    await open({ answer_trial_question: async () => refused("no_data") });
    await option("Right of 1").click();
    await expect.element(page.getByRole("heading", { name: "What is a rhumb line?" })).toBeVisible();
  });

  it("remembers on this device what was answered", async () => {
    await open();
    await option("Right of 1").click();
    await expect.element(page.getByRole("status")).toBeVisible();
    expect(rootStore.getState().trial).toBe(`slip ${FIRST.question_id}`);
  });

  it("has no fault that a screen reader would meet, asked and told, in both languages", async () => {
    const { unmount } = await open();
    await expectAccessible();
    await option("Wrong of 1").click();
    await expect.element(page.getByRole("status")).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, "/", "ar");
    await option("Wrong of 1").click();
    await expect.element(page.getByRole("status")).toBeVisible();
    await expectAccessible();
  });
});

describe("the way on", () => {
  it("says how many more there are, and goes on by Enter", async () => {
    await open();
    await option("Right of 1").click();
    await expect.element(page.getByRole("button", { name: "One more in Navigation" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "What is a rhumb line?" })).toHaveFocus();
  });

  it("sums up what is known, and offers to keep it", async () => {
    await open();
    await option("Right of 1").click();
    await page.getByRole("button", { name: "One more in Navigation" }).click();
    await option("Wrong of 2").click();
    await expect.element(page.getByRole("status")).toMatchTextContent("Not quite.");
    await page.getByRole("button", { name: /Next question|What you know/ }).click();
    await expect.element(page.getByRole("heading", { name: "What you know so far" })).toHaveFocus();
    await expect.element(page.getByRole("progressbar", { name: "1 of 2 right" })).toBeInTheDocument();
    await expectAccessible();
    await page.getByRole("link", { name: "Keep it: make an account" }).click();
    await expect.element(page.getByText(/Gone to \/auth\/sign-up\/\?return_to=/)).toBeVisible();
  });

  it("leads to another subject", async () => {
    await open();
    await option("Right of 1").click();
    await page.getByRole("button", { name: "Another subject" }).click();
    await expect.element(page.getByRole("heading", { name: "Which subject?" })).toHaveFocus();
    await page.getByRole("button", { name: "Air law" }).click();
    await expect.element(page.getByRole("heading", { name: "Who gives way?" })).toHaveFocus();
  });
});
