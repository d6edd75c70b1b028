import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { attemptOf } from "../play-fixture.tsx";
import { PlayHeader } from "./PlayHeader.tsx";

type Head = {
  readonly attempt?: Partial<Attempt>;
  readonly secondsLeft?: number | null;
  readonly isPaused?: boolean;
  readonly language?: "en" | "ar";
};

async function open({ attempt, secondsLeft = 42, isPaused = false, language = "en" }: Head = {}) {
  return show(
    <PlayHeader
      attempt={attemptOf({ names: ["true_false", "single"], ...(attempt === undefined ? {} : { attempt }) })}
      number={1}
      secondsLeft={secondsLeft}
      isPaused={isPaused}
      leaveTo="/quiz-play/"
    />,
    { language },
  );
}

describe("the head of a run", () => {
  it("tells question, coins and time", async () => {
    await open();
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
    await expect.element(page.getByRole("timer", { name: "Time left" })).toMatchTextContent("00:42");
    await expect.element(page.getByText("120", { exact: true })).toBeVisible();
  });

  it("shows the face of the question's subject, and none where it has none", async () => {
    const { category } = attemptOf({ names: ["true_false"] }).questions[0] ?? { category: "" };
    const face = { code: "060", emblem: "navigation", hue: 143, chroma: 0.14 };
    const { unmount } = await open({ attempt: { faces: { [category]: face } } });
    await expect.element(page.getByText("060")).toBeVisible();
    await unmount();
    await open({ attempt: { faces: {} } });
    await expect.element(page.getByText("060")).not.toBeInTheDocument();
  });

  it("shows the whole time before the server has said how much is left", async () => {
    await open({ secondsLeft: null });
    await expect.element(page.getByRole("timer")).toMatchTextContent("01:30");
  });

  it("says that the clock stands still while an explanation is read", async () => {
    await open({ isPaused: true });
    await expect.element(page.getByRole("timer", { name: "Clock stopped while you read" })).toBeVisible();
  });

  it("shows no points of a contest, which are told when it has closed", async () => {
    await open({ attempt: { ranked: true, reveal: "after_close" } });
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
    await expect.element(page.getByText("Score", { exact: false })).not.toBeInTheDocument();
  });

  it("shows points only where they count", async () => {
    const { unmount } = await open({ attempt: { ranked: true, points: -1 } });
    await expect.element(page.getByText("Score")).toBeInTheDocument();
    await unmount();
    await open({ attempt: { ranked: false } });
    await expect.element(page.getByText("Score")).not.toBeInTheDocument();
  });

  it("keeps a long title within a phone", async () => {
    const { scope } = attemptOf({ names: ["true_false"] });
    await open({ attempt: { scope: { ...scope, title: "Flight performance and planning ".repeat(8) } } });
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("keeps clock and figures from left to right in Arabic, without a fault for screen readers", async () => {
    await open({ language: "ar" });
    const clock = page.getByText("00:42");
    await expect.element(clock).toBeVisible();
    expect(getComputedStyle(clock.element()).direction).toBe("ltr");
    await expectAccessible();
  });
});
