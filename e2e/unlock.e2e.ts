import type { Locator, Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { setPrice, SHARED_DATA } from "./operator-command.ts";

/** Subjects that no other flow plays. */
const AFFORDABLE = { slug: "atpl-mass-and-balance", name: "Mass and balance", price: 60 };
const DEAR = { slug: "atpl-communications", name: "Communications", price: 500 };
const WELCOME = 100;
const SUBJECTS = "/quiz-zone/?pack=atpl";

/** Gives a subject its price and waits until the list shows it locked. */
async function lockedCard(page: Page, { slug, name, price }: typeof DEAR): Promise<Locator> {
  await setPrice(SHARED_DATA, slug, price);
  const card = page.getByRole("button", { name: new RegExp(`^${name}.*Unlock for ${price} coins`) });
  await expect(async () => {
    await page.goto(SUBJECTS);
    await expect(page.getByRole("heading", { name: "Quiz zone" })).toBeVisible();
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return card;
}

flow("a player unlocks a premium subject with coins, once and for good", async ({ signIn }) => {
  const page = await signIn();
  const card = await lockedCard(page, AFFORDABLE);
  await card.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("It costs 60 coins, once and for good. You have 100.")).toBeVisible();
  const told = page.waitForResponse(/\/api\/unlock_premium_category$/);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  expect(await (await told).json()).toMatchObject({
    error: false,
    data: { category: AFFORDABLE.slug, coins: WELCOME - AFFORDABLE.price },
  });
  await expect(dialog).toBeHidden();
  await expect(card).toBeHidden();

  await page.getByRole("link", { name: new RegExp(`^${AFFORDABLE.name}`) }).click();
  await expect(page.getByRole("heading", { name: AFFORDABLE.name })).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("link", { name: /Level 1/ })).toBeVisible();
  await page.goto("/profile/");
  await expect(page.getByRole("main")).toContainText(`Coins${WELCOME - AFFORDABLE.price}`);
});

flow("a player with too few coins is told so and keeps them", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  const page = await signIn(player);
  const card = await lockedCard(page, DEAR);
  await card.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(
    `You don't have enough coins. You need ${DEAR.price - WELCOME} more coins.`,
  );
  expect(await player.api.unlock_premium_category({ category: DEAR.slug })).toMatchObject({
    ok: false,
    refused: "not_enough_coins",
  });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();

  await page.goto(`/quiz-zone/${DEAR.slug}/play/1/`);
  await expect(page.getByText("Unlock this category first.")).toBeVisible();
  await page.getByRole("link", { name: "Quiz zone" }).click();
  await expect(page).toHaveURL(/\/quiz-zone\/$/);
  await page.goto("/profile/");
  await expect(page.getByRole("main")).toContainText(`Coins${WELCOME}`);
});
