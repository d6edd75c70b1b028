import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, hand } from "../kit/dial.ts";
import { areTooClose } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, polar, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";

/** Where our aeroplane stands, and how far a mile is. */
const OWN = { x: CENTRE.x, y: CENTRE.y + 26 } as const;
const PER_MILE = 15;
/** Traffic stands inside this distance from the middle. */
const INSIDE = 86;
/** Two symbols keep this distance, so that their words do. */
const APART = 46;
const CYAN = "#7fd3ea";

const rate = numberField({ from: -6_000, to: 6_000, step: 100 });
const band = recordField({ from: rate, to: rate });
const traffic = recordField({
  /** From the nose, clockwise. */
  bearing: numberField({ from: -150, to: 180, step: 10 }),
  miles: numberField({ from: 1, to: 6, step: 0.5 }),
  /** Hundreds of feet above us. */
  height: numberField({ from: -27, to: 27 }),
  trend: choiceField(["climbing", "steady", "descending"]),
  status: choiceField(["other", "proximate", "advisory", "resolution"]),
});

type Traffic = {
  readonly bearing: number;
  readonly miles: number;
  readonly height: number;
  readonly trend: "climbing" | "steady" | "descending";
  readonly status: "other" | "proximate" | "advisory" | "resolution";
};

const placeOf = ({ bearing, miles }: Traffic) => polar(OWN, bearing, miles * PER_MILE);

/** Vertical speed indicator with the traffic around and the bands of a resolution advisory. */
export const tcasVsi = defineFigure({
  parameters: recordField({
    rate,
    traffic: listField(traffic, 1, 4),
    /** Vertical speeds to keep out of, and to fly. */
    red: optionalField(band),
    green: optionalField(band),
  }),
  alt: {
    en: "Vertical speed indicator with a traffic display of an airborne collision avoidance system",
    ar: "مؤشر سرعة رأسية مع عرض الحركة الجوية من نظام تفادي التصادم",
  },
  fault: ({ traffic: all, red, green }) => {
    const places = all.map(placeOf);
    const words = all.map((one, at) => wordsOf(one, places[at] ?? OWN));
    if ([...places, ...words].some((place) => distance(place, CENTRE) > INSIDE))
      return "traffic stands in the scale";
    if ([...places, ...words].some((place) => distance(place, OWN) < 26))
      return "traffic stands upon our aeroplane";
    if (areTooClose(places, APART)) return "traffic stands too close together";
    if (red !== undefined && red.from >= red.to) return "the red band has no length";
    if (green !== undefined && green.from >= green.to) return "the green band has no length";
    return red !== undefined && green !== undefined && red.from < green.to && green.from < red.to
      ? "red and green lie upon each other"
      : null;
  },
  svg: ({ rate: own, traffic: all, red, green }) =>
    sheet(DIAL_HEIGHT, [
      face(),
      ...(red === undefined ? [] : [strip(red, COLOUR.red, 11)]),
      ...(green === undefined ? [] : [strip(green, COLOUR.green, 18)]),
      ...scale(),
      ...ring(),
      hand(
        [
          [0, 132],
          [8, 112],
        ],
        angleOf(own),
        { fill: COLOUR.mark },
      ),
      aeroplane(),
      ...all.map(symbol),
    ]),
});

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const KNOTS = [
  [0, 0],
  [1_000, 45],
  [2_000, 82],
  [4_000, 122],
  [6_000, 160],
] as const;

/** 0 stands at nine o'clock; the scale is wider near it. */
function angleOf(feet: number): number {
  const size = Math.abs(feet);
  const at = KNOTS.findIndex(([most]) => size <= most);
  const [high, end] = KNOTS[Math.max(at, 1)] ?? KNOTS[1];
  const [low, start] = KNOTS[Math.max(at, 1) - 1] ?? KNOTS[0];
  return 270 + Math.sign(feet) * (start + ((size - low) / (high - low)) * (end - start));
}

function strip(
  { from, to }: { readonly from: number; readonly to: number },
  stroke: string,
  width: number,
): string {
  return arc(
    { centre: CENTRE, r: 149 - width / 2, from: angleOf(from), to: angleOf(to) },
    { stroke, "stroke-width": width },
  );
}

function scale(): readonly string[] {
  const fine = [500, 1_500, 3_000, 5_000].flatMap((one) => [one, -one]);
  const coarse = [0, 1_000, 2_000, 4_000, 6_000].flatMap((one) => (one === 0 ? [0] : [one, -one]));
  const mark = (one: number, width: number) =>
    line(polar(CENTRE, angleOf(one), 130), polar(CENTRE, angleOf(one), 146), {
      stroke: COLOUR.mark,
      "stroke-width": width,
    });
  return [
    ...fine.map((one) => mark(one, 1.5)),
    ...coarse.map((one) => mark(one, 3)),
    ...coarse.map((one) =>
      text(polar(CENTRE, angleOf(one), 103), Math.abs(one) / 1_000, {
        fill: COLOUR.mark,
        size: 18,
        bold: true,
      }),
    ),
  ];
}

/** Two miles around us. */
function ring(): readonly string[] {
  return Array.from({ length: 12 }, (_, at) =>
    circle(polar(OWN, at * 30, 2 * PER_MILE), 1.5, { fill: COLOUR.mark }),
  );
}

function aeroplane(): string {
  const { x, y } = OWN;
  const style = { stroke: CYAN, "stroke-width": 3, "stroke-linecap": "round" };
  return (
    line({ x, y: y - 9 }, { x, y: y + 9 }, style) +
    line({ x: x - 10, y: y - 1 }, { x: x + 10, y: y - 1 }, style) +
    line({ x: x - 4, y: y + 8 }, { x: x + 4, y: y + 8 }, style)
  );
}

/** Its height stands above it when it is above us, else below. */
const wordsOf = ({ height }: Traffic, { x, y }: Point) => ({ x, y: height < 0 ? y + 17 : y - 17 });

function symbol(one: Traffic): string {
  const place = placeOf(one);
  const { x, y } = place;
  const fill = { other: CYAN, proximate: CYAN, advisory: COLOUR.amber, resolution: COLOUR.red }[one.status];
  const below = one.height < 0;
  const sign = one.height === 0 ? "" : below ? "−" : "+";
  const up = one.trend === "climbing" ? 1 : -1;
  const vertical = [
    { x: x + 14, y: y - up * 8 },
    { x: x + 18, y: y - up * 1 },
    { x: x + 10, y: y - up * 1 },
  ];
  return (
    shape(one.status, place, fill) +
    text(wordsOf(one, place), sign + String(Math.abs(one.height)).padStart(2, "0"), {
      fill,
      size: 15,
      bold: true,
    }) +
    (one.trend === "steady"
      ? ""
      : polygon(vertical, { fill }) +
        line({ x: x + 14, y: y - up }, { x: x + 14, y: y + up * 8 }, { stroke: fill, "stroke-width": 2 }))
  );
}

function shape(status: Traffic["status"], { x, y }: Point, fill: string): string {
  if (status === "resolution") return rect({ x: x - 7, y: y - 7, width: 14, height: 14 }, { fill });
  if (status === "advisory") return circle({ x, y }, 7.5, { fill });
  const diamond = [
    { x, y: y - 9 },
    { x: x + 7, y },
    { x, y: y + 9 },
    { x: x - 7, y },
  ];
  return status === "proximate"
    ? polygon(diamond, { fill })
    : polygon(diamond, { fill: COLOUR.dial, stroke: fill, "stroke-width": 2 });
}
