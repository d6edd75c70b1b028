import type { OutputOf } from "@crosscheck/contract";
import type { getPaymentRequest } from "@crosscheck/contract/actions/payouts";
import { nextPayoutAtMs } from "@crosscheck/rules/payouts/payout";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBoot } from "../../boot/root-data.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { usePages } from "../../state/use-pages.ts";

export type Payout = OutputOf<typeof getPaymentRequest>[number];

/** Working days that a payout takes. */
export const PAYOUT_DAYS = { least: 3, most: 5 } as const;

const PAYOUTS_KEY = ["get_payment_request"];
const BALANCES_KEY = ["get_user_coin_score"];

/** The player's payout requests, latest first. */
export function usePayouts() {
  const api = useApi();
  return usePages({
    key: PAYOUTS_KEY,
    ask: (page, options) => api.get_payment_request(page, options),
    rowsOf: (rows: readonly Payout[]) => rows,
    idOf: ({ payment_id }) => payment_id,
    // An operator may have looked at it meanwhile.
    staleTime: 0,
  });
}

/** All coins of the player, and those that can be paid out. */
export function useBalances() {
  const api = useApi();
  return useQuery({
    queryKey: BALANCES_KEY,
    queryFn: async ({ signal }) => {
      const outcome = await api.get_user_coin_score({}, { signal });
      // The head of the page shows them too.
      if (outcome.ok) updateOwnUser({ coins: outcome.data.coins });
      return outcome;
    },
    staleTime: 0,
  });
}

/** Reads everything again that a request changes, with the balance afterwards where it is known. */
export function usePayoutChanged(): (coins?: number) => Promise<void> {
  const queries = useQueryClient();
  return async (coins) => {
    if (coins !== undefined) updateOwnUser({ coins });
    await Promise.all(
      [PAYOUTS_KEY, BALANCES_KEY, ["get_tracker_data"]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** Numbers of payouts as an operator has set them; null while there are none. */
export function usePayoutTerms() {
  const { configurations } = useBoot();
  if (configurations?.payout !== true) return null;
  const { coins_per_unit: coinsPerUnit, minimum_redeem_coins: minimumCoins, payout_unit } = configurations;
  const unit = payout_unit.symbol === "" ? payout_unit.name : payout_unit.symbol;
  return { coinsPerUnit, minimumCoins: Math.max(1, minimumCoins), unit };
}

export type PayoutTerms = NonNullable<ReturnType<typeof usePayoutTerms>>;

export function isOpen({ status }: Payout): boolean {
  return status === "pending" || status === "approved";
}

/** When the next request may be filed (ms since epoch), by the latest one. */
export function nextRequestAtMs(latest: Payout | undefined): number {
  return nextPayoutAtMs(latest === undefined ? null : Date.parse(latest.date));
}
