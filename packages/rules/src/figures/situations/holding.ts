import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  arrow,
  at,
  circle,
  line,
  path,
  placed,
  polar,
  polygon,
  sheet,
  text,
  type Point,
} from "../kit/svg.ts";

const HEIGHT = 336;
const FIX = { x: 180, y: 160 };
const LEG = 84;
const TURN = 26;
/** From the fix to the aeroplane. */
const FAR = 138;

/** Holding pattern with its inbound track, and an aircraft that comes to the fix on a heading. */
export const holding = defineFigure({
  parameters: recordField({
    inbound: numberField({ from: 0, to: 355, step: 5 }),
    hand: choiceField(["right", "left"]),
    heading: numberField({ from: 0, to: 355, step: 5 }),
  }),
  alt: {
    en: "Holding pattern from above, north at the top, with an aeroplane on its way to the fix",
    ar: "نمط انتظار من الأعلى والشمال في الأعلى مع طائرة متجهة إلى النقطة",
  },
  fault: ({ inbound, heading }) => {
    const apart = Math.abs(((heading - inbound + 540) % 360) - 180);
    if (apart < 12 || apart > 168) return "the aeroplane is on the inbound track";
    const { inbound: one, heading: other } = namesAt({ inbound, heading });
    return Math.hypot(one.x - other.x, one.y - other.y) < 44
      ? "the names of the tracks lie on each other"
      : null;
  },
  svg: ({ inbound, hand, heading }) => {
    const side = hand === "right" ? 1 : -1;
    // Drawn with the inbound track up and the fix at its end, then turned.
    const put = (x: number, y: number) => placed([{ x: x * side, y }], FIX, inbound)[0] ?? FIX;
    const start = polar(FIX, heading + 180, FAR);
    const sweep = hand === "right" ? 1 : 0;
    const turn = (to: Point) => `A${TURN} ${TURN} 0 0 ${sweep} ${at(to)}`;
    const course = `M${at(put(0, LEG))}L${at(put(0, 0))}${turn(put(2 * TURN, 0))}L${at(put(2 * TURN, LEG))}${turn(put(0, LEG))}Z`;
    const names = namesAt({ inbound, heading });
    return sheet(HEIGHT, [
      path(course, { fill: "none", stroke: COLOUR.blue, "stroke-width": 3.5 }),
      arrow(put(0, LEG * 0.7), put(0, LEG * 0.35), { stroke: COLOUR.blue, width: 3.5 }),
      arrow(put(2 * TURN, LEG * 0.35), put(2 * TURN, LEG * 0.7), { stroke: COLOUR.blue, width: 3.5 }),
      polygon([polar(FIX, 0, 9), polar(FIX, 120, 9), polar(FIX, 240, 9)], { fill: COLOUR.ink }),
      circle(FIX, 2, { fill: COLOUR.paper }),
      text(names.inbound, direction(inbound), { size: 16, bold: true, fill: COLOUR.blue }),
      line(start, polar(FIX, heading + 180, 14), {
        stroke: COLOUR.magenta,
        "stroke-width": 2.5,
        "stroke-dasharray": "7 5",
      }),
      plane({ centre: start, heading, size: 38 }, { fill: COLOUR.magenta }),
      text(names.heading, direction(heading), {
        size: 16,
        bold: true,
        fill: COLOUR.magenta,
      }),
      arrow({ x: 24, y: 56 }, { x: 24, y: 22 }, { stroke: COLOUR.muted }),
      text({ x: 24, y: 70 }, "N", { bold: true, fill: COLOUR.muted }),
    ]);
  },
});

/** Where the tracks are written. */
function namesAt({ inbound, heading }: { readonly inbound: number; readonly heading: number }) {
  return {
    inbound: polar(FIX, inbound + 180, LEG + TURN + 26),
    heading: polar(polar(FIX, heading + 180, FAR), heading + 90, 34),
  };
}

function direction(degrees: number): string {
  return `${String(degrees === 0 ? 360 : degrees).padStart(3, "0")}°`;
}
