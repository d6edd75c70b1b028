import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, circle, line, path, polar, sheet, text, type Point } from "../kit/svg.ts";
import { longitudeText } from "./labels.ts";

const HEIGHT = 304;
const MIDDLE: Point = { x: 148, y: 152 };
const R = 100;
const SUN: Point = { x: 336, y: 152 };

/** The earth from above its north pole at an equinox, the sun at the right, with lettered places. */
export const timeZones = defineFigure({
  parameters: recordField({
    /** Meridian below the sun, east positive. */
    sun: numberField({ from: -165, to: 180, step: 15 }),
    /** Longitudes of the places. */
    places: listField(numberField({ from: -172.5, to: 180, step: 7.5 }), 1, 4),
  }),
  alt: {
    en: "The earth from above the north pole with meridians, lettered places and the sun",
    ar: "الأرض من فوق القطب الشمالي مع خطوط الطول وأماكن مرقمة بالحروف والشمس",
  },
  fault: ({ places }) =>
    places.some((one, index) =>
      places.slice(index + 1).some((other) => Math.abs(((one - other + 540) % 360) - 180) < 20),
    )
      ? "two places lie on each other"
      : null,
  svg: ({ sun, places }) => {
    // Longitude grows against the clock when seen from above the north pole.
    const angle = (longitude: number) => 90 - (longitude - sun);
    const [north, south] = [polar(MIDDLE, 0, R), polar(MIDDLE, 180, R)];
    return sheet(HEIGHT, [
      circle(MIDDLE, R, { fill: "#fdf6dc" }),
      path(`M${at(north)}A${R} ${R} 0 0 0 ${at(south)}Z`, { fill: "#aeb9c9" }),
      ...Array.from({ length: 12 }, (_, part) => part * 30).map((longitude) =>
        line(MIDDLE, polar(MIDDLE, angle(longitude), R), {
          stroke: longitude === 0 ? COLOUR.ink : COLOUR.muted,
          "stroke-width": longitude === 0 ? 2.75 : 1,
        }),
      ),
      circle(MIDDLE, R, { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.75 }),
      circle(MIDDLE, 4, { fill: COLOUR.ink }),
      ...Array.from({ length: 12 }, (_, part) => part * 30).map((longitude) => {
        const words = longitudeText(longitude).replace(/^0(?=\d)/, "");
        return text(polar(MIDDLE, angle(longitude), R + 25), words, {
          bold: longitude === 0,
          fill: longitude === 0 ? COLOUR.ink : COLOUR.muted,
        });
      }),
      ...places.map((longitude, index) => {
        const dot = circle(polar(MIDDLE, angle(longitude), R), 4.5, {
          fill: COLOUR.ink,
          stroke: COLOUR.paper,
          "stroke-width": 1.5,
        });
        return dot + tag(polar(MIDDLE, angle(longitude), R - 19), LETTERS[index] ?? "");
      }),
      ...turning(),
      circle(SUN, 15, { fill: COLOUR.amber, stroke: "#b37a00", "stroke-width": 1.5 }),
      ...[-2, -1, 0, 1, 2].map((ray) =>
        line(polar(SUN, 270 + ray * 26, 19), polar(SUN, 270 + ray * 26, 27), {
          stroke: "#b37a00",
          "stroke-width": 2,
        }),
      ),
    ]);
  },
});

/** The way the earth turns, beside the pole. */
function turning(): readonly string[] {
  const [from, to] = [polar(MIDDLE, 60, 26), polar(MIDDLE, -40, 26)];
  const tip = polar(MIDDLE, -58, 26);
  const [inner, outer] = [polar(MIDDLE, -40, 20), polar(MIDDLE, -40, 32)];
  return [
    path(`M${at(from)}A26 26 0 0 0 ${at(to)}`, { fill: "none", stroke: COLOUR.blue, "stroke-width": 2.5 }),
    path(`M${at(inner)}L${at(tip)}L${at(outer)}Z`, { fill: COLOUR.blue }),
  ];
}
