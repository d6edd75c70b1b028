/** Wait between two payout requests of one player, whatever became of the first. Spec §9. */
export const PAYOUT_WAIT_HOURS = 48;
const MS_PER_HOUR = 3_600_000;

/** Where money is sent to: an address of PayPal, a mobile number, an address of UPI. Spec §3. */
export const PAYOUT_METHODS = ["paypal", "mobile", "upi"] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** UTF-16 units of an address. */
export const PAYOUT_ADDRESS_MAX = 254;
/** UTF-16 units of what a player adds to a request. */
export const PAYOUT_DETAILS_MAX = 300;

const ADDRESSES: Readonly<Record<PayoutMethod, RegExp>> = {
  paypal: /^[^\s@<>"(),:;\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
  // E.164
  mobile: /^\+[1-9]\d{6,14}$/,
  upi: /^[a-z0-9][a-z0-9._-]{1,63}@[a-z][a-z0-9]{1,63}$/i,
};

/** Whether an address is one of this method, by its form alone. */
export function isPayoutAddress(method: PayoutMethod, address: string): boolean {
  return address.length <= PAYOUT_ADDRESS_MAX && ADDRESSES[method].test(address);
}

/** An address as its owner recognises it and nobody else can use it: j•••@e•••.com, +49•••89, a•••@ybl. */
export function maskAddress(method: PayoutMethod, address: string): string {
  if (method === "mobile") return `${address.slice(0, 3)}•••${address.slice(-2)}`;
  const at = address.lastIndexOf("@");
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  const end = host.lastIndexOf(".");
  const shownHost = end === -1 ? host : `${host.slice(0, 1)}•••${host.slice(end)}`;
  return `${name.slice(0, 1)}•••@${shownHost}`;
}

/** What coins are worth: whole units, and the coins that make them; what is over stays with the player. */
export function payoutOf(
  coins: number,
  coinsPerUnit: number,
): { readonly units: number; readonly coins: number } {
  const units = Math.floor(coins / coinsPerUnit);
  return { units, coins: units * coinsPerUnit };
}

/**
 * When a player may file the next request (ms since epoch).
 *
 * @param lastRequestMs time of the previous one; null: at any time
 */
export function nextPayoutAtMs(lastRequestMs: number | null): number {
  return lastRequestMs === null ? 0 : lastRequestMs + PAYOUT_WAIT_HOURS * MS_PER_HOUR;
}

/** Why a request is refused, or null. */
export type PayoutFault = "payout_minimum" | "not_enough_coins" | "payout_wait" | "payout_open";

/** The first thing that stands against a request, in the order of the specification. */
export function payoutFault(
  request: { readonly coins: number; readonly nowMs: number },
  player: {
    readonly redeemableCoins: number;
    readonly lastRequestMs: number | null;
    readonly hasOpenRequest: boolean;
  },
  minimumCoins: number,
): PayoutFault | null {
  if (request.coins < Math.max(1, minimumCoins)) return "payout_minimum";
  if (request.coins > player.redeemableCoins) return "not_enough_coins";
  if (request.nowMs < nextPayoutAtMs(player.lastRequestMs)) return "payout_wait";
  return player.hasOpenRequest ? "payout_open" : null;
}
