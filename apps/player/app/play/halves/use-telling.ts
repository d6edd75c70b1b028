import { tellingMs, type Verdict } from "@crosscheck/rules/attempts/telling-time";
import { useEffect, useEffectEvent, useState } from "react";
import { useRootState } from "../../state/root-store.ts";
import { hasOpenDialog, useWindowKeys } from "../../view/keys/use-window-keys.ts";

/** A press that lasts this long asks for the reason. */
const LONG_PRESS_MS = 400;

/**
 * The time an answer is told before the next question comes by itself. A short tap goes on; a long press, the arrow down,
 * or the player's choice of waiting holds it, so that its reason can be read. Nothing goes on unseen.
 *
 * @param verdict null while there is nothing to tell
 */
export function useTelling(verdict: Verdict | null, onNext: () => void) {
  const waits = useRootState((root) => root.waitsAfterAnswer);
  const [isHeldByHand, setIsHeldByHand] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const ms = verdict === null || isHeldByHand ? null : tellingMs(verdict, waits);
  const hold = () => setIsHeldByHand(true);

  const endTelling = useEffectEvent(() => {
    if (document.hidden || hasOpenDialog()) hold();
    else onNext();
  });
  useEffect(() => {
    if (ms === null) return;
    const timer = isPressed
      ? setTimeout(() => setIsHeldByHand(true), LONG_PRESS_MS)
      : setTimeout(() => endTelling(), ms);
    return () => clearTimeout(timer);
  }, [isPressed, ms]);

  useWindowKeys((event) => {
    if (ms === null || event.key !== "ArrowDown") return;
    event.preventDefault();
    hold();
  });

  const letGo = () => setIsPressed(false);
  return {
    /** What is flashed; null while nothing is. */
    flash: verdict === null || ms === null ? null : { verdict, ms, isStopped: isPressed, onHold: hold },
    isHeld: verdict !== null && ms === null,
    press: {
      onPointerDown: () => setIsPressed(ms !== null),
      onPointerUp: () => {
        if (isPressed && ms !== null) onNext();
        letGo();
      },
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
