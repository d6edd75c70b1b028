import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, line, path, rect, sheet, text, WIDTH } from "../kit/svg.ts";
import { sideView } from "./side-view.ts";

const HEIGHT = 310;
const GROUND = 226;
const TOP = 8;

/** Section through a downburst over the path of an aeroplane, with the wind at lettered places. */
export const microburst = defineFigure({
  parameters: recordField({
    flight: choiceField(["approach", "departure"]),
    /** To which side of the sheet the aeroplane flies. */
    towards: choiceField(["left", "right"]),
    /** Middle of the shaft, and places of the letters (% of the width). */
    shaft: numberField({ from: 35, to: 65, step: 5 }),
    /** Wind along the path (kt): to the right positive. */
    winds: listField(
      recordField({
        place: numberField({ from: 20, to: 80, step: 5 }),
        wind: numberField({ from: -45, to: 45, step: 5 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Section through a downburst over the path of an aeroplane, with lettered places",
    ar: "مقطع في دفقة هابطة فوق مسار طائرة مع أماكن مرقمة بالحروف",
  },
  fault: ({ shaft, winds }) => {
    if (winds.some(({ place, wind }) => wind * (place - shaft) < 0 || (place !== shaft && wind === 0)))
      return "the wind blows into the shaft";
    const isNear = (one: number, other: number) => Math.abs(one - other) < 15;
    return winds.some(({ place }, from) => winds.slice(from + 1).some((other) => isNear(place, other.place)))
      ? "letters stand too close"
      : null;
  },
  svg: ({ flight, towards, shaft, winds }) => {
    const middle = (WIDTH * shaft) / 100;
    const way = towards === "right" ? 1 : -1;
    const slope = flight === "approach" ? 1 : -1;
    // On the way the path sinks towards the ground, or rises from it.
    const pathY = (x: number) => 140 + slope * way * ((x - WIDTH / 2) / WIDTH) * 110;
    const [from, to] = towards === "right" ? [14, WIDTH - 14] : [WIDTH - 14, 14];
    const runway = (flight === "approach") === (towards === "right") ? WIDTH - 62 : 4;
    return sheet(HEIGHT, [
      rect({ x: 0, y: TOP, width: WIDTH, height: GROUND - TOP }, { fill: "#eef3f8" }),
      path(
        `M${at({ x: middle - 66, y: 40 })}Q${at({ x: middle - 84, y: 12 })} ${at({ x: middle - 40, y: 16 })}Q${at({ x: middle - 20, y: -2 })} ${at({ x: middle + 14, y: 14 })}Q${at({ x: middle + 64, y: 4 })} ${at({ x: middle + 66, y: 30 })}Q${at({ x: middle + 70, y: 46 })} ${at({ x: middle + 36, y: 46 })}Q${at({ x: middle - 10, y: 56 })} ${at({ x: middle - 66, y: 40 })}Z`,
        { fill: "#8d9aa9", stroke: COLOUR.muted, "stroke-width": 1.5 },
      ),
      ...[-30, -18, -6, 6, 18, 30].map((x) =>
        line(
          { x: middle + x, y: 52 },
          { x: middle + x * 1.5, y: 178 },
          { stroke: "#7f93a8", "stroke-width": 1.5, "stroke-dasharray": "9 7" },
        ),
      ),
      ...[-26, 0, 26].map((x) =>
        arrow({ x: middle + x, y: 62 }, { x: middle + x * 1.2, y: 168 }, { stroke: COLOUR.blue, width: 3 }),
      ),
      ...[-1, 1].map((side) =>
        path(
          `M${at({ x: middle + side * 14, y: 180 })}Q${at({ x: middle + side * 26, y: 208 })} ${at({ x: middle + side * 78, y: 210 })}Q${at({ x: middle + side * 118, y: 210 })} ${at({ x: middle + side * 112, y: 186 })}`,
          { fill: "none", stroke: COLOUR.blue, "stroke-width": 2.5 },
        ),
      ),
      rect({ x: 0, y: GROUND, width: WIDTH, height: 12 }, { fill: "#8fa574" }),
      rect({ x: runway, y: GROUND, width: 58, height: 6 }, { fill: COLOUR.ink }),
      line(
        { x: from, y: pathY(from) },
        { x: to, y: pathY(to) },
        { stroke: COLOUR.magenta, "stroke-width": 2.5, "stroke-dasharray": "8 5" },
      ),
      sideView(
        { x: from + way * 14, y: pathY(from + way * 14) },
        { way, slope },
        { stroke: COLOUR.paper, "stroke-width": 1 },
      ),
      ...winds.flatMap(({ place, wind }, one) => {
        const x = (WIDTH * place) / 100;
        return [
          tag({ x, y: pathY(x) }, LETTERS[one] ?? ""),
          text({ x, y: 256 }, LETTERS[one] ?? "", { bold: true, size: 15 }),
          ...(wind === 0
            ? []
            : [
                arrow(
                  { x: x - Math.sign(wind) * 18, y: 274 },
                  { x: x + Math.sign(wind) * 18, y: 274 },
                  { stroke: COLOUR.blue, width: 3 },
                ),
              ]),
          text({ x, y: 294 }, `${Math.abs(wind)} kt`, { bold: true }),
        ];
      }),
    ]);
  },
});
