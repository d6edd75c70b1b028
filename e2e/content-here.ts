import type { Page } from "@playwright/test";
import { expect } from "./flow.ts";

/** Waits until the content of a screen is there: its title, and no shimmering place of what is still on its way. */
export async function contentHere(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".cc-shimmer, main [aria-busy=true]")).toHaveCount(0);
}
