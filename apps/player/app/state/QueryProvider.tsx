import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sharedQueryClient } from "./query-client.ts";

/** Server data for what is below. Around everything behind the player gate, and around parts of open pages that need it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={sharedQueryClient()}>{children}</QueryClientProvider>;
}
