/** How a figure is shown: enlarged this often, and moved by this many CSS pixels from the middle. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 8;

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** Enlarges by a factor around a point, measured from the middle of the frame; never below the whole figure. */
export function zoomAt(
  view: ZoomView,
  factor: number,
  { at, frame }: { readonly at: Point; readonly frame: Size },
) {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInside({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** Moves by CSS pixels; an edge of the figure never comes further in than the edge of the frame. */
export function panBy(view: ZoomView, by: Point, frame: Size): ZoomView {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

function keepInside({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const [mostX, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: clamp(x, mostX), y: clamp(y, mostY) };
}

function clamp(value: number, most: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(most, Math.max(-most, value)) + 0;
}
