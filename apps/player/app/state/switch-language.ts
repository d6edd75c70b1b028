import { NetworkAway } from "@crosscheck/client/network-away";
import type { Api } from "@crosscheck/client";
import { useCallback } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { wantFreshBoot } from "../boot/boot-refresh.ts";
import { useApi } from "./api.tsx";
import { rootStore, updateOwnUser } from "./root-store.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers a choice where the server can read it before it renders. */
export function rememberForServer(name: "lang" | "theme" | "content", value: string): void {
  // The Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** Changes the interface language in place: same screen, same state, fresh texts from the server. The account learns it too. */
export function useSwitchLanguage(): (code: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const api = useApi();
  return useCallback(
    async (code) => {
      rememberForServer("lang", code);
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
      await tellAccount(api, code);
    },
    [api, navigate, revalidate],
  );
}

/** For mails, notices and names of what was played. A refusal is no concern of the page, and a network that is away does not bring its language back. */
export async function tellAccount(api: Api, code: string): Promise<void> {
  if (rootStore.getState().session === null) return;
  try {
    const told = await api.update_profile({ web_language: code });
    if (told.ok) updateOwnUser({ web_language: code });
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
  }
}
