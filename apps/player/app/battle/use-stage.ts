import type { FoldedBattle } from "@crosscheck/client/battle/fold-frame";
import { useEffect, useState } from "react";
import { nextStageAt, stageAt, type Stage } from "./stage.ts";

/** How long the last question's reveal is shown before the result. */
const LAST_REVEAL_MS = 2_600;

/** The stage of a battle, which follows the server's clock though nothing is told. */
export function useStage(battle: FoldedBattle, offsetMs: number): Stage {
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs);
  useEffect(() => {
    const look = () => setNowMs(Date.now() + offsetMs);
    look();
    const nextMs = nextStageAt(battle, Date.now() + offsetMs);
    const timer = nextMs === null ? undefined : setTimeout(look, nextMs - Date.now() - offsetMs + 1);
    // A page that was hidden had its timers slowed down.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [battle, offsetMs]);
  const stage = stageAt(battle, nowMs);
  return useLastReveal(battle, stage);
}

/** Whoever saw the last question sees what became of it before the result comes. */
function useLastReveal({ card }: FoldedBattle, stage: Stage): Stage {
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isRead, setIsRead] = useState(false);
  if (!hasPlayed && (stage.is === "asking" || stage.is === "revealed")) setHasPlayed(true);
  const last = card.reveals.at(-1);
  const waits = stage.is === "over" && hasPlayed && !isRead && card.result?.reason === "points";
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setIsRead(true), LAST_REVEAL_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && last !== undefined ? { is: "revealed", number: last.number } : stage;
}
