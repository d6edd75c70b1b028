import type { ActionOutcome } from "@crosscheck/contract";
import { useEffect, useEffectEvent, useState } from "react";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

type Answer = ActionOutcome<"get_random_questions">;

/** How a search stands. `untilMs`: when it is over, by the server's clock; null until the server has said so. */
type Search =
  | { readonly is: "idle" }
  | {
      readonly is: "searching";
      readonly matchId: string | null;
      readonly untilMs: number | null;
      readonly isAway: boolean;
    }
  | { readonly is: "nobody" }
  | { readonly is: "found"; readonly battleId: string }
  /** `waitSeconds`: when the same may be asked again; null: not known. */
  | { readonly is: "refused"; readonly refused: AnyRefusal; readonly waitSeconds: number | null };

const POLL_MS = 1_000;
const BEGUN: Search = { is: "searching", matchId: null, untilMs: null, isAway: false };

/** Looks for an opponent by asking once a second: asking is also how the page says that it is still there. */
export function useSearch(category: string, onFound: (battleId: string) => void) {
  const api = useApi();
  const language = useContentLanguage();
  const [search, setSearch] = useState<Search>({ is: "idle" });
  const matchId = search.is === "searching" ? search.matchId : null;
  const isOn = search.is === "searching";
  const wish = { ...language, category, with_socket: true };

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const known = matchId === null ? {} : { match_id: matchId };
    const answer = await api.get_random_questions({ ...wish, ...known }, { signal }).catch(() => null);
    if (!signal.aborted) setSearch((before) => after(before, answer));
  });
  const giveUp = useEffectEvent(() => {
    if (matchId === null) return;
    api
      .get_random_questions({ match_id: matchId, destroy_match: true }, { keepalive: true })
      .catch(() => undefined); // a search that nobody asks about is over soon anyway
  });
  const found = useEffectEvent(onFound);
  const foundId = search.is === "found" ? search.battleId : null;
  useEffect(() => {
    if (foundId !== null) found(foundId);
  }, [foundId]);

  // Whoever stops, or leaves the page, looks for nobody any more.
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      await ask(stop.signal);
      if (!stop.signal.aborted) timer = setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isOn]);
  useEffect(() => () => giveUp(), []);

  return {
    search,
    start: () => setSearch(BEGUN),
    stop: () => {
      giveUp();
      setSearch({ is: "idle" });
    },
    /** A game against the bot. */
    playBot: async () => {
      const answer = await api.get_random_questions({ ...wish, bot: true }).catch(() => null);
      setSearch((before) => after(before, answer));
    },
  };
}

/** How a search stands after an answer; null: none came. */
function after(before: Search, answer: Answer | null): Search {
  if (answer === null) {
    return before.is === "searching"
      ? { ...before, isAway: true }
      : { is: "refused", refused: "unavailable", waitSeconds: null };
  }
  if (!answer.ok) {
    const { refused, retryAfterSeconds } = answer;
    return { is: "refused", refused, waitSeconds: retryAfterSeconds };
  }
  const { state, match_id: matchId, room, searches_until: until } = answer.data;
  if (room !== null) return { is: "found", battleId: room.battle_id };
  if (state === "nobody") return { is: "nobody" };
  return {
    is: "searching",
    matchId,
    untilMs: until === null ? null : Date.parse(until),
    isAway: false,
  };
}
