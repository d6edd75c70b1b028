import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import type { Payout } from "./payouts.ts";
import WalletScreen from "./WalletScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const HOUR_MS = 3_600_000;
const ID = "00000000-0000-4000-8000-0000000000f1";
const LONG_AGO: Payout = {
  payment_id: ID,
  payment_type: "upi",
  payment_address: "a•••@ybl",
  payment_amount: 12,
  unit: "€",
  coin_used: 1_200,
  details: "For charts",
  status: "pending",
  date: "2026-05-03T10:00:00.000Z",
  approved_at: null,
  closed_at: null,
  answer: "",
};
const REFUSED: Payout = {
  ...LONG_AGO,
  status: "refused",
  closed_at: "2026-05-06T10:00:00.000Z",
  answer: "This address takes no money.",
};

const BALANCE = { coins: 5_100, redeemable_coins: 5_005, score: 340 };

let rows: Payout[] = [];
let balance = BALANCE;
beforeEach(() => {
  rows = [];
  balance = BALANCE;
});

const open = (api: Api = {}, { configurations, ...options }: Options = {}) =>
  show(<WalletScreen />, {
    remembered: SIGNED_IN,
    configurations: { payout: true, coins_per_unit: 10, ...configurations },
    api: {
      get_user_coin_score: async () => ok(balance),
      get_payment_request: async () => ok(rows, rows.length),
      ...api,
    },
    ...options,
  });
const coins = page.getByRole("textbox", { name: "Coins to redeem" });
const send = page.getByRole("button", { name: "Request payout" });
const method = (name: string) =>
  page.getByRole("group", { name: "How you want to be paid" }).getByText(name, { exact: true });

describe("the wallet", () => {
  it("shows both balances and the terms before anything is typed", async () => {
    await open();
    await expect.element(page.getByText("5,100", { exact: true })).toBeVisible();
    await expect.element(page.getByText("5,005", { exact: true })).toBeVisible();
    expect(rootStore.getState().session?.user.coins).toBe(5_100);
    await expect.element(page.getByText("Minimum redeemable amount is 1,000.")).toBeVisible();
    await expect.element(page.getByText(/10 coins = 1 units.*3 to 5 working days/)).toBeVisible();
    await expect.element(page.getByText("You have not asked for a payout yet.")).toBeVisible();
    await expect.element(page.getByText(/This is a demo/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("says that nothing is paid where it is a demo", async () => {
    await open({}, { settings: { demo_mode: true } });
    await expect.element(page.getByText(/nothing is really paid/)).toBeVisible();
  });

  it("computes the amount from the coins, in any digits, and sends both", async () => {
    const { requestsOf } = await open({
      set_payment_request: async () => {
        rows = [{ ...LONG_AGO, date: new Date().toISOString() }];
        balance = { ...BALANCE, coins: 3_900, redeemable_coins: 3_805 };
        return ok({ request: LONG_AGO, coins: 3_900, redeemable_coins: 3_805 });
      },
    });
    await coins.fill("١٢٣٤");
    await expect.element(page.getByText("1,230 coins = 123 units")).toBeVisible();
    await page.getByRole("textbox", { name: /PayPal/ }).fill("ann@example.org");
    await page.getByRole("textbox", { name: /^Reason or details/ }).fill("For charts");
    await send.click();
    await expect.element(page.getByRole("heading", { name: "Your requests" })).toHaveFocus();
    expect(requestsOf("set_payment_request")).toEqual([
      {
        payment_type: "paypal",
        payment_address: "ann@example.org",
        payment_amount: 123,
        coin_used: 1_234,
        details: "For charts",
      },
    ]);
    expect(rootStore.getState().session?.user.coins).toBe(3_900);
    await expect
      .element(page.getByText(/Your last payment request is still open.*You can file/))
      .toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  it("offers all whole units at once", async () => {
    await open();
    await page.getByRole("button", { name: "All 5,000" }).click();
    await expect.element(coins).toHaveValue("5000");
    await expect.element(page.getByText("5,000 coins = 500 units")).toBeVisible();
  });

  it.each([
    ["PayPal ID", "ann@example", "Please enter the email address of your PayPal account."],
    ["UPI ID", "ann", "Please enter a UPI ID such as name@bank."],
    ["Mobile number", "0170 1234", "Please enter a correct mobile number with country code."],
  ])("checks the address of %s", async (name, address, sentence) => {
    await open();
    await method(name).click();
    await page.getByRole("textbox").first().fill(address);
    await coins.fill("1000");
    await send.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expectAccessible();
  });

  it("takes a mobile number as people write it, with a keyboard for it", async () => {
    const { requestsOf } = await open({ set_payment_request: async () => refused("payout_wait") });
    await method("Mobile number").click();
    const number = page.getByRole("textbox", { name: "Mobile number to be paid to" });
    await expect.element(number).toHaveAttribute("type", "tel");
    await number.fill("+49 1512 3456789");
    await coins.fill("1000");
    await send.click();
    await expect.element(page.getByRole("alert").filter({ hasText: "48 hour wait" })).toBeVisible();
    expect(requestsOf("set_payment_request")).toMatchObject([{ payment_address: "+4915123456789" }]);
  });

  it("says what is missing", async () => {
    await open();
    await send.click();
    await expect.element(page.getByText("Please fill in all details.")).toBeVisible();
    await page.getByRole("textbox", { name: /PayPal/ }).fill("ann@example.org");
    await coins.fill("999");
    await expect
      .element(page.getByRole("alert").filter({ hasText: "Minimum redeemable amount is 1,000." }))
      .toBeVisible();
    await coins.fill("5010");
    await expect
      .element(page.getByText("You don't have enough coins. You need 5 more redeemable coins."))
      .toBeVisible();
  });

  it("has no form while the balance is below the minimum", async () => {
    await open({ get_user_coin_score: async () => ok({ coins: 900, redeemable_coins: 800, score: 1 }) });
    await expect.element(page.getByText("You need 200 more redeemable coins.")).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  it("says when the next request may be filed after one that is closed", async () => {
    rows = [{ ...REFUSED, date: new Date(Date.now() - HOUR_MS).toISOString() }];
    await open();
    await expect.element(page.getByText(/^You can file the next one from/)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  it("has a form again two days later, and keeps what was refused in sight", async () => {
    rows = [REFUSED];
    await open();
    await expect.element(send).toBeVisible();
    const row = page.getByRole("listitem");
    await expect.element(row).toMatchTextContent(/€12.*Refused.*1,200 coins.*UPI ID a•••@ybl.*For charts/);
    await expect.element(row).toMatchTextContent(/coins are back.*This address takes no money\./);
    await expect.element(page.getByRole("button", { name: "Delete request" })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("deletes a pending request after asking", async () => {
    rows = [LONG_AGO];
    const { requestsOf } = await open({
      delete_pending_payment_request: async () => {
        rows = [{ ...LONG_AGO, status: "cancelled" }];
        balance = { ...BALANCE, coins: 6_300, redeemable_coins: 6_205 };
        return ok({ payment_id: ID, status: "cancelled" as const, coins: 6_300, redeemable_coins: 6_205 });
      },
    });
    await page.getByRole("button", { name: "Delete request" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this request?" });
    await expect.element(dialog).toMatchTextContent("1,200 coins come back");
    expect(requestsOf("delete_pending_payment_request")).toEqual([]);
    await dialog.getByRole("button", { name: "Delete request" }).click();
    await expect.element(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    // The button that opened it is gone.
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(rootStore.getState().session?.user.coins).toBe(6_300);
  });

  it("shows what became of a request that somebody took on meanwhile", async () => {
    rows = [LONG_AGO];
    await open({
      delete_pending_payment_request: async () => {
        rows = [{ ...LONG_AGO, status: "approved" }];
        return refused("payout_not_pending");
      },
    });
    await page.getByRole("button", { name: "Delete request" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete request" }).click();
    await expect.element(page.getByText("This payment request is no longer pending.")).toBeVisible();
    await expect.element(page.getByText("It is being paid now.")).toBeVisible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_payment_request: async () => (isAway ? away() : ok([REFUSED], 1)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("€12")).toBeVisible();
  });

  it("explains itself while payouts are off, and keeps open requests in sight", async () => {
    rows = [LONG_AGO];
    await open({}, { configurations: { payout: false } });
    await expect
      .element(page.getByRole("heading", { name: "Payouts are switched off at the moment." }))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Delete request" })).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  it("says the same in Arabic", async () => {
    rows = [REFUSED];
    await open({}, { language: "ar" });
    await expect.element(page.getByRole("heading", { name: "المحفظة" })).toBeVisible();
    await expect.element(page.getByText("الحد الأدنى", { exact: false }).first()).toBeVisible();
    await expectAccessible();
  });
});
