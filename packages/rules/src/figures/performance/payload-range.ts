import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { crowded } from "./plates.ts";

const FIELD = { x: { from: 0, to: 6, step: 1 }, y: { from: 0, to: 24, step: 4 } };
const put = (range: number, payload: number) => graphPoint(FIELD, { x: range, y: payload });

/** Payload over range: level at the zero fuel limit, then down the take-off limit, then steeper with full tanks. */
export const payloadRange = defineFigure({
  parameters: recordField({
    /** Greatest payload (t); ranges (1000 NM) at the two bends and without payload; payload at the second bend (t). */
    most: numberField({ from: 12, to: 22, step: 0.5 }),
    firstBend: numberField({ from: 1, to: 3, step: 0.1 }),
    secondBend: numberField({ from: 2.5, to: 4.8, step: 0.1 }),
    atSecond: numberField({ from: 4, to: 16, step: 0.5 }),
    ferry: numberField({ from: 3.5, to: 6, step: 0.1 }),
    points: listField(
      recordField({
        range: numberField({ from: 0, to: 5.5, step: 0.1 }),
        payload: numberField({ from: 0, to: 22, step: 0.5 }),
      }),
      0,
      5,
    ),
  }),
  alt: {
    en: "Graph of payload against range of a fictitious aeroplane",
    ar: "رسم بياني للحمولة مقابل المدى لطائرة افتراضية",
  },
  fault: ({ most, firstBend, secondBend, atSecond, ferry, points }) => {
    const slopes = [(most - atSecond) / (secondBend - firstBend), atSecond / (ferry - secondBend)] as const;
    if (secondBend - firstBend < 0.5 || ferry - secondBend < 0.2) return "the bends are not in order";
    if (atSecond > most - 1 || slopes[1] < slopes[0] * 1.3) return "the line does not get steeper";
    return crowded(points.map(({ range, payload }) => put(range, payload)))
      ? "points hide one another"
      : null;
  },
  svg: ({ most, firstBend, secondBend, atSecond, ferry, points }, language) => {
    const corners = [put(0, most), put(firstBend, most), put(secondBend, atSecond), put(ferry, 0)];
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: language === "ar" ? "المدى 1000 NM" : "Range 1000 NM",
        yName: language === "ar" ? "الحمولة t" : "Payload t",
      }),
      fictitious(language),
      polyline(corners, { stroke: COLOUR.blue, "stroke-width": 3, "stroke-linejoin": "round" }),
      ...points.map(({ range, payload }, at) => spot(put(range, payload), LETTERS[at] ?? "")),
    ]);
  },
});
