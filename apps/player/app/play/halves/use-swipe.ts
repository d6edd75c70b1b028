import { useRef, type PointerEvent } from "react";
import { isCalm } from "../../hooks/is-calm.ts";
import { sideOfSwipe, type Side } from "./sides.ts";

/** Degrees that a statement banks for each px it is dragged. */
const BANK = 0.05;

type Start = { readonly x: number; readonly y: number; readonly atMs: number };

/**
 * Handlers of a card that can be thrown to a side with a finger. While it is dragged it follows, and `data-lean` says the
 * side it would go to; a mouse selects text as everywhere.
 *
 * @param onSide null while nothing can be thrown
 */
export function useSwipe(onSide: ((side: Side) => void) | null) {
  const start = useRef<Start | null>(null);
  const dragOf = ({ clientX, clientY, timeStamp }: PointerEvent, from: Start) => ({
    x: clientX - from.x,
    y: clientY - from.y,
    ms: timeStamp - from.atMs,
  });
  const letGo = (card: HTMLElement) => {
    start.current = null;
    delete card.dataset["lean"];
    for (const name of ["--hv-x", "--hv-bank"]) card.style.removeProperty(name);
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      const isTaken = onSide !== null && isPrimary && pointerType !== "mouse";
      start.current = isTaken ? { x: clientX, y: clientY, atMs: timeStamp } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const { currentTarget: card } = event;
      const drag = dragOf(event, start.current);
      card.dataset["lean"] = sideOfSwipe(drag) ?? "none";
      card.style.setProperty("--hv-x", `${drag.x}px`);
      if (!isCalm()) card.style.setProperty("--hv-bank", `${drag.x * BANK}deg`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const side = sideOfSwipe(dragOf(event, start.current));
      letGo(event.currentTarget);
      if (side !== null) onSide?.(side);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event.currentTarget),
  };
}
