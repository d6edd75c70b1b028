import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const field = page.getByRole("textbox", { name: "Your number" });
const check = page.getByRole("button", { name: "Check" });

describe("a number to type", () => {
  it.each([
    ["plain", "1250", "1250"],
    ["with a decimal point", "1250.5", "1250.5"],
    ["with a thousands sign", "1,250.5", "1250.5"],
    ["with spaces around", " 1250 ", "1250"],
    ["below zero", "-12", "-12"],
    ["in Arabic digits", "١٢٥٠", "1250"],
  ])("takes a number %s", async (_how, typed, sent) => {
    const { answers } = await ask("typed_number");
    await field.fill(typed);
    await check.click();
    expect(answers).toEqual([sent]);
  });

  it("says how it reads what is typed, with the unit", async () => {
    await ask("typed_number");
    await field.fill("1250.5");
    await expect.element(page.getByText("1,250.5 NM")).toBeVisible();
    await expect.element(page.getByText("Read as")).toBeVisible();
  });

  it("sends with Enter", async () => {
    const { answers } = await ask("typed_number");
    await field.fill("12");
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual(["12"]);
  });

  it("keeps what is no number, and shows how to write one", async () => {
    const { answers } = await ask("typed_number");
    await field.fill("twelve");
    await check.click();
    expect(answers).toEqual([]);
    await expect.element(field).toHaveValue("twelve");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByText("That is not a number. Write it like 1,250.5.")).toBeVisible();
  });

  it("forgives once the player types on", async () => {
    await ask("typed_number");
    await field.fill("12x");
    await check.click();
    await field.fill("12");
    await expect.element(page.getByText(/That is not a number/)).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-invalid", "false");
  });

  it("sends nothing while the field is empty", async () => {
    const { answers } = await ask("typed_number");
    await check.click();
    expect(answers).toEqual([]);
  });

  it("takes digits wherever the focus is", async () => {
    await ask("typed_number");
    await expect.element(field).toBeVisible();
    await userEvent.keyboard("42");
    await expect.element(field).toHaveValue("42");
    await expect.element(field).toHaveFocus();
  });

  it("changes the sign for phones whose keys have none", async () => {
    const { answers } = await ask("typed_number");
    await field.fill("7");
    await page.getByRole("button", { name: "Change the sign" }).click();
    await check.click();
    expect(answers).toEqual(["-7"]);
  });

  it("stays as it was typed while it is on its way", async () => {
    await ask("typed_number", { draft: "1 250,5", sentAnswer: "1250.5", isOpen: false });
    await expect.element(field).toHaveValue("1 250,5");
    await expect.element(field).toHaveAttribute("readonly");
    await expect.element(check).toHaveAttribute("aria-busy", "true");
  });

  it("tells a right number without repeating it", async () => {
    await ask("typed_number", { told: "1250.48" });
    await expect.element(page.getByText("1,250.48 NM")).toBeVisible();
    await expect.element(page.getByText("Right answer")).not.toBeInTheDocument();
    await expect.element(page.getByText("Anything within 1 NM counts as right.")).toBeVisible();
  });

  it("says of a close number why it counts", async () => {
    await ask("typed_number", { told: "1250", reveal: { correct: true } });
    await expect.element(page.getByText("Close enough: anything within 1 NM counts as right.")).toBeVisible();
    await expect.element(page.getByText("1,250.48 NM")).toBeVisible();
  });

  it("names the mistake behind a wrong number", async () => {
    await ask("typed_number", { told: "1136.8" });
    await expect.element(page.getByText("1,136.8 NM")).toBeVisible();
    await expect.element(page.getByText(/leaves out the minutes/)).toBeVisible();
    await expect.element(page.getByText("1,250.48 NM")).toBeVisible();
  });

  it("shows the right number when none was typed", async () => {
    await ask("typed_number", { told: "", reveal: { mistake: null } });
    await expect.element(page.getByText("1,250.48 NM")).toBeVisible();
    await expect.element(page.getByText("Your answer")).not.toBeInTheDocument();
  });

  it("has no unit where there is none", async () => {
    await ask("typed_number", { card: { unit: "" } });
    await field.fill("3");
    await expect.element(page.getByText("NM", { exact: true })).not.toBeInTheDocument();
  });

  it("counts each change on a paper, and warns at once of what is no number", async () => {
    const { drafts } = await ask("typed_number", { isFree: true });
    await field.fill("12");
    expect(drafts.at(-1)).toEqual({ text: "12", answer: "12" });
    await field.fill("12a");
    expect(drafts.at(-1)).toEqual({ text: "12a", answer: "" });
    await expect.element(page.getByText(/That is not a number/)).toBeVisible();
    await expect.element(check).not.toBeInTheDocument();
  });

  it("keeps number and unit from left to right in Arabic", async () => {
    await ask("typed_number", { language: "ar" });
    const input = page.getByRole("textbox");
    await input.fill("12");
    expect(getComputedStyle(input.element()).direction).toBe("ltr");
    await expect.element(page.getByText("12 NM")).toBeVisible();
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("typed_number");
    await field.fill("twelve");
    await check.click();
    await expectAccessible();
  });
});
