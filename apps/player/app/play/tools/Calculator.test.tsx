import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, ok } from "../../component-fixture.tsx";
import { inSeconds, play } from "../play-fixture.tsx";

const NAMES = ["true_false", "single", "typed_number"] as const;
const paper = (language: "en" | "ar" = "en") => play({ names: NAMES, answerMode: "free", language });
const opener = page.getByRole("button", { name: "Calculator", exact: true });
const panel = page.getByRole("region", { name: "Calculator" });
const line = panel.getByRole("textbox", { name: "Expression" });
const result = panel.getByRole("status");
const press = (name: string) => panel.getByRole("button", { name, exact: true }).click();

/**
 * A key that the page is to hear, whatever has the focus in it; whether it was taken. Keys of the driver do not always
 * reach a page whose field has no focus yet; flows press real ones.
 */
async function hit(key: string, shiftKey = false): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  await Promise.resolve();
  return event.defaultPrevented;
}

async function openCalculator() {
  const screen = await paper();
  await expect.element(opener).toBeVisible();
  expect(await hit("k")).toBe(true);
  return screen;
}

describe("the calculator of a paper", () => {
  // The first test: its code has not been loaded yet.
  it("keeps from the question what is typed before it has arrived", async () => {
    await paper();
    await expect.element(opener).toBeVisible();
    expect([await hit("k"), await hit("1"), await hit("2")]).toEqual([true, false, false]);
    await expect.element(line).toHaveFocus();
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
  });

  it("opens beside the question, works out what is typed and answers nothing", async () => {
    const { requestsOf } = await paper();
    await expect.element(opener).toHaveAttribute("title", "Calculator (key K)");
    await opener.click();
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard("120*45/60{Enter}");
    await expect.element(line).toHaveValue("120×45÷60");
    await expect.element(result).toHaveTextContent("= 90");
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
    expect(requestsOf("submit_answer")).toEqual([]);
    await expectAccessible();
  });

  it("works by its keys, with the focus staying in the expression", async () => {
    await openCalculator();
    for (const key of ["Sine", "3", "0", "Close bracket", "Times", "8", "Equals"]) await press(key);
    await expect.element(result).toHaveTextContent("= 4");
    await expect.element(line).toHaveFocus();
    await press("Add to memory");
    await expect.element(panel.getByText("Memory 4")).toBeVisible();
    await press("Clear");
    await expect.element(line).toHaveValue("");
    await press("Recall memory");
    await press("Divided by");
    await press("Last answer");
    await press("Equals");
    await expect.element(result).toHaveTextContent("= 1");
  });

  it("takes the keyboard while one of its keys has the focus", async () => {
    await openCalculator();
    panel.getByRole("button", { name: "Pi" }).element().focus();
    await userEvent.keyboard("7*6{Backspace}");
    await expect.element(line).toHaveValue("7×");
    await userEvent.keyboard("a=");
    await expect.element(result).toHaveTextContent("There is a sign that the calculator does not know.");
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
  });

  it("says why there is no result", async () => {
    await openCalculator();
    await userEvent.keyboard("1/0{Enter}");
    await expect.element(result).toHaveTextContent("Division by zero.");
    await userEvent.keyboard("{Control>}a{/Control}(2+3{Enter}");
    await expect.element(result).toHaveTextContent("A bracket is missing.");
  });

  it("takes the digits of an Arabic keyboard", async () => {
    await paper("ar");
    await page.getByRole("button", { name: "الآلة الحاسبة", exact: true }).click();
    await userEvent.keyboard("٣٫٥*٢{Enter}");
    const arabic = page.getByRole("region", { name: "الآلة الحاسبة" });
    await expect.element(arabic.getByRole("textbox")).toHaveValue("3.5×2");
    await expect.element(arabic.getByRole("status")).toHaveTextContent("= 7");
    await expectAccessible();
  });

  it("stays open from question to question, and keeps what it shows when it is put away", async () => {
    await openCalculator();
    await userEvent.keyboard("6*7{Enter}");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
    await expect.element(result).toHaveTextContent("= 42");
    await panel.getByRole("button", { name: "Close Calculator" }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(line).toHaveFocus();
    await expect.element(result).toHaveTextContent("= 42");
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  });

  it("takes Shift with K where letters are laid, though one of them is a K", async () => {
    await play({ names: ["word_tiles", "true_false"], answerMode: "free" });
    await expect.element(opener).toHaveAttribute("title", "Calculator (key Shift+K)");
    expect(await hit("K", true)).toBe(true);
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
    // Their code comes by itself: a letter is laid once its tile can be seen.
    await expect.element(page.getByRole("button", { name: "Letter K", exact: true }).first()).toBeVisible();
    expect(await hit("k")).toBe(true);
    await expect.element(page.getByRole("button", { name: "Letter 1: K, take back" })).toBeVisible();
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  });

  it("is put away when the paper is handed in", async () => {
    const stored = ok({
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
    const saving = Promise.withResolvers<typeof stored>();
    await play({ names: NAMES, answerMode: "free", api: { submit_answer: () => saving.promise } });
    await page.getByRole("button", { name: "True", exact: true }).click();
    await opener.click();
    await expect.element(panel).toBeVisible();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
    await expect.element(panel).not.toBeInTheDocument();
    saving.resolve(stored);
    await expect.element(page.getByText("The run is over.")).toBeVisible();
  });
});
