import type { Page } from "@playwright/test";
import { expect, flow, signInAs } from "./flow.ts";
import { operate } from "./operator-command.ts";
import type { Player } from "./players.ts";
import { playLevel } from "./practice.ts";

/** Within what the first quiz brings. */
const TERMS = { payout: true, minimumRedeemCoins: 5, coinsPerUnit: 2, payoutUnitSymbol: "€" };

/** Opens the wallet, once the product has heard of the terms. */
async function openWallet(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${url}/profile/wallet/`);
    await expect(page.getByText("Minimum redeemable amount is 5.")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function request(page: Page, coins: string): Promise<void> {
  await page.getByText("UPI ID", { exact: true }).click();
  await page.getByLabel("Your UPI ID").fill("amelia@bank");
  await page.getByLabel("Coins to redeem").fill(coins);
  await expect(page.getByText(`8 coins = €4`)).toBeVisible();
  await page.getByRole("button", { name: "Request payout" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your requests" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(/€4.*Pending.*a•••@bank/s);
}

async function balances(player: Player): Promise<object> {
  const outcome = await player.api.get_user_coin_score({});
  if (!outcome.ok) throw new Error(outcome.refused);
  const { coins, redeemable_coins } = outcome.data;
  return { coins, redeemable_coins };
}

flow(
  "requests for a payout are refused with the coins back, and completed, for their players to see",
  async ({ ownProduct, newPlayer, context }) => {
    flow.slow();
    const product = await ownProduct();
    const act = (action: string, fields: object) => operate(product.dataFolder, action, fields);
    for (const [key, value] of Object.entries(TERMS)) await act("set_setting", { key, value });
    const pendingId = async () => {
      const { rows } = (await act("list_payouts", {})) as { rows: readonly { payout_id: string }[] }; // as the contract has it
      return rows[0]?.payout_id;
    };

    const refused = await newPlayer(product);
    await playLevel(refused, 0);
    expect(await balances(refused)).toEqual({ coins: 110, redeemable_coins: 10 });
    const page = await signInAs(context, product.url, refused);
    await openWallet(page, product.url);
    await request(page, "9");
    expect(await balances(refused)).toEqual({ coins: 102, redeemable_coins: 2 });
    await act("refuse_payout", { payout_id: await pendingId(), answer: "No such UPI ID." });
    await page.reload();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText(/Refused.*No such UPI ID\./s);
    await expect(page.getByText("You can file the next one from")).toBeVisible();
    expect(await balances(refused)).toEqual({ coins: 110, redeemable_coins: 10 });
    await page.goto(`${product.url}/profile/coin-history/`);
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
      "Returned from a payout",
    );
    await page.getByRole("main").getByRole("link", { name: "Wallet" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();

    const paid = await newPlayer(product);
    await playLevel(paid, 0);
    const other = await signInAs(context, product.url, paid);
    await openWallet(other, product.url);
    await request(other, "8");
    const payout_id = await pendingId();
    await act("approve_payout", { payout_id });
    expect(await act("view_payout_address", { payout_id })).toMatchObject({ payment_address: "amelia@bank" });
    await other.reload();
    await expect(other.getByRole("main").getByRole("listitem")).toHaveText(/Approved.*3 to 5 working days/s);
    await act("complete_payout", { payout_id });
    await other.reload();
    await expect(other.getByRole("main").getByRole("listitem")).toHaveText(/Completed.*It was paid\./s);
    expect(await balances(paid)).toEqual({ coins: 102, redeemable_coins: 2 });
  },
);

flow(
  "a pending request is deleted by its player, in Arabic and on a narrow phone",
  async ({ ownProduct, newPlayer, context }) => {
    flow.slow();
    const product = await ownProduct();
    for (const [key, value] of Object.entries(TERMS))
      await operate(product.dataFolder, "set_setting", { key, value });
    const player = await newPlayer(product);
    await playLevel(player, 0);
    const page = await signInAs(context, product.url, player);
    await page.setViewportSize({ width: 360, height: 740 });
    await openWallet(page, product.url);
    await request(page, "8");
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    await page.reload();
    await page.getByRole("button", { name: "حذف الطلب" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("48 ساعة");
    await dialog.getByRole("button", { name: "حذف الطلب" }).press("Enter");
    await expect(page.getByRole("main").getByRole("listitem")).toContainText("محذوف");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await balances(player)).toEqual({ coins: 110, redeemable_coins: 10 });
  },
);
