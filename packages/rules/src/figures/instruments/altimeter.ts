import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, hand, label, marks, steps, type Outline } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, rect, sheet, text } from "../kit/svg.ts";

const FIFTHS_OF_HUNDRED = steps(0, 49, 1);
const LONG: Outline = [
  [0, 134],
  [6, 112],
  [4, -26],
];
const BROAD: Outline = [
  [0, 88],
  [13, 62],
  [5, 20],
  [5, -16],
];
/** A thin stem with a triangle whose flat side lies along the edge. */
const THIN: Outline = [
  [0, 146],
  [11, 146],
  [1.4, 124],
  [1.4, -20],
];
/** A hand this close to a window hides what stands in it (degrees). */
const HIDES = 17;

/** The pressure window at the right, the counter at the left: angles of the dial. */
const WINDOW = 90;
const COUNTER = 270;

type Altimeter = {
  readonly altitude: number;
  readonly setting: number;
  readonly style: "three-pointer" | "drum";
};

/** Angles of the hands of an altitude in feet, clockwise from 0 at the top. */
function anglesOf(altitude: number) {
  const turn = (feet: number) => ((((altitude % feet) + feet) % feet) / feet) * 360;
  return { hundreds: turn(1_000), thousands: turn(10_000), tenThousands: turn(100_000) };
}

function isNear(angle: number, place: number): boolean {
  return Math.abs(((angle - place + 540) % 360) - 180) < HIDES;
}

/** Altimeter with three pointers, or with a counter and one pointer; the subscale in hPa. */
export const altimeter = defineFigure({
  parameters: recordField({
    altitude: numberField({ from: -500, to: 20_000, step: 10 }),
    setting: numberField({ from: 950, to: 1050 }),
    style: choiceField(["three-pointer", "drum"]),
  }),
  alt: {
    en: "Face of an altimeter in feet with a pressure window in hPa",
    ar: "واجهة مقياس ارتفاع بالأقدام مع نافذة ضغط بالهكتوباسكال",
  },
  fault: ({ altitude, style }) => {
    const { hundreds, thousands } = anglesOf(altitude);
    if (style === "drum" && altitude < 0) return "a counter shows no altitude below 0";
    const hiding = style === "drum" ? [hundreds] : [hundreds, thousands];
    const isHidden =
      hiding.some((angle) => isNear(angle, WINDOW)) || (style === "drum" && isNear(hundreds, COUNTER));
    return isHidden ? "a hand hides a window" : null;
  },
  svg: (own) =>
    sheet(DIAL_HEIGHT, [
      face(),
      marks({ angles: FIFTHS_OF_HUNDRED.map((at) => at * 7.2), from: 136, to: 146, width: 1.5 }),
      marks({ angles: steps(0, 9, 1).map((at) => at * 36), from: 128, to: 146, width: 3.5 }),
      ...steps(0, 9, 1).map((digit) => label({ angle: digit * 36, r: 106 }, digit, { size: 28 })),
      text({ x: CENTRE.x, y: CENTRE.y - 50 }, "ALT", { fill: COLOUR.mark, bold: true, size: 15 }),
      text({ x: CENTRE.x, y: CENTRE.y + 52 }, own.style === "drum" ? "100 FEET" : "FEET", {
        fill: COLOUR.mark,
        size: 14,
      }),
      window(own.setting),
      ...(own.style === "drum" ? counter(own) : pointers(own)),
      circle(CENTRE, 7, { fill: COLOUR.bezel, stroke: COLOUR.mark, "stroke-width": 1.5 }),
    ]),
});

function window(setting: number): string {
  return (
    rect(
      { x: CENTRE.x + 40, y: CENTRE.y - 14, width: 50, height: 28 },
      { fill: "#05080c", stroke: COLOUR.line, "stroke-width": 1.5, rx: 3 },
    ) +
    text({ x: CENTRE.x + 65, y: CENTRE.y }, setting, { fill: COLOUR.mark, size: 18, bold: true }) +
    text({ x: CENTRE.x + 65, y: CENTRE.y + 24 }, "hPa", { fill: COLOUR.mark, size: 14 })
  );
}

function pointers({ altitude }: Altimeter): readonly string[] {
  const { hundreds, thousands, tenThousands } = anglesOf(altitude);
  const edge = { stroke: COLOUR.dial, "stroke-width": 1.5 };
  return [
    hand(THIN, tenThousands, { ...edge, fill: COLOUR.amber }),
    hand(BROAD, thousands, edge),
    hand(LONG, hundreds, edge),
  ];
}

/** Ten thousands, thousands and hundreds as figures; the pointer tells the rest. */
function counter({ altitude }: Altimeter): readonly string[] {
  const digits = [
    Math.floor(altitude / 10_000),
    Math.floor(altitude / 1_000) % 10,
    Math.floor(altitude / 100) % 10,
  ];
  const left = CENTRE.x - 96;
  return [
    rect(
      { x: left, y: CENTRE.y - 18, width: 76, height: 36 },
      { fill: "#05080c", stroke: COLOUR.line, "stroke-width": 1.5, rx: 3 },
    ),
    line(
      { x: left + 50, y: CENTRE.y - 18 },
      { x: left + 50, y: CENTRE.y + 18 },
      { stroke: COLOUR.line, "stroke-width": 1.5 },
    ),
    ...digits.map((digit, at) =>
      text({ x: left + 13 + at * 25, y: CENTRE.y }, digit, { fill: COLOUR.mark, size: 26, bold: true }),
    ),
    hand(LONG, anglesOf(altitude).hundreds, { stroke: COLOUR.dial, "stroke-width": 1.5 }),
  ];
}
