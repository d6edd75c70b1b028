import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, steps } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, text } from "../kit/svg.ts";
import { card, lubberLine } from "./card.ts";

/** Distance between two dots: five of them are full scale, 10°. */
const DOT = 14;

/** Course deviation indicator of a VOR: the course stands at the top, wherever the aeroplane heads. */
export const vor = defineFigure({
  parameters: recordField({
    course: numberField({ from: 0, to: 359 }),
    /** Where the needle is, in dots of 2°: to the right positive. */
    deviation: numberField({ from: -5, to: 5, step: 0.5 }),
    flag: choiceField(["to", "from", "off"]),
  }),
  alt: {
    en: "Face of a VOR indicator with course selector, needle and flag",
    ar: "واجهة مؤشر VOR مع محدد المسار والإبرة والعلم",
  },
  svg: ({ course, deviation, flag }) => {
    const x = CENTRE.x + deviation * DOT;
    return sheet(DIAL_HEIGHT, [
      face(),
      ...card(course, 140),
      lubberLine(140),
      circle(CENTRE, 90, { fill: "#0e1620", stroke: COLOUR.bezel, "stroke-width": 2 }),
      ...steps(-5, 5, 1)
        .filter((dot) => dot !== 0)
        .map((dot) => circle({ x: CENTRE.x + dot * DOT, y: CENTRE.y }, 2.8, { fill: COLOUR.mark })),
      circle(CENTRE, 9, { fill: "none", stroke: COLOUR.mark, "stroke-width": 2 }),
      ...flagOf(flag),
      line({ x, y: CENTRE.y - 54 }, { x, y: CENTRE.y + 66 }, { stroke: COLOUR.amber, "stroke-width": 4 }),
      text({ x: 22, y: DIAL_HEIGHT - 16 }, "OBS", { bold: true, size: 15 }),
    ]);
  },
});

function flagOf(flag: "to" | "from" | "off"): readonly string[] {
  const place = { x: CENTRE.x, y: CENTRE.y - 71 };
  const y = place.y;
  const x = place.x - 14;
  if (flag === "off") {
    const box = { x: place.x - 21, y: y - 12, width: 42, height: 24 };
    return [rect(box, { fill: COLOUR.red }), text(place, "OFF", { fill: COLOUR.mark, size: 15, bold: true })];
  }
  const side = flag === "to" ? -1 : 1;
  const points = [
    { x, y: y + side * 9 },
    { x: x + 12, y: y - side * 9 },
    { x: x - 12, y: y - side * 9 },
  ];
  const words = flag === "to" ? "TO" : "FR";
  return [
    polygon(points, { fill: COLOUR.mark }),
    text({ x: x + 31, y }, words, { fill: COLOUR.mark, size: 14, bold: true }),
  ];
}
