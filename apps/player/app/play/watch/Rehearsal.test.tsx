import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { Rehearsal } from "./Rehearsal.tsx";

let state: DocumentVisibilityState = "visible";
beforeEach(() => {
  state = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T10:00:00Z") });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function turn(next: DocumentVisibilityState) {
  state = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const button = (name: string) => page.getByRole("button", { name });
const said = page.getByRole("status");
const rows = page.getByRole("listitem");

type Rule = Partial<Parameters<typeof Rehearsal>[0]>;

async function rehearse(rule: Rule = {}, language: "en" | "ar" = "en") {
  const done = vi.fn<() => void>();
  await show(<Rehearsal policy="end" warnings={0} limitSeconds={5} onDone={done} {...rule} />, { language });
  return done;
}

async function leaveFor(seconds: number) {
  await button("Start the trial").click();
  await expect.element(said.getByText("Now open another tab, window or app")).toBeVisible();
  turn("hidden");
  wait(seconds);
  turn("visible");
}

describe("leaving the page on trial", () => {
  it("shows what an examiner would see, and how long it was", async () => {
    const done = await rehearse();
    await leaveFor(2.1);
    await expect.element(said.getByText("You were away for 2.1 s. Up to 5 s is allowed")).toBeVisible();
    await expect.element(rows.getByText("2 s")).toBeVisible();
    await expectAccessible();
    await button("Done").click();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{}, "the exam would have ended with what was saved.", "ends the exam with what was saved."],
    [{ warnings: 2 }, "that would have been a warning.", "After 2 warnings the next time ends the exam."],
    [{ policy: "log" }, "It would only have been noted.", "It never ends the exam."],
  ] as const)("says what would have come of being away too long under %o", async (rule, told, standing) => {
    await rehearse(rule);
    await expect.element(page.getByText(standing)).toBeVisible();
    await leaveFor(5.1);
    await expect.element(said.getByText(told)).toBeVisible();
    await expect.element(rows.getByText("Page away, longer than the rule allows")).toBeVisible();
  });

  it("has the tolerance of its candidate", async () => {
    await rehearse({ limitSeconds: 12 });
    await leaveFor(11);
    await expect.element(said.getByText("Up to 12 s is allowed")).toBeVisible();
  });

  it("counts the other window in front as the review does", async () => {
    await rehearse();
    await button("Start the trial").click();
    dispatchEvent(new Event("blur"));
    turn("hidden");
    wait(2);
    turn("visible");
    dispatchEvent(new Event("focus"));
    await expect.element(said.getByText("You were away for 2 s.")).toBeVisible();
    await expect.element(rows.nth(1).getByText("Another window in front")).toBeVisible();
  });

  it("says when the page stayed visible behind another window", async () => {
    await rehearse();
    await button("Start the trial").click();
    dispatchEvent(new Event("blur"));
    dispatchEvent(new Event("focus"));
    await expect.element(said.getByText("It could not be seen that you left.")).toBeVisible();
    await button("Try again").click();
    await expect.element(said.getByText("Now open another tab")).toBeVisible();
    turn("hidden");
    turn("visible");
    await expect.element(said.getByText("You were away for 0 s.")).toBeVisible();
  });

  it("lets who was away without being seen say so, by keys alone", async () => {
    const done = await rehearse();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(button("Stop")).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(said.getByText("It could not be seen that you left.")).toBeVisible();
    button("Done").element().focus();
    await userEvent.keyboard("{Enter}");
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("can be stopped, and sees nothing then", async () => {
    await rehearse();
    await button("Start the trial").click();
    await button("Stop").click();
    turn("hidden");
    turn("visible");
    await expect.element(page.getByText(/Leave this page for about two seconds/)).toBeVisible();
  });

  it("speaks Arabic", async () => {
    await rehearse({}, "ar");
    await button("ابدأ التجربة").click();
    turn("hidden");
    wait(3);
    turn("visible");
    await expect.element(said.getByText("غبت 3 ث.")).toBeVisible();
    await expectAccessible();
  });
});
