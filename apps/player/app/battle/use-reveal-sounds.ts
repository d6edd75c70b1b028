import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useEffect } from "react";
import { playSound } from "../play/media/sounds.ts";
import { useRootState } from "../state/root-store.ts";
import type { Stage } from "./stage.ts";

const BUZZ_MS = { right: [30], wrong: [25, 40, 25] } as const;

/** A tone and a short vibration for what became of the own answer, where the player has switched sound on. */
export function useRevealSounds(card: BattleCard, stage: Stage): void {
  const sound = useRootState((root) => root.sound);
  const number = stage.is === "revealed" ? stage.number : null;
  const told = card.reveals.find((row) => row.number === number);
  const own = told?.seats.find(({ seat }) => seat === card.own_seat);
  const verdict = own === undefined ? null : own.verdict === "correct" ? "right" : "wrong";
  useEffect(() => {
    if (!sound || verdict === null || number === null) return;
    void playSound(verdict);
    // Desks, and phones of one maker, cannot.
    if ("vibrate" in navigator) navigator.vibrate([...BUZZ_MS[verdict]]);
  }, [sound, verdict, number]);
}
