import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet, text } from "../kit/svg.ts";

const FIELD = { x: { from: 40, to: 200, step: 20 }, y: { from: 0, to: 3, step: 0.5, decimals: 1 } };

type Curves = { readonly minimum: number; readonly least: number };

/** Induced, parasite and total drag (kN) at a speed, from the speed of least drag and the drag there. */
function dragAt(speed: number, { minimum, least }: Curves) {
  const ratio = (speed / minimum) ** 2;
  const induced = least / 2 / ratio;
  const parasite = (least / 2) * ratio;
  return { induced, parasite, total: induced + parasite };
}

const PARTS = [
  { part: "induced", stroke: COLOUR.amber, name: "1" },
  { part: "parasite", stroke: COLOUR.blue, name: "2" },
  { part: "total", stroke: COLOUR.ink, name: "3" },
] as const;

/** Where on its curve a number stands, counted from the end. */
const NAME_AT = { induced: -8, parasite: -14, total: -6 } as const;

/** The three curves of drag over speed, numbered, with lettered points on the one of the whole. */
export const dragCurve = defineFigure({
  parameters: recordField({
    /** Speed of least drag (kt), and the drag at it (kN). */
    minimum: numberField({ from: 70, to: 120, step: 5 }),
    least: numberField({ from: 0.8, to: 1.4, step: 0.1 }),
    marks: listField(numberField({ from: 60, to: 160, step: 5 }), 1, 4),
  }),
  alt: {
    en: "Graph of drag against speed with three numbered curves",
    ar: "رسم بياني للمقاومة مقابل السرعة بثلاثة منحنيات مرقمة",
  },
  fault: (own) =>
    own.marks.some((speed) => dragAt(speed, own).total > FIELD.y.to) ? "a point is above the graph" : null,
  svg: (own, language) => {
    const speeds = Array.from({ length: 81 }, (_, at) => 40 + at * 2);
    const shown = (part: "induced" | "parasite" | "total") =>
      speeds.filter((speed) => dragAt(speed, own)[part] <= FIELD.y.to);
    const put = (speed: number, part: "induced" | "parasite" | "total") =>
      graphPoint(FIELD, { x: speed, y: dragAt(speed, own)[part] });
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 2,
        xName: language === "ar" ? "السرعة kt (EAS)" : "Speed kt (EAS)",
        yName: language === "ar" ? "المقاومة kN" : "Drag kN",
      }),
      ...PARTS.map(({ part, stroke }) =>
        polyline(
          shown(part).map((speed) => put(speed, part)),
          { stroke, "stroke-width": part === "total" ? 3.5 : 2.5, "stroke-linejoin": "round" },
        ),
      ),
      ...PARTS.map(({ part, name }) => {
        const place = put(shown(part).at(NAME_AT[part]) ?? FIELD.x.to, part);
        const side = part === "parasite" ? 16 : -14;
        return text({ x: place.x - side / 2, y: place.y + side }, name, { size: 16, bold: true });
      }),
      ...own.marks.map((speed, at) => spot(put(speed, "total"), LETTERS[at] ?? "")),
    ]);
  },
});
