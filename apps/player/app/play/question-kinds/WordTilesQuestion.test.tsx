import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const check = page.getByRole("button", { name: "Check" });
const tray = page.getByRole("region", { name: "Letters" });
const back = page.getByRole("button", { name: "Take the last one back" });
/** Letters that lay the whole answer. */
const WORD = "ANGLEOFATTACK";

describe("a word of letter tiles", () => {
  it("says how many words and letters it has", async () => {
    await ask("word_tiles");
    await expect.element(page.getByRole("list", { name: "3 words" })).toBeVisible();
    await expect.element(page.getByRole("list", { name: "Word 2, 2 letters" })).toBeVisible();
    await expect.element(page.getByText("0 of 13 letters")).toBeVisible();
  });

  it("lays a tile with a press, and shows it as used", async () => {
    await ask("word_tiles");
    await tray.getByRole("button", { name: "Letter N", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Letter 1: N, take back" })).toBeVisible();
    await expect
      .element(tray.getByRole("button", { name: "Letter N, laid" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("is laid and checked by the keyboard", async () => {
    const { answers } = await ask("word_tiles");
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard(WORD.toLowerCase());
    await expect.element(page.getByText("13 of 13 letters")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual(["ANGLE OF ATTACK"]);
  });

  it("has no tile for a letter that is not there", async () => {
    const { drafts } = await ask("word_tiles");
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard("z");
    expect(drafts).toEqual([]);
  });

  it("takes the last letter back with Backspace and with its button", async () => {
    await ask("word_tiles");
    await expect.element(back).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("ang{Backspace}");
    await expect.element(page.getByText("2 of 13 letters")).toBeVisible();
    await back.click();
    await expect.element(page.getByText("1 of 13 letters")).toBeVisible();
  });

  it("takes any letter back with a press on it", async () => {
    await ask("word_tiles");
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard("ang");
    await page.getByRole("button", { name: "Letter 2: N, take back" }).click();
    await expect.element(page.getByText("2 of 13 letters")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Letter 1: A, take back" })).toBeVisible();
  });

  it("is emptied by one press", async () => {
    await ask("word_tiles");
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard("angle");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(page.getByText("0 of 13 letters")).toBeVisible();
  });

  it("cannot be checked before every letter is laid", async () => {
    const { answers } = await ask("word_tiles");
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard(`${WORD.slice(0, -1).toLowerCase()}{Enter}`);
    await check.click({ force: true });
    expect(answers).toEqual([]);
  });

  it("lays the letter of a hint itself, where it stays", async () => {
    await ask("word_tiles", { state: { hint: { place: 6, letter: "F" } } });
    await expect.element(page.getByText("Letter 2: F, from the hint")).toBeInTheDocument();
    await expect.element(page.getByText("Letter 7: F, from the hint")).toBeInTheDocument();
    await expect.element(page.getByText("1 of 13 letters")).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    await expect.element(page.getByText("1 of 13 letters")).toBeVisible();
  });

  it("holds still while the answer is on its way", async () => {
    const { drafts } = await ask("word_tiles", { sentAnswer: "ANGLE OF ATTACK", isOpen: false });
    await expect.element(page.getByText("13 of 13 letters")).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    await page.getByRole("button", { name: "Letter 1: A, take back" }).first().click({ force: true });
    expect(drafts).toEqual([]);
  });

  it.each([
    ["right", "ANGLE OF ATTACK", 0],
    ["wrong", "ANGLE FO ATTACK", 1],
  ])("that is %s is told", async (_what, told, rightLines) => {
    await ask("word_tiles", { told });
    await expect.element(page.getByText(told)).toBeVisible();
    expect(page.getByText("Right answer").elements()).toHaveLength(rightLines);
    await expect.element(tray).not.toBeInTheDocument();
  });

  it("that was not laid is told", async () => {
    await ask("word_tiles", { told: "" });
    await expect.element(page.getByText("ANGLE OF ATTACK")).toBeVisible();
    await expect.element(page.getByText("Your answer")).not.toBeInTheDocument();
  });

  it("lays Arabic letters from right to left", async () => {
    const { drafts } = await ask("arabic_tiles", { language: "ar" });
    await expect.element(page.getByRole("list").first()).toBeVisible();
    expect(getComputedStyle(page.getByRole("list").first().element()).direction).toBe("rtl");
    await page.getByRole("button", { name: "ض" }).click();
    expect(drafts).toHaveLength(1);
  });

  it("counts whole words on a paper only", async () => {
    const { drafts } = await ask("word_tiles", { isFree: true });
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard(WORD.toLowerCase());
    expect(drafts.at(-2)?.answer).toBe("");
    expect(drafts.at(-1)?.answer).toBe("ANGLE OF ATTACK");
  });

  it("stays within a phone with long words", async () => {
    await ask("word_tiles", {
      card: { word_lengths: [14, 17], tiles: "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF".split("") },
    });
    await expect.element(tray).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("word_tiles", { state: { hint: { place: 6, letter: "F" } } });
    await expect.element(tray).toBeVisible();
    await userEvent.keyboard("ang");
    await expectAccessible();
  });
});
