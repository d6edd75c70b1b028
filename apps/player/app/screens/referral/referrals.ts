import type { OutputOf } from "@crosscheck/contract";
import type { getReferrals } from "@crosscheck/contract/actions/players";
import { useApi } from "../../state/api.tsx";
import { usePages } from "../../state/use-pages.ts";

export type Referrals = OutputOf<typeof getReferrals>;
export type Friend = Referrals["friends"][number];

/** Friends who joined with the player's code, latest first, and what it has come to. */
export function useReferrals() {
  const api = useApi();
  return usePages({
    key: ["get_referrals"],
    ask: (page, options) => api.get_referrals(page, options),
    rowsOf: ({ friends }: Referrals) => friends,
    idOf: ({ number }) => number,
  });
}
