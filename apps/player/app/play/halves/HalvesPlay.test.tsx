import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, later, ok } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import { inSeconds, play, questionOf } from "../play-fixture.tsx";

/** The first is true; the second one is Arabic, and false: its first half is on the right. */
const NAMES = ["true_false", "arabic_true_false"] as const;
const firstId = questionOf(NAMES[0]).card.question_id;

/** A run whose second statement comes when the test says so, however long it looks at the first one's verdict. */
async function run() {
  const second = later<null>();
  const screen = await play({
    names: NAMES,
    attempt: { mode: "true_and_false" },
    api: {
      open_question: async ({ question_id }) => {
        if (question_id !== firstId) await second.promise;
        return ok({ question_id, deadline: inSeconds(90), server_time: inSeconds(0) });
      },
    },
  });
  return { ...screen, letNextCome: () => second.resolve(null) };
}

const half = (name: string) => page.getByRole("button", { name });
const heading = page.getByRole("heading", { level: 1 });
const sheet = page.getByRole("region", { name: "Answer" });
const waits = page.getByRole("switch", { name: "Wait after each answer" });
const onTrue = half("True");
const why = half("Why?");

describe("true or false at speed", () => {
  it("tells each answer and goes on by itself, to the end", async () => {
    const { requestsOf, letNextCome } = await run();
    await onTrue.click();
    await expect.element(page.getByText("Right!")).toBeVisible();
    letNextCome();
    await expect.element(page.getByText("Question 2 of 2")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByText("The run is over.")).toBeVisible();
    expect(requestsOf("submit_answer")).toMatchObject([{ answer: "o1" }, { answer: "o2" }]);
  });

  it("puts the halves where its language begins to read, and takes the one an arrow points to", async () => {
    const { requestsOf, letNextCome } = await run();
    letNextCome();
    const isFirstLeft = (first: Element, second: Element) =>
      first.getBoundingClientRect().left < second.getBoundingClientRect().left;
    expect(isFirstLeft(onTrue.element(), half("False").element())).toBe(true);
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(half("صواب")).toBeVisible();
    expect(isFirstLeft(half("صواب").element(), half("خطأ").element())).toBe(false);
    await userEvent.keyboard("{ArrowRight}");
    expect(requestsOf("submit_answer")).toMatchObject([{ answer: "o2" }, { answer: "o1" }]);
  });

  it("gives the focus to each statement, which says how the last one went", async () => {
    const { letNextCome } = await run();
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).not.toHaveAccessibleDescription();
    await userEvent.keyboard("b");
    await expect.element(page.getByText("Not right.")).toBeVisible();
    letNextCome();
    await expect.element(heading).toHaveAccessibleName(/^Question 2\./);
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveAccessibleDescription("The last answer was not right.");
  });

  it("goes on with Enter, and stays where the arrow down asks for the reason", async () => {
    const { requestsOf, letNextCome } = await run();
    await userEvent.keyboard("b");
    await expect.element(why).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(sheet).toMatchTextContent("Not right.");
    await expect.element(half("Next question")).toHaveFocus();
    await expect.element(why).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    letNextCome();
    await expect.element(page.getByText("Question 2 of 2")).toBeVisible();
    expect(requestsOf("submit_answer")).toHaveLength(1);
  });

  it("opens the reason with its button", async () => {
    await run();
    await onTrue.click();
    await why.click();
    await expect.element(sheet).toMatchTextContent("Right!");
  });

  it("waits after each answer once somebody has chosen so, and remembers it", async () => {
    await run();
    await waits.click();
    await userEvent.keyboard("a");
    await expect.element(sheet).toMatchTextContent("Right!");
    await expectAccessible();
    expect(rootStore.getState().waitsAfterAnswer).toBe(true);
  });

  it("stays where the time ran out", async () => {
    await play({
      names: NAMES,
      attempt: { mode: "true_and_false" },
      api: {
        open_question: async ({ question_id }) =>
          ok({ question_id, deadline: inSeconds(1), server_time: inSeconds(0) }),
      },
    });
    await expect.element(sheet).toMatchTextContent("Time is up.");
    await expect.element(half("Next question")).toHaveFocus();
  });

  it("is accessible while it asks", async () => {
    await run();
    await expect.element(onTrue).toBeVisible();
    await expectAccessible();
  });
});

describe("the finger on the screen", () => {
  const finger = (target: Element, type: string, x = 0) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType: "touch",
        clientX: 200 + x,
        clientY: 200,
      }),
    );
  const press = (x: number) => {
    const statement = heading.element();
    finger(statement, "pointerdown");
    finger(statement, "pointermove", x);
    finger(statement, "pointerup", x);
  };

  it("throws the statement to the half it means", async () => {
    const { requestsOf } = await run();
    await expect.element(heading).toBeVisible();
    press(-20);
    expect(requestsOf("submit_answer")).toEqual([]);
    press(120);
    await expect.element(page.getByText("Not right.")).toBeVisible();
    expect(requestsOf("submit_answer")).toMatchObject([{ answer: "o2" }]);
  });

  it("goes on with a tap, and takes no tap that was made before the next statement was there", async () => {
    const { requestsOf, letNextCome } = await run();
    await userEvent.keyboard("b");
    await expect.element(page.getByText("Not right.")).toBeVisible();
    press(0);
    const tap = new MouseEvent("click", { bubbles: true, detail: 1 });
    letNextCome();
    await expect.element(half("صواب")).toBeVisible();
    half("صواب").element().dispatchEvent(tap);
    expect(requestsOf("submit_answer")).toHaveLength(1);
    half("صواب")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(requestsOf("submit_answer")).toHaveLength(2);
  });

  it("holds the answer while it is pressed, and opens its reason", async () => {
    await run();
    await userEvent.keyboard("a");
    await expect.element(page.getByText("Right!")).toBeVisible();
    finger(heading.element(), "pointerdown");
    await expect.element(half("Next question")).toHaveFocus();
    finger(heading.element(), "pointerup");
    await expect.element(sheet).toMatchTextContent("Right!");
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
  });
});
