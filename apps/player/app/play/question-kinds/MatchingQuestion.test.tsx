import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const prompt = (name: string) => page.getByRole("combobox", { name });
const tray = page.getByRole("region", { name: "Options" });
const key = (name: string) => tray.getByRole("button", { name });
const check = page.getByRole("button", { name: "Check" });

describe("prompts to match", () => {
  it("fills the prompts one after the other from the tray", async () => {
    const { answers } = await ask("matching");
    await key("Thunderstorms").click();
    await key("Continuous rain").click();
    await key("Drizzle").click();
    await expect.element(page.getByText("3 of 4 filled")).toBeVisible();
    await key("Nothing that reaches the ground").click();
    await check.click();
    expect(answers).toEqual(['["o1","o2","o3","o4"]']);
  });

  it("is filled and checked by letters and Enter", async () => {
    const { answers } = await ask("matching");
    await expect.element(key("Drizzle")).toBeVisible();
    await userEvent.keyboard("abcd{Enter}");
    expect(answers).toEqual(['["o1","o2","o3","o4"]']);
  });

  it("is filled from the list of choices beside a prompt", async () => {
    await ask("matching");
    await prompt("3. Stratus").selectOptions("C · Drizzle");
    await expect.element(key("Drizzle")).toHaveAttribute("aria-pressed", "true");
    await expect.element(key("Drizzle")).toHaveAccessibleName(/Used for 3/);
  });

  it("moves an option that is used elsewhere instead of using it twice", async () => {
    const { drafts } = await ask("matching", { draft: '["o1","","",""]' });
    await prompt("2. Nimbostratus").selectOptions("A · Thunderstorms, hail and severe icing");
    expect(drafts.at(-1)?.text).toBe('["","o1","",""]');
  });

  it("takes an option back out of the prompt in turn", async () => {
    const { drafts } = await ask("matching", { draft: '["o1","","",""]' });
    await key("Thunderstorms").click();
    expect(drafts.at(-1)?.text).toBe('["","","",""]');
  });

  it("puts the next option where the player has tapped", async () => {
    const { drafts } = await ask("matching");
    await page.getByText("Cirrus", { exact: true }).first().click();
    await key("Nothing that reaches the ground").click();
    expect(drafts.at(-1)?.text).toBe('["","","","o4"]');
  });

  it("cannot be checked half filled", async () => {
    const { answers } = await ask("matching", { draft: '["o1","o2","o3",""]' });
    await check.click({ force: true });
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual([]);
  });

  it("is emptied by one press", async () => {
    await ask("matching", { draft: '["o1","o2","o3",""]' });
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(page.getByText("0 of 4 filled")).toBeVisible();
  });

  it("holds still while the answer is on its way", async () => {
    const { drafts } = await ask("matching", { sentAnswer: '["o1","o2","o3","o4"]', isOpen: false });
    await expect.element(prompt("1. Cumulonimbus")).toBeDisabled();
    await key("Sandstorms").click({ force: true });
    await userEvent.keyboard("e");
    expect(drafts).toEqual([]);
  });

  it("tells for each prompt what was chosen and what is right", async () => {
    await ask("matching", { told: '["o1","o3","o2","o4"]' });
    const rows = page.getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent(/Right: Thunderstorms, hail and severe icing/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Your answer: Drizzle/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Right: Continuous rain/);
    await expect.element(rows.nth(1)).toMatchTextContent(/A thick layer, no convection\./);
    await expect.element(rows.nth(0)).not.toMatchTextContent(/Your answer/);
  });

  it("shows only what is right when nothing was matched", async () => {
    await ask("matching", { told: "" });
    await expect.element(page.getByText("Right: Drizzle")).toBeVisible();
    await expect.element(page.getByText(/Your answer/)).not.toBeInTheDocument();
  });

  it("stores whole answers on a paper, and takes back one that is not whole any more", async () => {
    const { drafts } = await ask("matching", { isFree: true, draft: '["o1","o2","o3",""]' });
    await prompt("4. Cirrus").selectOptions("D · Nothing that reaches the ground");
    expect(drafts.at(-1)?.answer).toBe('["o1","o2","o3","o4"]');
    await prompt("1. Cumulonimbus").selectOptions("Choose …");
    expect(drafts.at(-1)?.answer).toBe("");
  });

  it("keeps long prompts and options within the screen", async () => {
    const long = "Altocumulus castellanus floccus virga ".repeat(5).trim();
    const slots = ["s1", "s2", "s3", "s4"].map((slot_id) => ({ slot_id, text: long }));
    await ask("matching", { card: { slots } });
    await expect.element(key("Drizzle")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("matching");
    await key("Drizzle").click();
    await expectAccessible();
  });
});
