import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 30_000;
const RETRIES = 2;

/** Refusals are values, so whatever a query throws is a network that may come back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: RETRIES }, mutations: { retry: false } },
  });
}
