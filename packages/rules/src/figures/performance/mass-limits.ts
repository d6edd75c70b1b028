import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { legend, numberPlates, platePlaces, type Curve } from "./plates.ts";

const FIELD = { x: { from: 0, to: 50, step: 10 }, y: { from: 50, to: 72, step: 2 } };
const COLOURS = [COLOUR.blue, COLOUR.magenta, COLOUR.green, COLOUR.red] as const;
const NAMES = {
  field: { en: "field", ar: "المدرج" },
  climb: { en: "climb", ar: "الصعود" },
  obstacle: { en: "obstacle", ar: "العوائق" },
  tyre: { en: "tyre speed", ar: "سرعة الإطارات" },
  brake: { en: "brake energy", ar: "طاقة المكابح" },
  structure: { en: "structure", ar: "الهيكل" },
} as const satisfies Readonly<Record<string, Wording>>;

type Limit = Readonly<Record<"cold" | "kink" | "hot", number>>;

/** Ends and bend of a line: even up to the kink, then straight to its mass at 50 °C. */
function bends({ cold, kink, hot }: Limit): readonly [Point, Point, Point] {
  return [
    graphPoint(FIELD, { x: FIELD.x.from, y: cold }),
    graphPoint(FIELD, { x: kink, y: cold }),
    graphPoint(FIELD, { x: FIELD.x.to, y: hot }),
  ];
}

function curveOf(limit: Limit): Curve {
  const [start, kink, end] = bends(limit);
  return (x) => {
    if (x < start.x || x > end.x) return null;
    return x <= kink.x ? start.y : kink.y + ((x - kink.x) / (end.x - kink.x)) * (end.y - kink.y);
  };
}

const ALONG = Array.from({ length: 26 }, (_, at) => 72 + at * 10);

/** Limits of the take-off mass over temperature for one runway, numbered; the lowest of them counts. */
export const massLimits = defineFigure({
  parameters: recordField({
    lines: listField(
      recordField({
        limit: choiceField(["field", "climb", "obstacle", "tyre", "brake", "structure"]),
        /** Mass in the cold (t), temperature up to which it stays, mass at 50 °C. */
        cold: numberField({ from: 54, to: 70, step: 0.5 }),
        kink: numberField({ from: 5, to: 45, step: 5 }),
        hot: numberField({ from: 51, to: 71, step: 0.5 }),
      }),
      2,
      4,
    ),
    /** Whether the names of the lines are told below. */
    names: choiceField(["told", "untold"]),
  }),
  alt: {
    en: "Graph of limits of the take-off mass of a fictitious aeroplane against temperature",
    ar: "رسم بياني لحدود كتلة الإقلاع لطائرة افتراضية مقابل درجة الحرارة",
  },
  fault: ({ lines }) => {
    if (new Set(lines.map(({ limit }) => limit)).size !== lines.length) return "a limit is there twice";
    if (lines.some(({ limit, cold, hot }) => (limit === "structure" ? hot !== cold : hot >= cold)))
      return "a limit rises with the temperature, or that of the structure falls";
    return platePlaces(lines.map(curveOf), ALONG) === null ? "the lines lie too close" : null;
  },
  svg: ({ lines, names }, language) => {
    const words = names === "told" ? lines.map(({ limit }) => NAMES[limit][language]) : [];
    return sheet(GRAPH_HEIGHT + 20 * Math.ceil(words.length / 2), [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: language === "ar" ? "درجة الحرارة °C" : "Temperature °C",
        yName: language === "ar" ? "كتلة الإقلاع t" : "Take-off mass t",
      }),
      fictitious(language),
      ...lines.map((limit, at) =>
        polyline(bends(limit), { stroke: COLOURS[at], "stroke-width": 2.5, "stroke-linejoin": "round" }),
      ),
      ...numberPlates(platePlaces(lines.map(curveOf), ALONG) ?? []),
      ...legend(words, GRAPH_HEIGHT + 6, 2),
    ]);
  },
});
