import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const box = (name: string) => page.getByRole("checkbox", { name });
const check = page.getByRole("button", { name: "Check" });

describe("a question with several right options", () => {
  it("cannot be checked before anything is chosen", async () => {
    const { answers } = await ask("multi_select");
    await expect.element(page.getByText("None chosen yet")).toBeVisible();
    await check.click({ force: true });
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual([]);
  });

  it("sends what is ticked, in the order of ticking", async () => {
    const { answers } = await ask("multi_select");
    await box("A downhill slope").click();
    await box("A headwind component").click();
    await expect.element(page.getByText("2 chosen")).toBeVisible();
    await check.click();
    expect(answers).toEqual(['["o3","o1"]']);
  });

  it("takes a tick back with a second press", async () => {
    const { drafts } = await ask("multi_select");
    await box("Wet grass").click();
    await expect.element(box("Wet grass")).toBeChecked();
    await box("Wet grass").click();
    await expect.element(box("Wet grass")).not.toBeChecked();
    expect(drafts.at(-1)?.answer).toBe("");
  });

  it("is ticked and checked by keys alone", async () => {
    const { answers } = await ask("multi_select");
    await expect.element(box("Wet grass")).toBeVisible();
    await userEvent.keyboard("a4{Enter}");
    expect(answers).toEqual(['["o1","o4"]']);
  });

  it("checks with Enter while an option has the focus, and ticks with Space", async () => {
    const { answers } = await ask("multi_select");
    await expect.element(box("A headwind component")).toBeVisible();
    box("A headwind component").element().focus();
    await userEvent.keyboard("[Space]");
    await expect.element(box("A headwind component")).toBeChecked();
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual(['["o1"]']);
  });

  it("starts with what was ticked before a reload", async () => {
    await ask("multi_select", { draft: '["o2","o5"]' });
    await expect.element(box("A higher density altitude")).toBeChecked();
    await expect.element(box("Wet grass")).toBeChecked();
    await expect.element(box("A headwind component")).not.toBeChecked();
  });

  it("holds still while the answer is on its way", async () => {
    const { answers, drafts } = await ask("multi_select", { sentAnswer: '["o1"]', isOpen: false });
    await expect.element(box("A headwind component")).toBeChecked();
    await userEvent.keyboard("b{Enter}");
    expect([...answers, ...drafts]).toEqual([]);
    await expect.element(check).toHaveAttribute("aria-busy", "true");
  });

  it("tells chosen right, missed right and chosen wrong apart in words", async () => {
    await ask("multi_select", { told: '["o1","o2"]' });
    await expect.element(box("A headwind component")).toHaveAccessibleName(/^Right, you chose it/);
    await expect.element(box("A downhill slope")).toHaveAccessibleName(/^Right, but not chosen/);
    await expect.element(box("A higher density altitude")).toHaveAccessibleName(/^Not right, but chosen/);
    await expect.element(check).not.toBeInTheDocument();
  });

  it("shows the right options when nothing was chosen", async () => {
    await ask("multi_select", { told: "" });
    await expect.element(box("A downhill slope")).toHaveAccessibleName(/Right/);
    await expect.element(page.getByText("Not right, but chosen")).not.toBeInTheDocument();
  });

  it("counts each tick on a paper, without a button to check", async () => {
    const { drafts } = await ask("multi_select", { isFree: true });
    await box("Wet grass").click();
    expect(drafts.at(-1)).toEqual({ text: '["o5"]', answer: '["o5"]' });
    await expect.element(check).not.toBeInTheDocument();
  });

  it("asks in Arabic, from right to left, around an English question", async () => {
    await ask("multi_select", { language: "ar" });
    const lead = page.getByText("اختر");
    await expect.element(lead.first()).toBeVisible();
    expect(getComputedStyle(lead.first().element()).direction).toBe("rtl");
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("multi_select");
    await box("Wet grass").click();
    await expectAccessible();
  });
});
