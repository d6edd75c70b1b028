import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type CallName, type DataOf, type SentOf } from "../data/call.ts";

/** What a call answers, kept and asked again when somebody comes back to the page. */
export function useAnswer<N extends CallName>(
  name: N,
  fields: SentOf<N>,
  { every, isOff = false }: { readonly every?: number; readonly isOff?: boolean } = {},
): UseQueryResult<DataOf<N>> {
  return useQuery({
    queryKey: ["call", name, fields],
    queryFn: async ({ signal }) => (await call(name, fields, signal)).data,
    enabled: !isOff,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
}
