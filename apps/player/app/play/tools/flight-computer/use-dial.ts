import { useEffect, useEffectEvent, useRef, type PointerEvent } from "react";

/** A place on a drawing whose origin is its middle, in its own units. */
export type Spot = { readonly x: number; readonly y: number };
/** What a finger does that holds a part. */
export type Drag = (to: Spot, from: Spot) => void;

type Dial = {
  /** Which part is taken hold of there. */
  readonly grab: (at: Spot) => Drag;
  /** A notch of the wheel; up is 1. */
  readonly onWheel: (at: Spot, by: 1 | -1) => void;
  readonly onRelease: () => void;
};

/** Parts of a drawing that are turned by mouse, finger and wheel. */
export function useDial({ grab, onWheel, onRelease }: Dial) {
  const ref = useRef<SVGSVGElement>(null);
  const held = useRef<{ readonly finger: number; readonly drag: Drag; readonly at: Spot } | null>(null);
  const spotOf = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const matrix = ref.current?.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(spotOf(event), event.deltaY + event.deltaX < 0 ? 1 : -1);
  });
  // React listens to wheels passively, and then the page would scroll.
  useEffect(() => {
    const element = ref.current;
    const listener = (event: WheelEvent) => wheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  const release = (event: PointerEvent) => {
    if (held.current?.finger !== event.pointerId) return;
    held.current = null;
    onRelease();
  };
  return {
    ref,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || held.current !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = spotOf(event);
      held.current = { finger: event.pointerId, drag: grab(at), at };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (held.current?.finger !== event.pointerId) return;
      const { drag, at } = held.current;
      const to = spotOf(event);
      held.current = { ...held.current, at: to };
      drag(to, at);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** Clockwise from the top, in turns. */
export function turnAt({ x, y }: Spot): number {
  return Math.atan2(x, -y) / (2 * Math.PI);
}

/** How many small steps a key turns a part: one, or ten with Shift and by pages. */
export function stepsOfKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): number {
  const size = shiftKey ? 10 : 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return size;
    case "ArrowLeft":
    case "ArrowDown":
      return -size;
    case "PageUp":
      return 10;
    case "PageDown":
      return -10;
    default:
      return 0;
  }
}
