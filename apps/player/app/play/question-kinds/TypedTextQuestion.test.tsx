import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const field = page.getByRole("textbox", { name: "Your answer" });
const check = page.getByRole("button", { name: "Check" });
const noClip = { card: { media: [] } };

describe("a word to type", () => {
  it("is sent without the spaces around it", async () => {
    const { answers } = await ask("typed_text", noClip);
    await field.fill("  wilco ");
    await check.click();
    expect(answers).toEqual(["wilco"]);
  });

  it("is sent with Enter", async () => {
    const { answers } = await ask("typed_text", noClip);
    await field.fill("wilco");
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual(["wilco"]);
  });

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["signs only", " - "],
  ])("asks for a word when there is %s", async (_what, typed) => {
    const { answers } = await ask("typed_text", noClip);
    await field.fill(typed);
    await check.click();
    expect(answers).toEqual([]);
    await expect.element(page.getByText("Type a word first.")).toBeVisible();
    await field.fill("w");
    await expect.element(page.getByText(/Capital letters, accents and hyphens do not matter/)).toBeVisible();
  });

  it("cannot be changed while it is on its way", async () => {
    await ask("typed_text", { ...noClip, sentAnswer: "wilco", isOpen: false });
    await expect.element(field).toHaveValue("wilco");
    await expect.element(field).toHaveAttribute("readonly");
    await expect.element(check).toHaveAttribute("aria-busy", "true");
  });

  it("is not played as a letter key while it is typed", async () => {
    const { answers } = await ask("typed_text", noClip);
    await field.click();
    await userEvent.keyboard("pad");
    await expect.element(field).toHaveValue("pad");
    expect(answers).toEqual([]);
  });

  it.each([
    ["written the usual way", "wilco", false],
    ["written another way that counts", "will comply", true],
  ])("that is right and %s", async (_how, told, isNoted) => {
    await ask("typed_text", { ...noClip, told, reveal: { correct: true } });
    await expect.element(page.getByText(told)).toBeVisible();
    expect(page.getByText("That counts. It is usually written as above.").elements()).toHaveLength(
      isNoted ? 1 : 0,
    );
    expect(page.getByText("Right answer").elements()).toHaveLength(isNoted ? 1 : 0);
  });

  it("that is wrong stands above the right one", async () => {
    await ask("typed_text", { ...noClip, told: "Roger" });
    await expect.element(page.getByText("Roger")).toBeVisible();
    await expect.element(page.getByText("Wilco")).toBeVisible();
  });

  it("that was not given is told", async () => {
    await ask("typed_text", { ...noClip, told: "" });
    await expect.element(page.getByText("Wilco")).toBeVisible();
    await expect.element(page.getByText("Your answer")).not.toBeInTheDocument();
  });

  it("tells what was said in the clip with the answer", async () => {
    await ask("typed_text", { ...noClip, told: "Roger" });
    await page.getByText("What is said").click();
    await expect.element(page.getByText(/behind the landing Airbus/)).toBeVisible();
  });

  it("breaks an endless word instead of leaving the screen", async () => {
    await ask("typed_text", { ...noClip, told: "x".repeat(120) });
    await expect.element(page.getByText("Wilco")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("counts each change on a paper", async () => {
    const { drafts } = await ask("typed_text", { ...noClip, isFree: true });
    await field.fill("wilco");
    await field.fill(" ");
    expect(drafts.map(({ answer }) => answer)).toEqual(["wilco", ""]);
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("typed_text", noClip);
    await check.click();
    await expectAccessible();
  });
});
