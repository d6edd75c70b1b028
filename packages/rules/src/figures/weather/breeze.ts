import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, circle, path, polar, line, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { inSection } from "./box.ts";

const HEIGHT = 270;
const TOP = 8;
const GROUND = 214;
const AIR = { left: 0, top: TOP, right: WIDTH, bottom: GROUND };

/** Section through a coast or a slope with the local wind between them, and lettered places. */
export const breeze = defineFigure({
  parameters: recordField({
    ground: choiceField(["coast", "slope"]),
    /** At which side of the sheet the land, or the mountain, is. */
    land: choiceField(["left", "right"]),
    /** Which circulation is drawn: that of the day or that of the night; "none": no arrows. */
    flow: choiceField(["day", "night", "none"]),
    sky: choiceField(["sun", "moon", "none"]),
    /** Direction at the right edge of the sheet. */
    right: choiceField(["N", "E", "S", "W"]),
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95, step: 5 }),
        height: numberField({ from: 10, to: 90, step: 5 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Section through the ground and the local circulation of air above it",
    ar: "مقطع في الأرض ودورة الهواء المحلية فوقها",
  },
  fault: ({ marks, flow, sky }) => {
    if ((flow === "day" && sky === "moon") || (flow === "night" && sky === "sun"))
      return "the sky contradicts the air";
    if (flow === "none" && sky === "none") return "nothing says what the air does";
    const spots = marks.map((mark) => inSection(AIR, mark));
    return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
  },
  svg: ({ ground, land, flow, sky, right, marks }, language) => {
    const isRight = land === "right";
    const put = (x: number, y: number): Point => ({ x: isRight ? x : WIDTH - x, y });
    const words = {
      sea: { en: "sea", ar: "بحر" }[language],
      land: { en: "land", ar: "يابسة" }[language],
      valley: { en: "valley", ar: "واد" }[language],
    };
    const left = { N: "S", E: "W", S: "N", W: "E" }[right];
    return sheet(HEIGHT, [
      rect(
        { x: 0, y: TOP, width: WIDTH, height: GROUND - TOP },
        { fill: sky === "moon" ? "#dde4f0" : "#eef6fd" },
      ),
      ...(sky === "none" ? [] : light(sky, put(60, 40))),
      ...(ground === "coast" ? coast(put, words) : slope(put, words)),
      ...(flow === "none" ? [] : loop(ground, flow, put)),
      text({ x: 12, y: HEIGHT - 14 }, left, { bold: true, size: 16, anchor: "start" }),
      text({ x: WIDTH - 12, y: HEIGHT - 14 }, right, { bold: true, size: 16, anchor: "end" }),
      line(
        { x: 32, y: HEIGHT - 14 },
        { x: WIDTH - 34, y: HEIGHT - 14 },
        { stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      ...marks.map((mark, place) => tag(inSection(AIR, mark), LETTERS[place] ?? "")),
    ]);
  },
});

type Put = (x: number, y: number) => Point;

function light(sky: "sun" | "moon", centre: Point): readonly string[] {
  if (sky === "moon") {
    const { x, y } = centre;
    return [
      path(
        `M${at({ x: x - 4, y: y - 16 })}A17 17 0 1 1 ${at({ x: x - 4, y: y + 16 })}A22 22 0 0 0 ${at({ x: x - 4, y: y - 16 })}Z`,
        {
          fill: "#f2e6b6",
          stroke: COLOUR.muted,
          "stroke-width": 1.5,
        },
      ),
    ];
  }
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) =>
    line(polar(centre, angle, 20), polar(centre, angle, 28), { stroke: COLOUR.amber, "stroke-width": 3 }),
  );
  return [circle(centre, 15, { fill: COLOUR.amber }), ...rays];
}

function coast(put: Put, words: { readonly sea: string; readonly land: string }): readonly string[] {
  return [
    path(`M${at(put(-4, GROUND))}L${at(put(186, GROUND))}L${at(put(196, 244))}L${at(put(-4, 244))}Z`, {
      fill: "#7fb0dc",
    }),
    path(
      `M${at(put(180, GROUND))}Q${at(put(220, GROUND - 10))} ${at(put(364, GROUND - 10))}L${at(put(364, 244))}L${at(put(196, 244))}Z`,
      { fill: "#8fa574" },
    ),
    text(put(90, 230), words.sea, { bold: true, size: 15 }),
    text(put(280, 228), words.land, { bold: true, size: 15 }),
  ];
}

function slope(put: Put, words: { readonly valley: string }): readonly string[] {
  return [
    path(
      `M${at(put(-4, GROUND - 4))}Q${at(put(150, GROUND - 2))} ${at(put(200, 180))}Q${at(put(262, 120))} ${at(put(300, 64))}Q${at(put(330, 40))} ${at(put(364, 58))}L${at(put(364, 244))}L${at(put(-4, 244))}Z`,
      { fill: "#94a878", stroke: "#6c7d55", "stroke-width": 1.5 },
    ),
    text(put(80, 228), words.valley, { bold: true, size: 15 }),
  ];
}

/** The circle of air; at night it turns the other way round. */
function loop(ground: "coast" | "slope", flow: "day" | "night", put: Put): readonly string[] {
  const isDay = flow === "day";
  const low = { stroke: isDay ? COLOUR.red : COLOUR.blue, width: 3.5 };
  const high = { stroke: COLOUR.muted, width: 2.5 };
  const way = (from: Point, to: Point, style: { readonly stroke: string; readonly width: number }) =>
    isDay ? arrow(from, to, style) : arrow(to, from, style);
  if (ground === "coast")
    return [
      way(put(96, 188), put(256, 184), low),
      way(put(300, 168), put(300, 92), high),
      way(put(266, 74), put(96, 74), high),
      way(put(60, 92), put(60, 172), high),
    ];
  return [
    way(put(176, 176), put(258, 100), low),
    way(put(230, 148), put(292, 56), low),
    way(put(256, 48), put(120, 60), high),
    way(put(96, 84), put(96, 176), high),
  ];
}
