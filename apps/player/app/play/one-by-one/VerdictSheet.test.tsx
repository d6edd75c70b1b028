import type { Api } from "@crosscheck/client";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import { questionOf } from "../play-fixture.tsx";
import { VerdictSheet } from "./VerdictSheet.tsx";

type Shown = {
  readonly name?: string;
  readonly answer?: string;
  readonly verdict?: "right" | "wrong" | "late";
  readonly gained?: number | null;
  readonly inARow?: number;
  readonly isLast?: boolean;
  readonly explanation?: string;
  readonly reference?: string;
  readonly language?: "en" | "ar";
  /** Whether the device was asked for sound before. */
  readonly isAsked?: boolean;
};

const STUDY: Partial<Api> = {
  get_question_study: async ({ question_id }) =>
    ok({ question_id, note: "", bookmarked: false, report: null, history: [] }),
  get_bookmark_ids: async () => ok({ question_ids: [], types: [] }),
};

async function tell(shown: Shown = {}) {
  const { name = "true_false", answer = null, verdict = "right", isLast = false } = shown;
  const { gained = null, inARow = 0, language = "en", isAsked = true, explanation, reference } = shown;
  const { card, reveal } = questionOf(name);
  const presses: string[] = [];
  await show(
    <VerdictSheet
      card={card}
      answer={answer}
      reveal={{
        ...reveal,
        ...(explanation === undefined ? {} : { explanation }),
        ...(reference === undefined ? {} : { reference }),
      }}
      verdict={verdict}
      gained={gained}
      inARow={inARow}
      isLast={isLast}
      onNext={() => presses.push("next")}
    />,
    { language, api: STUDY, remembered: { ...SIGNED_IN, isSoundOffered: isAsked } },
  );
  return presses;
}

const sheet = page.getByRole("region", { name: "Answer" });
const next = page.getByRole("button", { name: "Next question" });
const offer = page.getByRole("group", { name: "Hear and feel your answers?" });

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

  it("says verdict, points and rule with the button that takes the focus", async () => {
    await tell({ verdict: "wrong", gained: -1 });
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAccessibleDescription(/Not right\. -1 point The instrument compares/);
  });

  it("goes on with a press and with Enter", async () => {
    const presses = await tell();
    await next.click();
    await userEvent.keyboard("{Enter}");
    expect(presses).toEqual(["next", "next"]);
  });

  it("does not go on while the key that gave the answer is still held", async () => {
    const presses = await tell();
    await expect.element(next).toHaveFocus();
    const held = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect(next.element().dispatchEvent(held)).toBe(false);
    expect(presses).toEqual([]);
  });

  it("leads to the result after the last question", async () => {
    await tell({ isLast: true });
    await expect.element(page.getByRole("button", { name: "See your result" })).toBeVisible();
  });

  it("lies over no more than the lower part of the screen, and keeps the way on in sight", async () => {
    await tell({ explanation: "A very long rule. ".repeat(200) });
    await expect.element(next).toBeInViewport({ ratio: 1 });
    expect(sheet.element().getBoundingClientRect().height).toBeLessThan(innerHeight * 0.65);
  });

  it("speaks Arabic around an English rule", async () => {
    await tell({ language: "ar" });
    await expect.element(page.getByText("صحيح!")).toBeVisible();
    const rule = page.getByText(/The instrument compares/);
    expect(getComputedStyle(rule.element()).direction).toBe("ltr");
  });

  it("has no fault that a screen reader would meet", async () => {
    await tell({ name: "single", answer: "o1", verdict: "wrong", gained: -1, isAsked: false });
    await expect.element(sheet).toBeVisible();
    await expectAccessible();
  });
});

describe("to a screen reader", () => {
  it("reads verdict, points, offer, rule, the own right option, and the way on", async () => {
    await tell({ name: "single", answer: "o3", gained: 4, inARow: 3, isAsked: false });
    await expect.element(sheet).toMatchAriaInlineSnapshot(`
      - region "Answer":
        - paragraph: Right! +4 points Three in a row
        - group "Hear and feel your answers?":
          - paragraph: Hear and feel your answers?
          - button "Sound on"
          - button "Keep quiet"
        - paragraph: The instrument compares total pressure from the pitot head with static pressure; the difference drives the needle.
        - paragraph: "Reference: AMC1 FCL.115; FCL.120 010 05"
        - list:
          - listitem: Your answer, right True airspeed The formula corrects calibrated airspeed for density.
        - button "Why not the others?"
        - button "Figure"
        - group "Study tools":
          - button "Bookmark"
          - button "Note"
          - button "Report"
        - button "Next question"
    `);
  });

  it("reads the own mistake and the right option with their reasons", async () => {
    await tell({ name: "single", answer: "o1", verdict: "wrong", gained: -1 });
    await expect.element(sheet).toMatchAriaInlineSnapshot(`
      - region "Answer":
        - paragraph: Not right. -1 point
        - paragraph: The instrument compares total pressure from the pitot head with static pressure; the difference drives the needle.
        - paragraph: "Reference: AMC1 FCL.115; FCL.120 010 05"
        - list:
          - listitem: Your answer Indicated airspeed It is read from the dial and knows nothing of density.
          - listitem: Right answer True airspeed The formula corrects calibrated airspeed for density.
        - button "Why not the others?"
        - button "Figure"
        - group "Study tools":
          - button "Bookmark"
          - button "Note"
          - button "Report"
        - button "Next question"
    `);
  });

  it("reads in Arabic from the verdict to the way on", async () => {
    await tell({ language: "ar", gained: 4, inARow: 5 });
    await expect.element(page.getByRole("region", { name: "الإجابة" })).toMatchAriaInlineSnapshot(`
      - region "الإجابة":
        - paragraph: صحيح! ⁨‎+4⁩ نقاط 5 إجابات صحيحة متتالية
        - paragraph: The instrument compares total pressure from the pitot head with static pressure; the difference drives the needle.
        - paragraph: "المرجع: AMC1 FCL.115; FCL.120 010 05"
        - group "أدوات الدراسة":
          - button "حفظ"
          - button "ملاحظة"
          - button "إبلاغ"
        - button "السؤال التالي"
    `);
  });
});

describe("points and rows", () => {
  it.each([
    [4, "right", "+4 points"],
    [1, "right", "+1 point"],
    [-1, "wrong", "-1 point"],
  ] as const)("%i is told with its sign and word", async (gained, verdict, words) => {
    await tell({ gained, verdict });
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
  });

  it.each([null, 0])("%s is not told", async (gained) => {
    await tell({ gained });
    await expect.element(sheet).toMatchTextContent("Right!");
    await expect.element(sheet).not.toMatchTextContent("point");
  });

  it.each([
    [3, "Three in a row"],
    [5, "Five in a row"],
    [20, "20 in a row"],
  ] as const)("%i right answers in a row are said", async (inARow, words) => {
    await tell({ inARow });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(next).toHaveAccessibleDescription(new RegExp(words));
  });

  it("four in a row are not", async () => {
    await tell({ inARow: 4 });
    await expect.element(sheet).not.toMatchTextContent("in a row");
  });
});

describe("the options", () => {
  it("tell the own mistake and the right one with their reasons, the others when they are asked", async () => {
    await tell({ name: "single", answer: "o1", verdict: "wrong" });
    await expect.element(sheet).toMatchTextContent(/Your answerIndicated airspeed.*knows nothing of density/);
    await expect.element(sheet).toMatchTextContent(/Right answerTrue airspeed/);
    const others = page.getByText("Ground speed needs the wind as well.");
    await expect.element(others).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Why not the others?" }).click();
    await expect.element(others).toBeVisible();
    await page.getByRole("button", { name: "Hide the other reasons" }).click();
    await expect.element(others).not.toBeInTheDocument();
  });

  it("tell every one that was chosen where several may be right", async () => {
    await tell({ name: "multi_select", answer: '["o1","o3","o4","o6"]', verdict: "wrong" });
    await expect.element(page.getByText("Gravity helps to accelerate.")).toBeVisible();
    await expect.element(page.getByText("Rolling friction grows.")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Why not the others?" }).click();
    await expect.element(page.getByText("Rolling friction grows.")).toBeVisible();
  });

  it("are told by the question itself where they have a shape of their own", async () => {
    await tell({ name: "matching", verdict: "wrong" });
    await expect.element(sheet).toMatchTextContent("Not right.");
    await expect.element(page.getByRole("button", { name: "Why not the others?" })).not.toBeInTheDocument();
  });
});

describe("sound", () => {
  it("is offered after a right answer, and switched on by a press", async () => {
    await tell({ isAsked: false });
    await offer.getByRole("button", { name: "Sound on" }).click();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(next).toHaveFocus();
    expect(rootStore.getState()).toMatchObject({ sound: true, isSoundOffered: true });
  });

  it("stays off for who would rather have it quiet, and is not offered again", async () => {
    await tell({ isAsked: false });
    await offer.getByRole("button", { name: "Keep quiet" }).click();
    await expect.element(next).toHaveFocus();
    expect(rootStore.getState()).toMatchObject({ sound: false, isSoundOffered: true });
  });

  it.each([
    ["after a wrong answer", { verdict: "wrong", isAsked: false }],
    ["a second time", { isAsked: true }],
  ] as const)("is not offered %s", async (_when, shown) => {
    await tell(shown);
    await expect.element(sheet).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });
});
