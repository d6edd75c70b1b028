import { useEffect } from "react";
import { useApi } from "../state/api.tsx";
import type { BattlePart } from "./battle-part.ts";

const LOOK_EVERY_MS = 1_000;
const MOST_LOOKS = 15;

/** Looks for what the battle has changed for the player until it is booked: that comes a moment after its end. */
export function useSettled({ store, card }: Pick<BattlePart, "store" | "card">, isPlayed: boolean): void {
  const api = useApi();
  const { battle_id: room_id } = card;
  const waits = isPlayed && card.own === null;
  useEffect(() => {
    if (!waits) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (looksLeft: number) => {
      const told = await api
        .get_question_by_room_id({ room_id, look: true, with_socket: true }, { signal: stop.signal })
        .catch(() => null);
      if (told?.ok === true) store.takeCard(told.data);
      if (!stop.signal.aborted && looksLeft > 1)
        timer = setTimeout(() => void look(looksLeft - 1), LOOK_EVERY_MS);
    };
    timer = setTimeout(() => void look(MOST_LOOKS), LOOK_EVERY_MS / 2);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [api, room_id, store, waits]);
}
