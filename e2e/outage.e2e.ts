import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { LEVEL_1, optionsOf, stemOf, waitForParts, waitForQuestion } from "./play.ts";

const SUBMIT = "**/api/submit_answer";
const NETWORK_AWAY = "The network is away. Your answer is kept and sent as soon as it is back.";

/** The server says that it cannot answer now, as it does while its database restarts. */
async function refuseAll(page: Page): Promise<void> {
  await page.route("**/api/*", (route) =>
    route.fulfill({
      status: 503,
      json: { error: true, message: "222", retry_after_seconds: 1 },
    }),
  );
}

flow("an answer the server cannot take for a moment goes through by itself", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await refuseAll(page);
  await optionsOf(page).first().click();
  await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
  await page.unrouteAll();
  const next = page.getByRole("button", { name: "Next question" });
  await expect(next).toHaveAccessibleDescription(/^(Right!|Not right\.) /);
  await refuseAll(page);
  await next.click();
  await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
  await page.unrouteAll();
  await waitForQuestion(page, 2);
});

flow("an answer on its way is sent after a reload too", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const stem = await stemOf(page);
  await page.route(SUBMIT, (route) => route.abort());
  await optionsOf(page).nth(1).click();
  await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
  await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.unroute(SUBMIT);
  await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
  expect(await stemOf(page)).toBe(stem);
});

flow(
  "a session that ends in the middle of a quiz leads home at once",
  async ({ product, signIn, context }) => {
    const page = await signIn();
    await page.goto(LEVEL_1);
    await waitForQuestion(page, 1);
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => localStorage.removeItem("root"));
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  },
);

flow("a key held down on an answer does not skip its explanation", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await optionsOf(page).first().focus();
  await page.keyboard.down("Enter");
  const next = page.getByRole("button", { name: "Next question" });
  await expect(next).toBeFocused();
  // Without a key up in between these are the repeats of a held key.
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  await expect(next).toBeFocused();
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await waitForQuestion(page, 2);
});

flow(
  "the account is not deleted later by a press without a network",
  async ({ newPlayer, signIn, context }) => {
    const player = await newPlayer();
    const page = await signIn(player);
    await page.goto("/profile/settings/");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("DELETE");
    await cutNetwork(page);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByRole("alert")).toContainText(/network/i);
    await dialog.getByRole("button", { name: "Keep my account" }).click();
    await context.setOffline(false);
    // Whatever waited for the network has gone out before this is answered.
    const answered = page.waitForResponse(/\/api\//);
    await page.getByRole("navigation").getByRole("link", { name: "Fly" }).first().click();
    await answered;
    await expect(page.getByRole("heading", { name: /Amelia/ })).toBeVisible();
    expect((await player.api.get_user_by_id({})).ok).toBe(true);
  },
);

flow("without a network the language stays, and a screen says what is missing", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/profile/settings/");
  const arabic = page
    .getByRole("group", { name: "Language", exact: true })
    .getByRole("radio", { name: "العربية" });
  await expect(arabic).toBeVisible();
  await cutNetwork(page);
  await arabic.press("Space");
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

flow("a kind of question whose code is away appears as soon as it is here", async ({ signIn }) => {
  const page = await signIn();
  // Asked for again, it has another address.
  const code = /\/(?:WordTilesQuestion|word-tiles)-/;
  let refused = 0;
  await page.route(code, async (route) => {
    refused += 1;
    await route.abort();
  });
  await page.goto("/guess-the-word/word-aircraft/play/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.unroute(code);
  await expect(page.getByRole("region", { name: "Letters" })).toBeVisible();
});

flow("a quiz can be left without a network", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await waitForParts(page, ["ConfirmDialog"]);
  await cutNetwork(page);
  await page.getByRole("link", { name: "Leave the quiz" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await waitForQuestion(page, 1);
});
