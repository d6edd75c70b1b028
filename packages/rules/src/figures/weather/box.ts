import type { Point } from "../kit/svg.ts";

/** A part of the sheet. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The point of a chart at parts of its width and of its height, % from its upper left corner. */
export function inBox({ left, top, right, bottom }: Box, percent: Point): Point {
  return {
    x: left + ((right - left) * percent.x) / 100,
    y: top + ((bottom - top) * percent.y) / 100,
  };
}

type Mark = { readonly place: number; readonly height: number };

/** The point of a section at parts of its width and of its height above the ground, %. */
export function inSection(air: Box, { place, height }: Mark): Point {
  return inBox({ ...air, top: air.bottom, bottom: air.top }, { x: place, y: height });
}
