import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { tabTo } from "./play.ts";

const WELCOME = 100;
const PRICE = 80;
const PATH = "/quiz-zone/mountain-flying/levels/";

/** Unlocks mountain flying by keys alone, from its levels, in the words of a language. */
async function unlockByKeys(
  page: Page,
  words: { readonly offer: RegExp; readonly rest: RegExp; readonly unlock: string; readonly level: RegExp },
): Promise<void> {
  await page.goto(PATH);
  const offer = page.getByRole("button", { name: words.offer });
  await tabTo(page, offer);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(words.rest);
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await tabTo(page, dialog.getByRole("button", { name: words.unlock, exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: words.level })).toBeVisible();
}

flow(
  "a premium subject is unlocked by keys, from the lock on home to its first level",
  async ({ newPlayer, signIn }) => {
    const player = await newPlayer();
    const page = await signIn(player);
    await page.goto("/");
    const card = page.getByRole("main").getByRole("link", { name: /^Mountain flying/ });
    await expect(card).toContainText(`Premium: ${PRICE} coins`);
    await tabTo(page, card);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(PATH);
    await unlockByKeys(page, {
      offer: /^Unlock for 80 coins/,
      rest: /30 questions, 3 levels[\s\S]*You will have 20 left\. This cannot be undone\./,
      unlock: "Unlock",
      level: /Level 1/,
    });
    expect(await player.api.get_user_coin_score({})).toMatchObject({ data: { coins: WELCOME - PRICE } });
    await page.goto("/");
    await expect(card).not.toContainText("Premium");
    await page.goto("/profile/coin-history/");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
      /Subject unlocked[\s\S]*Mountain flying/,
    );
    // The other one is out of reach now.
    await page.goto("/quiz-zone/aerobatics-and-upset-recovery/levels/");
    await page.getByRole("button", { name: "Unlock for 120 coins" }).press("Enter");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      /You don't have enough coins\. You need 100 more coins/,
    );
  },
);

flow("the same in Arabic, on a narrow phone", async ({ product, context, signIn }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await unlockByKeys(page, {
    offer: /80 عملة/,
    rest: /سيبقى لديك 20\. لا يمكن التراجع عن ذلك\./,
    unlock: "افتح",
    level: /1/,
  });
  await expect(page.getByRole("heading", { level: 1, name: "الطيران الجبلي" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
