import type { Page } from "@playwright/test";
import { expectSound, PHONE } from "./arabic-phone.ts";
import { expect, flow } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { answerByKey, LEVEL_1, QUESTIONS, waitForQuestion, WAY_ON } from "./play.ts";

const bellOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Your notifications/ });

async function playALevel(page: Page): Promise<void> {
  await page.goto(LEVEL_1);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await waitForQuestion(page, number);
    await answerByKey(page, number === 1 ? "wrong" : "right");
    await page.getByRole("button", { name: WAY_ON }).press("Enter");
  }
  await expect(page.getByRole("region", { name: "New badge", exact: true })).toBeVisible();
}

flow.use(PHONE);

flow(
  "a badge rings the bell, is read by key, and leads to the badges; a second tab agrees",
  async ({ signIn, context }) => {
    const page = await signIn();
    await playALevel(page);
    await page.goto("/");
    const bell = bellOf(page);
    await expect(bell).toHaveAccessibleName(/, \d+ unread$/);
    const other = await context.newPage();
    await other.goto("/profile/");
    await expect(bellOf(other)).toHaveAccessibleName(/, \d+ unread$/);

    await bell.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    const badge = page.getByRole("link", { name: /New badge: Dashing Debut.*New$/ });
    await badge.press("Enter");
    await expect(page).toHaveURL(/\/profile\/badges\/$/);
    await bell.press("Enter");
    await expect(page.getByRole("link", { name: /New badge: Dashing Debut/ })).not.toContainText(/New$/);

    await operate(SHARED_DATA, "send_broadcast", {
      words: {
        en: { heading: "A new pack", text: "Sixty questions on the weather." },
        ar: { heading: "حزمة جديدة", text: "ستون سؤالًا عن الطقس." },
      },
      path: "/quiz-zone/",
      idempotency_key: `flow-${Date.now()}`,
    });
    await page.reload();
    await expect(page.getByRole("link", { name: /A new pack.*Sixty questions/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Mark all as read" }).press("Enter");
    await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
    await expect(bell).toHaveAccessibleName("Your notifications");
    await expect(bellOf(other)).toHaveAccessibleName("Your notifications");
    await expectSound(page, "notices that are read");
  },
);
