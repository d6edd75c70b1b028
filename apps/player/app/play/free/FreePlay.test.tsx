import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused } from "../../component-fixture.tsx";
import { attemptOf, inSeconds, play, questionOf } from "../play-fixture.tsx";

const NAMES = ["true_false", "single", "typed_number"] as const;
type Run = Partial<Parameters<typeof play>[0]>;

const paper = (run: Run = {}) => play({ names: NAMES, answerMode: "free", ...run });
const option = (name: string) => page.getByRole("button", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = page.getByRole("heading", { level: 1 });
const stored = async () =>
  ok({
    recorded: true as const,
    in_time: true,
    correct: null,
    correct_answer: null,
    explanation: null,
    reveal: null,
    score: 0,
    points: 0,
    next_question_id: null,
    next_deadline: null,
    server_time: inSeconds(0),
  });

describe("a paper", () => {
  it("is turned forward and back in any order", async () => {
    await paper();
    await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
    await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "true");
    await button("Next").click();
    await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
    await button("Previous").click();
    await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
  });

  it("is turned by the arrow keys, in reading direction", async () => {
    const { unmount } = await paper();
    await expect.element(option("True")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
    await unmount();
    await paper({ language: "ar" });
    await expect.element(option("True")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByText("السؤال 2 من 3")).toBeVisible();
  });

  it("keeps an answer and lets it be changed", async () => {
    const { requestsOf } = await paper({ api: { submit_answer: stored } });
    await option("True").click();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
    await option("False").click();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => requestsOf("submit_answer").at(-1)).toMatchObject({ answer: "o2", sequence: 2 });
  });

  it("shows the answer again when its page is turned back to", async () => {
    await paper({ api: { submit_answer: stored } });
    await option("True").click();
    await button("Next").click();
    await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
    await button("Previous").click();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
  });

  it("takes an answer back", async () => {
    const { requestsOf } = await paper({ api: { submit_answer: stored } });
    await expect.element(button("Clear answer")).toHaveAttribute("aria-disabled", "true");
    await option("True").click();
    await button("Clear answer").click();
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
    await expect.poll(() => requestsOf("submit_answer").at(-1)).toMatchObject({ answer: "" });
  });

  it("keeps answers while the network is away, and says so", async () => {
    await paper({ api: { submit_answer: away } });
    await option("True").click();
    await expect.element(page.getByText(/The network is away\. Your answer is kept/)).toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
    await button("Next").click();
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
  });

  it("keeps answers over a reload that the server has not got yet", async () => {
    const { unmount } = await paper({ api: { submit_answer: away } });
    await option("True").click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await unmount();
    const { requestsOf } = await paper({ api: { submit_answer: stored } });
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => requestsOf("submit_answer")).toMatchObject([{ answer: "o1", sequence: 1 }]);
  });

  it("shows the server's word when it takes no answer any more", async () => {
    const over = attemptOf({ names: NAMES, answerMode: "free", attempt: { status: "finished" } });
    await paper({
      api: { submit_answer: async () => refused("attempt_finished"), get_attempt: async () => ok(over) },
    });
    await option("True").click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });

  it("gives the focus to the question that was turned to", async () => {
    await paper();
    await button("Next").click();
    await expect.element(heading).toHaveFocus();
  });

  it("hands itself in when its time is up", async () => {
    await paper({ attempt: { expires_at: inSeconds(1) } });
    await expect.element(page.getByText("The run is over."), { timeout: 4_000 }).toBeVisible();
  });

  it("names the area of a question of a paper with areas", async () => {
    const mock = {
      preset_id: "faa-par",
      length: "full" as const,
      real_questions: 60,
      wanted_questions: 60,
      pass_percent: 70,
      marks_right: 1,
      marks_wrong: 0,
      marks_blank: 0,
      options_per_item: 3,
      sections: [{ section: "regulations", name: { en: "Regulations" } }],
    };
    const attempt = attemptOf({ names: NAMES, answerMode: "free" });
    const [first, ...others] = attempt.questions;
    if (first === undefined) throw new Error("the paper has no questions");
    await paper({
      attempt: {
        scope: { ...attempt.scope, mock },
        questions: [{ ...first, section: "regulations" }, ...others],
      },
    });
    await expect.element(page.getByText("Regulations")).toBeVisible();
    await button("Next").click();
    await expect.element(page.getByText("Regulations")).not.toBeInTheDocument();
  });

  it("has no fault that a screen reader would meet", async () => {
    await paper({ api: { submit_answer: stored } });
    await option("True").click();
    await expectAccessible();
  });
});

describe("a flag", () => {
  const flag = page.getByRole("button", { name: "Flag" });
  const kept = async ({ question_id }: { readonly question_id: string }) =>
    ok({ question_id, flagged: true });

  it("is set and taken away by a press", async () => {
    const { requestsOf } = await paper({ api: { flag_question: kept } });
    await flag.click();
    await expect.element(flag).toHaveAccessibleName("Flagged");
    await expect.element(flag).toHaveAttribute("aria-pressed", "true");
    await flag.click();
    await expect.element(flag).toHaveAttribute("aria-pressed", "false");
    await expect
      .poll(() => requestsOf("flag_question"))
      .toMatchObject([{ flagged: true }, { flagged: false }]);
  });

  it("is set by F where F is no option", async () => {
    await paper({ api: { flag_question: kept } });
    await expect.element(option("True")).toBeVisible();
    await userEvent.keyboard("f");
    await expect.element(flag).toHaveAttribute("aria-pressed", "true");
  });

  it("takes Shift with F where F is an option", async () => {
    await paper({
      names: ["multi_select", "true_false"],
      api: { flag_question: kept, submit_answer: stored },
    });
    await expect.element(page.getByRole("checkbox", { name: "Flaps" })).toBeVisible();
    await userEvent.keyboard("f");
    await expect.element(page.getByRole("checkbox", { name: "Flaps" })).toBeChecked();
    await expect.element(flag).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Shift>}F{/Shift}");
    await expect.element(flag).toHaveAttribute("aria-pressed", "true");
  });
});

describe("the palette of a phone", () => {
  const dialog = page.getByRole("dialog", { name: "Questions" });
  const key = (name: string) => dialog.getByRole("button", { name });

  it("tells what is answered, open and flagged, and turns to a question", async () => {
    const attempt = attemptOf({ names: NAMES, answerMode: "free" });
    const [first, second, third] = attempt.states;
    const states = [
      { ...first, status: "answered", answer: "o1" },
      { ...second, flagged: true },
      third,
    ] as typeof attempt.states;
    await paper({ attempt: { states } });
    await button("Questions").click();
    await expect.element(key("Question 1: answered")).toBeVisible();
    await expect.element(key("Question 2: not answered")).toHaveAccessibleName(/flagged/);
    await expect.element(dialog).toMatchTextContent("1 answered");
    await expect.element(dialog).toMatchTextContent("2 not answered");
    await expectAccessible();
    await key("Question 3").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("Question 3 of 3")).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });

  it("closes without turning", async () => {
    await paper();
    await button("Questions").click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
    await expect.element(button("Questions")).toHaveFocus();
  });
});

describe("handing in", () => {
  const dialog = page.getByRole("dialog", { name: "Hand in your paper?" });
  const confirm = dialog.getByRole("button", { name: "Hand in" });

  it("counts what is open and flagged before it asks", async () => {
    await paper({ api: { submit_answer: stored } });
    await option("True").click();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    const counts = dialog.getByRole("listitem");
    await expect.element(counts.nth(0)).toMatchTextContent("1answered");
    await expect.element(counts.nth(1)).toMatchTextContent("2not answered");
    await expect.element(counts.nth(2)).toMatchTextContent("0flagged");
    await expectAccessible();
  });

  it("goes back to the paper when the player wants to", async () => {
    await paper();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await dialog.getByRole("button", { name: "Keep working" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(option("True")).toBeVisible();
  });

  it("ends the run", async () => {
    await paper();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await confirm.click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });

  it("waits for the last answer on its way, and takes none any more", async () => {
    const answer = later<Awaited<ReturnType<typeof stored>>>();
    await paper({ api: { submit_answer: () => answer.promise } });
    await option("True").click();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await confirm.click();
    const waiting = page.getByRole("dialog", { name: "Handing in your paper" });
    await expect.element(waiting).toMatchTextContent("Your last answers are being sent.");
    await userEvent.keyboard("{Escape}");
    await expect.element(waiting).toBeVisible();
    answer.resolve(await stored());
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });

  it("is offered beside the last question", async () => {
    await paper();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(page.getByRole("navigation").getByRole("button", { name: "Hand in" })).toBeVisible();
    await expect.element(button("Next")).not.toBeInTheDocument();
  });
});

describe("the head of a paper", () => {
  it("folds the names of many subjects", async () => {
    const title = ["Air law", "Navigation", "Meteorology", "Communications"].join(" · ");
    const { scope } = attemptOf({ names: NAMES });
    await paper({ attempt: { mode: "self_challenge", scope: { ...scope, title } } });
    await page.getByText("4 subjects").click();
    await expect.element(page.getByText("Communications")).toBeVisible();
  });

  it("names the language of its questions where it is another one", async () => {
    await paper({ language: "ar" });
    await expect.element(page.getByText("الإنجليزية")).toBeVisible();
  });

  it("asks before the paper is left", async () => {
    await paper();
    await page.getByRole("link", { name: "Leave the quiz" }).click();
    await expect.element(page.getByRole("dialog", { name: "Leave this quiz?" })).toBeVisible();
  });
});

it("a question of a paper keeps its clock for all questions", async () => {
  await paper();
  await expect.element(page.getByRole("timer", { name: "Time left for the whole paper" })).toBeVisible();
  expect(questionOf("true_false").card.number).toBe(2);
});
