import { expect, flow, openAlive, signInAs } from "./flow.ts";

const SETTINGS = "/profile/settings/";
const LANGUAGE = "العربية";

flow("theme, sound, motion and language are kept after a reload", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(SETTINGS);
  const html = page.locator("html");
  // The label, as people do: a forced click on the hidden radio misses when the page still moves.
  await page.locator("label", { hasText: "Dark" }).click();
  await expect(html).toHaveClass("dark");
  const sound = page.getByRole("switch", { name: /^Sound and vibration/ });
  await expect(sound).not.toBeChecked();
  await sound.click();
  await page.getByRole("switch", { name: /^Less motion/ }).click();
  await expect(html).toHaveAttribute("data-motion", "reduced");
  await page.reload();
  await expect(html).toHaveClass("dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(sound).toBeChecked();
  await expect(page.getByRole("switch", { name: /^Less motion/ })).toBeChecked();
  await sound.click();
  await page.reload();
  await expect(sound).not.toBeChecked();

  await page
    .getByRole("group", { name: "Language", exact: true })
    .locator("label", { hasText: LANGUAGE })
    .click();
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "الإعدادات" })).toBeVisible();
  await page.reload();
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveClass("dark");
});

flow("a player changes the name others see", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/profile/");
  await page.getByLabel("Your name").fill("Bessie Coleman");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved.")).toBeVisible();
  // Another screen and back, before anything is asked for anew.
  await page.getByRole("navigation").getByRole("link", { name: "Fly" }).first().click();
  await expect(page.getByRole("heading", { name: "Ready for take-off, Bessie?" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Your name")).toHaveValue("Bessie Coleman");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ready for take-off, Bessie?" })).toBeVisible();
});

flow(
  "signing out everywhere ends the session of the other device too",
  async ({ signIn, newPlayer, browser, product }) => {
    const player = await newPlayer();
    const page = await signIn(player);
    await page.goto(SETTINGS);
    await expect(page.getByText("This device", { exact: true })).toBeVisible();

    const otherContext = await browser.newContext({ baseURL: product.url });
    const other = await signInAs(otherContext, product.url, player);
    await other.goto("/profile/");
    await expect(other.getByRole("heading", { name: "Profile" })).toBeVisible();

    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await other.goto("/quiz-zone/");
    await expect(other).toHaveURL(`${product.url}/`);
    await expect(other.getByText("Your sign-in has ended. Please sign in again.")).toBeVisible();
    await otherContext.close();
  },
);

flow("the demo version does not let a profile be changed", async ({ ownProduct, page }) => {
  flow.slow();
  const demo = await ownProduct({ env: { DEMO_MODE: "1" } });
  await page.goto(`${demo.url}/auth/login/`);
  await page.getByLabel("Email address").fill("amelia@demo.crosscheck.example");
  await page.getByLabel("Password", { exact: true }).fill("cleared-for-takeoff");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${demo.url}/`);

  await page.goto(`${demo.url}/profile/`);
  await page.getByLabel("Your name").fill("Somebody Else");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(
    page.getByText("Profile update and some actions are not allowed in the demo version."),
  ).toBeVisible();
});

flow("a language chosen at the foot of a page is told to the account", async ({ signIn }) => {
  const page = await signIn();
  await openAlive(page, "/");
  const told = page.waitForRequest(/\/api\/update_profile$/);
  // By key: the foot of home moves while what stands above it comes, and a press and its release may miss each other.
  await page.getByRole("contentinfo").getByRole("button", { name: LANGUAGE }).press("Enter");
  expect((await told).postData()).toContain("web_language");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

flow("a wrong word does not delete an account, the right one does", async ({ signIn, product }) => {
  const page = await signIn();
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const word = page.getByLabel("Type DELETE to confirm");
  const sentence = page.getByText("Please type DELETE, exactly as it is written here.");
  await word.fill("delete");
  await word.press("Enter");
  await expect(sentence).toBeVisible();
  await word.fill("DELETE");
  await expect(sentence).toBeHidden();
  await word.press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText("Your account is deleted. Safe flights.")).toBeVisible();
});

flow("a friend code that cannot be copied says so", async ({ signIn, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const page = await signIn();
  await page.goto("/profile/");
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("It could not be copied. Please select the code")).toBeVisible();
});
