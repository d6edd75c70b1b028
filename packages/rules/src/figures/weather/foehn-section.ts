import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, circle, line, path, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 306;
/** Sea level, and units for a thousand feet. */
const SEA = 232;
const UNIT = 14;
const TOP = 8;
/** Where the stations stand before the ridge, and behind it, when the wind comes from the left. */
const BEFORE = 62;
const BEHIND = 312;
const RIDGE = 184;
/** How far below the crest its height stands, where the ridge is wide enough. */
const CREST_LABEL = 52;

type Values = {
  readonly wind: "left" | "right";
  readonly right: "N" | "E" | "S" | "W";
  readonly before: { readonly height: number; readonly temperature: number };
  readonly behind: { readonly height: number };
  readonly base: number;
  readonly crest: number;
  readonly baseBehind?: number | undefined;
  readonly marks: readonly { readonly place: number; readonly height: number }[];
};

/** Section through a ridge that moist air crosses, with heights of cloud and of a station on each side, and lettered places. */
export const foehnSection = defineFigure({
  parameters: recordField({
    /** From which side of the sheet the wind blows. */
    wind: choiceField(["left", "right"]),
    /** Direction at the right edge of the sheet. */
    right: choiceField(["N", "E", "S", "W"]),
    /** The station that the air comes from, and the one that it flows to (ft, °C). */
    before: recordField({
      height: numberField({ from: 500, to: 3_000, step: 500 }),
      temperature: numberField({ from: -4, to: 30 }),
    }),
    behind: recordField({ height: numberField({ from: 500, to: 3_000, step: 500 }) }),
    /** Heights of the base of the cloud before the ridge, of the crest, and of the base behind it (ft); none: the cloud ends at the crest. */
    base: numberField({ from: 2_000, to: 9_000, step: 500 }),
    crest: numberField({ from: 6_000, to: 12_000, step: 500 }),
    baseBehind: optionalField(numberField({ from: 3_000, to: 11_000, step: 500 })),
    /** Part of the width (%), and height (ft). */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95 }),
        height: numberField({ from: 1_000, to: 14_000, step: 500 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Section through a ridge that moist air crosses",
    ar: "مقطع في حافة جبلية يعبرها هواء رطب",
  },
  fault,
  svg: (values) => {
    const { wind, right, before, behind, base, crest, baseBehind, marks } = values;
    const put: Put = (x, height) => ({ x: wind === "left" ? x : WIDTH - x, y: yOf(height) });
    const left = { N: "S", E: "W", S: "N", W: "E" }[right];
    return sheet(HEIGHT, [
      rect({ x: 0, y: TOP, width: WIDTH, height: SEA - TOP }, { fill: "#e9f3fc" }),
      ...cloud(values, put),
      path(ground(values, put), { fill: "#94a878", stroke: "#6c7d55", "stroke-width": 1.5 }),
      ...[
        { x: 26, height: base },
        ...(baseBehind === undefined ? [] : [{ x: 334, height: baseBehind }]),
      ].flatMap(({ x, height }) => limit(put(x, height), height)),
      text({ ...put(RIDGE, crest), y: yOf(crest) + CREST_LABEL }, `${crest} ft`, { bold: true }),
      ...station(put(BEFORE, before.height), [
        `${before.height} ft`,
        `${before.temperature} °C`.replace("-", "−"),
      ]),
      ...station(put(BEHIND, behind.height), [`${behind.height} ft`]),
      ...winds(values, put),
      text({ x: 12, y: HEIGHT - 14 }, left, { bold: true, size: 16, anchor: "start" }),
      text({ x: WIDTH - 12, y: HEIGHT - 14 }, right, { bold: true, size: 16, anchor: "end" }),
      line(
        { x: 32, y: HEIGHT - 14 },
        { x: WIDTH - 34, y: HEIGHT - 14 },
        { stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      ...marks.map((mark, place) => tag(onSheet(mark), LETTERS[place] ?? "")),
    ]);
  },
});

function fault({ before, behind, base, crest, baseBehind, marks }: Values): string | null {
  if (base < before.height + 1_500 || base > crest - 1_500)
    return "the base of the cloud is at an odd height";
  if (baseBehind !== undefined) {
    if (baseBehind < base || baseBehind < behind.height + 1_500 || baseBehind > crest - 1_500)
      return "the base behind the ridge is at an odd height";
  }
  const spots = marks.map(onSheet);
  const figures = [base, baseBehind ?? base].flatMap((height) =>
    [26, WIDTH - 26].map((x) => ({ x, y: yOf(height) - 11 })),
  );
  if (
    spots.some((spot) => figures.some(({ x, y }) => Math.abs(spot.x - x) < 36 && Math.abs(spot.y - y) < 18))
  )
    return "a letter stands on a figure";
  return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
}

type Put = (x: number, height: number) => Point;

const yOf = (height: number) => SEA - (UNIT * height) / 1_000;

function onSheet({ place, height }: Values["marks"][number]): Point {
  return { x: (WIDTH * place) / 100, y: yOf(height) };
}

/** Flat at both stations, with slopes that meet in the crest. */
function ground({ before, behind, crest }: Values, put: Put): string {
  const [first, last] = [before.height, behind.height];
  return (
    `M${at(put(-4, first))}L${at(put(86, first))}` +
    `Q${at(put(128, first + (crest - first) * 0.12))} ${at(put(RIDGE - 18, crest - (crest - first) * 0.16))}` +
    `Q${at(put(RIDGE, crest + 600))} ${at(put(RIDGE + 18, crest - (crest - last) * 0.16))}` +
    `Q${at(put(242, last + (crest - last) * 0.12))} ${at(put(284, last))}` +
    `L${at(put(364, last))}L${at({ ...put(364, 0), y: HEIGHT - 28 })}L${at({ ...put(-4, 0), y: HEIGHT - 28 })}Z`
  );
}

/** A dot on the ground, with its words below. */
function station(point: Point, words: readonly string[]): readonly string[] {
  return [
    circle(point, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 }),
    ...words.map((one, row) => text({ x: point.x, y: point.y + 18 + row * 18 }, one, { bold: true })),
  ];
}

/** The height of a base of cloud, at the edge of the sheet. */
function limit(point: Point, height: number): readonly string[] {
  return [
    line(
      { x: point.x - 26, y: point.y },
      { x: point.x + 26, y: point.y },
      { stroke: COLOUR.muted, "stroke-width": 1.5, "stroke-dasharray": "5 4" },
    ),
    text({ x: point.x, y: point.y - 11 }, `${height} ft`),
  ];
}

/** Cloud from its base before the ridge over the crest, flat below and in heaps above, and the rain out of it. */
function cloud({ base, crest, baseBehind, before }: Values, put: Put): readonly string[] {
  const top = crest + 1_700;
  const foot = baseBehind ?? crest - 400;
  const end = baseBehind === undefined ? 212 : 296;
  const steps = Array.from({ length: 5 }, (_, step) =>
    put(66 + step * 28, base + ((top - base) * (step + 2)) / 6),
  );
  const over = Array.from({ length: 4 }, (_, step) => {
    const part = (step + 1) / 4;
    return put(178 + (end - 178) * part, foot + (top - foot) * (1 - part ** 2));
  });
  const bumps = [...steps, ...over].map((point, place, all) => {
    const from = all[place - 1] ?? put(62, base);
    const r = Math.hypot(point.x - from.x, point.y - from.y) / 1.8;
    const isMirrored = put(0, 0).x > 0;
    return `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 ${isMirrored ? 0 : 1} ${at(point)}`;
  });
  const rains = baseBehind === undefined || baseBehind > base ? [84, 98, 112, 126] : [];
  return [
    ...rains.map((x) =>
      line(put(x, base), put(x + 4, before.height), {
        stroke: "#6b7f96",
        "stroke-width": 1.75,
        "stroke-dasharray": "9 6",
      }),
    ),
    path(`M${at(put(62, base))}${bumps.join("")}L${at(put(RIDGE, foot))}L${at(put(RIDGE, base))}Z`, {
      fill: "#c9d2dc",
      stroke: COLOUR.muted,
      "stroke-width": 1.5,
    }),
  ];
}

/** Up the slope and down behind the crest. */
function winds({ before, behind, crest }: Values, put: Put): readonly string[] {
  const style = { stroke: COLOUR.blue, width: 3.5 };
  return [
    arrow(put(8, before.height + 900), put(46, before.height + 900), style),
    arrow(
      put(226, behind.height + (crest - behind.height) * 0.62),
      put(266, behind.height + (crest - behind.height) * 0.26),
      style,
    ),
  ];
}
