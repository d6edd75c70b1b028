import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useEffect } from "react";
import { playSound } from "../play/media/sounds.ts";
import type { Stage } from "./stage.ts";

/** The sound of what became of the own answer. */
export function useRevealSounds(card: BattleCard, stage: Stage): void {
  const number = stage.is === "revealed" ? stage.number : null;
  const told = card.reveals.find((row) => row.number === number);
  const own = told?.seats.find(({ seat }) => seat === card.own_seat);
  const verdict = own === undefined ? null : own.verdict === "correct" ? "right" : "wrong";
  useEffect(() => {
    if (verdict !== null && number !== null) void playSound(verdict);
  }, [verdict, number]);
}
