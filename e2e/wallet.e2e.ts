import type { BrowserContext, Page } from "@playwright/test";
import { closeByKey, expectSound, PHONE, pressByKey, speak, typeByKey } from "./arabic-phone.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { operate } from "./operator-command.ts";
import { tabTo } from "./play.ts";
import type { Player } from "./players.ts";
import { playLevel } from "./practice.ts";

/** Within what the first quiz brings. */
const TERMS = { payout: true, minimumRedeemCoins: 5, coinsPerUnit: 2, payoutUnitSymbol: "€" };
const EARNED = { coins: 110, redeemable_coins: 10 };
const SPENT = { coins: 102, redeemable_coins: 2 };

/** A player who has earned coins, and the product's operator beside them. */
type Walk = {
  readonly context: BrowserContext;
  readonly url: string;
  readonly player: Player;
  readonly act: (action: string, fields: object) => Promise<unknown>;
};

const requestOn = (page: Page) => page.getByRole("main").getByRole("listitem");

/** Opens the wallet in Arabic, once the product has heard of the terms, and files a request by keys. */
async function request({ context, url, player }: Walk, coins: string): Promise<Page> {
  await speak(context, url, "ar");
  await playLevel(player, 0);
  expect(await balances(player)).toEqual(EARNED);
  const page = await signInAs(context, url, player);
  await expect(async () => {
    await page.goto(`${url}/profile/wallet/`);
    await expect(page.getByText("الحد الأدنى للاستبدال هو 5.")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const upi = page.getByRole("radio", { name: "معرّف UPI" });
  await tabTo(page, page.getByRole("radio", { checked: true }));
  // From the first choice back to the last one.
  await page.keyboard.press("ArrowUp");
  await expect(upi).toBeChecked();
  await typeByKey(page, page.getByLabel("معرّف UPI الخاص بك"), "amelia@bank");
  await typeByKey(page, page.getByLabel("العملات المراد استردادها"), coins);
  await expect(page.getByText(/^عدد العملات 8 = \S*€4/)).toBeVisible();
  await expectSound(page, "a request");
  await pressByKey(page, page.getByRole("button", { name: "طلب الدفع" }));
  await expect(page.getByRole("heading", { name: "طلباتك" })).toBeFocused();
  await expect(requestOn(page)).toHaveText(/4.*قيد الانتظار.*a•••@bank/s);
  expect(await balances(player)).toEqual(SPENT);
  return page;
}

/** Shows the page as it is now in a language. */
async function showIn({ context, url }: Walk, page: Page, language: "en" | "ar"): Promise<void> {
  await speak(context, url, language);
  await page.reload();
}

async function balances(player: Player): Promise<object> {
  const outcome = await player.api.get_user_coin_score({});
  if (!outcome.ok) throw new Error(outcome.refused);
  const { coins, redeemable_coins } = outcome.data;
  return { coins, redeemable_coins };
}

async function pendingId({ act }: Walk): Promise<string | undefined> {
  const { rows } = (await act("list_payouts", {})) as { rows: readonly { payout_id: string }[] }; // as the contract has it
  return rows[0]?.payout_id;
}

async function seeRefused(walk: Walk): Promise<void> {
  const page = await request(walk, "9");
  await walk.act("refuse_payout", { payout_id: await pendingId(walk), answer: "No such UPI ID." });
  await page.reload();
  await expect(requestOn(page)).toHaveText(/مرفوض.*No such UPI ID\./s);
  await expect(page.getByText("يمكنك تقديم الطلب التالي بدءًا من")).toBeVisible();
  expect(await balances(walk.player)).toEqual(EARNED);
  await expectSound(page, "a refused request");
  await showIn(walk, page, "en");
  await expect(requestOn(page)).toHaveText(/€4.*Refused.*a•••@bank.*No such UPI ID\./s);
  await expect(page.getByText("You can file the next one from")).toBeVisible();

  await speak(walk.context, walk.url, "ar");
  await page.goto(`${walk.url}/profile/coin-history/`);
  await expect(requestOn(page).first()).toContainText("عاد من طلب دفع");
  await expectSound(page, "the coins that came back");
  await pressByKey(page, page.getByRole("main").getByRole("link", { name: "المحفظة" }));
  await expect(page.getByRole("heading", { level: 1, name: "المحفظة" })).toBeFocused();
}

async function seePaid(walk: Walk): Promise<void> {
  const page = await request(walk, "8");
  const payout_id = await pendingId(walk);
  await walk.act("approve_payout", { payout_id });
  expect(await walk.act("view_payout_address", { payout_id })).toMatchObject({
    payment_address: "amelia@bank",
  });
  await page.reload();
  await expect(requestOn(page)).toHaveText(/مقبول.*من 3 إلى 5 أيام عمل/s);
  await showIn(walk, page, "en");
  await expect(requestOn(page)).toHaveText(/Approved.*3 to 5 working days/s);
  await walk.act("complete_payout", { payout_id });
  await page.reload();
  await expect(requestOn(page)).toHaveText(/Completed.*It was paid\./s);
  await showIn(walk, page, "ar");
  await expect(requestOn(page)).toHaveText(/مكتمل.*تم الدفع\./s);
  await expectSound(page, "a completed request");
  expect(await balances(walk.player)).toEqual(SPENT);
}

async function takeBack(walk: Walk): Promise<void> {
  const page = await request(walk, "8");
  const open = page.getByRole("button", { name: "حذف الطلب" });
  await pressByKey(page, open);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("48 ساعة");
  await expectSound(page, "before a request is deleted");
  await closeByKey(page, open);
  await page.keyboard.press("Enter");
  await pressByKey(page, dialog.getByRole("button", { name: "حذف الطلب" }));
  await expect(requestOn(page)).toContainText("محذوف");
  // The button that opened the dialog is gone.
  await expect(page.getByRole("heading", { level: 1, name: "المحفظة" })).toBeFocused();
  await expectSound(page, "a deleted request");
  expect(await balances(walk.player)).toEqual(EARNED);
}

flow.use(PHONE);

flow(
  "requests for a payout are refused, completed and deleted: by key, in Arabic, on a narrow phone",
  async ({ ownProduct, newPlayer, context }) => {
    flow.setTimeout(300_000);
    const product = await ownProduct();
    const act = (action: string, fields: object) => operate(product.dataFolder, action, fields);
    for (const [key, value] of Object.entries(TERMS)) await act("set_setting", { key, value });
    // Each has the only request that is open.
    for (const walk of [seeRefused, seePaid, takeBack])
      await walk({ context, url: product.url, act, player: await newPlayer(product) });
  },
);
