import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, polar, rect, sheet, text, type Point } from "../kit/svg.ts";

const AXIS = 158;
const FIRST = 292;
const LAST = 26;
const SIDE = 22;
const BOX = 58;

type Sort = "compulsory" | "request" | "vor";

function symbol(centre: Point, sort: Sort): string {
  const ink = { stroke: COLOUR.ink, "stroke-width": 2 };
  if (sort === "vor") {
    const six = [30, 90, 150, 210, 270, 330].map((angle) => polar(centre, angle, 11));
    return polygon(six, { fill: COLOUR.paper, ...ink }) + circle(centre, 2.5, { fill: COLOUR.ink });
  }
  const three = [0, 120, 240].map((angle) => polar(centre, angle, 11));
  return polygon(three, { fill: sort === "compulsory" ? COLOUR.ink : COLOUR.paper, ...ink });
}

/** Thousands large and hundreds small, as charts have the MORA of a square. */
function mora(middle: Point, hundreds: number): string {
  const large = String(Math.floor(hundreds / 10));
  const half = large.length * 8;
  return (
    text({ x: middle.x - 5, y: middle.y }, large, { size: 28, bold: true, fill: COLOUR.sky }) +
    text({ x: middle.x + half + 2, y: middle.y - 6 }, hundreds % 10, {
      size: 17,
      bold: true,
      fill: COLOUR.sky,
    })
  );
}

/** Strip of an en-route chart, flown from its foot to its head. */
export const routeStrip = defineFigure({
  parameters: recordField({
    points: listField(
      recordField({
        name: textField(13, ["BAKUL", "DENOX", "TRV 114.3", "ORMAN", "EXAL 116.8"]),
        sort: choiceField(["compulsory", "request", "vor"]),
      }),
      3,
      4,
    ),
    legs: listField(
      recordField({
        airway: textField(5, ["Z451", "M87", "UL607"]),
        track: numberField({ from: 1, to: 360 }),
        distance: numberField({ from: 5, to: 300 }),
        /** Minimum en-route altitude, in feet or as a level. */
        mea: textField(5, ["FL90", "FL145", "8500", "11000"]),
        /** Feet. */
        moca: optionalField(numberField({ from: 1_500, to: 18_000, step: 100 })),
        /** Of the square that it lies in (hundreds of feet). */
        mora: numberField({ from: 10, to: 190 }),
      }),
      2,
      3,
    ),
  }),
  alt: {
    en: "Strip of a fictitious IFR en-route chart, flown upwards, with reporting points and minimum altitudes",
    ar: "شريط من خريطة طرق IFR افتراضية، يُطار فيه إلى أعلى، مع نقاط الإبلاغ والارتفاعات الدنيا",
  },
  fault: ({ points, legs }) => (points.length === legs.length + 1 ? null : "points and legs do not fit"),
  svg: ({ points, legs }, language) => {
    const step = (FIRST - LAST) / legs.length;
    const heightOf = (at: number) => FIRST - at * step;
    const shapes = legs.flatMap(({ airway, track, distance, mea, moca, mora: square }, at) => {
      const middle = heightOf(at + 0.5);
      const name = String(track).padStart(3, "0");
      return [
        mora({ x: 25, y: middle }, square),
        text({ x: AXIS - SIDE, y: middle - 11 }, `MEA ${mea}`, { anchor: "end" }),
        ...(moca === undefined
          ? []
          : [text({ x: AXIS - SIDE, y: middle + 9 }, `MOCA ${moca}`, { anchor: "end", fill: COLOUR.muted })]),
        rect({ x: AXIS - BOX / 2 + 52, y: middle - 23, width: BOX, height: 20 }, { fill: COLOUR.ink }),
        text({ x: AXIS + 52, y: middle - 13 }, airway, { fill: COLOUR.paper, bold: true }),
        text({ x: AXIS + 90, y: middle - 12 }, `${name}°`, { anchor: "start", size: 15 }),
        text({ x: AXIS + SIDE + 1, y: middle + 9 }, `${distance} NM`, {
          anchor: "start",
          size: 15,
          bold: true,
        }),
      ];
    });
    return sheet(334, [
      rect({ x: AXIS - 9, y: 8, width: 18, height: 300 }, { fill: COLOUR.faint }),
      line({ x: AXIS, y: FIRST }, { x: AXIS, y: LAST }, { stroke: COLOUR.ink, "stroke-width": 2.5 }),
      ...shapes,
      ...points.flatMap(({ name, sort }, at) => [
        symbol({ x: AXIS, y: heightOf(at) }, sort),
        text({ x: AXIS + SIDE + 1, y: heightOf(at) }, name, { anchor: "start", size: 16, bold: true }),
      ]),
      text(
        { x: 180, y: 322 },
        language === "ar" ? "خريطة افتراضية، بلا مقياس" : "Fictitious chart, not to scale",
        {
          fill: COLOUR.muted,
        },
      ),
    ]);
  },
});
