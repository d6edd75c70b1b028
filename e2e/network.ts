import { expect, type Page } from "@playwright/test";

/** Takes the network away. The browser says that it has done so a moment before it is true: waits until it is. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(tryNetwork)).toBe("cut");
}

/** Runs in the page. */
async function tryNetwork(): Promise<"through" | "cut"> {
  try {
    await fetch("/robots.txt", { cache: "no-store" });
    return "through";
  } catch {
    return "cut";
  }
}
