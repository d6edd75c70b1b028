import { expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { expect, flow, openAlive } from "./flow.ts";
import { waitForNumber, waitForQuestion } from "./play.ts";
import { codeTo, giveName, skipWelcome } from "./players.ts";
import type { Page } from "@playwright/test";

const DAY_MS = 86_400_000;

/** The day so many days from today, as the browser's zone has it. */
function dayIn(page: Page, days: number): Promise<string> {
  return page.evaluate((ms) => new Intl.DateTimeFormat("sv-SE").format(Date.now() + ms), days * DAY_MS);
}

type NewPhone = { readonly phone: string; readonly outbox: Parameters<typeof codeTo>[0] };

/** Signs up by phone, from the form to the first question about the studies. */
async function signUp(page: Page, { phone, outbox }: NewPhone): Promise<void> {
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel(/^Mobile number|رقم الجوال/).fill(phone);
  await page.getByRole("button", { name: /^Send code|إرسال الرمز/ }).click();
  await page.getByRole("textbox", { name: /^6-digit code|رمز من 6 أرقام/ }).focus();
  await page.keyboard.type(await codeTo(outbox, phone));
  await giveName(page);
  await expect(page).toHaveURL(/\/welcome\//);
}

flow.describe("on a narrow phone, in Arabic, by keyboard", () => {
  flow.use(PHONE);

  flow("three answers lead to the first question", async ({ page, product, context, newPhone }) => {
    await speak(context, product.url, "ar");
    await signUp(page, { phone: newPhone(), outbox: product.outbox });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expectSound(page, "the licence");
    await pressByKey(page, page.getByRole("button", { name: /^PPL/ }));
    await expect(heading).toHaveText("متى امتحانك؟");
    await expect(heading).toBeFocused();
    await expectSound(page, "the exam");
    await pressByKey(page, page.getByRole("link", { name: "رجوع" }));
    await expect(heading).toHaveText("لأي إجازة تتدرّب؟");
    await expect(page.getByRole("button", { name: /^PPL/ })).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(heading).toHaveText("متى امتحانك؟");
    await pressByKey(page, page.getByRole("button", { name: "لم يتحدد بعد" }));
    await expect(heading).toHaveText("كم من الوقت كل يوم؟");
    await expectSound(page, "the minutes");
    await pressByKey(page, page.getByRole("button", { name: /^10/ }));
    await waitForNumber(page, 1);
    await expect(page).toHaveURL(/\/quiz-zone\/air-law\//);
  });
});

flow(
  "the exam is counted down on home, lists begin with the licence, and all of it is changed in the settings",
  async ({ page, product, newPhone }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(page, { phone: newPhone(), outbox: product.outbox });
    await page.getByRole("button", { name: /^ATPL/ }).click();
    const day = page.getByLabel("Day of your exam");
    await day.fill(await dayIn(page, -3));
    await page.getByRole("button", { name: "Set this day" }).click();
    await expect(page.getByText("Please choose a day from today on.")).toBeVisible();
    await day.fill(await dayIn(page, 23));
    await page.getByRole("button", { name: "Set this day" }).click();
    await page.getByRole("button", { name: /^20 minutes/ }).click();
    await waitForQuestion(page, 1);
    await expect(page).toHaveURL(/\/quiz-zone\/atpl-/);

    await page.goto("/");
    const strip = page.getByRole("heading", { level: 1 }).locator("..");
    await expect(strip).toContainText("Exam in 23 days");
    await expect(strip).toContainText("0 of 140 min a week");
    await expect(page.getByText("Which licence are you training for?")).toHaveCount(0);
    const { height = 999 } = (await strip.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(120);

    await page.goto("/self-learning/");
    await expect(page.locator("details summary").first()).toContainText("Airline transport (ATPL)");
    await page.goto("/quiz-zone/");
    await expect(page.locator("main a[aria-current=true]")).toContainText("ATPL");

    await page.goto("/profile/settings/");
    await expect(day).toHaveValue(await dayIn(page, 23));
    await day.fill(await dayIn(page, 1));
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(page.getByRole("button", { name: "Keep", exact: true })).toHaveCount(0);
    const saved = page.waitForResponse("**/api/update_profile");
    await page
      .getByRole("group", { name: "Goal for a day" })
      .locator("label", { hasText: "No goal" })
      .click();
    await saved;
    await page.goto("/");
    await expect(strip).toContainText("Exam in 1 day");
    await expect(strip).not.toContainText("min a week");
  },
);

flow(
  "who would rather not say goes on with what they tapped, and is not asked again",
  async ({ page, product, newPhone }) => {
    await openAlive(page, "/");
    await page.getByRole("link", { name: /^Math mania/ }).click();
    await page.getByRole("link", { name: "Sign up by phone" }).click();
    const phone = newPhone();
    await page.getByLabel("Mobile number").fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("textbox", { name: "6-digit code" }).focus();
    await page.keyboard.type(await codeTo(product.outbox, phone));
    await giveName(page);
    await expect(page).toHaveURL(/\/welcome\//);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "What are you training for?" })).toBeVisible();
    await skipWelcome(page);
    await expect(page).toHaveURL(`${product.url}/math-mania/`);
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Next" }).getByRole("link").first()).toBeVisible();
    await expect(page.getByText("Which licence are you training for?")).toHaveCount(0);
  },
);

flow("an answer that is not kept stays where it was given, and says so", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/welcome/?step=minutes");
  await page.route("**/api/update_profile", (route) => route.abort());
  await page.getByRole("button", { name: /^10 minutes/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The network is away" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "How much time a day?" })).toBeVisible();
  await page.unroute("**/api/update_profile");
  await page.getByRole("button", { name: /^10 minutes/ }).click();
  await waitForQuestion(page, 1);
});
