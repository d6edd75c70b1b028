import type { Page } from "@playwright/test";
import { closeByKey, expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { expect, flow } from "./flow.ts";

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
  await pressByKey(page, offer);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(words.rest);
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await expectSound(page, "the offer");
  await closeByKey(page, offer);
  await page.keyboard.press("Enter");
  await pressByKey(page, dialog.getByRole("button", { name: words.unlock, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").getByRole("link", { name: words.level })).toBeVisible();
  // The offer is gone.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

flow.use(PHONE);

flow(
  "a premium subject is unlocked by keys, from the lock on home to its first level",
  async ({ newPlayer, signIn }) => {
    const player = await newPlayer();
    const page = await signIn(player);
    await page.goto("/");
    const card = page.getByRole("main").getByRole("link", { name: /^Mountain flying/ });
    await expect(card).toContainText(`Premium: ${PRICE} coins`);
    await pressByKey(page, card);
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
    await pressByKey(page, page.getByRole("button", { name: "Unlock for 120 coins" }));
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      /You don't have enough coins\. You need 100 more coins/,
    );
  },
);

flow("the same in Arabic", async ({ product, context, signIn }) => {
  await speak(context, product.url, "ar");
  const page = await signIn();
  await unlockByKeys(page, {
    offer: /80 عملة/,
    rest: /سيبقى لديك 20\. لا يمكن التراجع عن ذلك\./,
    unlock: "افتح",
    level: /1/,
  });
  await expect(page.getByRole("heading", { level: 1, name: "الطيران الجبلي" })).toBeFocused();
  await expectSound(page, "an unlocked subject");
  await page.goto("/profile/coin-history/");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    /فتح مادة[\s\S]*الطيران الجبلي/,
  );
  await expectSound(page, "what was spent");
});
