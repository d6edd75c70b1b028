import { NetworkAway } from "@crosscheck/client/network-away";
import { useNavigate, useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { returnPathFrom } from "../../paths/return-path.ts";
import { useApi } from "../../state/api.tsx";
import { rootStore } from "../../state/root-store.ts";
import { offerOf } from "../home/next-best.ts";
import { useContentLanguage } from "../modes/category-queries.ts";
import type { EntryState } from "../modes/under-way.ts";

/** The way on from the welcome: what was tapped before the account was made, else the first question at once. */
export function useWayOn(): () => Promise<void> {
  const api = useApi();
  const text = useText();
  const language = useContentLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return async () => {
    // Whoever would rather not say is not asked again on home.
    rootStore.setState({ skipsLicence: true });
    const wanted = returnPathFrom(search, location.origin);
    if (wanted !== "/") return await navigate(wanted, { replace: true });
    const outcome = await api.get_next_best(language).catch((error: unknown) => {
      if (error instanceof NetworkAway) return { ok: false } as const;
      throw error;
    });
    if (!outcome.ok) return await navigate("/", { replace: true });
    // Its rules are those of every question here: the card that tells them waits for the second quiz.
    const state: Partial<EntryState> = { isStarted: true };
    await navigate(offerOf(outcome.data.next, text).to, { replace: true, state });
  };
}
