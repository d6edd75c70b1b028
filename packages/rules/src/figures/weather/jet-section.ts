import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureLanguage, type Wording } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, path, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";
import { contours, labelsOf, pointsAlong, smooth } from "./contour.ts";

const HEIGHT = 330;
const BOX = { left: 50, top: 12, right: 350, bottom: 270 };
const CEILING = 520;
const CENTRE = 200;
const PAPER = "#f7fafc";
/** How far the wind reaches to the pole, to the equator (units), upwards and downwards (flight levels). */
const REACH = { pole: 62, equator: 96, up: 75, down: 125 };

type Values = { readonly pole: "left" | "right"; readonly core: number; readonly speed: number };

/** Vertical section across a jet stream: lines of equal wind speed, tropopause, front, and lettered places. */
export const jetSection = defineFigure({
  parameters: recordField({
    /** At which side of the sheet the pole is. */
    pole: choiceField(["left", "right"]),
    /** Flight level and speed (kt) of the core. */
    core: numberField({ from: 270, to: 390, step: 10 }),
    speed: numberField({ from: 100, to: 200, step: 10 }),
    /** Part of the width (%), and flight level. */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95, step: 5 }),
        level: numberField({ from: 20, to: 500, step: 10 }),
      }),
      1,
      5,
    ),
    /** Width of the whole section (NM). */
    width: numberField({ from: 300, to: 900, step: 100 }),
  }),
  alt: {
    en: "Vertical section across a jet stream with lettered places",
    ar: "مقطع عمودي عبر تيار نفاث مع أماكن مرقمة بالحروف",
  },
  fault: ({ marks }) => {
    const spots = marks.map(onSheet);
    return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
  },
  svg: (values, language) => {
    const { pole, core, marks, width } = values;
    const spots = marks.map(onSheet);
    const put = placing(pole);
    const centre = put(0, core);
    const lines = isotachs(values);
    const frame = { x: BOX.left, y: BOX.top, width: BOX.right - BOX.left, height: BOX.bottom - BOX.top };
    return sheet(HEIGHT, [
      rect(frame, { fill: PAPER }),
      ...[100, 200, 300, 400, 500].flatMap((level) => [
        line(
          { x: BOX.left, y: yOf(level) },
          { x: BOX.right, y: yOf(level) },
          { stroke: COLOUR.faint, "stroke-width": 1 },
        ),
        text({ x: BOX.left - 5, y: yOf(level) }, `FL${level}`, { anchor: "end", fill: COLOUR.muted }),
      ]),
      polyline(front(core, put), FRONT),
      ...lines.map(({ points }) => path(smooth(points), ISOTACH)),
      ...tropopause(core, put).map((part) => polyline(part, BOLD)),
      ...labelsOf(lines, {
        box: BOX,
        keepClear: [...spots, centre],
        lines: [...tropopause(core, put).flatMap(pointsAlong), ...pointsAlong(front(core, put))],
        ground: PAPER,
        ink: "#1d6b3f",
      }),
      rect(frame, { fill: "none", stroke: COLOUR.line, "stroke-width": 1.5 }),
      circle(centre, 6, { fill: COLOUR.red }),
      ...spots.map((spot, place) => tag(spot, LETTERS[place] ?? "")),
      text({ x: CENTRE, y: 286 }, `${width} NM`, { fill: COLOUR.muted }),
      ...legend(pole, language),
    ]);
  },
});

const FRONT = { stroke: COLOUR.blue, "stroke-width": 3, "stroke-dasharray": "10 5" } as const;
const ISOTACH = { fill: "none", stroke: COLOUR.green, "stroke-width": 1.75 } as const;
const BOLD = { stroke: COLOUR.ink, "stroke-width": 4, "stroke-linecap": "round" } as const;

type Put = (towardsEquator: number, level: number) => Point;

function placing(pole: "left" | "right"): Put {
  const side = pole === "left" ? 1 : -1;
  return (right, level) => {
    const x = Math.min(BOX.right, Math.max(BOX.left, CENTRE + side * right));
    return { x, y: yOf(level) };
  };
}

/** The low tropopause of the cold side and the high one of the warm side; between them is the break. */
function tropopause(core: number, put: Put): readonly (readonly Point[])[] {
  return [
    [put(-160, core - 50), put(-70, core - 48), put(-36, core - 56), put(-22, core - 76)],
    [put(160, core + 78), put(70, core + 76), put(10, core + 66), put(-34, core + 40)],
  ];
}

/** The front from the ground, at the warm side, up to below the core. */
function front(core: number, put: Put): readonly Point[] {
  const [ground, bend, top] = [put(110, 0), put(30, 90), put(-18, core - 90)];
  return Array.from({ length: 25 }, (_, step) => {
    const part = step / 24;
    const mix = (one: number, two: number, three: number) =>
      (1 - part) ** 2 * one + 2 * part * (1 - part) * two + part ** 2 * three;
    return { x: mix(ground.x, bend.x, top.x), y: mix(ground.y, bend.y, top.y) };
  });
}

function legend(pole: "left" | "right", language: FigureLanguage): readonly string[] {
  const sides = [
    { en: "pole side", ar: "جهة القطب" }[language],
    { en: "equator side", ar: "جهة خط الاستواء" }[language],
  ];
  const [left = "", right = ""] = pole === "left" ? sides : sides.toReversed();
  const word = (x: number, wording: Wording) => text({ x, y: 314 }, wording[language], { anchor: "start" });
  return [
    text({ x: BOX.left, y: 286 }, left, { anchor: "start", bold: true }),
    text({ x: BOX.right, y: 286 }, right, { anchor: "end", bold: true }),
    line({ x: 22, y: 314 }, { x: 46, y: 314 }, BOLD),
    word(54, { en: "tropopause", ar: "التروبوبوز" }),
    line({ x: 148, y: 314 }, { x: 172, y: 314 }, ISOTACH),
    text({ x: 179, y: 314 }, "kt", { anchor: "start" }),
    line({ x: 216, y: 314 }, { x: 244, y: 314 }, FRONT),
    word(251, { en: "front", ar: "جبهة" }),
    circle({ x: 308, y: 314 }, 6, { fill: COLOUR.red }),
    word(318, { en: "core", ar: "اللب" }),
  ];
}

const yOf = (level: number) => BOX.bottom - ((BOX.bottom - BOX.top) * level) / CEILING;

function onSheet({ place, level }: { readonly place: number; readonly level: number }): Point {
  return { x: BOX.left + ((BOX.right - BOX.left) * place) / 100, y: yOf(level) };
}

/** Lines of equal speed every 20 kt, closer together at the side of the pole and above. */
function isotachs({ pole, core, speed }: Values) {
  const side = pole === "left" ? 1 : -1;
  const value = ({ x, y }: Point) => {
    const right = (x - CENTRE) * side;
    const up = ((BOX.bottom - y) / (BOX.bottom - BOX.top)) * CEILING - core;
    const across = right / (right < 0 ? REACH.pole : REACH.equator);
    const along = up / (up > 0 ? REACH.up : REACH.down);
    return speed * Math.exp(-(across ** 2 + along ** 2));
  };
  const levels = Array.from({ length: 8 }, (_, place) => 40 + 20 * place).filter(
    (level) => level <= speed - 10,
  );
  return contours({ value, box: BOX, cell: 6 }, levels);
}
