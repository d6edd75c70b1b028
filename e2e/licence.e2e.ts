import { expect, flow } from "./flow.ts";
import { tabTo } from "./play.ts";

const QUESTION = "Which licence are you training for?";

flow("home begins with the licence a player has told once", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/");
  const packs = page.getByRole("heading", { name: /\((PPL|ATPL)\)$/ });
  await expect(packs).toHaveText(["Private pilot (PPL)", "Airline transport (ATPL)"]);
  const atpl = page.getByRole("button", { name: "ATPL" });
  await tabTo(page, atpl);
  await page.keyboard.press("Enter");
  await expect(atpl).toBeFocused();
  await expect(atpl).toHaveAttribute("aria-pressed", "true");
  await expect(packs).toHaveText(["Airline transport (ATPL)", "Private pilot (PPL)"]);
  const next = page.getByRole("region", { name: "Next" }).getByRole("link").first();
  await expect(next).toHaveAttribute("href", /^\/quiz-zone\/atpl-/);

  await page.reload();
  await expect(packs).toHaveText(["Airline transport (ATPL)", "Private pilot (PPL)"]);
  await expect(page.getByRole("heading", { name: QUESTION })).toHaveCount(0);

  await page.goto("/profile/settings/");
  const choices = page.getByRole("group", { name: "You are training for" });
  await expect(choices.getByRole("radio", { name: "ATPL" })).toBeChecked();
  const saved = page.waitForResponse("**/api/update_profile");
  await choices.locator("label", { hasText: /^PPL$/ }).click();
  await saved;
  await page.goto("/");
  await expect(packs).toHaveText(["Private pilot (PPL)", "Airline transport (ATPL)"]);
});

flow("who would rather not say is not asked again", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: QUESTION })).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Next" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: QUESTION })).toHaveCount(0);
});
