import type { OutputOf } from "@crosscheck/contract";
import type { getBattleStatistics } from "@crosscheck/contract/actions/battle-statistics";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";
import { usePages } from "../../state/use-pages.ts";

export type BattleStatistics = OutputOf<typeof getBattleStatistics>;
export type Battle = BattleStatistics["data"][number];
export type Opponent = Battle["opponents"][number];

/** Orders of the list, and how each is asked for; the first is the one it opens with. */
export const ORDERS = {
  newest: { sort: "date", order: "DESC" },
  oldest: { sort: "date", order: "ASC" },
  opponent: { sort: "opponent", order: "ASC" },
  result: { sort: "result", order: "ASC" },
} as const;
export type Order = keyof typeof ORDERS;

const KEY = "get_battle_statistics";

/** The own battles page by page. */
export function useBattles(order: Order) {
  const api = useApi();
  return usePages({
    key: [KEY, order],
    ask: (page, options) => api.get_battle_statistics({ ...ORDERS[order], ...page }, options),
    rowsOf: ({ data }: BattleStatistics) => data,
    idOf: ({ battle_id: id }) => id,
    // A battle that was just played is looked for here.
    staleTime: 0,
  });
}

/** The own record without the list of battles. */
export function useRecord() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, "record"],
    queryFn: ({ signal }) => api.get_battle_statistics({ limit: 1 }, { signal }),
    staleTime: 0,
  });
}

/** How many battles are looked through for players to challenge. */
const LAST_BATTLES = 50;

/** Players met in the last battles, the latest first; undefined until they are known. */
export function useMetPlayers(): readonly Opponent[] | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [KEY, "met"],
    queryFn: ({ signal }) => api.get_battle_statistics({ limit: LAST_BATTLES }, { signal }),
  });
  if (data === undefined) return undefined;
  return data.ok ? metIn(data.data.data) : [];
}

/** People among the opponents of these battles, each once. */
function metIn(battles: readonly Battle[]): readonly Opponent[] {
  const people = battles.flatMap(({ opponents }) =>
    opponents.filter((opponent) => !opponent.is_bot && !opponent.is_deleted),
  );
  return [...new Map(people.toReversed().map((one) => [one.user_id, one])).values()].toReversed();
}
