import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at as point, circle, line, path, rect, sheet, text, type Point } from "../kit/svg.ts";

const HEIGHT = 256;
const START = 26;
const GROUND = 176;
/** Units for a kilometre along the ground. */
const SCALE = 0.158;
const LONGEST = 2_000;
const LAYERS = { E: 84, F: 40 } as const;

/** Ways of radio waves from a transmitter: along the ground, and by a layer of the ionosphere. */
export const radioPaths = defineFigure({
  parameters: recordField({
    /** How far the ground wave reaches, km. */
    ground: numberField({ from: 100, to: 800, step: 50 }),
    /** Where the first sky wave comes down, km. */
    skip: numberField({ from: 500, to: 1_800, step: 50 }),
    layer: choiceField(["E", "F"]),
    /** Distances of the places, km. */
    places: listField(numberField({ from: 100, to: 1_950, step: 50 }), 1, 4),
  }),
  alt: {
    en: "Section with a transmitter, ways of its waves, a layer of the ionosphere and lettered places",
    ar: "مقطع فيه مرسل ومسارات موجاته وطبقة من الغلاف المتأين وأماكن مرقمة بالحروف",
  },
  fault: ({ ground, skip, places }) => {
    if (skip < ground + 150) return "there is no dead space";
    const sorted = places.toSorted((one, other) => one - other);
    return sorted.slice(1).some((one, index) => one - (sorted[index] ?? 0) < 150)
      ? "two places lie on each other"
      : null;
  },
  svg: ({ ground, skip, layer, places }) => {
    const top = LAYERS[layer];
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: 360, height: GROUND }, { fill: "#eef4fb" }),
      rect({ x: 0, y: top - 9, width: 360, height: 18 }, { fill: "#cbb8e6" }),
      text({ x: 342, y: top }, layer, { bold: true, fill: "#5a3d8a" }),
      rect({ x: 0, y: GROUND, width: 360, height: 8 }, { fill: "#8fa574" }),
      rect(
        { x: START, y: GROUND - 6, width: ground * SCALE, height: 6 },
        { fill: COLOUR.green, "fill-opacity": 0.75 },
      ),
      ...sky(skip, top),
      ...transmitter(),
      ...ruler(),
      ...places.map((place, index) => {
        const spot = at(place);
        return (
          circle(spot, 4, { fill: COLOUR.ink }) + tag({ x: spot.x, y: GROUND + 24 }, LETTERS[index] ?? "")
        );
      }),
    ]);
  },
});

function at(kilometres: number): Point {
  return { x: START + kilometres * SCALE, y: GROUND };
}

/** Rays by the layer: one that goes through it, the first that comes down, and a flatter one. */
function sky(skip: number, top: number): readonly string[] {
  const foot = { x: START, y: GROUND - 22 };
  const style = { stroke: COLOUR.blue, width: 2 };
  const bounce = (reach: number) => {
    const middle = { x: (foot.x + at(reach).x) / 2, y: top - 4 };
    const [up, down] = [between(foot, middle), between(at(reach), middle)];
    const bend = path(`M${point(foot)}L${point(up)}Q${point(middle)} ${point(down)}`, {
      fill: "none",
      stroke: style.stroke,
      "stroke-width": 2,
    });
    return [bend, arrow(down, at(reach), style)];
  };
  const through = { x: foot.x + skip * SCALE * 0.32, y: 8 };
  const flat = skip * 1.3;
  return [
    arrow(foot, through, { stroke: COLOUR.muted, dash: "5 4", width: 1.75 }),
    ...bounce(skip),
    ...(flat < LONGEST ? bounce(flat) : []),
  ];
}

/** Close to the second point. */
function between(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * 0.82, y: from.y + (to.y - from.y) * 0.82 };
}

function transmitter(): readonly string[] {
  const style = { stroke: COLOUR.ink, "stroke-width": 2.25 };
  const tip = { x: START, y: GROUND - 24 };
  return [
    line(tip, { x: START - 8, y: GROUND }, style),
    line(tip, { x: START + 8, y: GROUND }, style),
    line({ x: START - 5, y: GROUND - 9 }, { x: START + 5, y: GROUND - 9 }, style),
    circle(tip, 3, { fill: COLOUR.red }),
  ];
}

function ruler(): readonly string[] {
  const y = GROUND + 44;
  return [
    line({ x: at(0).x, y }, { x: at(LONGEST).x, y }, { stroke: COLOUR.muted, "stroke-width": 1.25 }),
    ...Array.from({ length: 21 }, (_, tick) => tick * 100).map((kilometres) =>
      line(
        { x: at(kilometres).x, y },
        { x: at(kilometres).x, y: y + (kilometres % 500 === 0 ? 8 : 4) },
        { stroke: COLOUR.muted, "stroke-width": 1.25 },
      ),
    ),
    ...[0, 500, 1_000, 1_500].map((kilometres) => text({ x: at(kilometres).x, y: y + 20 }, kilometres)),
    text({ x: at(LONGEST).x + 10, y: y + 20 }, "2000 km", { anchor: "end" }),
  ];
}
