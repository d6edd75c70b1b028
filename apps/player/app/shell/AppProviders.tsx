import { QueryClientProvider } from "@tanstack/react-query";
import type { BootData } from "@crosscheck/contract";
import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { TextsProvider } from "../i18n/texts.tsx";
import { createServerCalls, ServerCallsProvider } from "../state/api.tsx";
import { followOtherTabs } from "../state/other-tabs.ts";
import { createQueryClient } from "../state/query-client.ts";
import { rootStore, takePathAfterSession } from "../state/root-store.ts";

/** What screens rely on: texts, server calls, query cache, and the end of a session. */
export function AppProviders({ boot, children }: { boot: BootData; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [calls] = useState(createServerCalls);
  const navigate = useNavigate();

  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      rootStore.subscribe((state, before) => {
        if (state.session?.user.id === before.session?.user.id) return;
        queryClient.clear();
        // However a session ends (sign-out here or in another tab, 401): home (spec §4).
        if (state.session === null) void navigate(takePathAfterSession());
      }),
    [navigate, queryClient],
  );

  return (
    <TextsProvider boot={boot}>
      <QueryClientProvider client={queryClient}>
        <ServerCallsProvider calls={calls}>{children}</ServerCallsProvider>
      </QueryClientProvider>
    </TextsProvider>
  );
}
