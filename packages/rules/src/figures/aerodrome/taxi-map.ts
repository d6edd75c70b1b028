import { choiceField, listField, numberField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { areTooClose, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 292;
const RUNWAY = { left: 18, right: 342, y: 96 };
const PARALLEL = 196;
/** Where taxiways meet the runway. */
const X = { left: 42, centre: 170, right: 318, north: 290 } as const;
const HOLD = { south: 146, north: 60 };
const ASPHALT = "#8f9aa6";

const PLACES = {
  apron: { x: 200, y: 256 },
  hangar: { x: 312, y: 21 },
  "parallel-left": { x: 106, y: PARALLEL },
  "parallel-right": { x: 250, y: PARALLEL },
  "taxiway-centre": { x: X.centre, y: 170 },
  "hold-left": { x: X.left, y: 172 },
  "hold-centre": { x: X.centre, y: 172 },
  "hold-right": { x: X.right, y: 172 },
  "hold-north": { x: X.north, y: 44 },
  "past-left": { x: X.left, y: 124 },
  "past-centre": { x: X.centre, y: 124 },
  "past-right": { x: X.right, y: 124 },
  "runway-left": { x: 62, y: RUNWAY.y },
  "runway-centre": { x: X.centre, y: RUNWAY.y },
  "runway-right": { x: 270, y: RUNWAY.y },
} as const satisfies Readonly<Record<string, Point>>;
const NAMES = [
  "apron",
  "hangar",
  "parallel-left",
  "parallel-right",
  "taxiway-centre",
  "hold-left",
  "hold-centre",
  "hold-right",
  "hold-north",
  "past-left",
  "past-centre",
  "past-right",
  "runway-left",
  "runway-centre",
  "runway-right",
] as const;
const taxiway = textField(2, ["A", "B", "C", "D", "E", "F", "G"]);
const stand = recordField({
  place: choiceField(NAMES),
  heading: numberField({ from: 0, to: 270, step: 90 }),
});

/** Plan of a small aerodrome, north at the top: runway, named taxiways, own and other aeroplanes, numbered places. */
export const taxiMap = defineFigure({
  parameters: recordField({
    /** Number at the left end. */
    runway: numberField({ from: 6, to: 12 }),
    /** Runway in metres from the left end to the middle taxiway, and from there to the right end. */
    first: numberField({ from: 300, to: 2_000, step: 50 }),
    second: numberField({ from: 300, to: 2_000, step: 50 }),
    taxiways: recordField({
      parallel: taxiway,
      left: taxiway,
      centre: taxiway,
      right: taxiway,
      north: taxiway,
    }),
    /** The own aeroplane, then others. */
    planes: listField(stand, 0, 3),
    /** Numbered places. */
    marks: listField(choiceField(NAMES), 0, 4),
    /** A taxiway with crosses, and a holding position with a lit stop bar. */
    closed: choiceField(["none", "left", "centre", "right"]),
    stopBar: choiceField(["none", "left", "centre", "right", "north"]),
  }),
  alt: {
    en: "Plan of an aerodrome with a runway, named taxiways, apron and aeroplanes",
    ar: "مخطط مطار بمدرج وممرات سير مسماة وساحة وقوف وطائرات",
  },
  fault: ({ taxiways, planes, marks }) => {
    if (new Set(Object.values(taxiways)).size < 5) return "two taxiways have one name";
    const taken = [...planes.map(({ place }) => place), ...marks].map((name) => PLACES[name]);
    return areTooClose(taken, 30) ? "two of what is shown stand on each other" : null;
  },
  svg: ({ runway, first, second, taxiways, planes, marks, closed, stopBar }, language) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: "#e2ead8" }),
      ...pavement(language === "ar"),
      ...runwayOf(runway),
      ...lengths(first, second),
      ...holds(stopBar),
      ...(closed === "none" ? [] : crosses(X[closed])),
      name({ x: 60, y: PARALLEL + 20 }, taxiways.parallel),
      name({ x: X.left + 30, y: 168 }, taxiways.left),
      name({ x: X.centre + 30, y: 168 }, taxiways.centre),
      name({ x: X.right - 30, y: 168 }, taxiways.right),
      name({ x: X.north - 30, y: 52 }, taxiways.north),
      ...planes.map(({ place, heading }, at) =>
        plane(
          { centre: PLACES[place], heading, size: 30 },
          { fill: at === 0 ? COLOUR.magenta : COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.25 },
        ),
      ),
      ...marks.map((mark, at) => tag(PLACES[mark], String(at + 1))),
    ]),
});

/** A name of a taxiway as on a location sign. */
function name(centre: Point, words: string): string {
  const width = words.length * 9 + 12;
  return (
    rect({ x: centre.x - width / 2, y: centre.y - 10, width, height: 20 }, { fill: "#15191f", rx: 2 }) +
    text(centre, words, { bold: true, fill: COLOUR.signYellow })
  );
}

function pavement(isArabic: boolean): readonly string[] {
  const way = (from: Point, to: Point) => line(from, to, { stroke: ASPHALT, "stroke-width": 15 });
  return [
    ...[X.left, X.centre, X.right].map((x) => way({ x, y: RUNWAY.y }, { x, y: PARALLEL + 7.5 })),
    way({ x: X.left - 7.5, y: PARALLEL }, { x: X.right + 7.5, y: PARALLEL }),
    way({ x: 140, y: PARALLEL }, { x: 140, y: 244 }),
    way({ x: X.north, y: RUNWAY.y }, { x: X.north, y: 26 }),
    rect({ x: 76, y: 238, width: 180, height: 42 }, { fill: "#aab3bd" }),
    rect({ x: 262, y: 6, width: 84, height: 30 }, { fill: "#aab3bd" }),
    text({ x: 266, y: 262 }, isArabic ? "ساحة الوقوف" : "apron", { anchor: "start", fill: COLOUR.muted }),
    text({ x: 254, y: 20 }, isArabic ? "حظائر" : "hangars", { anchor: "end", fill: COLOUR.muted }),
    arrow({ x: 18, y: 276 }, { x: 18, y: 248 }, { stroke: COLOUR.muted }),
    text({ x: 34, y: 262 }, "N", { bold: true, fill: COLOUR.muted }),
  ];
}

function runwayOf(runway: number): readonly string[] {
  const end = (x: number, number: number, turn: number) =>
    text({ x, y: RUNWAY.y }, String(number).padStart(2, "0"), {
      size: 15,
      bold: true,
      fill: COLOUR.mark,
      turn,
    });
  return [
    rect(
      { x: RUNWAY.left, y: RUNWAY.y - 12, width: RUNWAY.right - RUNWAY.left, height: 24 },
      { fill: "#3a424d" },
    ),
    line(
      { x: 84, y: RUNWAY.y },
      { x: 310, y: RUNWAY.y },
      { stroke: COLOUR.mark, "stroke-width": 1.5, "stroke-dasharray": "12 9" },
    ),
    end(RUNWAY.left + 11, runway, 90),
    end(RUNWAY.right - 11, runway + 18, -90),
  ];
}

function lengths(first: number, second: number): readonly string[] {
  const part = (from: number, to: number, metres: number) => {
    const middle = { x: (from + to) / 2 - (to > X.centre ? 14 : 0), y: 74 };
    const style = { stroke: COLOUR.muted, width: 1.25 };
    return (
      arrow(middle, { x: from, y: 74 }, style) +
      arrow(middle, { x: to, y: 74 }, style) +
      rect({ x: middle.x - 26, y: 66, width: 52, height: 16 }, { fill: "#e2ead8" }) +
      text(middle, `${metres} m`)
    );
  };
  return [part(RUNWAY.left, X.centre, first), part(X.centre, RUNWAY.right, second)];
}

/** Markings of runway-holding positions, and red lights of a stop bar. */
function holds(stopBar: "none" | "left" | "centre" | "right" | "north"): readonly string[] {
  return (["left", "centre", "right", "north"] as const).flatMap((at) => {
    const [y, away] = at === "north" ? [HOLD.north, -1] : [HOLD.south, 1];
    const bar = (offset: number, dash?: string) =>
      line(
        { x: X[at] - 8, y: y + offset },
        { x: X[at] + 8, y: y + offset },
        { stroke: COLOUR.signYellow, "stroke-width": 2, "stroke-dasharray": dash },
      );
    const lights =
      stopBar === at
        ? [-9, -4.5, 0, 4.5, 9].map((x) =>
            circle({ x: X[at] + x, y: y + 7 * away }, 2.2, { fill: "#ff2d22" }),
          )
        : [];
    return [bar(0), bar(-3 * away, "3 2"), ...lights];
  });
}

function crosses(x: number): readonly string[] {
  return [166, 184].flatMap((y) =>
    [-1, 1].map((hand) =>
      line(
        { x: x - 6, y: y - 6 * hand },
        { x: x + 6, y: y + 6 * hand },
        { stroke: COLOUR.signYellow, "stroke-width": 3.5 },
      ),
    ),
  );
}
