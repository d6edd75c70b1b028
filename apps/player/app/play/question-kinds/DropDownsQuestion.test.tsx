import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const gap = (number: number) => page.getByRole("combobox", { name: `Gap ${number} of 3` });
const check = page.getByRole("button", { name: "Check" });

describe("a sentence with gaps", () => {
  it("offers each gap its own words only", async () => {
    await ask("drop_downs");
    await expect.element(gap(2)).toMatchTextContent("Choose …highlow");
  });

  it("reads the sentence with its gaps to a screen reader", async () => {
    await ask("drop_downs");
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveAccessibleName(/to gap 1 pressure.*too gap 2,.*is gap 3 than/);
  });

  it("is checked once every gap is filled", async () => {
    const { answers } = await ask("drop_downs");
    await gap(1).selectOptions("low");
    await gap(2).selectOptions("high");
    await check.click({ force: true });
    expect(answers).toEqual([]);
    await gap(3).selectOptions("lower");
    await expect.element(page.getByText("3 of 3 filled")).toBeVisible();
    await check.click();
    expect(answers).toEqual(['["o1","o3","o5"]']);
  });

  it("is checked by Enter", async () => {
    const { answers } = await ask("drop_downs", { draft: '["o1","o3","o5"]' });
    await expect.element(gap(1)).toHaveDisplayValue("low");
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual(['["o1","o3","o5"]']);
  });

  it("is emptied by one press", async () => {
    await ask("drop_downs", { draft: '["o1","o3",""]' });
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(gap(1)).toHaveDisplayValue("Choose …");
    await expect.element(page.getByText("0 of 3 filled")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Clear" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("cannot be changed while the answer is on its way", async () => {
    await ask("drop_downs", { sentAnswer: '["o1","o3","o5"]', isOpen: false });
    await expect.element(gap(1)).toBeDisabled();
    await expect.element(gap(1)).toHaveDisplayValue("low");
    await expect
      .element(page.getByRole("button", { name: "Clear" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("puts the right word beside a wrong one, and only the right one elsewhere", async () => {
    await ask("drop_downs", { told: '["o1","o4","o5"]' });
    await expect.element(page.getByText(/Your answer: low/)).toBeVisible();
    await expect.element(page.getByText("Right: high")).toBeVisible();
    await expect.element(page.getByText("Right: lower")).toBeVisible();
    expect(page.getByText(/Your answer:/).elements()).toHaveLength(1);
    await expect.element(page.getByText("The subscale still holds the higher pressure.")).toBeVisible();
  });

  it("shows the whole sentence when nothing was filled", async () => {
    await ask("drop_downs", { told: "" });
    await expect.element(page.getByText("Right: low", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Your answer/)).not.toBeInTheDocument();
  });

  it("stores an answer on a paper only once it is whole", async () => {
    const { drafts } = await ask("drop_downs", { isFree: true, draft: '["o1","o3",""]' });
    await gap(3).selectOptions("lower");
    expect(drafts.at(-1)?.answer).toBe('["o1","o3","o5"]');
    await gap(2).selectOptions("Choose …");
    expect(drafts.at(-1)?.answer).toBe("");
    await expect.element(check).not.toBeInTheDocument();
  });

  it("names its gaps in Arabic", async () => {
    await ask("drop_downs", { language: "ar" });
    await expect.element(page.getByRole("combobox").first()).toHaveAccessibleName(/1.*3/);
    await expect.element(page.getByRole("button", { name: "Check" })).not.toBeInTheDocument();
  });

  it("has no fault that a screen reader would meet, open or told", async () => {
    const { unmount } = await ask("drop_downs");
    await expect.element(gap(1)).toBeVisible();
    await expectAccessible();
    await unmount();
    await ask("drop_downs", { told: '["o1","o4","o5"]' });
    await expect.element(page.getByText("Right: lower")).toBeVisible();
    await expectAccessible();
  });
});
