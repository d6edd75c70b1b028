import { useCallback } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { wantFreshBoot } from "../boot-refresh.ts";
import { rootStore } from "../state/root-store.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers a choice where the server can read it before it renders. */
export function rememberForServer(name: "lang" | "theme", value: string): void {
  // The Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** Changes the interface language in place: same screen, same state, fresh texts from the server. */
export function useSwitchLanguage(): (code: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return useCallback(
    async (code) => {
      rememberForServer("lang", code);
      rootStore.setState({ appLanguage: code });
      const url = new URL(location.href);
      if (url.searchParams.has("lang")) {
        // A language in the address outranks the cookie.
        url.searchParams.delete("lang");
        await navigate(`${url.pathname}${url.search}${url.hash}`, {
          replace: true,
          preventScrollReset: true,
        });
      }
      await wantFreshBoot(revalidate);
    },
    [navigate, revalidate],
  );
}
