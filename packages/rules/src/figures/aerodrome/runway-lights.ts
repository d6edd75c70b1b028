import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 286;
const HORIZON = 84;
const NEAR = 262;
/** Distance from the eye to the lower edge of what is seen. */
const EYE = 200;
const HALF = 165;
const LIGHTS = {
  white: "#fffdf2",
  yellow: "#ffc83d",
  red: "#ff4d42",
  green: "#2fd06c",
} as const;
const MARKS = ["edge", "centre", "finish", "zone", "exit"] as const;
type Mark = (typeof MARKS)[number];
const EXIT_AT = 70;

/** Lights of a runway by night from an aircraft on its centre line, `remaining` metres before its end. */
export const runwayLights = defineFigure({
  parameters: recordField({
    remaining: numberField({ from: 150, to: 2_400, step: 50 }),
    centre: choiceField(["no", "yes"]),
    /** How far ahead touchdown zone lights go on. */
    zone: numberField({ from: 0, to: 800, step: 100 }),
    /** Where lights lead off the runway. */
    exit: choiceField(["none", "left", "right"]),
    marks: listField(choiceField(MARKS), 0, 4),
  }),
  alt: {
    en: "Runway by night from the cockpit of an aeroplane on its centre line",
    ar: "مدرج ليلاً من قمرة طائرة على خط الوسط",
  },
  fault: ({ remaining, centre, zone, exit, marks }) => {
    if (new Set(marks).size < marks.length) return "a light has two letters";
    if (remaining < 900 + zone && zone > 0) return "touchdown zone lights go on too far";
    if (zone === 0 && marks.includes("zone")) return "there are no touchdown zone lights";
    if (centre === "no" && marks.includes("centre")) return "there are no centre line lights";
    if (exit !== "none" && centre === "no") return "lights lead off a centre line that has none";
    return exit === "none" && marks.includes("exit") ? "no lights lead off" : null;
  },
  svg: ({ remaining, centre, zone, exit, marks }) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HORIZON }, { fill: "#131d30" }),
      rect({ x: 0, y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON }, { fill: "#0d1512" }),
      polygon([put(-0.94, 0), put(-0.94, remaining), put(0.94, remaining), put(0.94, 0)], {
        fill: "#1a222c",
      }),
      ...[-1, -0.6, -0.2, 0.2, 0.6, 1].map((across) => lamp([across * 0.9, remaining], "red")),
      ...steps(remaining, 60).flatMap((ahead) =>
        [-1, 1].map((side) => lamp([side, ahead], remaining - ahead <= 600 ? "yellow" : "white")),
      ),
      ...(zone === 0
        ? []
        : steps(zone, 60).flatMap((ahead) => [-1, 1].flatMap((side) => barrette(side, ahead)))),
      ...(centre === "no"
        ? []
        : steps(remaining - 20, 30).map((ahead, at) =>
            lamp([0, ahead], centreColour(remaining - ahead, at), 0.85),
          )),
      ...(exit === "none" ? [] : leadOff(exit === "left" ? -1 : 1)),
      ...marks.flatMap((mark, at) => lettered(POINTS[mark](remaining, exit), LETTERS[at] ?? "")),
      polygon(
        [
          { x: 0, y: NEAR + 6 },
          { x: 80, y: NEAR },
          { x: 280, y: NEAR },
          { x: WIDTH, y: NEAR + 6 },
          { x: WIDTH, y: HEIGHT },
          { x: 0, y: HEIGHT },
        ],
        { fill: "#2a3442" },
      ),
    ]),
});

/** A point of the runway on the sheet: across it, its edge 1, and ahead in metres. */
function put(across: number, ahead: number): Point {
  const part = EYE / (ahead + EYE);
  return { x: WIDTH / 2 + across * HALF * part, y: HORIZON + (NEAR - HORIZON) * part };
}

/** Distances of lights, far ones first, for near ones to cover them. */
function steps(to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - 10) / step) + 1 }, (_, at) => 10 + at * step).toReversed();
}

type Place = readonly [across: number, ahead: number];

function lamp([across, ahead]: Place, colour: keyof typeof LIGHTS, size = 1): string {
  const part = EYE / (ahead + EYE);
  return circle(put(across, ahead), Math.max(1.5, 5.2 * part * size), { fill: LIGHTS[colour] });
}

/** White, from 900 m before the end red and white in turn, from 300 m on red (ICAO Annex 14, 5.3.12). */
function centreColour(left: number, at: number): "red" | "white" {
  if (left <= 300) return "red";
  return left <= 900 && at % 2 === 0 ? "red" : "white";
}

function barrette(side: number, ahead: number): readonly string[] {
  return [0.36, 0.42, 0.48].map((across) => lamp([across * side, ahead], "white", 0.6));
}

/** Green and yellow in turn, from the centre line along a curve to the side. */
function leadOff(side: 1 | -1): readonly string[] {
  return Array.from({ length: 9 }, (_, at) => {
    const part = (at + 1) / 9;
    return lamp([side * 1.25 * part ** 1.7, EXIT_AT + 130 * part], at % 2 === 0 ? "green" : "yellow", 0.9);
  });
}

/** What a letter points at, and where it stands. */
const POINTS: Readonly<
  Record<Mark, (remaining: number, exit: string) => { readonly at: Point; readonly plate: Point }>
> = {
  edge: () => ({ at: put(-1, 70), plate: { x: 22, y: 190 } }),
  centre: () => ({ at: put(0, 10), plate: { x: 150, y: 232 } }),
  finish: (remaining) => ({ at: put(0.5, remaining), plate: { x: 300, y: 48 } }),
  zone: () => ({ at: put(0.42, 10), plate: { x: 280, y: 232 } }),
  exit: (_remaining, exit) => {
    const side = exit === "left" ? -1 : 1;
    return { at: put(side * 0.7, EXIT_AT + 92), plate: { x: WIDTH / 2 + side * 130, y: 112 } };
  },
};

function lettered(
  { at, plate }: { readonly at: Point; readonly plate: Point },
  letter: string,
): readonly string[] {
  return [line(at, plate, { stroke: COLOUR.line, "stroke-width": 1.25 }), tag(plate, letter)];
}
