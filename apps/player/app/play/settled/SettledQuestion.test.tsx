import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { KIT_QUESTIONS } from "../../screens/dev/kit-cards.ts";
import { questionOf } from "../play-fixture.tsx";
import { SettledQuestion } from "./SettledQuestion.tsx";

type Settled = { readonly answer: string | null; readonly language?: "en" | "ar" };

async function settle(name: string, { answer, language = "en" }: Settled) {
  const { card, reveal } = questionOf(name);
  const told = { ...reveal, correct: answer === reveal.correct_answer };
  return show(<SettledQuestion card={card} reveal={told} answer={answer} />, { language });
}

const option = (text: string) => page.getByRole("listitem").filter({ hasText: text });

describe("a question that is over", () => {
  it.each(Object.keys(KIT_QUESTIONS))("of kind %s says why and where it is written", async (name) => {
    await settle(name, { answer: questionOf(name).wrong });
    await expect.element(page.getByText(/compares total pressure from the pitot head/)).toBeVisible();
    await expect.element(page.getByText("AMC1 FCL.115; FCL.120 010 05")).toBeVisible();
  });

  it.each(["single", "multi_select", "matching", "drop_downs"])(
    "of kind %s offers nothing to press",
    async (name) => {
      const { card, reveal, wrong } = questionOf(name);
      const plain = { ...card, media: [], formulae: {} };
      await show(<SettledQuestion card={plain} reveal={reveal} answer={wrong} />);
      await expect.element(page.getByText("AMC1 FCL.115; FCL.120 010 05")).toBeVisible();
      expect(page.getByRole("button").elements()).toEqual([]);
      expect(page.getByRole("combobox").elements()).toEqual([]);
    },
  );

  it("gives the reason of every option at once", async () => {
    await settle("single", { answer: "o1" });
    await expect.element(option("Ground speed")).toMatchTextContent(/needs the wind as well/);
    await expect
      .element(option("Calibrated airspeed").first())
      .toMatchTextContent(/what the formula starts from/);
  });

  it("tells the own wrong option from the right one", async () => {
    await settle("true_false", { answer: "o2" });
    await expect.element(option("False")).toMatchTextContent(/Your answer/);
    await expect.element(option("True")).toMatchTextContent(/Right/);
  });

  it("tells that the own option was right", async () => {
    await settle("true_false", { answer: "o1" });
    await expect.element(option("True")).toMatchTextContent(/Your answer.*right|right.*answer/i);
    await expect.element(option("False")).not.toMatchTextContent(/answer/i);
  });

  it("blames nobody for an answer that was not given", async () => {
    await settle("true_false", { answer: null });
    await expect.element(page.getByText(/Your answer/)).not.toBeInTheDocument();
    await expect.element(option("True")).toMatchTextContent(/Right/);
  });

  it("shows which of several right options were missed", async () => {
    await settle("multi_select", { answer: '["o1","o2","o3"]' });
    await expect.element(option("A lower take-off mass")).toMatchTextContent(/not chosen/);
    await expect.element(option("Wet grass")).not.toMatchTextContent(/chosen/);
  });

  it("has clips that no letter key starts", async () => {
    await settle("typed_text", { answer: "Roger" });
    const play = page.getByRole("button", { name: "Play", exact: true });
    await expect.element(play).toBeVisible();
    await userEvent.keyboard("p");
    await expect.element(play).toBeVisible();
    await expect.element(page.getByText(/Keys: P plays/)).not.toBeInTheDocument();
  });

  it("enlarges its figures", async () => {
    await settle("single", { answer: "o1" });
    await page
      .getByRole("button", { name: /Figure 1/ })
      .first()
      .click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  it("labels in the language of the page, around a text in its own", async () => {
    await settle("true_false", { answer: "o2", language: "ar" });
    await expect.element(option("False")).toMatchTextContent(/إجابتك/);
    const reason = page.getByText(/compares total pressure/);
    expect(getComputedStyle(reason.element()).direction).toBe("ltr");
  });

  it.each(["single", "multi_select", "sequence", "matching", "drop_downs", "typed_number", "word_tiles"])(
    "of kind %s has no fault that a screen reader would meet",
    async (name) => {
      await settle(name, { answer: questionOf(name).wrong });
      await expect.element(page.getByText("AMC1 FCL.115; FCL.120 010 05")).toBeVisible();
      await expectAccessible();
    },
  );
});
