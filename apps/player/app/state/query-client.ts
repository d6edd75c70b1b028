import { QueryClient } from "@tanstack/react-query";
import { rootStore } from "./root-store.ts";

const FRESH_MS = 30_000;
const RETRIES = 2;

let shared: QueryClient | undefined;

/**
 * The query cache of this tab, made with its first use: visitors never load it. It belongs to one player and is
 * emptied when another one, or nobody, is signed in. Browser only.
 */
export function sharedQueryClient(): QueryClient {
  if (shared !== undefined) return shared;
  const client = createQueryClient();
  rootStore.subscribe((state, before) => {
    if (state.session?.user.id !== before.session?.user.id) client.clear();
  });
  shared = client;
  return client;
}

/** Refusals are values, so whatever a query throws is a network that may come back. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: RETRIES }, mutations: { retry: false } },
  });
}
