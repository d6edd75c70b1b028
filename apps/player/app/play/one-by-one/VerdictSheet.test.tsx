import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { questionOf } from "../play-fixture.tsx";
import { VerdictSheet } from "./VerdictSheet.tsx";

type Shown = {
  readonly verdict?: "right" | "wrong" | "late";
  readonly isLast?: boolean;
  readonly explanation?: string;
  readonly reference?: string;
  readonly language?: "en" | "ar";
};

async function tell({ verdict = "right", isLast = false, language = "en", ...reveal }: Shown = {}) {
  const question = questionOf("true_false");
  const presses: string[] = [];
  await show(
    <VerdictSheet
      card={question.card}
      reveal={{ ...question.reveal, ...reveal }}
      verdict={verdict}
      isLast={isLast}
      onNext={() => presses.push("next")}
    />,
    { language },
  );
  return presses;
}

const sheet = page.getByRole("region", { name: "Answer" });

describe("the verdict", () => {
  it.each([
    ["right", "Right!"],
    ["wrong", "Not right."],
    ["late", "Time is up."],
  ] as const)("%s is told in words", async (verdict, words) => {
    await tell({ verdict });
    await expect.element(sheet).toMatchTextContent(words);
  });

  it("puts the rule first and the rest of the explanation below it", async () => {
    await tell({ explanation: "Pressure falls with height. Below 5000 ft it is 1 hPa per 27 ft." });
    await expect.element(page.getByText("Pressure falls with height.", { exact: true })).toBeVisible();
    await expect
      .element(page.getByText("Below 5000 ft it is 1 hPa per 27 ft.", { exact: true }))
      .toBeVisible();
  });

  it("names where the rule is written", async () => {
    await tell();
    await expect.element(sheet).toMatchTextContent("Reference: AMC1 FCL.115; FCL.120 010 05");
  });

  it("names no reference where there is none", async () => {
    await tell({ reference: "" });
    await expect.element(sheet).not.toMatchTextContent("Reference");
  });

  it("says verdict and rule with the button that takes the focus", async () => {
    await tell({ verdict: "wrong" });
    const next = page.getByRole("button", { name: "Next question" });
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAccessibleDescription(/Not right\. The instrument compares/);
  });

  it("goes on with a press and with Enter", async () => {
    const presses = await tell();
    await page.getByRole("button", { name: "Next question" }).click();
    await userEvent.keyboard("{Enter}");
    expect(presses).toEqual(["next", "next"]);
  });

  it("does not go on while the key that gave the answer is still held", async () => {
    const presses = await tell();
    await expect.element(page.getByRole("button")).toHaveFocus();
    const held = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect(page.getByRole("button").element().dispatchEvent(held)).toBe(false);
    expect(presses).toEqual([]);
  });

  it("leads to the result after the last question", async () => {
    await tell({ isLast: true });
    await expect.element(page.getByRole("button", { name: "See your result" })).toBeVisible();
  });

  it("lies over no more than the lower part of the screen", async () => {
    await tell({ explanation: "A very long rule. ".repeat(200) });
    await expect.element(sheet).toBeInTheDocument();
    await expect.poll(() => getComputedStyle(sheet.element()).position).toBe("static");
  });

  it("speaks Arabic around an English rule", async () => {
    await tell({ language: "ar" });
    await expect.element(page.getByText("صحيح!")).toBeVisible();
    const rule = page.getByText(/The instrument compares/);
    expect(getComputedStyle(rule.element()).direction).toBe("ltr");
  });

  it("has no fault that a screen reader would meet", async () => {
    await tell({ verdict: "wrong" });
    await expect.element(sheet).toBeVisible();
    await expectAccessible();
  });
});
