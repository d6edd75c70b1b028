import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type CallName, type DataOf, type SentOf } from "../data/call.ts";

type Options<Data> = {
  /** How often it is asked again (ms), also by what it answered last; absent: when somebody comes back. */
  readonly every?: number | ((data: Data | undefined) => number);
  readonly isOff?: boolean;
};

/** What a call answers, kept and asked again when somebody comes back to the page. */
export function useAnswer<N extends CallName>(
  name: N,
  fields: SentOf<N>,
  { every, isOff = false }: Options<DataOf<N>> = {},
): UseQueryResult<DataOf<N>> {
  return useQuery({
    queryKey: ["call", name, fields],
    queryFn: async ({ signal }) => (await call(name, fields, signal)).data,
    enabled: !isOff,
    ...(every === undefined
      ? {}
      : {
          refetchInterval: ({ state }: { readonly state: { readonly data?: unknown } }) =>
            // Of this query.
            typeof every === "number" ? every : every(state.data as DataOf<N> | undefined),
        }),
  });
}
