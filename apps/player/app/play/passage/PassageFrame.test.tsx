import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { KIT_PASSAGE } from "../../screens/dev/kit-cards.ts";
import { play } from "../play-fixture.tsx";
import { PassageBody } from "./PassageBody.tsx";

const PHONE = [390, 844] as const;
const DESK = [1280, 800] as const;

afterEach(() => page.viewport(...PHONE));

const run = () => play({ names: ["true_false"], hasPassage: true });

describe("a run about a passage", () => {
  it("has the passage a press away on a phone, and comes back to the question", async () => {
    await run();
    const open = page.getByRole("button", { name: "Read the story" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Carburettor icing" });
    await expect.element(dialog).toMatchTextContent("Reading time: 01:35");
    await expect.element(dialog.getByRole("table", { name: /Risk by temperature/ })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Back to the question" }).click();
    await expect.element(open).toHaveFocus();
  });

  it("is named by its button alone", async () => {
    await run();
    await expect.element(page.getByRole("button", { name: "Read the story" })).toBeVisible();
    await expect.element(page.getByText("Every kind of question")).not.toBeInTheDocument();
  });

  it("answers no question while the passage is read", async () => {
    const { requestsOf } = await run();
    await page.getByRole("button", { name: "Read the story" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("a");
    expect(requestsOf("submit_answer")).toEqual([]);
  });

  it("has the passage beside the question on a wide screen", async () => {
    await page.viewport(...DESK);
    await run();
    await expect.element(page.getByRole("article")).toMatchTextContent("Carburettor icing");
    const text = page.getByRole("article").element().getBoundingClientRect();
    const option = page.getByRole("button", { name: "True" }).element().getBoundingClientRect();
    expect(text.right).toBeLessThanOrEqual(option.left);
    await expectAccessible();
  });
});

describe("what a passage is made of", () => {
  const body = (change: object) => show(<PassageBody passage={{ ...KIT_PASSAGE, ...change }} />);

  it("has headings one level higher where it is the screen", async () => {
    await show(<PassageBody isScreen passage={KIT_PASSAGE} />);
    await expect.element(page.getByRole("heading", { level: 2, name: "Signs" })).toBeVisible();
  });

  it("shows a film with its captions", async () => {
    const captions = "data:text/vtt,WEBVTT";
    await body({ content_type: "video", content_data: "data:video/mp4;base64,AAAA", captions });
    const film = document.querySelector("video");
    expect(film?.getAttribute("aria-label")).toBe(KIT_PASSAGE.title);
    expect(film?.querySelector("track")?.getAttribute("kind")).toBe("captions");
  });

  it("offers a document to open and to download on a phone", async () => {
    await body({ content_type: "pdf", content_data: "/media/story.pdf" });
    await expect
      .element(page.getByRole("link", { name: "Open the document" }))
      .toHaveAttribute("target", "_blank");
    await expect.element(page.getByRole("link", { name: "Download the PDF" })).toHaveAttribute("download");
  });
});
