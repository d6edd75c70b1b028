import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Players whom this page does not listen to, until it is loaded anew; blocking is for longer. */
const mutedStore = createStore<{ readonly playerIds: readonly string[] }>()(() => ({ playerIds: [] }));

/** Whether what a seat says is not shown. */
export function useIsMuted({ seats }: BattleCard, seat: number): boolean {
  const playerId = seats.find((row) => row.seat === seat)?.user_id;
  return useStore(mutedStore, ({ playerIds }) => playerId !== undefined && playerIds.includes(playerId));
}

/** Players whose lines are not shown. */
export function useMutedIds(): readonly string[] {
  return useStore(mutedStore, ({ playerIds }) => playerIds);
}

/** Listens to a player no more, or again. */
export function toggleMuted(playerId: string): void {
  mutedStore.setState(({ playerIds }) => ({
    playerIds: playerIds.includes(playerId)
      ? playerIds.filter((id) => id !== playerId)
      : [...playerIds, playerId],
  }));
}

/** Listens to a player no more. */
export function mute(playerId: string): void {
  mutedStore.setState(({ playerIds }) => ({
    playerIds: playerIds.includes(playerId) ? playerIds : [...playerIds, playerId],
  }));
}
