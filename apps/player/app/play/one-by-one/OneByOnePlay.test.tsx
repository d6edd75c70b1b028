import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused } from "../../component-fixture.tsx";
import { attemptOf, inSeconds, play, questionOf } from "../play-fixture.tsx";

const option = (name: string) => page.getByRole("button", { name });
const next = page.getByRole("button", { name: "Next question" });
const verdict = page.getByRole("region", { name: "Answer" });
const NAMES = ["true_false", "single"] as const;
const firstId = questionOf("true_false").card.question_id;

describe("a run question by question", () => {
  it("goes from a question over its verdict to the next one and to the end", async () => {
    const { requestsOf } = await play({ names: NAMES });
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
    await option("True").click();
    await expect.element(verdict).toMatchTextContent("Right!");
    await next.click();
    await expect.element(page.getByText("Question 2 of 2")).toBeVisible();
    await option("Indicated airspeed").click();
    await expect.element(verdict).toMatchTextContent("Not right.");
    await page.getByRole("button", { name: "See your result" }).click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
    expect(requestsOf("submit_answer")).toMatchObject([{ answer: "o1" }, { answer: "o1" }]);
  });

  it("is played to its end by the keyboard", async () => {
    await play({ names: NAMES });
    await expect.element(option("True")).toBeVisible();
    await userEvent.keyboard("b");
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Question 2 of 2")).toBeVisible();
    await userEvent.keyboard("3");
    await expect.element(page.getByRole("button", { name: "See your result" })).toHaveFocus();
    await userEvent.keyboard("[Space]");
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });

  it("gives the focus to each question when it appears", async () => {
    await play({ names: NAMES });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveFocus();
    await option("True").click();
    await next.click();
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveAccessibleName(/^Question 2\. Which speed/);
  });

  it("begins each question at its top, however far down the one before was answered", async () => {
    await play({ names: NAMES });
    document.body.style.minHeight = "300vh";
    try {
      await option("True").click();
      scrollTo(0, 200);
      await next.click();
      await expect.element(page.getByText("Question 2 of 2")).toBeVisible();
      await expect.poll(() => scrollY).toBe(0);
    } finally {
      document.body.style.minHeight = "";
    }
  });

  it("shows the answer as given while the server has not answered, and takes no second one", async () => {
    const answer = later<never>();
    const { requestsOf } = await play({ names: NAMES, api: { submit_answer: () => answer.promise } });
    await option("False").click();
    await expect.element(option("False")).toHaveAttribute("aria-pressed", "true");
    await option("True").click({ force: true });
    await userEvent.keyboard("a");
    expect(requestsOf("submit_answer")).toHaveLength(1);
  });

  it("keeps an answer while the network is away, says so, and sends it when it is back", async () => {
    let isAway = true;
    await play({
      names: NAMES,
      api: {
        submit_answer: async () => {
          if (isAway) return away();
          const { reveal } = questionOf("true_false");
          return ok({
            recorded: true as const,
            in_time: true,
            correct: true,
            correct_answer: "o1",
            explanation: null,
            reveal: { ...reveal, correct: true },
            score: 4,
            points: 4,
            next_question_id: null,
            next_deadline: null,
            server_time: inSeconds(0),
          });
        },
      },
    });
    await option("True").click();
    await expect
      .element(page.getByText("The network is away. Your answer is kept and sent as soon as it is back."))
      .toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
    isAway = false;
    dispatchEvent(new Event("online"));
    await expect.element(verdict).toMatchTextContent("Right!");
    await expect.element(page.getByText(/The network is away/)).not.toBeInTheDocument();
  });

  it("says that the product is closed for maintenance, and waits", async () => {
    await play({ names: NAMES, api: { submit_answer: async () => refused("maintenance") } });
    await option("True").click();
    await expect.element(page.getByText(/The product is being maintained/)).toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
  });

  it("shows what the server has when it does not take an answer", async () => {
    const over = attemptOf({ names: NAMES, attempt: { status: "finished", current_question_id: null } });
    await play({
      names: NAMES,
      api: { submit_answer: async () => refused("attempt_finished"), get_attempt: async () => ok(over) },
    });
    await option("True").click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });

  it("sends what is ready when the time is up", async () => {
    const attempt = attemptOf({ names: ["multi_select"] });
    const states = attempt.states.map((state) => ({ ...state, deadline: inSeconds(2) }));
    const { requestsOf } = await play({
      names: ["multi_select"],
      attempt: { states },
      api: {
        open_question: async ({ question_id }) =>
          ok({ question_id, deadline: inSeconds(2), server_time: inSeconds(0) }),
      },
    });
    await page.getByRole("checkbox", { name: "Wet grass" }).click();
    await expect
      .poll(() => requestsOf("submit_answer"), { timeout: 5_000 })
      .toMatchObject([{ answer: '["o5"]' }]);
  });

  it("says that the time is up where nothing was ready", async () => {
    const attempt = attemptOf({ names: NAMES });
    const states = attempt.states.map((state) => ({ ...state, deadline: inSeconds(-1) }));
    await play({
      names: NAMES,
      attempt: { states },
      api: {
        open_question: async ({ question_id }) =>
          ok({ question_id, deadline: inSeconds(-1), server_time: inSeconds(0) }),
      },
    });
    await expect.element(verdict).toMatchTextContent("Time is up.");
    await expect.element(option("True")).toHaveAccessibleName(/^Right/);
  });

  it("shows a returning player the question whose turn it is", async () => {
    const attempt = attemptOf({ names: ["true_false", "typed_number", "single"] });
    const states = attempt.states.map((state, place) =>
      place < 2 ? { ...state, status: "timed_out" as const } : { ...state, status: "open" as const },
    );
    await play({
      names: ["true_false", "typed_number", "single"],
      attempt: { states, current_question_id: questionOf("single").card.question_id },
    });
    await expect.element(option("Ground speed")).toBeVisible();
  });

  it("goes on with the answer that a reload interrupted", async () => {
    const { unmount } = await play({ names: NAMES, api: { submit_answer: () => later<never>().promise } });
    await option("False").click();
    await expect.element(option("False")).toHaveAttribute("aria-pressed", "true");
    await unmount();
    const { requestsOf } = await play({ names: NAMES });
    await expect.element(verdict).toMatchTextContent("Not right.");
    expect(requestsOf("submit_answer")).toMatchObject([{ question_id: firstId, answer: "o2" }]);
  });

  it("remembers over a reload what was being put together", async () => {
    const { unmount } = await play({ names: ["typed_number"] });
    await page.getByRole("textbox").fill("125");
    await unmount();
    await play({ names: ["typed_number"] });
    await expect.element(page.getByRole("textbox")).toHaveValue("125");
  });

  it("offers bookmark, note and report once the answer is told, not before", async () => {
    await play({ names: NAMES });
    await expect.element(option("True")).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Study tools" })).not.toBeInTheDocument();
    await option("True").click();
    await expect.element(page.getByRole("group", { name: "Study tools" })).toBeVisible();
  });

  it("has no fault that a screen reader would meet, asking and told", async () => {
    await play({ names: NAMES });
    await expect.element(page.getByRole("region", { name: "Lifelines" })).toBeVisible();
    await expectAccessible();
    await option("True").click();
    await expect.element(page.getByRole("group", { name: "Study tools" })).toBeVisible();
    await expectAccessible();
  });

  it("is played in Arabic", async () => {
    await play({ names: NAMES, language: "ar" });
    await expect.element(page.getByText("السؤال 1 من 2")).toBeVisible();
    await option("True").click();
    await expect.element(page.getByRole("button", { name: "السؤال التالي" })).toHaveFocus();
  });
});

describe("leaving a run", () => {
  const leave = page.getByRole("link", { name: "Leave the quiz" });
  const dialog = page.getByRole("dialog", { name: "Leave this quiz?" });

  it("asks first, and stays when the player wants to", async () => {
    await play({ names: NAMES });
    await leave.click();
    await expect.element(dialog).toMatchTextContent("a running clock goes on");
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(option("True")).toBeVisible();
  });

  it("stays with Escape", async () => {
    await play({ names: NAMES });
    await leave.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(option("True")).toBeVisible();
  });

  it("goes where the player wanted to go", async () => {
    await play({ names: NAMES });
    await leave.click();
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect.element(page.getByText("Gone to /quiz-play/")).toBeVisible();
  });

  it("answers no question by keys while it asks", async () => {
    const { requestsOf } = await play({ names: NAMES });
    await leave.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("a");
    expect(requestsOf("submit_answer")).toEqual([]);
    await expectAccessible();
  });
});
