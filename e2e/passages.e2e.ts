import { expect, flow } from "./flow.ts";
import { follow, tabTo, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";

const STORIES = "/fun-and-learn/fal-navigation/";
const START = "a[href$='/play/']";

flow(
  "a film is watched with captions before its questions, and stays at hand beside them",
  async ({ signIn }) => {
    const page = await signIn();
    await page.goto(STORIES);
    await tabTo(page, page.getByRole("link", { name: /Sideways to the runway/ }));
    await page.keyboard.press("Enter");
    const film = page.locator("video");
    await tabTo(page, film);
    await page.keyboard.press("Space");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.3);
    const captions = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
    await expect.poll(captions).toBeGreaterThan(0);

    const run = await runDuring(page, () => follow(page, START));
    expect(run.reading_seconds).toBeGreaterThanOrEqual(0);
    await waitForNumber(page, 1);
    await tabTo(page, page.getByRole("button", { name: /Read the story/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await waitForNumber(page, 1);
  },
);

flow(
  "a document is read on the page, on a phone in a screen of its own, and downloaded",
  async ({ signIn }) => {
    const page = await signIn();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(STORIES);
    await page.getByRole("link", { name: /One sheet before the engine starts/ }).click();
    const link = page.getByRole("link", { name: "Download the PDF" });
    const whole = page.getByRole("link", { name: "Open the document" });
    await expect(whole).toHaveAttribute("href", /^\/media\/content\/.*\.pdf$/);
    await expect(whole).toHaveAttribute("target", "_blank");
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator("iframe")).toBeVisible();
    await expect(whole).toHaveCount(0);
    const downloaded = page.waitForEvent("download");
    await link.click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
    await runDuring(page, () => follow(page, START));
    await waitForNumber(page, 1);
  },
);
