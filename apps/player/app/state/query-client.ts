import { isPassingRefusal } from "@crosscheck/client/passing-refusal";
import { QueryClient, replaceEqualDeep } from "@tanstack/react-query";
import { rootStore } from "./root-store.ts";

const FRESH_MS = 30_000;
const RETRIES = 2;

let shared: QueryClient | undefined;

/**
 * The query cache of this tab, made with its first use: visitors never load it. It belongs to one player and is
 * emptied when another one, or nobody, is signed in, and asked for again in another language. Browser only.
 */
export function sharedQueryClient(): QueryClient {
  if (shared !== undefined) return shared;
  const client = createQueryClient();
  rootStore.subscribe(({ session: now }, { session: before }) => {
    if (now?.user.id !== before?.user.id) client.clear();
    // The server names what was played in the language it was told.
    else if (now?.user.web_language !== before?.user.web_language) void client.invalidateQueries();
  });
  shared = client;
  return client;
}

/**
 * Refusals are values, so whatever a query throws is a network that may come back. Calls go out even when the device
 * thinks it is offline: they fail at once and say so, and no change waits to happen when nobody expects it any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: RETRIES,
        networkMode: "always",
        refetchOnReconnect: true,
        structuralSharing: keepAnswer,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** An answer that is there outlives a server that cannot answer now. */
function keepAnswer(known: unknown, told: unknown): unknown {
  return isOutcome(known) && known.ok && isOutcome(told) && isPassingRefusal(told)
    ? known
    : replaceEqualDeep(known, told);
}

function isOutcome(value: unknown): value is { readonly ok: boolean; readonly refused?: string } {
  return typeof value === "object" && value !== null && "ok" in value;
}
