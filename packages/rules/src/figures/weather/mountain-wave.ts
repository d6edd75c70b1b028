import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, line, path, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { inSection } from "./box.ts";
import { smooth } from "./contour.ts";

const HEIGHT = 300;
const TOP = 10;
const GROUND = 262;
const AIR = { left: 0, top: TOP, right: WIDTH, bottom: GROUND };
/** Where the crest stands when the wind comes from the left. */
const CREST = { x: 88, y: 150 };
/** Length of the scale on the sheet. */
const SCALE = 80;

/** Section through a mountain range in a strong wind, with lettered places. */
export const mountainWave = defineFigure({
  parameters: recordField({
    /** From which side of the sheet the wind blows. */
    wind: choiceField(["left", "right"]),
    /** Distance from wave to wave on the sheet, and kilometres of the scale. */
    length: numberField({ from: 60, to: 120, step: 10 }),
    scale: numberField({ from: 4, to: 16, step: 2 }),
    clouds: choiceField(["shown", "hidden"]),
    /** Part of the width and of the height (%). */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95 }),
        height: numberField({ from: 10, to: 90 }),
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Section through a mountain range in a strong wind, with lettered places",
    ar: "مقطع في سلسلة جبلية في رياح قوية مع أماكن مرقمة بالحروف",
  },
  fault: ({ marks }) => {
    const spots = marks.map((mark) => inSection(AIR, mark));
    return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
  },
  svg: ({ wind, length, scale, clouds, marks }) => {
    const isLeft = wind === "left";
    const put = (x: number, y: number): Point => ({ x: isLeft ? x : WIDTH - x, y });
    const streams = [
      { base: 44, size: 8 },
      { base: 84, size: 15 },
      { base: 124, size: 20 },
    ];
    return sheet(HEIGHT, [
      rect({ x: 0, y: TOP, width: WIDTH, height: GROUND - TOP }, { fill: "#eef5fb" }),
      ...streams.flatMap((stream) => flow(stream, length, put)),
      ...(clouds === "shown" ? cloudsOf(length, put) : []),
      path(
        `M${at(put(-4, GROUND))}Q${at(put(56, GROUND - 8))} ${at(put(74, 176))}Q${at(put(88, 128))} ${at(put(106, 182))}Q${at(put(122, 246))} ${at(put(156, GROUND))}Z`,
        { fill: "#8a7a63", stroke: "#5f5443", "stroke-width": 1.5 },
      ),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#8fa574" }),
      ...marks.map((mark, place) => tag(inSection(AIR, mark), LETTERS[place] ?? "")),
      line({ x: 140, y: 282 }, { x: 140 + SCALE, y: 282 }, { stroke: COLOUR.ink, "stroke-width": 2.5 }),
      ...[140, 140 + SCALE].map((x) =>
        line({ x, y: 276 }, { x, y: 288 }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
      ),
      text({ x: 148 + SCALE, y: 282 }, `${scale} km`, { anchor: "start", bold: true }),
    ]);
  },
});

type Put = (x: number, y: number) => Point;

/** A stream of air: it rises over the crest and swings behind it, less from wave to wave. */
function flow({ base, size }: { readonly base: number; readonly size: number }, length: number, put: Put) {
  const y = (x: number) => {
    const behind = x - CREST.x;
    if (behind < 0) return base - size * 0.9 * Math.exp(-((behind / 46) ** 2));
    return base - size * 0.9 * Math.cos((2 * Math.PI * behind) / length) * Math.exp(-behind / 260);
  };
  const points = Array.from({ length: 70 }, (_, step) => put(2 + step * 5, y(2 + step * 5)));
  const style = { fill: "none", stroke: COLOUR.sky, "stroke-width": 2 };
  const [from, to] = [put(18, y(18)), put(38, y(38))];
  return [path(smooth(points), style), arrow(from, to, { stroke: COLOUR.blue, width: 2.5 })];
}

/** Cap on the crest, lens-shaped clouds in the tops of the waves, broken cloud turning below the first ones. */
function cloudsOf(length: number, put: Put): readonly string[] {
  const style = { fill: "#ffffff", stroke: COLOUR.muted, "stroke-width": 1.5 };
  const lens = (x: number, y: number, half: number) =>
    path(
      `M${at(put(x - half, y + 4))}Q${at(put(x, y - 16))} ${at(put(x + half, y + 4))}Q${at(put(x, y + 9))} ${at(put(x - half, y + 4))}Z`,
      style,
    );
  const tops = [1, 2, 3].map((wave) => CREST.x + wave * length).filter((x) => x < WIDTH - 26);
  const half = Math.min(30, length * 0.36);
  return [
    path(
      `M${at(put(58, 160))}Q${at(put(88, 112))} ${at(put(116, 166))}Q${at(put(88, 138))} ${at(put(58, 160))}Z`,
      style,
    ),
    ...tops.flatMap((x) => [lens(x, 76, half), lens(x, 42, half * 0.8)]),
    ...tops.slice(0, 2).flatMap((x) => rotor(put, x)),
  ];
}

function rotor(put: Put, x: number): readonly string[] {
  const style = { fill: "#d5dce4", stroke: COLOUR.muted, "stroke-width": 1.5 };
  const lumps = [
    [-16, 190],
    [-9, 178],
    [4, 174],
    [15, 182],
    [17, 194],
    [4, 202],
    [-10, 200],
    [-16, 190],
  ].map(([dx = 0, y = 0]) => put(x + dx, y));
  const [start, ...rest] = lumps;
  const isMirrored = put(0, 0).x > 0;
  const d = rest.map((point) => `A9 9 0 0 ${isMirrored ? 0 : 1} ${at(point)}`).join("");
  return [start === undefined ? "" : path(`M${at(start)}${d}Z`, style)];
}
