import { listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { steps } from "../kit/dial.ts";
import { LETTERS } from "../kit/graph.ts";
import { circle, line, polar, rect, sheet, text, type Point } from "../kit/svg.ts";
import { around, collide, within, type Box } from "./labels.ts";

const HEIGHT = 336;
const CENTRE: Point = { x: 180, y: 160 };
const R = 130;
const RINGS = 4;
const LIT = "#7fe3a0";
const DIM = "#2f5b45";
const BEFORE = [1, 2, 3];

/** A radar picture, north up, the station in the middle: echoes with letters, labels and where they were before. */
export const radarDisplay = defineFigure({
  parameters: recordField({
    /** From ring to ring, NM. */
    ring: numberField({ from: 5, to: 40, step: 5 }),
    targets: listField(
      recordField({
        bearing: numberField({ from: 0, to: 355, step: 5 }),
        /** In rings. */
        range: numberField({ from: 0.5, to: 4, step: 0.25 }),
        /** What a transponder replies: code and level. Without it there is an echo alone. */
        reply: optionalField(
          recordField({
            code: textField(4, ["2000", "4521", "7000", "0376"]),
            level: textField(5, ["FL085", "FL240", "A025"]),
          }),
        ),
        /** Where it moves, and how far from dot to dot, in rings. */
        moving: optionalField(
          recordField({
            track: numberField({ from: 0, to: 345, step: 15 }),
            step: numberField({ from: 0.1, to: 0.3, step: 0.05 }),
          }),
        ),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Radar picture with range rings, bearings and lettered echoes",
    ar: "صورة رادار بحلقات مسافة واتجاهات وأصداء مرقمة بالحروف",
  },
  fault: ({ targets }) => {
    if (targets.some(coversItself)) return "dots run through a label";
    const boxes = targets.flatMap(boxesOf);
    if (boxes.some((box) => !within(box, { x: 4, y: 4, width: 352, height: 312 })))
      return "a label leaves the picture";
    const written = steps(0, 11, 1).map((at) => around(polar(CENTRE, at * 30, R + 19), 12));
    const fixed = [around(CENTRE, 4), ...written];
    if (boxes.some((box) => fixed.some((other) => collide([box, other])))) return "a label lies on another";
    return collide(boxes) ? "two echoes lie on each other" : null;
  },
  svg: ({ ring, targets }, language) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: 360, height: HEIGHT }, { fill: "#0b1a14" }),
      circle(CENTRE, R, { fill: "#10271d", stroke: DIM, "stroke-width": 1.5 }),
      ...[1, 2, 3].map((at) =>
        circle(CENTRE, (R * at) / RINGS, { fill: "none", stroke: DIM, "stroke-width": 1.25 }),
      ),
      ...[0, 90].map((angle) =>
        line(polar(CENTRE, angle, R), polar(CENTRE, angle + 180, R), { stroke: DIM, "stroke-width": 1 }),
      ),
      ...steps(0, 35, 1).map((tick) =>
        line(polar(CENTRE, tick * 10, R), polar(CENTRE, tick * 10, R + (tick % 3 === 0 ? 7 : 4)), {
          stroke: LIT,
          "stroke-width": 1.25,
        }),
      ),
      ...steps(0, 11, 1).map((at) =>
        text(polar(CENTRE, at * 30, R + 19), String(at * 30 || 360).padStart(3, "0"), { fill: "#8fb5a0" }),
      ),
      circle(CENTRE, 3, { fill: LIT }),
      ...targets.flatMap(targetOf),
      text({ x: 350, y: HEIGHT - 14 }, language === "ar" ? `الحلقة ${ring} NM` : `${ring} NM / ring`, {
        anchor: "end",
        fill: "#cfe8da",
      }),
    ]),
});

type Target = {
  readonly bearing: number;
  readonly range: number;
  readonly reply?: { readonly code: string; readonly level: string } | undefined;
  readonly moving?: { readonly track: number; readonly step: number } | undefined;
};

const spotOf = ({ bearing, range }: Target) => polar(CENTRE, bearing, (R * range) / RINGS);

function boxesOf(target: Target): readonly Box[] {
  const { x, y } = spotOf(target);
  const whole = target.reply === undefined ? { width: 34, height: 24 } : { width: 80, height: 32 };
  // The last dot is enough: the others lie between it and the echo.
  return [
    { x: x - 24, y: y - 12, ...whole },
    ...(target.moving === undefined ? [] : [around(dotOf(target, 3), 3)]),
  ];
}

/** Whether dots run through the letter or the label of their own echo. */
function coversItself(target: Target): boolean {
  if (target.moving === undefined) return false;
  const { x, y } = spotOf(target);
  const own = [
    { x: x - 25, y: y - 10, width: 17, height: 20 },
    ...(target.reply === undefined ? [] : [{ x: x + 7, y: y - 14, width: 50, height: 34 }]),
  ];
  return BEFORE.some((count) => own.some((box) => collide([box, around(dotOf(target, count), 3)])));
}

function dotOf(target: Target, count: number): Point {
  const { track = 0, step = 0 } = target.moving ?? {};
  return polar(spotOf(target), track + 180, (count * step * R) / RINGS);
}

function targetOf(target: Target, index: number): readonly string[] {
  const spot = spotOf(target);
  const across = target.bearing + 90;
  const style = { stroke: LIT, "stroke-width": 4 };
  return [
    ...(target.moving === undefined ? [] : BEFORE).map((count) =>
      circle(dotOf(target, count), 2.25, { fill: LIT, "fill-opacity": 1 - count * 0.2 }),
    ),
    line(polar(spot, across, 5), polar(spot, across + 180, 5), style),
    text({ x: spot.x - 16, y: spot.y }, LETTERS[index] ?? "", { bold: true, size: 16, fill: "#ffffff" }),
    ...(target.reply === undefined
      ? []
      : [
          rect(
            { x: spot.x - 6, y: spot.y - 6, width: 12, height: 12 },
            { fill: "none", stroke: LIT, "stroke-width": 1.25 },
          ),
          text({ x: spot.x + 11, y: spot.y - 5 }, target.reply.code, { anchor: "start", fill: LIT }),
          text({ x: spot.x + 11, y: spot.y + 10 }, target.reply.level, { anchor: "start", fill: LIT }),
        ]),
  ];
}
