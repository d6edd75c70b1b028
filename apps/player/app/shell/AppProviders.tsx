import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { registerWorker } from "../hooks/register-worker.ts";
import { TextsProvider } from "../i18n/texts.tsx";
import type { Boot } from "../boot/root-data.ts";
import { lazyServerCalls, ServerCallsProvider, type ServerCalls } from "../state/api.tsx";
import { followOtherTabs } from "../state/other-tabs.ts";
import type { RootState } from "../state/root-state.ts";
import { rootStore, takePathAfterSession } from "../state/root-store.ts";

async function fade() {
  (await import("../hooks/screen-change.ts")).fadeScreens();
}

async function claim(api: ServerCalls["api"]) {
  await (await import("../trial/claim-trial.ts")).claimTrial(api);
}

/** What every screen relies on: texts, server calls, and the end of a session. */
export function AppProviders({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [calls] = useState(lazyServerCalls);
  const navigate = useNavigate();

  useEffect(() => followOtherTabs(), []);
  useEffect(registerWorker, [boot.language.code]);
  useEffect(() => {
    // Without a network screens change at once.
    fade().catch(() => undefined);
  }, []);
  useEffect(
    () =>
      rootStore.subscribe((state, before) => {
        // However a session ends (sign-out here or in another tab, 401): home (spec §4).
        if (before.session !== null && state.session === null) void navigate(takePathAfterSession());
      }),
    [navigate],
  );

  useEffect(() => {
    const handIn = ({ session, trial }: RootState) => {
      if (session === null || trial === null) return;
      // Without a network the slip stays for the next visit.
      claim(calls.api).catch(reportError);
    };
    handIn(rootStore.getState());
    return rootStore.subscribe(handIn);
  }, [calls]);

  return (
    <TextsProvider language={boot.language} messages={boot.messages}>
      <ServerCallsProvider calls={calls}>{children}</ServerCallsProvider>
    </TextsProvider>
  );
}
