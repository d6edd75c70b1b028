import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const option = (name: string) => page.getByRole("button", { name });

describe("a question with one right option", () => {
  it("is answered by a press on an option", async () => {
    const { answers } = await ask("single");
    await option("True airspeed").click();
    expect(answers).toEqual(["o3"]);
  });

  it.each([
    ["the letter of the option", "b", "o2"],
    ["the capital letter", "D", "o4"],
    ["the number of the option", "3", "o3"],
  ])("is answered by %s", async (_how, key, id) => {
    const { answers } = await ask("single");
    await expect.element(option("Ground speed")).toBeVisible();
    await userEvent.keyboard(key);
    expect(answers).toEqual([id]);
  });

  it("is answered by Enter on the option in focus", async () => {
    const { answers } = await ask("single");
    await option("Indicated airspeed").click({ trial: true });
    option("Indicated airspeed").element().focus();
    await userEvent.keyboard("{Tab}{Enter}");
    expect(answers).toEqual(["o2"]);
  });

  it("does nothing for a letter that no option has", async () => {
    const { answers } = await ask("single");
    await expect.element(option("Ground speed")).toBeVisible();
    await userEvent.keyboard("e9z");
    expect(answers).toEqual([]);
  });

  it("leaves keys with Ctrl or Alt to the browser", async () => {
    const { answers } = await ask("single");
    await expect.element(option("Ground speed")).toBeVisible();
    await userEvent.keyboard("{Alt>}b{/Alt}");
    expect(answers).toEqual([]);
  });

  it("shows the answer on its way as chosen, and takes no other one meanwhile", async () => {
    const { answers } = await ask("single", { sentAnswer: "o2", isOpen: false });
    await expect.element(option("Calibrated airspeed")).toHaveAttribute("aria-pressed", "true");
    await option("Ground speed").click({ force: true });
    await userEvent.keyboard("a");
    expect(answers).toEqual([]);
  });

  it("says after a right answer that it is right", async () => {
    await ask("single", { told: "o3" });
    await expect.element(option("True airspeed")).toHaveAccessibleName(/^Right/);
  });

  it("tells the own and the right option apart after a wrong answer", async () => {
    await ask("single", { told: "o1" });
    await expect.element(option("Indicated airspeed")).toHaveAccessibleName(/^Your answer/);
    await expect.element(option("True airspeed")).toHaveAccessibleName(/^Right/);
  });

  it("marks the right option when nothing was answered, and blames nobody", async () => {
    await ask("single", { told: "" });
    await expect.element(option("True airspeed")).toHaveAccessibleName(/^Right/);
    await expect.element(page.getByText("Your answer")).not.toBeInTheDocument();
  });

  it("takes no answer once it is told", async () => {
    const { answers } = await ask("single", { told: "o1" });
    await option("Ground speed").click({ force: true });
    await userEvent.keyboard("c");
    expect(answers).toEqual([]);
  });

  it("strikes out what 50/50 has removed, for pointer and keys", async () => {
    const { answers } = await ask("single", { state: { remaining_option_ids: ["o1", "o3"] } });
    await expect.element(option("Ground speed")).toHaveAccessibleName(/^Removed/);
    await option("Ground speed").click({ force: true });
    await userEvent.keyboard("d");
    expect(answers).toEqual([]);
    await option("True airspeed").click();
    expect(answers).toEqual(["o3"]);
  });

  it.each([
    ["players", "Audience poll: what other players answered."],
    ["estimate", "Audience poll: an estimate from how hard the question is."],
  ] as const)(
    "shows the shares of a poll from %s and says where they come from",
    async (source, sentence) => {
      const shares = [10, 20, 65, 5].map((percent, at) => ({ option_id: `o${at + 1}`, percent }));
      await ask("single", { poll: { shares, source } });
      await expect.element(option("True airspeed")).toHaveAccessibleName(/65%/);
      await expect.element(page.getByText(sentence)).toBeVisible();
    },
  );

  it("lets the answer be changed on a paper, and shows the present one", async () => {
    const { answers } = await ask("single", { isFree: true, state: { status: "answered", answer: "o2" } });
    await expect.element(option("Calibrated airspeed")).toHaveAttribute("aria-pressed", "true");
    await option("Ground speed").click();
    expect(answers).toEqual(["o4"]);
  });

  it("keeps a very long option within the screen", async () => {
    const text = "Verylongwordwithoutanyspaceatall".repeat(6);
    await ask("single", { card: { options: [{ option_id: "o1", text, slot_id: null }] } });
    const box = option(text).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("has no fault that a screen reader would meet, open or told", async () => {
    const { unmount } = await ask("single");
    await expect.element(option("Ground speed")).toBeVisible();
    await expectAccessible();
    await unmount();
    await ask("single", { told: "o1" });
    await expect.element(option("Ground speed")).toBeVisible();
    await expectAccessible();
  });
});

describe("a statement to judge", () => {
  it("offers True and False", async () => {
    const { answers } = await ask("true_false");
    await option("False").click();
    expect(answers).toEqual(["o2"]);
  });

  it("tells in Arabic what was right", async () => {
    await ask("true_false", { told: "o2", language: "ar" });
    await expect.element(option("True")).toHaveAccessibleName(/^صحيح/);
    await expect.element(option("False")).toHaveAccessibleName(/^إجابتك/);
  });

  it("keeps the direction of its own language within an Arabic page", async () => {
    await ask("true_false", { language: "ar" });
    const list = page.getByRole("list").first();
    await expect.element(list).toBeVisible();
    expect(getComputedStyle(list.element()).direction).toBe("ltr");
  });
});

describe("the head of a question", () => {
  it("says its number to a screen reader before the question", async () => {
    await ask("true_false");
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveAccessibleName("Question 2. A VOR works in the VHF band.");
  });

  it("draws a formula where the text has one", async () => {
    await ask("single");
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/139\.6 kt/);
  });

  it("says of a generated question that its figures were drawn", async () => {
    await ask("single", { card: { is_generated: true } });
    const meaning = page.getByText(/were drawn at random/);
    await expect.element(meaning).not.toBeVisible();
    await page.getByText("Generated").click();
    await expect.element(meaning).toBeVisible();
  });

  it("shows what is said in a clip only where the run has transcripts", async () => {
    const said = "Delta Golf Hotel, line up runway two six.";
    const { unmount } = await ask("true_false");
    await expect.element(option("True")).toBeVisible();
    await expect.element(page.getByText("What is said")).not.toBeInTheDocument();
    await unmount();
    await ask("true_false", { card: { transcript: said } });
    await page.getByText("What is said").click();
    await expect.element(page.getByText(said)).toBeVisible();
  });
});
