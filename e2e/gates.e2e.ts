import { expect, flow } from "./flow.ts";
import { codeTo, giveName, skipWelcome } from "./players.ts";
import { GUEST_SCREENS, OWN_PLAYER_PATHS, PLAYER_SCREENS, SPEC_PLAYER_PATHS } from "./screens.ts";

flow("a visitor is sent to sign in from every address that needs a player", async ({ page }) => {
  flow.slow();
  for (const path of new Set([...SPEC_PLAYER_PATHS, ...OWN_PLAYER_PATHS, ...PLAYER_SCREENS])) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(/\/auth\/login\/\?return_to=/);
    await expect.soft(page.getByText("Please login first"), path).toBeVisible();
  }
});

flow("the way to sign in is in the header, but not where it leads", async ({ page }) => {
  const way = page.getByRole("banner").locator("a[href='/auth/login/']");
  await page.goto("/auth/sign-up/");
  const before = await way.boundingBox();
  await way.click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome aboard" })).toBeVisible();
  await expect(way).toBeHidden();
  expect(await way.boundingBox(), "its room stays").toEqual(before);
});

flow("a signed-in player is sent home from the sign-in screens", async ({ signIn, product }) => {
  const page = await signIn();
  for (const path of GUEST_SCREENS) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(`${product.url}/`);
  }
  await page.goto(`/auth/login/?${new URLSearchParams({ return_to: "/quiz-zone/" })}`);
  await expect(page).toHaveURL(`${product.url}/quiz-zone/`);
});

flow("after signing in the player is where they wanted to go", async ({ page, product, newPhone }) => {
  const phone = newPhone();
  await page.goto("/quiz-zone/meteorology/?from=home");
  await expect(page.getByText("Please login first")).toBeVisible();
  await page.getByRole("link", { name: "Phone" }).click();
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("textbox", { name: "6-digit code" }).focus();
  await page.keyboard.type(await codeTo(product.outbox, phone));
  await giveName(page);
  await skipWelcome(page);
  await expect(page).toHaveURL(`${product.url}/quiz-zone/meteorology/?from=home`);
  await expect(page.getByRole("heading", { name: "Meteorology" })).toBeVisible();
});

flow("an address of another site is not followed after signing in", async ({ signIn, product }) => {
  const page = await signIn();
  await page.goto(`/auth/login/?${new URLSearchParams({ return_to: "https://example.com/" })}`);
  await expect(page).toHaveURL(`${product.url}/`);
});

flow("an unknown address says so and leads home", async ({ page, product }) => {
  const response = await page.goto("/no-such-waypoint/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

flow("signing out in one tab signs out the other", async ({ signIn, context, product }) => {
  const first = await signIn();
  await first.goto("/profile/");
  const second = await context.newPage();
  await second.goto("/quiz-zone/");
  await expect(second.getByRole("heading", { name: "Quiz zone" })).toBeVisible();

  await first.getByRole("button", { name: "Sign out" }).click();
  await expect(first).toHaveURL(`${product.url}/`);
  await expect(second).toHaveURL(`${product.url}/`);
  await expect(second.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await second.goto("/profile/");
  await expect(second.getByText("Please login first")).toBeVisible();
});
