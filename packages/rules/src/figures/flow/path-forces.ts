import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, polar, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { dashed, fromTheSide, letterAt, vector, type Vector } from "./forces.ts";

const CENTRE: Point = { x: 190, y: 138 };
const WEIGHT = 104;
/** Forces along the path are drawn this much longer than those across it. */
const ALONG = 1.5;
const HEIGHT = 306;

const FORCES = ["lift", "weight", "thrust", "drag", "along", "across"] as const;
type Force = (typeof FORCES)[number];
type Own = { readonly path: number; readonly thrust: number };
type Lettered = {
  readonly path: number;
  readonly force: Force;
  readonly own: Vector;
  readonly letter: string;
};

/** Drag in per cent of the weight, in steady flight with the thrust along the path. */
function dragOf({ path, thrust }: Own): number {
  return thrust - 100 * Math.sin(toRadians(path));
}

/** The forces in a steady climb, level flight or descent, lettered, with values beneath. */
export const pathForces = defineFigure({
  parameters: recordField({
    /** Angle of the path, up positive. */
    path: numberField({ from: -20, to: 20, step: 1 }),
    /** Per cent of the weight. */
    thrust: numberField({ from: 0, to: 38, step: 1 }),
    /** Weight in kN, written with its forces in these values. */
    weight: numberField({ from: 5, to: 600, step: 1 }),
    marks: listField(choiceField(FORCES), 0, 6),
    values: listField(choiceField(["weight", "thrust", "drag", "angle"]), 0, 4),
  }),
  alt: {
    en: "Aeroplane from the side with the forces on it, steady flight along a straight path",
    ar: "طائرة من الجانب مع القوى المؤثرة فيها في طيران ثابت على مسار مستقيم",
  },
  fault: (own) => {
    if (dragOf(own) < 8 || dragOf(own) > 38) return "there is no such drag";
    if (own.thrust > 0 && own.thrust < 8) return "the thrust is too small to be seen";
    if (new Set(own.marks).size < own.marks.length || new Set(own.values).size < own.values.length)
      return "something is there twice";
    if (own.values.length === 0 && own.weight !== 5) return "a weight that nothing tells";
    if (own.thrust === 0 && (own.marks.includes("thrust") || own.values.includes("thrust")))
      return "there is no thrust";
    return isParted(own) ? faultOfParts(own) : null;
  },
  svg: (own, language) => {
    const vectors = vectorsOf(own);
    const shown = FORCES.filter((force) =>
      force === "along" || force === "across" ? isParted(own) : force !== "thrust" || own.thrust > 0,
    );
    const kn = (percent: number) => `${Math.round(own.weight * percent) / 100} kN`;
    const names = {
      en: { weight: "Weight", thrust: "Thrust", drag: "Drag", angle: "Path" },
      ar: { weight: "الوزن", thrust: "الدفع", drag: "المقاومة", angle: "المسار" },
    }[language];
    const written = {
      weight: kn(100),
      thrust: kn(own.thrust),
      drag: kn(dragOf(own)),
      angle: `${own.path}°`.replace("-", "−"),
    };
    return sheet(HEIGHT, [
      ...pathLine(own.path),
      fromTheSide(CENTRE, own.path),
      ...shown.map((force) => vector(vectors[force])),
      circle(CENTRE, 5, { fill: COLOUR.ink }),
      ...own.marks.map((force, at) =>
        letterOf({ path: own.path, force, own: vectors[force], letter: LETTERS[at] ?? "" }),
      ),
      ...own.values.map((one, at) =>
        text({ x: at % 2 === 0 ? 98 : 264, y: at < 2 ? 268 : 290 }, `${names[one]} ${written[one]}`, {
          size: 15,
          bold: true,
        }),
      ),
    ]);
  },
});

/** Whether the weight is drawn in two parts as well. */
function isParted({ marks }: { readonly marks: readonly Force[] }): boolean {
  return marks.includes("along") || marks.includes("across");
}

function faultOfParts({ path, values }: { readonly path: number; readonly values: readonly string[] }) {
  if (values.length > 0) return "no room for values beneath the components";
  return Math.abs(path) < 6 ? "a component too small to be seen" : null;
}

/** The parts of the weight meet head to tail and end where it ends: a line leads to the middle of each. */
function letterOf({ path, force, own, letter }: Lettered): string {
  if (force === "weight") return tag({ x: CENTRE.x + (path > 0 ? -18 : 18), y: CENTRE.y + 68 }, letter);
  if (force !== "along" && force !== "across") return letterAt(own, letter);
  const ahead = 90 - path;
  const outward = force === "along" ? ahead + 90 : path > 0 ? ahead : ahead + 180;
  const middle = { x: (own.from.x + own.to.x) / 2, y: (own.from.y + own.to.y) / 2 };
  const there = polar(middle, outward, 30);
  return line(middle, there, { stroke: COLOUR.ink, "stroke-width": 1.25 }) + tag(there, letter);
}

function vectorsOf(own: Own): Readonly<Record<Force, Vector>> {
  const ahead = 90 - own.path;
  const cos = Math.cos(toRadians(own.path));
  const down = { x: CENTRE.x, y: CENTRE.y + WEIGHT };
  const nose = polar(CENTRE, ahead, 72);
  const tail = polar(CENTRE, ahead + 180, 90);
  const long = (percent: number) => (percent / 100) * WEIGHT * ALONG;
  const foot = polar(CENTRE, ahead + 90, WEIGHT * cos);
  return {
    lift: { from: CENTRE, to: polar(CENTRE, ahead - 90, WEIGHT * cos), stroke: COLOUR.blue },
    weight: { from: CENTRE, to: down, stroke: COLOUR.ink },
    thrust: { from: nose, to: polar(nose, ahead, long(own.thrust) + 12), stroke: COLOUR.green },
    drag: { from: tail, to: polar(tail, ahead + 180, long(dragOf(own)) + 12), stroke: COLOUR.red },
    across: { from: CENTRE, to: foot, stroke: COLOUR.magenta, dash: "7 5" },
    along: { from: foot, to: down, stroke: COLOUR.magenta, dash: "7 5" },
  };
}

function pathLine(path: number): readonly string[] {
  if (path === 0) return [dashed({ x: 8, y: CENTRE.y }, { x: 352, y: CENTRE.y })];
  const ahead = 90 - path;
  const level = { x: 352, y: CENTRE.y };
  const [from, to] = path > 0 ? [ahead, 90] : [90, ahead];
  return [
    dashed(polar(CENTRE, ahead + 180, 170), polar(CENTRE, ahead, 166)),
    dashed(CENTRE, level),
    arc({ centre: CENTRE, r: 120, from, to }, { stroke: COLOUR.muted, "stroke-width": 1.5 }),
  ];
}
