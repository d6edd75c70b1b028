import { useEffect, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { wantFreshBoot } from "../boot/boot-refresh.ts";
import type { Boot } from "../boot/root-data.ts";
import { StartUpLoader } from "./StartUpLoader.tsx";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Keeps the full-screen loader until the web settings are there (spec §4), asking again with growing pauses. */
export function StartUp({ boot, children }: { boot: Boot | null; children: (boot: Boot) => ReactNode }) {
  if (boot === null || boot.settings === null) return <WaitForBoot />;
  return children(boot);
}

function WaitForBoot() {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let pauseMs = FIRST_RETRY_MS;
    let timer = setTimeout(ask, pauseMs);
    function ask() {
      pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS);
      void wantFreshBoot(revalidate).finally(() => {
        timer = setTimeout(ask, pauseMs);
      });
    }
    return () => clearTimeout(timer);
  }, [revalidate]);

  return <StartUpLoader />;
}
