import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, placed, polar, polygon, sheet, text } from "../kit/svg.ts";
import { card, lubberLine } from "./card.ts";

const direction = numberField({ from: 0, to: 359 });

/** Radio magnetic indicator: the single needle is 1, the double one is 2. */
export const rmi = defineFigure({
  parameters: recordField({
    heading: direction,
    /** Magnetic bearings to the stations, where the heads of the needles stand. */
    needle1: direction,
    needle2: direction,
  }),
  alt: {
    en: "Face of a radio magnetic indicator with two needles",
    ar: "واجهة مؤشر مغناطيسي راديوي بإبرتين",
  },
  fault: ({ needle1, needle2 }) =>
    Math.abs(Math.sin(((needle1 - needle2) * Math.PI) / 180)) < 0.2 ? "one needle lies upon the other" : null,
  svg: ({ heading, needle1, needle2 }) =>
    sheet(DIAL_HEIGHT, [
      face(),
      ...card(heading, 140),
      lubberLine(140),
      ...doubleNeedle(needle2 - heading),
      ...singleNeedle(needle1 - heading),
      circle(CENTRE, 8, { fill: COLOUR.bezel, stroke: COLOUR.mark, "stroke-width": 1.5 }),
      ...legend(),
    ]),
});

function singleNeedle(angle: number): readonly string[] {
  const head = [
    { x: 0, y: -118 },
    { x: 8, y: -98 },
    { x: -8, y: -98 },
  ];
  return [
    line(polar(CENTRE, angle + 180, 112), polar(CENTRE, angle, 100), {
      stroke: COLOUR.amber,
      "stroke-width": 4,
    }),
    polygon(placed(head, CENTRE, angle), { fill: COLOUR.amber }),
  ];
}

function doubleNeedle(angle: number): readonly string[] {
  const head = [
    { x: 0, y: -118 },
    { x: 15, y: -90 },
    { x: -15, y: -90 },
  ];
  const tails = [-6, 6].map((x) =>
    placed(
      [
        { x, y: 112 },
        { x, y: -90 },
      ],
      CENTRE,
      angle,
    ),
  );
  return [
    ...tails.map(([from = CENTRE, to = CENTRE]) =>
      line(from, to, { stroke: "#5fd08e", "stroke-width": 3.5 }),
    ),
    polygon(placed(head, CENTRE, angle), { fill: COLOUR.dial, stroke: "#5fd08e", "stroke-width": 3.5 }),
  ];
}

function legend(): readonly string[] {
  const y = DIAL_HEIGHT - 16;
  return [
    text({ x: 14, y }, "1", { bold: true, size: 16 }),
    line({ x: 26, y }, { x: 54, y }, { stroke: "#b37a00", "stroke-width": 4 }),
    text({ x: 346, y }, "2", { bold: true, size: 16 }),
    line({ x: 306, y: y - 5 }, { x: 334, y: y - 5 }, { stroke: COLOUR.green, "stroke-width": 3 }),
    line({ x: 306, y: y + 5 }, { x: 334, y: y + 5 }, { stroke: COLOUR.green, "stroke-width": 3 }),
  ];
}
