import { choiceField, listField, numberField, recordField, textField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, sheet } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { crowded, legend, numberPlates, platePlaces, type Curve } from "./plates.ts";

const X = { from: 0, to: 20, step: 2 };
const FEET = { x: X, y: { from: 0, to: 1_600, step: 200 } };
const PERCENT = { x: X, y: { from: 0, to: 8, step: 1 } };
const COLOURS = [COLOUR.blue, COLOUR.green, COLOUR.magenta] as const;

const NAMES: Readonly<Record<"feet" | "percent", Wording>> = {
  feet: { en: "Rate of climb ft/min", ar: "معدل الصعود ft/min" },
  percent: { en: "Gradient of climb %", ar: "ميل الصعود %" },
};

type Climb = { readonly atZero: number; readonly ceiling: number };
type Scale = "feet" | "percent";
const fieldOf = (scale: Scale) => (scale === "feet" ? FEET : PERCENT);
/** Rates are given in hundreds of feet a minute, gradients in %. */
const factor = (scale: Scale) => (scale === "feet" ? 100 : 1);

function climbAt({ atZero, ceiling }: Climb, altitude: number): number {
  return atZero * (1 - altitude / ceiling);
}

function curveOf(climb: Climb, scale: Scale): Curve {
  const [start, end] = endsOf(climb, scale);
  return (x) => {
    const part = (x - start.x) / (end.x - start.x);
    return part < -0.05 || part > 1 ? null : start.y + part * (end.y - start.y);
  };
}

function endsOf(climb: Climb, scale: Scale) {
  const last = Math.min(climb.ceiling, X.to);
  const put = (altitude: number) =>
    graphPoint(fieldOf(scale), { x: altitude, y: climbAt(climb, altitude) * factor(scale) });
  return [put(0), put(last)] as const;
}

const ALONG = [86, 100, 114, 128, 142, 156, 170, 184, 198] as const;

/** Rate or gradient of climb over pressure altitude for two or three temperatures or masses. */
export const climbGraph = defineFigure({
  parameters: recordField({
    scale: choiceField(["feet", "percent"]),
    lines: listField(
      recordField({
        /** What it holds for, as ISA+20 or 5.2 t. */
        label: textField(8, ["ISA−10", "ISA", "ISA+20", "5.2 t", "5.8 t"]),
        /** Hundreds of feet a minute, or %, at sea level; and where nothing is left (1000 ft). */
        atZero: numberField({ from: 3, to: 15, step: 0.5 }),
        ceiling: numberField({ from: 8, to: 30 }),
      }),
      1,
      3,
    ),
    /** Lettered points: pressure altitude (1000 ft), and hundreds of feet a minute or %. */
    points: listField(
      recordField({
        altitude: numberField({ from: 0.5, to: 18, step: 0.5 }),
        climb: numberField({ from: 0.5, to: 14, step: 0.25 }),
      }),
      0,
      3,
    ),
  }),
  alt: {
    en: "Graph of the climb of a fictitious aeroplane against pressure altitude",
    ar: "رسم بياني لصعود طائرة افتراضية مقابل ارتفاع الضغط",
  },
  fault: ({ scale, lines, points }) => {
    const { y } = fieldOf(scale);
    const most = y.to / factor(scale);
    if (lines.some(({ atZero }) => atZero > most) || points.some(({ climb }) => climb > most))
      return "a line leaves the graph";
    const curves = lines.map((one) => curveOf(one, scale));
    const plates = platePlaces(curves, ALONG);
    if (plates === null) return "the lines lie too close";
    return crowded(
      points.map((one) => pointOf(one, scale)),
      plates,
    )
      ? "points hide one another"
      : null;
  },
  svg: ({ scale, lines, points }, language) => {
    const curves = lines.map((one) => curveOf(one, scale));
    return sheet(GRAPH_HEIGHT + 24, [
      ...axes({
        ...fieldOf(scale),
        fine: 4,
        xName: language === "ar" ? "ارتفاع الضغط 1000 ft" : "Pressure altitude 1000 ft",
        yName: NAMES[scale][language],
      }),
      fictitious(language),
      ...lines.map((one, at) => {
        const [start, end] = endsOf(one, scale);
        return line(start, end, { stroke: COLOURS[at], "stroke-width": 2.5 });
      }),
      ...numberPlates(platePlaces(curves, ALONG) ?? []),
      ...legend(
        lines.map(({ label }) => label),
        GRAPH_HEIGHT + 8,
        3,
      ),
      ...points.map((one, at) => spot(pointOf(one, scale), LETTERS[at] ?? "")),
    ]);
  },
});

function pointOf({ altitude, climb }: { readonly altitude: number; readonly climb: number }, scale: Scale) {
  return graphPoint(fieldOf(scale), { x: altitude, y: climb * factor(scale) });
}
