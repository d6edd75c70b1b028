import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { crowded, plate } from "./plates.ts";

const FIELD = { x: { from: -10, to: 50, step: 10 }, y: { from: 40, to: 75, step: 5 } };
/** Field pressure altitudes of the lines (ft). */
const LEVELS = [0, 2_000, 4_000, 6_000] as const;
/** The kink of each line stands so much colder than that of the line above it: the temperature of the standard air. */
const COLDER = 4;

type Own = Readonly<Record<"most" | "drop" | "kink" | "fall", number>>;

/** Greatest mass (t) at a temperature for a line. */
function massAt({ most, drop, kink, fall }: Own, line: number, temperature: number): number {
  return most - line * drop - fall * Math.max(0, temperature - (kink - line * COLDER));
}

/** Climb limited take-off mass over temperature for four pressure altitudes, with a kink where thrust begins to fall. */
export const watGraph = defineFigure({
  parameters: recordField({
    /** Mass at sea level in the cold (t), and how much less it is for each line further down. */
    most: numberField({ from: 60, to: 70, step: 0.5 }),
    drop: numberField({ from: 3.5, to: 5, step: 0.5 }),
    /** Temperature up to which the mass at sea level stays, and how much it falls for each degree more. */
    kink: numberField({ from: 20, to: 36, step: 2 }),
    fall: numberField({ from: 0.1, to: 0.4, step: 0.05 }),
    points: listField(
      recordField({
        temperature: numberField({ from: 6, to: 44 }),
        mass: numberField({ from: 41, to: 69, step: 0.5 }),
      }),
      0,
      3,
    ),
  }),
  alt: {
    en: "Graph of the climb limited take-off mass of a fictitious aeroplane against temperature",
    ar: "رسم بياني لكتلة الإقلاع المحدودة بالصعود لطائرة افتراضية مقابل درجة الحرارة",
  },
  fault: (own) => {
    if (massAt(own, 3, 50) < FIELD.y.from) return "a line leaves the graph";
    return crowded(own.points.map(put)) ? "points hide one another" : null;
  },
  svg: (own, language) =>
    sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: language === "ar" ? "درجة الحرارة °C" : "Temperature °C",
        yName: language === "ar" ? "كتلة الإقلاع t" : "Take-off mass t",
      }),
      fictitious(language),
      ...LEVELS.map((_, line) => {
        const kink = own.kink - line * COLDER;
        const places = [FIELD.x.from, kink, FIELD.x.to].map((temperature) =>
          put({ temperature, mass: massAt(own, line, temperature) }),
        );
        return polyline(places, { stroke: COLOUR.blue, "stroke-width": 2.5, "stroke-linejoin": "round" });
      }),
      ...LEVELS.map((feet, line) => {
        const { x, y } = put({ temperature: FIELD.x.from, mass: massAt(own, line, FIELD.x.from) });
        return plate({ x: x + 6, y: y - 10 }, `${feet} ft`, { anchor: "start", bold: true });
      }),
      ...own.points.map((point, at) => spot(put(point), LETTERS[at] ?? "")),
    ]),
});

function put({ temperature, mass }: { readonly temperature: number; readonly mass: number }) {
  return graphPoint(FIELD, { x: temperature, y: mass });
}
