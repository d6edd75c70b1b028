import { findingsOf, findingsOfDialog } from "./accessibility.ts";
import { addFigures } from "./figures.ts";
import { expect, flow, openAlive } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { operate, setPrice, SHARED_DATA } from "./operator-command.ts";
import { LEVEL_1, optionsOf, waitForNumber, WAY_ON } from "./play.ts";
import { allowDefaultLanguage, linkTo, signUpByMail } from "./players.ts";
import { LOOKS } from "./looks.ts";
import { CHALLENGE } from "./screens.ts";

/** A subject that no other flow plays or buys. */
const LOCKED = { slug: "atpl-operational-procedures", price: 40 };
/** What links and buttons are called in the two languages. */
const LEAVE = /^(?:Leave the quiz|مغادرة الاختبار)$/;
const REPORT = /^(?:Report|إبلاغ)$/;
const HAND_IN = /^(?:Hand in|تسليم)$/;
const DELETE = /^(?:Delete my account|حذف حسابي)$/;
const SEND_LINK = /^(?:Send link|إرسال الرابط)$/;
const UNLOCK = new RegExp(`(?:Unlock|افتح|فتح).*${LOCKED.price}`);

for (const { theme, language } of LOOKS) {
  const look = `${theme}, ${language === "ar" ? "right to left" : "left to right"}`;
  flow.describe(look, () => {
    flow.use({ contextOptions: { reducedMotion: "reduce" } });
    flow.beforeEach(async ({ context, product }) => {
      await context.addCookies([
        { name: "theme", value: theme, url: product.url },
        { name: "lang", value: language, url: product.url },
      ]);
    });

    flow(
      `every dialog and the banner without network are accessible: ${look}`,
      async ({ newPlayer, signIn, context }) => {
        flow.slow();
        await setPrice(SHARED_DATA, LOCKED.slug, LOCKED.price);
        const page = await signIn(await allowDefaultLanguage(await newPlayer()));
        const findings: string[] = [];
        await addFigures(page, "get_questions_by_level", 2);
        await page.goto(LEVEL_1);
        await waitForNumber(page, 1);
        await page.getByRole("button", { name: /Figure 1$|الشكل 1$/ }).click();
        findings.push(...(await findingsOfDialog(page, "figure")));
        await page.getByRole("link", { name: LEAVE }).click();
        findings.push(...(await findingsOfDialog(page, "leave")));
        await optionsOf(page).first().click();
        await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
        await page.getByRole("button", { name: REPORT }).click();
        findings.push(...(await findingsOfDialog(page, "report")));
        await cutNetwork(page);
        await expect(page.locator(".cc-offline")).toBeVisible();
        findings.push(...(await findingsOf(page, "offline")));
        await context.setOffline(false);

        await page.goto(CHALLENGE);
        await waitForNumber(page, 1);
        await page.getByRole("button", { name: HAND_IN }).first().click();
        findings.push(...(await findingsOfDialog(page, "hand in")));
        await page.goto("/profile/settings/");
        await page.getByRole("button", { name: DELETE }).click();
        findings.push(...(await findingsOfDialog(page, "delete account")));
        const locked = page.getByRole("button", { name: UNLOCK });
        await expect(async () => {
          await page.goto("/quiz-zone/?pack=atpl");
          await expect(locked.first()).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 20_000 });
        await locked.first().click();
        findings.push(...(await findingsOfDialog(page, "unlock")));
        expect(findings).toEqual([]);
      },
    );

    flow(
      `the form for a new password is accessible: ${look}`,
      async ({ page, product, newEmail, address }) => {
        const email = newEmail();
        await signUpByMail(product, { name: "Forgetful", email, password: "tail-dragger-7", address });
        await openAlive(page, "/auth/reset-password/");
        await page.getByRole("main").locator("input").fill(email);
        await page.getByRole("button", { name: SEND_LINK }).click();
        await page.goto(await linkTo(product.outbox, email, /reset/i));
        const fields = page.getByRole("main").locator("input[autocomplete=new-password]");
        await expect(fields).toHaveCount(2);
        const findings = [...(await findingsOf(page, "new password"))];
        await fields.first().fill("short");
        await fields.last().press("Enter");
        await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
        findings.push(...(await findingsOf(page, "new password, refused")));
        expect(findings).toEqual([]);
      },
    );
  });
}

flow(
  "during maintenance every screen gives way to an accessible notice",
  async ({ ownProduct, page, context }) => {
    flow.slow();
    const { url, dataFolder } = await ownProduct();
    await operate(dataFolder, "set_setting", { key: "maintenance", value: true });
    const findings: string[] = [];
    for (const { theme, language } of LOOKS) {
      await context.addCookies([
        { name: "theme", value: theme, url },
        { name: "lang", value: language, url },
      ]);
      const title = language === "ar" ? "إشعار صيانة" : "Maintenance notice.";
      await expect(async () => {
        await page.goto(`${url}/faq/`);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      findings.push(...(await findingsOf(page, `maintenance, ${theme}`)));
    }
    expect(findings).toEqual([]);
  },
);
