import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused } from "../../component-fixture.tsx";
import { attemptOf, play } from "../play-fixture.tsx";

const NAMES = ["single", "multi_select", "typed_number"] as const;
type Run = Partial<Parameters<typeof play>[0]>;

const paper = (run: Run = {}) => play({ names: NAMES, answerMode: "free", ...run });
const option = (name: RegExp) => page.getByRole("button", { name });
const box = (name: RegExp) => page.getByRole("checkbox", { name });
const strike = (letter: string) => page.getByRole("button", { name: `Strike out option ${letter}` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const note = page.getByRole("textbox", { name: "Your note" });

afterEach(() => {
  sessionStorage.clear();
  localStorage.removeItem("paper-look");
});

describe("an option that is struck out", () => {
  it("is said to be so, changes no answer, and can be taken back", async () => {
    const { requestsOf } = await paper();
    await strike("B").click();
    await expect.element(strike("B")).toHaveAttribute("aria-pressed", "true");
    await expect.element(option(/^Struck out/)).toBeVisible();
    await strike("B").click();
    await expect.element(option(/^Struck out/)).not.toBeInTheDocument();
    await strike("C").click();
    await expect
      .poll(() => requestsOf("set_question_note"), { timeout: 3_000 })
      .toMatchObject([{ note: "", struck: ["o3"], sequence: 3 }]);
    expect(requestsOf("submit_answer")).toEqual([]);
  });

  it("is struck by Shift with its letter or number", async () => {
    await paper();
    await expect.element(strike("B")).toBeVisible();
    await userEvent.keyboard("{Shift>}B{/Shift}");
    await expect.element(strike("B")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Shift>}[Digit2]{/Shift}");
    await expect.element(strike("B")).toHaveAttribute("aria-pressed", "false");
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
  });

  it("leaves Shift with F to the flag where there is an option F", async () => {
    await paper({ names: ["multi_select", "single"] });
    await expect.element(strike("F")).toBeVisible();
    await userEvent.keyboard("{Shift>}F{/Shift}");
    await expect.element(button("Flagged")).toBeVisible();
    await expect.element(strike("F")).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Shift>}[Digit6]{/Shift}");
    await expect.element(strike("F")).toHaveAttribute("aria-pressed", "true");
  });

  it("comes back when it is chosen, and what is chosen cannot be struck out", async () => {
    const { requestsOf } = await paper();
    await strike("A").click();
    await userEvent.keyboard("a");
    await expect.element(strike("A")).toHaveAttribute("aria-pressed", "false");
    await expect.element(strike("A")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Shift>}A{/Shift}");
    await expect.element(strike("A")).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => requestsOf("submit_answer").at(-1)).toMatchObject({ answer: "o1" });
    await expect
      .poll(() => requestsOf("set_question_note").at(-1), { timeout: 3_000 })
      .toMatchObject({ struck: [] });
  });

  it("is one of several to choose too", async () => {
    await paper({ names: ["multi_select", "single"] });
    await strike("A").click();
    await expect.element(box(/^Struck out/)).toBeVisible();
    await userEvent.keyboard("a");
    await expect.element(box(/^Struck out/)).not.toBeInTheDocument();
    await expect.element(strike("A")).toHaveAttribute("aria-disabled", "true");
  });

  it("is as the server has it", async () => {
    const attempt = attemptOf({ names: NAMES, answerMode: "free" });
    const states = attempt.states.map((state) => ({ ...state, note: "", struck: ["o2"], note_sequence: 4 }));
    await paper({ attempt: { states } });
    await expect.element(strike("B")).toHaveAttribute("aria-pressed", "true");
    await expectAccessible();
  });
});

describe("a note on a question", () => {
  it("is opened by N, written, saved, and closed by Escape", async () => {
    const { requestsOf } = await paper();
    await expect.element(strike("A")).toBeVisible();
    await userEvent.keyboard("n");
    await expect.element(note).toHaveFocus();
    await userEvent.keyboard("Fly the a b c");
    await expect.element(page.getByText("Saving")).toBeVisible();
    await expect.element(page.getByRole("status").getByText("Saved"), { timeout: 3_000 }).toBeVisible();
    expect(requestsOf("set_question_note").at(-1)).toMatchObject({ note: "Fly the a b c", struck: [] });
    expect(requestsOf("submit_answer")).toEqual([]);
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(button("Note, written")).toHaveFocus();
  });

  it("belongs to its question", async () => {
    await paper();
    await button("Note").click();
    await note.fill("Of the first");
    await button("Next").click();
    await expect.element(note).toHaveValue("");
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await button("Previous").click();
    await expect.element(note).toHaveValue("Of the first");
  });

  it("is kept over a reload that the server has not got it before, with what is struck out", async () => {
    const { unmount } = await paper({ api: { set_question_note: away } });
    await strike("B").click();
    await button("Note").click();
    await note.fill("Kept here");
    await expect.element(page.getByText(/The network is away/), { timeout: 3_000 }).toBeVisible();
    await unmount();
    const { requestsOf } = await paper();
    await expect.element(strike("B")).toHaveAttribute("aria-pressed", "true");
    await button("Note, written").click();
    await expect.element(note).toHaveValue("Kept here");
    await expect
      .poll(() => requestsOf("set_question_note"), { timeout: 3_000 })
      .toMatchObject([{ note: "Kept here", struck: ["o2"], sequence: 2 }]);
  });

  it("is what another tab has written later", async () => {
    const attempt = attemptOf({ names: NAMES, answerMode: "free" });
    const states = attempt.states.map((state) => ({
      ...state,
      note: "From there",
      struck: [],
      note_sequence: 9,
    }));
    await paper({
      api: {
        set_question_note: async ({ question_id }) =>
          ok({ question_id, note: "From there", struck: [], sequence: 9 }),
        get_attempt: async () => ok({ ...attempt, states }),
      },
    });
    await button("Note").click();
    await note.fill("From here");
    await expect.element(note, { timeout: 3_000 }).toHaveValue("From there");
  });

  it("is waited for when the paper is handed in", async () => {
    const kept = later<ReturnType<typeof ok<Kept>>>();
    await paper({ api: { set_question_note: () => kept.promise } });
    await button("Note").click();
    await note.fill("The last words");
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
    await expect.element(page.getByRole("dialog", { name: "Handing in your paper" })).toBeVisible();
    kept.resolve(ok({ question_id: FIRST, note: "The last words", struck: [], sequence: 1 }));
    await expect.element(page.getByText("The run is over."), { timeout: 3_000 }).toBeVisible();
  });

  it("is left behind when the paper takes nothing any more", async () => {
    const over = attemptOf({ names: NAMES, answerMode: "free", attempt: { status: "finished" } });
    await paper({
      api: {
        set_question_note: async () => refused("attempt_finished"),
        get_attempt: async () => ok(over),
      },
    });
    await button("Note").click();
    await note.fill("Too late");
    await expect.element(page.getByText("The run is over."), { timeout: 3_000 }).toBeVisible();
  });

  it("takes Shift with N where letters are laid", async () => {
    await paper({ names: ["word_tiles", "single"] });
    await expect.element(button("Note")).toBeVisible();
    await userEvent.keyboard("n");
    await expect.element(note).not.toBeInTheDocument();
    await userEvent.keyboard("{Shift>}N{/Shift}");
    await expect.element(note).toHaveFocus();
  });
});

type Kept = {
  readonly question_id: string;
  readonly note: string;
  readonly struck: string[];
  readonly sequence: number;
};
const FIRST = attemptOf({ names: NAMES }).questions[0]?.question_id ?? "";

it("an answer says that it is saved, on its question alone", async () => {
  const answer = later<never>();
  const { unmount } = await paper({ api: { submit_answer: () => answer.promise } });
  await userEvent.keyboard("a");
  await expect.element(page.getByText("Saving")).toBeVisible();
  await unmount();
  sessionStorage.clear();
  await paper();
  await expect.element(strike("A")).toBeVisible();
  await userEvent.keyboard("a");
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  await button("Next").click();
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
});

describe("the look of a paper", () => {
  const root = document.documentElement;

  it("has three sizes of text and a high contrast, remembered by the browser, gone with the paper", async () => {
    const { unmount } = await paper();
    const usual = getComputedStyle(root).fontSize;
    await button("Text and contrast").click();
    await button("Text size: largest").click();
    await button("High contrast").click();
    await expect.element(button("High contrast")).toHaveAttribute("aria-pressed", "true");
    expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBe(1.5 * Number.parseFloat(usual));
    expect(root.dataset["contrast"]).toBe("high");
    await expectAccessible();
    await unmount();
    expect(getComputedStyle(root).fontSize).toBe(usual);
    await paper({ language: "ar" });
    await expect.poll(() => root.dataset).toMatchObject({ paper: "largest", contrast: "high" });
    await page.getByRole("button", { name: "تسليم" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "تسليم" }).click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
    expect(root.dataset).not.toHaveProperty("paper");
  });
});
