import { TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { accept, enter, invite, PASSWORD, signIn } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { halfOf, LOOKS } from "./looks.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const EVERYTHING = ["admin", "author", "examiner", "support"];
const NARROW = 360;
const WIDTHS = [NARROW, 1440];

const rail = (page: Page) => page.getByRole("navigation", { name: /Areas of the console|أقسام لوحة التحكم/ });

flow(
  "an invited operator sets up the second step and comes in by it, or by a recovery code",
  async ({ page }) => {
    const { email } = await enter(page, SHARED_DATA, "admin");
    await page.getByRole("button", { name: "Olga" }).click();
    await page.getByRole("menuitem", { name: "My sign-in" }).click();
    await page.getByRole("button", { name: "Turn on" }).click();
    const secret = await page.locator("code").textContent();
    const totp = new TOTP({ secret: secret ?? "" });
    await page.getByRole("textbox", { name: "Code" }).fill(totp.generate());
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.locator("#main ul li");
    await expect(codes).toHaveCount(10);
    const [recovery = ""] = await codes.allTextContents();
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("On: signing in asks for a code")).toBeVisible();

    await page.getByRole("button", { name: "Olga" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await signIn(page, email);
    await page.getByRole("textbox", { name: "Code" }).fill("000000");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("alert")).toContainText("The code is wrong");
    await page.getByRole("textbox", { name: "Code" }).fill(recovery);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(rail(page)).toBeVisible();
  },
);

flow("an invitation is good once", async ({ page }) => {
  const { path } = await enter(page, SHARED_DATA, "support");
  await page.context().clearCookies();
  await page.goto(path);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText("The invitation is over or was used");
});

flow("an operator sees the areas of its roles and no others", async ({ page }) => {
  await enter(page, SHARED_DATA, "examiner");
  await expect(rail(page).getByRole("link")).toHaveText(["Overview", "Exams", "Candidate groups"]);
  await page.goto("/admin/operators");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such screen");
});

flow("what was typed is still there after a session that ended", async ({ page }) => {
  const { email, operatorId } = await enter(page, SHARED_DATA, "admin");
  await page.goto("/admin/broadcasts");
  await page.getByRole("button", { name: "Tell all players" }).click();
  await page.getByLabel("Heading").first().fill("Night school");
  await operate(SHARED_DATA, "end_operator_sessions", { operator_id: operatorId });
  await page.getByLabel("Text").first().fill("Starts on Monday.");
  await page.getByRole("button", { name: "Tell all players" }).last().click();
  await expect(page.getByText("Your session has ended")).toBeVisible();
  await expect(page.getByLabel("Mail address")).toHaveValue(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Heading").first()).toHaveValue("Night school");
  await page.getByRole("button", { name: "Tell all players" }).last().click();
  await expect(page.getByRole("cell", { name: "Starts on Monday." })).toBeVisible();
});

flow("a player is found, closed and opened again, and coins are corrected", async ({ page, newPlayer }) => {
  const player = await newPlayer(undefined, "Xenia Wrightson");
  await enter(page, SHARED_DATA, "support");
  await page.goto("/admin/players");
  await page.keyboard.press("/");
  await page.keyboard.type("xenia wright");
  await page.getByRole("cell", { name: "Xenia Wrightson" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Xenia Wrightson");

  await page.getByRole("button", { name: "Correct coins" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Coins").fill("25");
  await dialog.getByLabel("Reason").fill("lost");
  await dialog.getByRole("button", { name: "Correct coins" }).click();
  await expect(dialog.getByRole("alert")).toContainText("See the marked fields: Reason.");
  await expect(dialog.getByText("At least 5 characters")).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("lost in a fault");
  await dialog.getByRole("button", { name: "Correct coins" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("cell", { name: "correction" })).toBeVisible();

  await page.getByRole("button", { name: "Deactivate" }).click();
  await dialog.getByLabel("Reason").fill("copied the bank");
  const close = dialog.getByRole("button", { name: "Deactivate" });
  await expect(close).toBeDisabled();
  await dialog.getByLabel("Type Xenia Wrightson to confirm").fill("Xenia Wrightson");
  await close.click();
  await expect(page.getByRole("button", { name: "Reactivate" })).toBeVisible();
  expect(await player.api.get_user_coin_score({})).toMatchObject({
    ok: false,
    refused: "account_deactivated",
  });
});

flow("a setting is changed within its bounds", async ({ page }) => {
  await enter(page, SHARED_DATA, "admin");
  await page.goto("/admin/settings");
  await page.getByLabel("Search").fill("badge.elite.reward");
  await page.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Value").fill("-5");
  await dialog.getByRole("button", { name: "Change" }).click();
  await expect(dialog.getByRole("alert")).toContainText("A field is not right");
  await dialog.getByLabel("Value").fill("41");
  await dialog.getByRole("button", { name: "Change" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("cell", { name: "41", exact: true })).toBeVisible();
});

for (const [round, { theme, language }] of LOOKS.entries()) {
  flow.describe(`${theme}, ${language}`, () => {
    flow.use({ colorScheme: theme, locale: language === "ar" ? "ar" : "en-GB" });

    flow("every area is accessible, and no page scrolls sideways", async ({ page, baseURL }) => {
      flow.slow();
      await page.goto("/admin/");
      const faults = [...(await findingsOf(page, "sign-in"))];
      const { path } = await invite(SHARED_DATA, ...EVERYTHING);
      await accept(page, path);
      const links = await rail(page).getByRole("link").all();
      const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
      expect(paths.length).toBeGreaterThan(10);
      for (const where of halfOf([...paths, "/admin/own", "/admin/exams/new"], round)) {
        await page.goto(new URL(where ?? "", baseURL).href);
        await expect(page.locator("#main h1")).toBeVisible();
        await page.waitForLoadState("networkidle");
        faults.push(...(await findingsOf(page, where ?? "")));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // The rail is a drawer where there is little room: drawn anew before anything is measured.
          await expect(rail(page)).toHaveCount(width > NARROW ? 1 : 0);
          faults.push(...(await sidewaysScroll(page, `${where} at ${width} px`)));
        }
      }
      expect(faults).toEqual([]);
    });
  });
}
