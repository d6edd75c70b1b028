import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, sheet, text, type Point } from "../kit/svg.ts";
import { direction, plate } from "./labels.ts";

const HEIGHT = 270;
const START = 30;
const END = 330;
const MIDDLE = 142;
/** Units for a mile off track: drawn larger than along the track, as sketches are. */
const STRETCH = 9;

/** Sketch of a leg from A to B with a fix off the required track: distances, and the way flown. */
export const trackError = defineFigure({
  parameters: recordField({
    /** Required track from A to B. */
    track: numberField({ from: 5, to: 360, step: 5 }),
    flown: numberField({ from: 15, to: 60, step: 1 }),
    toGo: numberField({ from: 15, to: 60, step: 1 }),
    off: numberField({ from: 2, to: 10, step: 0.5 }),
    side: choiceField(["left", "right"]),
    /** Minutes from A to the fix. */
    minutes: numberField({ from: 8, to: 40 }),
    /** Heading that was flown. */
    heading: numberField({ from: 1, to: 360 }),
  }),
  alt: {
    en: "Sketch of a leg from A to B with a fix beside the track, distances and directions",
    ar: "رسم لمرحلة من A إلى B مع موقع مثبت بجانب المسار ومسافات واتجاهات",
  },
  fault: ({ flown, toGo, off, track, heading, minutes }) => {
    const part = flown / (flown + toGo);
    if (part < 0.3 || part > 0.7) return "the fix is too close to an end";
    if (off / flown > 0.18) return "the aeroplane is too far off for a rule of thumb";
    if (Math.abs(((heading - track + 540) % 360) - 180) > 30) return "no drift is so large";
    const speed = (flown / minutes) * 60;
    return speed < 60 || speed > 200 ? "the speed cannot be" : null;
  },
  svg: ({ track, flown, toGo, off, side, minutes, heading }) => {
    const sign = side === "left" ? -1 : 1;
    const foot = { x: START + ((END - START) * flown) / (flown + toGo), y: MIDDLE };
    const fix = { x: foot.x, y: MIDDLE + sign * off * STRETCH };
    const [from, to] = [
      { x: START, y: MIDDLE },
      { x: END, y: MIDDLE },
    ];
    const turn = (Math.atan2(fix.y - MIDDLE, fix.x - START) * 180) / Math.PI;
    // Distances stand on the side of the track where nothing is flown.
    const measure = MIDDLE - sign * 46;
    return sheet(HEIGHT, [
      arrow(from, to, { stroke: COLOUR.ink, width: 2.5 }),
      line(from, fix, { stroke: COLOUR.magenta, "stroke-width": 2.5 }),
      line(fix, to, { stroke: COLOUR.magenta, "stroke-width": 2, "stroke-dasharray": "7 5" }),
      line(foot, fix, { stroke: COLOUR.muted, "stroke-width": 1.5, "stroke-dasharray": "3 3" }),
      ...[from, to].map((end) => circle(end, 5, { fill: COLOUR.ink })),
      ...dimension(from.x, foot.x, { y: measure, words: `${flown} NM` }),
      ...dimension(foot.x, to.x, { y: measure, words: `${toGo} NM` }),
      plane({ centre: fix, heading: 90 + turn, size: 34 }, { fill: COLOUR.magenta }),
      text({ x: START, y: MIDDLE - sign * 18 }, "A", { size: 17, bold: true }),
      text({ x: END, y: MIDDLE - sign * 18 }, "B", { size: 17, bold: true }),
      plate({ x: (foot.x + END) / 2, y: MIDDLE - sign * 16 }, `TRK ${direction(track)}`, { bold: true }),
      plate({ x: foot.x + 4, y: fix.y + sign * 27 }, `${off} NM`, { bold: true, fill: COLOUR.magenta }),
      ...legend({ heading, minutes, y: side === "left" ? HEIGHT - 20 : 20 }),
    ]);
  },
});

/** What the log says, in the corner where nothing is drawn. */
function legend(of: { readonly heading: number; readonly minutes: number; readonly y: number }) {
  return [
    text({ x: START - 10, y: of.y }, `HDG ${direction(of.heading)}`, { anchor: "start" }),
    text({ x: END + 10, y: of.y }, `A + ${of.minutes} min`, { anchor: "end" }),
  ];
}

function dimension(from: number, to: number, { y, words }: { readonly y: number; readonly words: string }) {
  const at = (x: number): Point => ({ x, y });
  const middle = (from + to) / 2;
  return [
    ...[from, to].map((x) =>
      line({ x, y: y - 6 }, { x, y: y + 6 }, { stroke: COLOUR.muted, "stroke-width": 1.25 }),
    ),
    line(at(from), at(to), { stroke: COLOUR.muted, "stroke-width": 1.25 }),
    plate(at(middle), words, { bold: true }),
  ];
}
