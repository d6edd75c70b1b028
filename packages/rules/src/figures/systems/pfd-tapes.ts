import { COLOUR } from "../kit/palette.ts";
import { line, polygon, rect, text, type Point } from "../kit/svg.ts";
import { CYAN, MIDDLE, SCREEN, TAPE } from "./pfd-layout.ts";

const BOTTOM = TAPE.y + TAPE.height;
const GREY = "#2b3645";
const WHITE = { stroke: COLOUR.mark, "stroke-width": 2 } as const;

/** Marks between two values, each on its step. */
function stepsBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  );
}

type Speeds = {
  readonly speed: number;
  readonly trend: number;
  readonly selectedSpeed: number;
  readonly lowest: number;
  readonly highest: number;
};

const SPEED_X = 8;
const SPEED_RIGHT = 70;
const PER_KNOT = 2.1;

export function speedTape({ speed, trend, selectedSpeed, lowest, highest }: Speeds): readonly string[] {
  const put = (one: number) => MIDDLE.y - (one - speed) * PER_KNOT;
  const inTape = (y: number) => Math.min(BOTTOM, Math.max(TAPE.y, y));
  const marks = stepsBetween(speed - 44, speed + 44, 10).filter((one) => one >= 0);
  const band = (from: number, to: number) =>
    rect({ x: SPEED_RIGHT - 5, y: from, width: 7, height: Math.max(0, to - from) }, { fill: COLOUR.red });
  return [
    rect({ x: SPEED_X, y: TAPE.y, width: SPEED_RIGHT - SPEED_X, height: TAPE.height }, { fill: GREY }),
    ...marks.map((one) => line({ x: SPEED_RIGHT - 10, y: put(one) }, { x: SPEED_RIGHT, y: put(one) }, WHITE)),
    ...marks
      .filter((one) => one % 20 === 0 && put(one) > TAPE.y + 6 && put(one) < BOTTOM - 6)
      .map((one) =>
        text({ x: SPEED_RIGHT - 14, y: put(one) }, one, { fill: COLOUR.mark, size: 15, anchor: "end" }),
      ),
    band(inTape(put(lowest)), BOTTOM),
    band(TAPE.y, inTape(put(highest))),
    ...trendArrow(trend),
    text({ x: 39, y: TAPE.y - 12 }, selectedSpeed, { fill: CYAN, size: 17, bold: true }),
    bug({ x: SPEED_RIGHT + 1, y: inTape(put(selectedSpeed)) }, -1),
    ...readout({ x: SPEED_X - 4, width: 50, tip: 1 }, String(speed)),
  ];
}

/** From the speed of now to the one in ten seconds. */
function trendArrow(trend: number): readonly string[] {
  if (trend === 0) return [];
  const x = SPEED_RIGHT - 2;
  const y = MIDDLE.y - trend * PER_KNOT;
  const up = Math.sign(trend);
  const style = { stroke: "#5fd08e", "stroke-width": 3 };
  return [
    line({ x, y: MIDDLE.y }, { x, y: y + up * 6 }, style),
    polygon(
      [
        { x, y },
        { x: x + 6, y: y + up * 9 },
        { x: x - 6, y: y + up * 9 },
      ],
      { fill: "#5fd08e" },
    ),
  ];
}

/** Mark of what is selected, at the edge of a tape where it lies outside. */
function bug({ x, y }: Point, side: 1 | -1): string {
  return polygon(
    [
      { x, y },
      { x: x - side * 9, y: y - 7 },
      { x: x - side * 9, y: y + 7 },
    ],
    { fill: "none", stroke: CYAN, "stroke-width": 2 },
  );
}

type Box = { readonly x: number; readonly width: number; readonly tip: 1 | -1 };

/** The value of now in a window before the tape. */
function readout({ x, width, tip }: Box, words: string): readonly string[] {
  const y = MIDDLE.y;
  const [near, far] = tip === 1 ? [x + width, x] : [x, x + width];
  return [
    polygon(
      [
        { x: near + tip * 8, y },
        { x: near, y: y - 14 },
        { x: far, y: y - 14 },
        { x: far, y: y + 14 },
        { x: near, y: y + 14 },
      ],
      { fill: SCREEN, stroke: COLOUR.mark, "stroke-width": 1.5 },
    ),
    text({ x: x + width / 2, y }, words, { fill: COLOUR.mark, size: 19, bold: true }),
  ];
}

type Altitudes = { readonly altitude: number; readonly selectedAltitude: number; readonly setting: string };

const ALTITUDE_X = 266;
const ALTITUDE_RIGHT = 324;
const PER_FOOT = 0.2;

export function altitudeTape({ altitude, selectedAltitude, setting }: Altitudes): readonly string[] {
  const put = (one: number) => MIDDLE.y - (one - altitude) * PER_FOOT;
  const marks = stepsBetween(altitude - 470, altitude + 470, 100);
  const inTape = (y: number) => Math.min(BOTTOM, Math.max(TAPE.y, y));
  return [
    rect(
      { x: ALTITUDE_X, y: TAPE.y, width: ALTITUDE_RIGHT - ALTITUDE_X, height: TAPE.height },
      { fill: GREY },
    ),
    ...marks.map((one) => line({ x: ALTITUDE_X, y: put(one) }, { x: ALTITUDE_X + 8, y: put(one) }, WHITE)),
    ...marks
      .filter((one) => one % 200 === 0 && put(one) > TAPE.y + 6 && put(one) < BOTTOM - 6)
      .map((one) =>
        text({ x: ALTITUDE_RIGHT - 3, y: put(one) }, String(one).replace("-", "−"), {
          fill: COLOUR.mark,
          size: 14,
          anchor: "end",
        }),
      ),
    text({ x: 295, y: TAPE.y - 12 }, selectedAltitude, { fill: CYAN, size: 17, bold: true }),
    bug({ x: ALTITUDE_X - 1, y: inTape(put(selectedAltitude)) }, 1),
    text({ x: 295, y: BOTTOM + 14 }, setting, { fill: "#5fd08e", size: 15, bold: true }),
    ...readout({ x: ALTITUDE_X + 4, width: 58, tip: -1 }, String(altitude)),
  ];
}

/** Feet a minute: 1 to 3 thousand, its needle comes from the right. */
export function verticalScale(rate: number): readonly string[] {
  const put = (one: number) => MIDDLE.y - (one / 3_000) * 84;
  const marks = [-3_000, -2_000, -1_000, 0, 1_000, 2_000, 3_000];
  return [
    rect({ x: 332, y: TAPE.y, width: 26, height: TAPE.height }, { fill: GREY }),
    ...marks.map((one) => line({ x: 334, y: put(one) }, { x: 340, y: put(one) }, WHITE)),
    ...marks
      .filter((one) => one !== 0)
      .map((one) => text({ x: 350, y: put(one) }, Math.abs(one) / 1_000, { fill: COLOUR.mark, size: 14 })),
    line(
      { x: 360, y: MIDDLE.y + (put(rate) - MIDDLE.y) * 0.55 },
      { x: 335, y: put(rate) },
      { stroke: COLOUR.amber, "stroke-width": 3 },
    ),
  ];
}

type Headings = { readonly heading: number; readonly selectedHeading: number };

const PER_DEGREE = 3.4;
const HALF = 26;
const STRIP = { y: 294, height: 34 } as const;

export function headingTape({ heading, selectedHeading }: Headings): readonly string[] {
  const offsetOf = (one: number) => ((one - heading + 540) % 360) - 180;
  const put = (one: number) => MIDDLE.x + offsetOf(one) * PER_DEGREE;
  const width = 2 * HALF * PER_DEGREE;
  const marks = Array.from({ length: 72 }, (_, at) => at * 5).filter(
    (one) => Math.abs(offsetOf(one)) <= HALF,
  );
  const chosen = Math.max(-HALF, Math.min(HALF, offsetOf(selectedHeading)));
  const x = MIDDLE.x + chosen * PER_DEGREE;
  return [
    rect({ x: MIDDLE.x - width / 2, y: STRIP.y, width, height: STRIP.height }, { fill: GREY }),
    ...marks.map((one) =>
      line({ x: put(one), y: STRIP.y }, { x: put(one), y: STRIP.y + (one % 10 === 0 ? 10 : 6) }, WHITE),
    ),
    ...marks
      .filter((one) => one % 10 === 0 && Math.abs(offsetOf(one)) < HALF - 2)
      .map((one) => text({ x: put(one), y: STRIP.y + 22 }, one / 10, { fill: COLOUR.mark, size: 14 })),
    polygon(
      [
        { x, y: STRIP.y },
        { x: x - 7, y: STRIP.y - 9 },
        { x: x + 7, y: STRIP.y - 9 },
      ],
      { fill: "none", stroke: CYAN, "stroke-width": 2 },
    ),
    line(
      { x: MIDDLE.x, y: STRIP.y - 4 },
      { x: MIDDLE.x, y: STRIP.y + 14 },
      { stroke: COLOUR.amber, "stroke-width": 3 },
    ),
    text({ x: 40, y: STRIP.y + 16 }, three(selectedHeading), { fill: CYAN, size: 17, bold: true }),
    text({ x: 40, y: STRIP.y - 4 }, "HDG", { fill: CYAN, size: 14 }),
  ];
}

const three = (degrees: number) => String(degrees).padStart(3, "0");
