import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import type { Card } from "../attempt/run-state.ts";
import { questionOf } from "../play-fixture.tsx";
import { QuestionMedia } from "./QuestionMedia.tsx";

async function open(name: string, change: Partial<Card> = {}, language: "en" | "ar" = "en") {
  return show(<QuestionMedia card={{ ...questionOf(name).card, ...change }} />, { language });
}

describe("the figures of a question", () => {
  const dialog = page.getByRole("dialog");
  const figure = (number: number) => page.getByRole("button", { name: `Figure ${number}` });
  const button = (name: string) => dialog.getByRole("button", { name });
  const scaleOf = () => new DOMMatrix(getComputedStyle(dialog.getByRole("img").element()).transform).a;

  it("say what they show", async () => {
    await open("single");
    await expect.element(page.getByRole("img", { name: "Climb profile with FL350 marked" })).toBeVisible();
  });

  it("open large, one after the other, and close", async () => {
    await open("single");
    await figure(2).click();
    await expect.element(dialog).toHaveAccessibleName("Figure 2 of 2");
    await button("Next figure").click();
    await expect.element(dialog).toHaveAccessibleName("Figure 1 of 2");
    await button("Close the figure").click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("give the focus back to where it was", async () => {
    await open("single");
    await figure(1).click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(figure(1)).toHaveFocus();
  });

  it("are zoomed by buttons", async () => {
    await open("single");
    await figure(1).click();
    await button("Zoom in").click();
    await expect.poll(scaleOf).toBeGreaterThan(1.4);
    await button("Zoom out").click();
    await expect.poll(scaleOf).toBe(1);
    await button("Zoom in").click();
    await button("Show the whole figure").click();
    await expect.poll(scaleOf).toBe(1);
  });

  it("are zoomed and moved by keys", async () => {
    await open("single");
    await figure(1).click();
    const frame = dialog.getByRole("group");
    await expect.element(frame).toBeVisible();
    frame.element().focus();
    await userEvent.keyboard("+");
    await expect.poll(scaleOf).toBeGreaterThan(1.4);
    const before = dialog.getByRole("img").element().getBoundingClientRect().x;
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => dialog.getByRole("img").element().getBoundingClientRect().x).not.toBe(before);
    await userEvent.keyboard("0");
    await expect.poll(scaleOf).toBe(1);
  });

  it("are turned by keys, and by a button that keeps the focus", async () => {
    await open("single");
    await figure(1).click();
    await expect.element(dialog).toHaveAccessibleName("Figure 1 of 2");
    await button("Zoom in").click();
    button("Next figure").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toHaveAccessibleName("Figure 2 of 2");
    await expect.element(button("Next figure")).toHaveFocus();
    expect(scaleOf()).toBe(1);
    await expect.element(dialog.getByRole("status")).toMatchTextContent("Figure 2 of 2");
    dialog.getByRole("group").element().focus();
    await userEvent.keyboard("{PageDown}");
    await expect.element(dialog).toHaveAccessibleName("Figure 1 of 2");
    await userEvent.keyboard("{PageUp}");
    await expect.element(dialog).toHaveAccessibleName("Figure 2 of 2");
  });

  it("that stand alone have no others to turn to", async () => {
    await open("single", { media: questionOf("single").card.media.slice(0, 1) });
    await page.getByRole("button", { name: "Enlarge" }).click();
    await expect.element(dialog).toHaveAccessibleName("Figure");
    await expect.element(button("Next figure")).not.toBeInTheDocument();
  });

  it("have nothing laid over what is drawn", async () => {
    await open("single", { media: questionOf("single").card.media.slice(0, 1) });
    const key = page.getByText("Enlarge").element().getBoundingClientRect();
    const image = document.querySelector("img");
    const edge = Number.parseFloat(getComputedStyle(image ?? document.body).paddingBottom);
    expect(key.top).toBeGreaterThanOrEqual((image?.getBoundingClientRect().bottom ?? Infinity) - edge);
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open("single");
    await figure(1).click();
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await unmount();
    await open("single", {}, "ar");
    await page.getByRole("button").first().click();
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
  });
});

describe("the clip of a question", () => {
  const clip = page.getByRole("region", { name: "Tower clears an aircraft to line up" });
  const play = page.getByRole("button", { name: "Play", exact: true });
  const pause = page.getByRole("button", { name: "Pause" });
  const speed = (name: string) => page.getByRole("button", { name });

  it("plays when asked, and pauses", async () => {
    await open("typed_text");
    await expect.element(clip).toBeVisible();
    await play.click();
    await pause.click();
    await expect.element(play).toBeVisible();
  });

  it("is drawn as it sounds: words high, pauses low", async () => {
    await open("typed_text");
    await expect.element(clip).toBeVisible();
    const heights = () =>
      [...clip.element().querySelectorAll("rect")].map((bar) => bar.getBoundingClientRect().height);
    await expect.poll(() => Math.max(...heights()) / Math.min(...heights())).toBeGreaterThan(4);
  });

  it("is played, slowed and sped up by keys", async () => {
    await open("typed_text");
    await expect.element(speed("1×")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(",");
    await expect.element(speed("0.75×")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("..");
    await expect.element(speed("1.25×")).toHaveAttribute("aria-pressed", "true");
  });

  it("leaves its keys to letters that are laid", async () => {
    const { media } = questionOf("typed_text").card;
    await open("word_tiles", { media });
    await expect.element(clip).toBeVisible();
    await userEvent.keyboard(",");
    await expect.element(speed("1×")).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText(/Keys: P plays/)).not.toBeInTheDocument();
  });

  it("says when it could not be loaded", async () => {
    await open("typed_text", { media: [{ type: "audio", url: "data:audio/wav;base64,AAAA", alt: "" }] });
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("The clip could not be loaded. Try again.");
    await expect.element(page.getByRole("region", { name: "Radio clip" })).toBeVisible();
  });

  it("has no fault that a screen reader would meet", async () => {
    await open("typed_text");
    await expect.element(clip).toBeVisible();
    await expectAccessible();
  });
});
