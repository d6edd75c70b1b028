import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, placed, polar, polygon, polyline, sheet, text, type Point } from "../kit/svg.ts";

/** Tilt of the little aeroplane at a standard rate turn. */
const STANDARD = 20;
/** The tube of the ball: part of a circle below its centre. */
const TUBE = { centre: { x: CENTRE.x, y: CENTRE.y - 86 }, r: 184 } as const;
/** Degrees along the tube from its middle to the ball at full displacement. */
const FULL_BALL = 14;

/** Seen from behind, wings level, around the middle of the wing: the first point is the tip of the right wing. */
const FROM_BEHIND: readonly Point[] = [
  { x: 112, y: -3 },
  { x: 112, y: 3 },
  { x: 14, y: 8 },
  { x: 9, y: 16 },
  { x: -9, y: 16 },
  { x: -14, y: 8 },
  { x: -112, y: 3 },
  { x: -112, y: -3 },
  { x: -12, y: -6 },
  { x: -4, y: -12 },
  { x: -3, y: -40 },
  { x: 3, y: -40 },
  { x: 4, y: -12 },
  { x: 12, y: -6 },
];

/** Turn coordinator with its ball. */
export const turnCoordinator = defineFigure({
  parameters: recordField({
    /** In standard rates, to the right positive. */
    rate: numberField({ from: -1.5, to: 1.5, step: 0.25 }),
    /** From the middle to the end of the tube, to the right positive. */
    ball: numberField({ from: -1, to: 1, step: 0.25 }),
  }),
  alt: {
    en: "Face of a turn coordinator with its ball",
    ar: "واجهة منسق الدوران مع الكرة",
  },
  svg: ({ rate, ball }) =>
    sheet(DIAL_HEIGHT, [
      face(),
      ...standardMarks(),
      text({ x: CENTRE.x, y: CENTRE.y - 96 }, "TURN COORDINATOR", {
        fill: COLOUR.mark,
        size: 14,
        bold: true,
      }),
      text({ x: CENTRE.x, y: CENTRE.y + 132 }, "2 MIN", { fill: COLOUR.mark, size: 14 }),
      polygon(placed(FROM_BEHIND, CENTRE, rate * STANDARD), { fill: COLOUR.mark }),
      ...tube(ball),
    ]),
});

function standardMarks(): readonly string[] {
  return [90, 90 + STANDARD, 270, 270 - STANDARD].flatMap((angle) => {
    const mark = line(polar(CENTRE, angle, 120), polar(CENTRE, angle, 148), {
      stroke: COLOUR.mark,
      "stroke-width": 5,
    });
    if (angle === 90 || angle === 270) return [mark];
    const side = angle < 180 ? "R" : "L";
    const place = polar(CENTRE, angle < 180 ? angle + 11 : angle - 11, 130);
    return [mark, text(place, side, { fill: COLOUR.mark, size: 20, bold: true })];
  });
}

function tube(ball: number): readonly string[] {
  const { centre, r } = TUBE;
  const ends = [180 + 20, 180 - 20].map((angle) => polar(centre, angle, r));
  const ballAt = polar(centre, 180 - ball * FULL_BALL, r);
  const between = [3.6, -3.6].map((side) => [
    polar(centre, 180 + side, r - 13),
    polar(centre, 180 + side, r + 13),
  ]);
  return [
    arc(
      { centre, r, from: 160, to: 200 },
      { stroke: "#cfd8cf", "stroke-width": 26, "stroke-linecap": "round" },
    ),
    ...ends.map((end) => circle(end, 0.5, { fill: COLOUR.mark })),
    circle(ballAt, 10.5, { fill: COLOUR.ink }),
    ...between.map((points) => polyline(points, { stroke: COLOUR.ink, "stroke-width": 2 })),
  ];
}
