import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, RADIUS, marks } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  at,
  circle,
  line,
  path,
  placed,
  polar,
  polygon,
  polyline,
  rect,
  sheet,
  text,
  toRadians,
  type Point,
} from "../kit/svg.ts";

/** Height of a degree of pitch. */
const PER_DEGREE = 4;
const BANKS = [-60, -45, -30, -20, -10, 0, 10, 20, 30, 45, 60];
/** Pitch lines stay inside this distance from the middle, below the scale of the bank. */
const INSIDE = 112;
/** Half the length of the lines at 5° and at 10° of pitch. */
const HALF = { fives: 18, tens: 34 } as const;

/** Attitude indicator: the horizon moves, the aeroplane stands; the bank scale stands and its pointer rolls. */
export const attitude = defineFigure({
  parameters: recordField({
    /** Nose up is positive. */
    pitch: numberField({ from: -20, to: 20, step: 2.5 }),
    /** To the right is positive. */
    bank: numberField({ from: -60, to: 60, step: 5 }),
  }),
  alt: {
    en: "Face of an attitude indicator with a bank scale",
    ar: "واجهة مؤشر وضعية الطائرة مع تدريج الميل",
  },
  svg: ({ pitch, bank }) =>
    sheet(DIAL_HEIGHT, [
      circle(CENTRE, RADIUS + 10, { fill: COLOUR.bezel }),
      circle(CENTRE, RADIUS, { fill: COLOUR.sky }),
      ground(pitch, bank),
      ...ladder(pitch, bank),
      marks({ angles: BANKS, from: 130, to: 146 }),
      marks({ angles: [-60, -30, 0, 30, 60], from: 126, to: 148, width: 4 }),
      rollPointer(bank),
      ...symbol(),
    ]),
});

/** Points of the turned card: x and y from the middle of the instrument, level with the horizon. */
function onCard(points: readonly Point[], bank: number): readonly Point[] {
  return placed(points, CENTRE, -bank);
}

function ground(pitch: number, bank: number): string {
  const y = pitch * PER_DEGREE;
  const half = Math.sqrt(RADIUS ** 2 - y ** 2);
  const [left = CENTRE, right = CENTRE] = onCard(
    [
      { x: -half, y },
      { x: half, y },
    ],
    bank,
  );
  // The part below the horizon is the smaller one when the nose is up.
  const isLarge = y < 0 ? 1 : 0;
  return (
    path(`M${at(right)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${at(left)}Z`, { fill: COLOUR.ground }) +
    line(left, right, { stroke: COLOUR.mark, "stroke-width": 3 })
  );
}

function ladder(pitch: number, bank: number): readonly string[] {
  return [-20, -15, -10, -5, 5, 10, 15, 20].flatMap((degrees) => {
    const y = (pitch - degrees) * PER_DEGREE;
    const isTen = degrees % 10 === 0;
    const half = isTen ? HALF.tens : HALF.fives;
    if (Math.hypot(half + (isTen ? 24 : 0), y) > INSIDE) return [];
    const [left = CENTRE, right = CENTRE, before = CENTRE, after = CENTRE] = onCard(
      [
        { x: -half, y },
        { x: half, y },
        { x: -half - 14, y },
        { x: half + 14, y },
      ],
      bank,
    );
    const bar = line(left, right, { stroke: COLOUR.mark, "stroke-width": 2 });
    if (!isTen) return [bar];
    const style = { fill: COLOUR.mark, size: 14, turn: -bank, bold: true };
    return [bar, text(before, Math.abs(degrees), style), text(after, Math.abs(degrees), style)];
  });
}

/** Rolls with the horizon, against the scale: its first point is the tip. */
function rollPointer(bank: number): string {
  const tip = polar(CENTRE, -bank, 128);
  const foot = [-5, 5].map((side) => polar(CENTRE, -bank + side, 110));
  return polygon([tip, ...foot], { fill: COLOUR.mark, stroke: COLOUR.ink, "stroke-width": 1 });
}

/** The aeroplane, which never moves. */
function symbol(): readonly string[] {
  const { x, y } = CENTRE;
  const wing = (side: 1 | -1) => [
    { x: x + side * 78, y },
    { x: x + side * 34, y },
    { x: x + side * 34, y: y + 12 },
  ];
  const outline = { stroke: COLOUR.ink, "stroke-width": 8, "stroke-linejoin": "round" };
  const inside = { stroke: COLOUR.amber, "stroke-width": 5, "stroke-linejoin": "round" };
  return [
    ...([1, -1] as const).flatMap((side) => [polyline(wing(side), outline), polyline(wing(side), inside)]),
    circle(CENTRE, 5, { fill: COLOUR.amber, stroke: COLOUR.ink, "stroke-width": 1.5 }),
    rect(
      { x: x - 5 * Math.sin(toRadians(90)), y: y + RADIUS - 10, width: 10, height: 10 },
      { fill: COLOUR.bezel },
    ),
  ];
}
