import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPayoutAddress,
  maskAddress,
  nextPayoutAtMs,
  PAYOUT_WAIT_HOURS,
  payoutFault,
  payoutOf,
  type PayoutMethod,
} from "./payout.ts";

const WAIT_MS = PAYOUT_WAIT_HOURS * 3_600_000;
const NOW = 1_777_593_600_000;

describe("isPayoutAddress", () => {
  it.each<[PayoutMethod, string, boolean]>([
    ["paypal", "ann@example.org", true],
    ["paypal", "ann@example", false],
    ["paypal", "ann example@example.org", false],
    ["mobile", "+4915112345678", true],
    ["mobile", "015112345678", false],
    ["mobile", "+491511234567890123", false],
    ["upi", "ann.b@ybl", true],
    ["upi", "ann@example.org", false],
    ["upi", "@ybl", false],
    ["upi", "", false],
  ])("of %s: %s is %s", (method, address, isOne) => {
    expect(isPayoutAddress(method, address)).toBe(isOne);
  });
});

it.each<[PayoutMethod, string, string]>([
  ["paypal", "ann@example.org", "a•••@e•••.org"],
  ["mobile", "+4915112345678", "+49•••78"],
  ["upi", "ann.b@ybl", "a•••@ybl"],
])("masks an address of %s", (method, address, masked) => {
  expect(maskAddress(method, address)).toBe(masked);
});

it("pays whole units and takes no coin more than they cost", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 100_000 }), (coins, rate) => {
      const payout = payoutOf(coins, rate);
      expect(payout.coins).toBe(payout.units * rate);
      expect(coins - payout.coins).toBeGreaterThanOrEqual(0);
      expect(coins - payout.coins).toBeLessThan(rate);
    }),
  );
});

describe("payoutFault", () => {
  const player = { redeemableCoins: 2_000, lastRequestMs: NOW - WAIT_MS, hasOpenRequest: false };

  it.each([
    ["nothing", {}, 1_000, null],
    ["the minimum first", { redeemableCoins: 0, hasOpenRequest: true }, 999, "payout_minimum"],
    ["then the balance", { redeemableCoins: 999, lastRequestMs: NOW }, 1_000, "not_enough_coins"],
    ["then the wait", { lastRequestMs: NOW - WAIT_MS + 1, hasOpenRequest: true }, 1_000, "payout_wait"],
    ["then an open request", { hasOpenRequest: true }, 1_000, "payout_open"],
  ])("names %s", (_what, change, coins, fault) => {
    expect(payoutFault({ coins, nowMs: NOW }, { ...player, ...change }, 1_000)).toBe(fault);
  });

  it("never lets nothing be paid out, even without a minimum", () => {
    expect(payoutFault({ coins: 0, nowMs: NOW }, player, 0)).toBe("payout_minimum");
  });

  it("opens exactly 48 hours after the last request", () => {
    expect(nextPayoutAtMs(NOW)).toBe(NOW + WAIT_MS);
    expect(nextPayoutAtMs(null)).toBe(0);
  });
});
