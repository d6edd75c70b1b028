import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, line, path, polar, rect, sheet, text, type Point } from "../kit/svg.ts";
import { around, collide, plate } from "./labels.ts";

const HEIGHT = 264;
const MIDDLE = 122;
/** Units for a mile from the antenna. */
const MILE = 27;
const FAR = 11;
/** Degrees are drawn this many times larger. */
const STRETCH = 6;
const LOBE = { length: 292, width: 46 };

/** A localizer from above: its two lobes, the runway and lettered aeroplanes that fly towards it. */
export const localizerPlan = defineFigure({
  parameters: recordField({
    /** On which side of the sheet the antenna stands. */
    antenna: choiceField(["left", "right"]),
    runway: numberField({ from: 1, to: 36 }),
    /** What the lobes are called. */
    lobes: choiceField(["tones", "numbers"]),
    aircraft: listField(
      recordField({
        /** From the antenna, NM, and off the course line, degrees: to the right of it is positive, flying inbound. */
        distance: numberField({ from: 4, to: 11 }),
        offset: numberField({ from: -4, to: 4, step: 0.5 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Localizer from above with its two lobes, angles drawn larger, and lettered aeroplanes",
    ar: "جهاز تحديد المسار LLZ من الأعلى بفصيه، والزوايا مكبرة، مع طائرات مرقمة بالحروف",
  },
  fault: ({ antenna, aircraft }) => {
    const heights = aircraft.map((one) => put(antenna, one).y);
    if (Math.min(...heights) < 38 || Math.max(...heights) > HEIGHT - 52)
      return "an aeroplane leaves the sheet";
    return collide([
      ...aircraft.map((one) => around({ x: put(antenna, one).x, y: put(antenna, one).y - 8 }, 19)),
      ...namePlaces(antenna).map((place) => around(place, 17)),
    ])
      ? "two things lie on each other"
      : null;
  },
  svg: ({ antenna, runway, lobes, aircraft }) => {
    const inbound = antenna === "right" ? 90 : 270;
    const spot = (distance: number, offset: number) => put(antenna, { distance, offset });
    const [one, other] = namePlaces(antenna);
    // Flying inbound, 90 Hz is on the left of the course line.
    const upper = antenna === "right" ? "90 Hz" : "150 Hz";
    const lower = antenna === "right" ? "150 Hz" : "90 Hz";
    const isNumbered = lobes === "numbers";
    return sheet(HEIGHT, [
      lobe(spot(0, 0), inbound, -1),
      lobe(spot(0, 0), inbound, 1),
      line(spot(0, 0), spot(FAR + 1, 0), {
        stroke: COLOUR.ink,
        "stroke-width": 1.5,
        "stroke-dasharray": "10 4",
      }),
      ...[-2.5, 2.5].map((offset) =>
        line(spot(0, 0), spot(FAR + 0.5, offset), {
          stroke: COLOUR.muted,
          "stroke-width": 1.25,
          "stroke-dasharray": "3 3",
        }),
      ),
      ...strip(antenna, runway),
      plate(one, isNumbered ? "1" : upper, { bold: true, fill: "#7a5600" }),
      plate(other, isNumbered ? "2" : lower, { bold: true, fill: "#1d4c86" }),
      ...[-2.5, 2.5].map((offset) => plate(spot(FAR + 0.2, offset), "2.5°", { fill: COLOUR.muted })),
      ...ruler(antenna),
      ...aircraft.flatMap((craft, index) => {
        const centre = spot(craft.distance, craft.offset);
        return [
          plane({ centre, heading: inbound, size: 24 }, { fill: COLOUR.magenta }),
          tag({ x: centre.x, y: centre.y - 19 }, LETTERS[index] ?? ""),
        ];
      }),
    ]);
  },
});

type Side = "left" | "right";
type Spot = { readonly distance: number; readonly offset: number };

/** From the antenna outwards; what lies to the right of an inbound aeroplane is below on the sheet, or above. */
function put(antenna: Side, { distance, offset }: Spot): Point {
  const side = antenna === "right" ? 1 : -1;
  const from = { x: 180 + side * 158, y: MIDDLE };
  return polar(from, antenna === "right" ? 270 - offset * STRETCH : 90 - offset * STRETCH, distance * MILE);
}

/** Where the names of the upper and of the lower lobe stand. */
function namePlaces(antenna: Side): readonly [Point, Point] {
  const x = antenna === "right" ? 168 : 192;
  return [
    { x, y: MIDDLE - 46 },
    { x, y: MIDDLE + 46 },
  ];
}

/** A petal beside the course line: the upper one is the first. */
function lobe(from: Point, inbound: number, side: -1 | 1): string {
  const out = inbound + 180;
  const tilt = out + (inbound === 90 ? -side : side) * 10;
  const tip = polar(from, tilt, LOBE.length);
  const [wide, narrow] = [
    polar(from, tilt + 17, LOBE.length * 0.55),
    polar(from, tilt - 17, LOBE.length * 0.55),
  ];
  const [one, other] = [polar(tip, tilt + 90, LOBE.width), polar(tip, tilt - 90, LOBE.width)];
  const fill = side === -1 ? "#f3d27a" : "#9dc3ec";
  return path(`M${at(from)}C${at(wide)} ${at(one)} ${at(tip)}C${at(other)} ${at(narrow)} ${at(from)}Z`, {
    fill,
    "fill-opacity": 0.55,
    stroke: side === -1 ? "#b37a00" : COLOUR.blue,
    "stroke-width": 1.25,
  });
}

/** Runway and antenna; the number stands where the approach begins. */
function strip(antenna: Side, runway: number): readonly string[] {
  const side = antenna === "right" ? 1 : -1;
  const end = 180 + side * 158;
  const [near, far] = [end - side * 16, end - side * 78];
  return [
    rect(
      { x: Math.min(near, far), y: MIDDLE - 8, width: 62, height: 16 },
      { fill: "#4a5563", stroke: COLOUR.paper, "stroke-width": 1 },
    ),
    text({ x: far + side * 14, y: MIDDLE }, String(runway).padStart(2, "0"), {
      fill: COLOUR.paper,
      bold: true,
      turn: antenna === "right" ? 90 : -90,
    }),
    line({ x: end, y: MIDDLE - 12 }, { x: end, y: MIDDLE + 12 }, { stroke: COLOUR.red, "stroke-width": 4 }),
  ];
}

function ruler(antenna: Side): readonly string[] {
  const y = HEIGHT - 30;
  const x = (miles: number) => put(antenna, { distance: miles, offset: 0 }).x;
  return [
    line({ x: x(0), y }, { x: x(FAR), y }, { stroke: COLOUR.muted, "stroke-width": 1.25 }),
    ...Array.from({ length: FAR + 1 }, (_, miles) =>
      line({ x: x(miles), y }, { x: x(miles), y: y + 5 }, { stroke: COLOUR.muted, "stroke-width": 1.25 }),
    ),
    ...[2, 4, 6, 8].map((miles) => text({ x: x(miles), y: y + 16 }, miles)),
    text({ x: x(0), y: y + 16 }, "0"),
    text({ x: x(10), y: y + 16 }, "10 NM"),
  ];
}
