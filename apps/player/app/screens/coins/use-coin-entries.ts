import type { OutputOf } from "@crosscheck/contract";
import type { getTrackerData } from "@crosscheck/contract/actions/coins";
import { useLanguage } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { usePages } from "../../state/use-pages.ts";

export type CoinEntry = OutputOf<typeof getTrackerData>[number];

export const FILTERS = ["all", "income", "expense"] as const;
export type Filter = (typeof FILTERS)[number];

const TYPES = { all: {}, income: { type: 1 }, expense: { type: 2 } } as const;

/** The player's entries page by page, named in the language of this page. */
export function useCoinEntries(filter: Filter) {
  const api = useApi();
  const { code: language } = useLanguage();
  return usePages({
    key: ["get_tracker_data", filter, language],
    ask: async (page, options) => {
      const outcome = await api.get_tracker_data({ ...TYPES[filter], ...page, language }, options);
      const latest = filter === "all" && page.offset === 0 && outcome.ok ? outcome.data[0] : undefined;
      // A prize or a payout may have come meanwhile: the head of the page shows the balance too.
      if (latest !== undefined) updateOwnUser({ coins: latest.balance_after });
      return outcome;
    },
    rowsOf: (rows: readonly CoinEntry[]) => rows,
    idOf: ({ id }) => id,
    // What a quiz has just brought is looked for here.
    staleTime: 0,
  });
}
