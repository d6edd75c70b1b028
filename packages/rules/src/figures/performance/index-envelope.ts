import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polygon, sheet, text } from "../kit/svg.ts";
import { crowded, plate } from "./plates.ts";

const FIELD = { x: { from: 20, to: 80, step: 10 }, y: { from: 40, to: 66, step: 2 } };
/** Index per tonne and per cent of the chord away from the reference, which has the index 50. */
const SPREAD = 0.03;
const REFERENCE = 22;
const FAN = [10, 15, 20, 25, 30] as const;
/** Names of the greatest masses stand right of this index. */
const NAMES_FROM = 69;

const percent = (from: number, to: number) => numberField({ from, to });
const mass = numberField({ from: 42, to: 65, step: 0.5 });

type Loading = { readonly percent: number; readonly mass: number };
const indexOf = ({ percent: at, mass: tonnes }: Loading) => 50 + SPREAD * tonnes * (at - REFERENCE);
const put = (values: { readonly index: number; readonly mass: number }) =>
  graphPoint(FIELD, { x: values.index, y: values.mass });
const putPercent = (values: Loading) => put({ index: indexOf(values), mass: values.mass });

type Border = Readonly<Record<"forward" | "forwardAtMost" | "knee" | "mtom", number>>;

/** Index of the forward limit at a mass. */
function border({ forward, forwardAtMost, knee, mtom }: Border, tonnes: number): number {
  if (tonnes <= knee) return indexOf({ percent: forward, mass: tonnes });
  const [low, high] = [
    indexOf({ percent: forward, mass: knee }),
    indexOf({ percent: forwardAtMost, mass: mtom }),
  ];
  return low + ((tonnes - knee) / (mtom - knee)) * (high - low);
}

type Own = {
  readonly points: readonly { readonly index: number; readonly mass: number }[];
  readonly limits: readonly number[];
  readonly mtom: number;
};

function faultOf({ points, limits, mtom }: Own): string | null {
  const [mzfm = 0, mlm = 0] = limits;
  if (mlm - mzfm < 2.5 || mtom - mlm < 2.5) return "the greatest masses are not in order";
  if (crowded(points.map(put))) return "points hide one another";
  const hides = points.some(
    ({ index, mass: own }) =>
      index > NAMES_FROM - 3 && limits.some((limit) => Math.abs(limit - own - 0.6) < 3),
  );
  return hides ? "a point stands on a name" : null;
}

/** Envelope of the centre of gravity of a transport in index units, with its greatest masses. */
export const indexEnvelope = defineFigure({
  parameters: recordField({
    /** Limits in % of the chord; from the knee up the forward one goes aft to `forwardAtMost`. */
    forward: percent(8, 16),
    forwardAtMost: percent(8, 20),
    knee: mass,
    aft: percent(26, 31),
    mtom: numberField({ from: 42, to: 64, step: 0.5 }),
    mlm: mass,
    mzfm: mass,
    fan: choiceField(["shown", "hidden"]),
    points: listField(
      recordField({
        index: numberField({ from: 22, to: 76, step: 0.5 }),
        mass: numberField({ from: 41, to: 64, step: 0.5 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Envelope of the centre of gravity: mass against index, with the greatest masses",
    ar: "حدود مركز الثقل: الكتلة مقابل الدليل مع الكتل القصوى",
  },
  fault: ({ forward, forwardAtMost, knee, mtom, mlm, mzfm, points }) =>
    forwardAtMost < forward || knee >= mtom
      ? "the forward limit is not in order"
      : faultOf({ points, limits: [mzfm, mlm, mtom], mtom }),
  svg: (own, language) => {
    const { forward, forwardAtMost, knee, aft, mtom } = own;
    const corners = [
      { percent: forward, mass: FIELD.y.from },
      { percent: forward, mass: knee },
      { percent: forwardAtMost, mass: mtom },
      { percent: aft, mass: mtom },
      { percent: aft, mass: FIELD.y.from },
    ].map(putPercent);
    const limits = [
      ["MZFM", own.mzfm],
      ["MLM", own.mlm],
      ["MTOM", mtom],
    ] as const;
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: language === "ar" ? "الدليل · طائرة افتراضية" : "Index · fictitious aeroplane",
        yName: language === "ar" ? "الكتلة t" : "Mass t",
      }),
      polygon(corners, {
        fill: COLOUR.green,
        "fill-opacity": 0.15,
        stroke: COLOUR.green,
        "stroke-width": 2.5,
      }),
      ...(own.fan === "shown" ? fan() : []),
      ...limits.flatMap(([name, limit]) => {
        const [left, right] = [
          put({ index: border(own, limit), mass: limit }),
          put({ index: 80, mass: limit }),
        ];
        return [
          line(left, right, { stroke: COLOUR.red, "stroke-width": 1.5, "stroke-dasharray": "6 4" }),
          plate({ x: right.x - 5, y: right.y - 10 }, name, { anchor: "end", fill: COLOUR.red, bold: true }),
        ];
      }),
      ...own.points.map((point, at) => spot(put(point), LETTERS[at] ?? "")),
    ]);
  },
});

/** Lines of even places on the mean aerodynamic chord. */
function fan(): readonly string[] {
  return [
    ...FAN.flatMap((at) => {
      const [low, high] = [40, 66].map((tonnes) => putPercent({ percent: at, mass: tonnes }));
      if (low === undefined || high === undefined) return [];
      return [
        line(low, high, { stroke: COLOUR.blue, "stroke-width": 1.25 }),
        text({ x: high.x, y: high.y - 9 }, at, { fill: COLOUR.blue, bold: true }),
      ];
    }),
    text({ x: 346, y: 25 }, "% MAC", { fill: COLOUR.blue, bold: true, anchor: "end" }),
  ];
}
