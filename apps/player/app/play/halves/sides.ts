export type Side = "left" | "right";
type Direction = "ltr" | "rtl";

/** A drag from where it began, in px and ms. */
type Drag = { readonly x: number; readonly y: number; readonly ms: number };

const FAR_PX = 88;
const FLICK_PX = 32;
const FLICK_PX_PER_MS = 0.5;

/** The side a statement is thrown to when it is let go now; null where it goes back: too short, or a scroll. */
export function sideOfSwipe({ x, y, ms }: Drag): Side | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across <= along) return null;
  const isFlick = across >= FLICK_PX && across >= FLICK_PX_PER_MS * ms;
  if (across < FAR_PX && !isFlick) return null;
  return x < 0 ? "left" : "right";
}

/** The side of the screen where the half in this place is, from 0. The first one is where reading begins. */
export function sideOf(place: number, direction: Direction): Side {
  return (place === 0) === (direction === "ltr") ? "left" : "right";
}
