import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, at, circle, line, path, polar, sheet, text, type Point } from "../kit/svg.ts";
import { around, collide, plate } from "./labels.ts";

const HEIGHT = 336;
const CENTRE: Point = { x: 180, y: 164 };
const R = 132;

/** The sky above a receiver: the zenith in the middle, the horizon at the edge, satellites with numbers. */
export const skyPlot = defineFigure({
  parameters: recordField({
    satellites: listField(
      recordField({
        azimuth: numberField({ from: 0, to: 355, step: 5 }),
        elevation: numberField({ from: 5, to: 85, step: 5 }),
      }),
      4,
      9,
    ),
    /** Elevation below which the receiver uses none. */
    mask: numberField({ from: 5, to: 15, step: 2.5 }),
    /** A mountain: from one azimuth clockwise to another, as high as this. */
    mountain: optionalField(
      recordField({
        from: numberField({ from: 0, to: 345, step: 15 }),
        width: numberField({ from: 45, to: 150, step: 15 }),
        elevation: numberField({ from: 20, to: 50, step: 5 }),
      }),
    ),
    /** The satellite that sends that it must not be used: its number. */
    unhealthy: optionalField(numberField({ from: 1, to: 9 })),
  }),
  alt: {
    en: "Plot of the sky above a receiver with numbered satellites, north at the top",
    ar: "رسم للسماء فوق جهاز استقبال مع أقمار صناعية مرقمة، والشمال في الأعلى",
  },
  fault: ({ satellites, mask, mountain, unhealthy }) => {
    if (unhealthy !== undefined && unhealthy > satellites.length) return "there is no such satellite";
    if (satellites.some(({ elevation }) => Math.abs(elevation - mask) < 2)) return "one lies on the mask";
    if (mountain !== undefined && satellites.some((one) => isOnRidge(one, mountain)))
      return "one lies on the edge of the mountain";
    const spots = satellites.map((one) => around(put(one.azimuth, one.elevation), 12));
    const rings = [30, 60].map((elevation) => around(put(180, elevation), 11));
    return collide([...spots, ...rings]) ? "two satellites lie on each other" : null;
  },
  svg: ({ satellites, mask, mountain, unhealthy }) =>
    sheet(HEIGHT, [
      circle(CENTRE, R, { fill: "#eef4fb", stroke: COLOUR.ink, "stroke-width": 1.75 }),
      ...(mountain === undefined ? [] : ridge(mountain)),
      ...[30, 60].map((elevation) =>
        circle(CENTRE, radius(elevation), { fill: "none", stroke: COLOUR.line, "stroke-width": 1.25 }),
      ),
      ...[0, 30, 60, 90, 120, 150].map((angle) =>
        line(polar(CENTRE, angle, R), polar(CENTRE, angle + 180, R), {
          stroke: COLOUR.line,
          "stroke-width": 1,
        }),
      ),
      circle(CENTRE, radius(mask), {
        fill: "none",
        stroke: COLOUR.red,
        "stroke-width": 1.75,
        "stroke-dasharray": "6 4",
      }),
      ...[30, 60].map((elevation) => plate(put(180, elevation), `${elevation}°`, { fill: COLOUR.muted })),
      ...["N", "E", "S", "W"].map((name, quarter) =>
        text(polar(CENTRE, quarter * 90, R + 14), name, { bold: true, size: 16 }),
      ),
      ...satellites.flatMap(({ azimuth, elevation }, index) =>
        satellite(put(azimuth, elevation), index + 1, index + 1 === unhealthy),
      ),
      line(
        { x: 16, y: HEIGHT - 14 },
        { x: 44, y: HEIGHT - 14 },
        {
          stroke: COLOUR.red,
          "stroke-width": 1.75,
          "stroke-dasharray": "6 4",
        },
      ),
      text({ x: 50, y: HEIGHT - 14 }, `${mask}°`, { anchor: "start", fill: COLOUR.red }),
    ]),
});

const radius = (elevation: number) => (R * (90 - elevation)) / 90;

function put(azimuth: number, elevation: number): Point {
  return polar(CENTRE, azimuth, radius(elevation));
}

type Mountain = { readonly from: number; readonly width: number; readonly elevation: number };

type Satellite = { readonly azimuth: number; readonly elevation: number };

/** Whether nobody could say if a satellite is hidden. */
function isOnRidge({ azimuth, elevation }: Satellite, { from, width, elevation: top }: Mountain): boolean {
  const along = (((azimuth - from) % 360) + 360) % 360;
  if (elevation > top + 6 || (along > width + 8 && along < 352)) return false;
  return elevation > top - 6 || along < 8 || along > width - 8;
}

/** The part of the sky behind a mountain, along the horizon. */
function ridge({ from, width, elevation }: Mountain): readonly string[] {
  const to = from + width;
  const inner = radius(elevation);
  const far = width > 180 ? 1 : 0;
  const outline =
    `M${at(polar(CENTRE, from, R))}A${R} ${R} 0 ${far} 1 ${at(polar(CENTRE, to, R))}` +
    `L${at(polar(CENTRE, to, inner))}A${inner} ${inner} 0 ${far} 0 ${at(polar(CENTRE, from, inner))}Z`;
  return [
    path(outline, { fill: "#b89b7c", "fill-opacity": 0.75 }),
    arc({ centre: CENTRE, r: inner, from, to }, { stroke: "#7d5f41", "stroke-width": 2 }),
  ];
}

function satellite(place: Point, number: number, isUnhealthy: boolean): readonly string[] {
  const style = { stroke: COLOUR.red, "stroke-width": 2.5 };
  return [
    circle(place, 10.5, {
      fill: isUnhealthy ? COLOUR.paper : COLOUR.blue,
      stroke: isUnhealthy ? COLOUR.red : COLOUR.paper,
      "stroke-width": 1.5,
    }),
    text(place, number, { bold: true, fill: isUnhealthy ? COLOUR.red : COLOUR.paper }),
    ...(isUnhealthy
      ? [
          line({ x: place.x + 7, y: place.y - 15 }, { x: place.x + 15, y: place.y - 7 }, style),
          line({ x: place.x + 7, y: place.y - 7 }, { x: place.x + 15, y: place.y - 15 }, style),
        ]
      : []),
  ];
}
