import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, polygon, polyline, sheet, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const FIELD = { x: { from: 0, to: 24, step: 4 }, y: { from: 0, to: 1_600, step: 200 } };
const SCREEN = 35;
const FEET_PER_KM = 3_281;
/** What a letter beside the foot of an obstacle needs below the path (ft). */
const ROOM = 170;

type Own = Readonly<Record<"gradient" | "level" | "levelLength" | "final", number>>;
const put = (km: number, feet: number) => graphPoint(FIELD, { x: km, y: feet });

/** Length of the climb to the level part (km). */
function climbLength({ gradient, level }: Own): number {
  return (level - SCREEN) / ((gradient / 100) * FEET_PER_KM);
}

/** Height of the path (ft) at a distance from its start. */
function heightAt(own: Own, km: number): number {
  const [start, end] = [climbLength(own), climbLength(own) + own.levelLength];
  if (km <= start) return SCREEN + (km * own.gradient * FEET_PER_KM) / 100;
  return own.level + (Math.max(0, km - end) * own.final * FEET_PER_KM) / 100;
}

/** Where the path leaves the graph, at its side or at its top (km). */
function endOf(own: Own): number {
  const level = climbLength(own) + own.levelLength;
  return Math.min(FIELD.x.to, level + (FIELD.y.to - own.level) / ((own.final / 100) * FEET_PER_KM));
}

/** Net take-off flight path to scale from 35 ft on, with lettered obstacles. */
export const netPath = defineFigure({
  parameters: recordField({
    /** Net gradient of the climb (%), height of the level part (ft), its length (km), net gradient after it (%). */
    gradient: numberField({ from: 1.2, to: 4, step: 0.1 }),
    level: numberField({ from: 400, to: 1_000, step: 50 }),
    levelLength: numberField({ from: 2, to: 8, step: 0.5 }),
    final: numberField({ from: 0.5, to: 3, step: 0.1 }),
    obstacles: listField(
      recordField({
        km: numberField({ from: 4, to: 22, step: 0.5 }),
        height: numberField({ from: 60, to: 1_200, step: 10 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Net take-off flight path of a fictitious aeroplane over distance, with obstacles",
    ar: "مسار الإقلاع الصافي لطائرة افتراضية عبر المسافة مع العوائق",
  },
  fault: ({ obstacles, ...own }) => {
    if (climbLength(own) + own.levelLength > 21) return "the path ends too early";
    const isCrowded = obstacles.some(
      ({ km }, at) => km < 4 || heightAt(own, km) < ROOM || (at > 0 && km - (obstacles[at - 1]?.km ?? 0) < 3),
    );
    return isCrowded ? "obstacles stand too close, or are not in order" : null;
  },
  svg: ({ obstacles, ...own }, language) => {
    const end = endOf(own);
    const bends = [0, climbLength(own), climbLength(own) + own.levelLength, end].filter((km) => km <= end);
    const path = bends.map((km) => put(km, heightAt(own, km)));
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 4,
        xName: language === "ar" ? "المسافة من 35 ft  ·  km" : "Distance from the 35 ft point, km",
        yName: language === "ar" ? "الارتفاع ft" : "Net height ft",
      }),
      fictitious(language),
      ...obstacles.flatMap(({ km, height }, at) => obstacle(km, height, LETTERS[at] ?? "")),
      polyline(path, { stroke: COLOUR.blue, "stroke-width": 3, "stroke-linejoin": "round" }),
      ...path.slice(0, 3).map((point) => circle(point, 4, { fill: COLOUR.blue })),
    ]);
  },
});

/** A mast with its tip at the height, blunt so that the height can be read, its letter beside its foot. */
function obstacle(km: number, height: number, letter: string): readonly string[] {
  const [foot, tip] = [put(km, 0), put(km, height)];
  const sides: readonly Point[] = [
    tip,
    { x: tip.x + 1.5, y: tip.y },
    { x: foot.x + 4, y: foot.y },
    { x: foot.x - 4, y: foot.y },
    { x: tip.x - 1.5, y: tip.y },
  ];
  return [polygon(sides, { fill: COLOUR.ink }), tag({ x: foot.x + 17, y: foot.y - 14 }, letter)];
}
