import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polygon, rect, sheet, text } from "../kit/svg.ts";
import { attitudeField } from "./pfd-attitude.ts";
import { altitudeTape, headingTape, speedTape, verticalScale } from "./pfd-tapes.ts";
import { HEIGHT, MAGENTA, MIDDLE, SCREEN, WINDOW } from "./pfd-layout.ts";

const dots = numberField({ from: -2, to: 2, step: 0.25 });
const modes = ["SPD", "HDG", "ALT"] as const;

const parameters = recordField({
  speed: numberField({ from: 60, to: 360 }),
  /** What the speed will have changed by in ten seconds. */
  trend: numberField({ from: -35, to: 35, step: 5 }),
  selectedSpeed: numberField({ from: 60, to: 360 }),
  /** Red bands begin here. */
  lowest: numberField({ from: 40, to: 340 }),
  highest: numberField({ from: 80, to: 420 }),
  pitch: numberField({ from: -12.5, to: 20, step: 0.5 }),
  bank: numberField({ from: -45, to: 45, step: 5 }),
  /** Bars of the flight director: degrees above and right of the aeroplane. */
  director: optionalField(
    recordField({
      up: numberField({ from: -8, to: 8 }),
      right: numberField({ from: -20, to: 20, step: 5 }),
    }),
  ),
  altitude: numberField({ from: 200, to: 41_000, step: 20 }),
  selectedAltitude: numberField({ from: 500, to: 41_000, step: 100 }),
  setting: choiceField(["STD", "989", "996", "1004", "1009", "1013", "1018", "1021", "1027"]),
  verticalSpeed: numberField({ from: -3_000, to: 3_000, step: 100 }),
  heading: numberField({ from: 0, to: 359 }),
  selectedHeading: numberField({ from: 0, to: 359 }),
  /** Where the beam lies: right and above positive. */
  localizer: optionalField(dots),
  glidePath: optionalField(dots),
  /** Above the ground, ft. */
  radioHeight: optionalField(numberField({ from: 10, to: 2_500, step: 10 })),
  modes: listField(textField(8, modes), 3, 3),
});

/** Primary flight display of an imaginary jet. */
export const primaryFlightDisplay = defineFigure({
  parameters,
  alt: {
    en: "Primary flight display with speed tape, attitude, altitude tape, vertical speed, heading and modes",
    ar: "شاشة الطيران الرئيسية: شريط السرعة والوضعية وشريط الارتفاع والسرعة الرأسية والاتجاه والأنماط",
  },
  fault: ({ speed, lowest, highest }) =>
    lowest < speed + 35 && speed - 35 < highest && lowest + 30 < highest
      ? null
      : "a red band covers the whole speed tape",
  svg: (of) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: 360, height: HEIGHT }, { fill: SCREEN }),
      ...attitudeField(of),
      ...deviations(of.localizer, of.glidePath),
      ...(of.radioHeight === undefined ? [] : [height(of.radioHeight)]),
      ...speedTape(of),
      ...altitudeTape(of),
      ...verticalScale(of.verticalSpeed),
      ...headingTape(of),
      ...annunciator(of.modes),
    ]),
});

function height(feet: number): string {
  return text({ x: MIDDLE.x, y: WINDOW.y + WINDOW.height - 16 }, feet, {
    fill: COLOUR.mark,
    size: 17,
    bold: true,
  });
}

const DOT = 21;

/** Scales below and right of the attitude; the middle is where we are, the diamond where the beam is. */
function deviations(localizer: number | undefined, glidePath: number | undefined): readonly string[] {
  const y = WINDOW.y + WINDOW.height + 9;
  const x = WINDOW.x + WINDOW.width - 9;
  const hole = (place: { x: number; y: number }) =>
    polygonAround(place, 3, { fill: "none", stroke: COLOUR.mark, "stroke-width": 1.5 });
  const diamond = (place: { x: number; y: number }) => polygonAround(place, 6.5, { fill: MAGENTA });
  const offsets = [-2, -1, 1, 2];
  const below =
    localizer === undefined
      ? []
      : [
          ...offsets.map((dot) => hole({ x: MIDDLE.x + dot * DOT, y })),
          line(
            { x: MIDDLE.x, y: y - 7 },
            { x: MIDDLE.x, y: y + 7 },
            { stroke: COLOUR.mark, "stroke-width": 2 },
          ),
          diamond({ x: MIDDLE.x + localizer * DOT, y }),
        ];
  const beside =
    glidePath === undefined
      ? []
      : [
          rect(
            { x: x - 9, y: MIDDLE.y - 54, width: 18, height: 108 },
            { fill: SCREEN, "fill-opacity": 0.75 },
          ),
          ...offsets.map((dot) => hole({ x, y: MIDDLE.y + dot * DOT })),
          line(
            { x: x - 8, y: MIDDLE.y },
            { x: x + 8, y: MIDDLE.y },
            { stroke: COLOUR.mark, "stroke-width": 2 },
          ),
          diamond({ x, y: MIDDLE.y - glidePath * DOT }),
        ];
  return [...below, ...beside];
}

function polygonAround(
  { x, y }: { readonly x: number; readonly y: number },
  r: number,
  style: Readonly<Record<string, string | number>>,
): string {
  const points = [
    { x, y: y - r },
    { x: x + r, y },
    { x, y: y + r },
    { x: x - r, y },
  ];
  return polygon(points, style);
}

/** What flies the aeroplane: thrust, roll, pitch. */
function annunciator(words: readonly string[]): readonly string[] {
  return [
    rect(
      { x: 50, y: 4, width: 260, height: 24 },
      { fill: "none", stroke: COLOUR.bezel, "stroke-width": 1.5 },
    ),
    ...[136, 224].map((x) => line({ x, y: 4 }, { x, y: 28 }, { stroke: COLOUR.bezel, "stroke-width": 1.5 })),
    ...words.map((word, at) =>
      text({ x: 93 + at * 87, y: 16 }, word, { fill: "#5fd08e", size: 15, bold: true }),
    ),
  ];
}
