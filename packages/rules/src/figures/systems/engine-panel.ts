import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, placed, polar, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";

const HEIGHT = 340;
const SIDES = [84, 276] as const;
const GREEN = "#5fd08e";
const engine = recordField({
  n1: numberField({ from: 0, to: 108, step: 0.1 }),
  egt: numberField({ from: 0, to: 1_050 }),
  n2: numberField({ from: 0, to: 108, step: 0.1 }),
  /** kg an hour. */
  flow: numberField({ from: 0, to: 5_000, step: 20 }),
  /** bar */
  oilPressure: numberField({ from: 0, to: 6, step: 0.1 }),
  oilTemperature: numberField({ from: -20, to: 180 }),
  /** Units of the gauge. */
  vibration: numberField({ from: 0, to: 5, step: 0.1 }),
});

type Gauge = {
  readonly centre: Point;
  readonly r: number;
  /** Value at the end of the scale. */
  readonly most: number;
  readonly step: number;
  readonly red: number;
  readonly value: number;
  readonly shown: string;
};

/** Display of the engines of an imaginary twin-jet. */
export const enginePanel = defineFigure({
  parameters: recordField({
    engine1: engine,
    engine2: engine,
    /** N1 of the thrust that is set for; a green mark. */
    reference: numberField({ from: 60, to: 102, step: 0.1 }),
    /** Red line of EGT. */
    egtLimit: numberField({ from: 700, to: 1_000, step: 10 }),
    /** Red line of N1. */
    n1Limit: numberField({ from: 100, to: 106, step: 0.5 }),
  }),
  alt: {
    en: "Engine display of a twin-jet with N1, EGT, N2, fuel flow, oil and vibration",
    ar: "شاشة محركات طائرة نفاثة بمحركين: N1 وEGT وN2 وتدفق الوقود والزيت والاهتزاز",
  },
  svg: ({ engine1, engine2, reference, egtLimit, n1Limit }) => {
    const engines = [engine1, engine2] as const;
    return sheet(HEIGHT, [
      rect({ x: 2, y: 2, width: 356, height: HEIGHT - 4 }, { fill: COLOUR.dial, rx: 10 }),
      ...engines.flatMap((one, at) => {
        const x = SIDES[at] ?? 0;
        const n1 = { centre: { x, y: 62 }, r: 44, most: 110, step: 10, red: n1Limit, value: one.n1 };
        const egt = { centre: { x, y: 158 }, r: 40, most: 1_100, step: 100, red: egtLimit, value: one.egt };
        return [
          gauge({ ...n1, shown: one.n1.toFixed(1) }),
          mark(n1, reference),
          gauge({ ...egt, shown: String(one.egt) }),
          ...column(x, [
            one.n2.toFixed(1),
            String(one.flow),
            one.oilPressure.toFixed(1),
            String(one.oilTemperature).replace("-", "−"),
            one.vibration.toFixed(1),
          ]),
        ];
      }),
      ...names(reference),
    ]);
  },
});

/** Scales start low on the left and run clockwise over the top. */
const angleOf = (value: number, most: number) => 225 + (value / most) * 200;

function gauge({ centre, r, most, step, red, value, shown }: Gauge): string {
  const limit = angleOf(red, most);
  const figures = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const needle = angleOf(Math.min(value, most), most);
  const plate = { x: centre.x - 2, y: centre.y + 2, width: 58, height: 24 };
  return [
    arc({ centre, r, from: 225, to: limit }, { stroke: COLOUR.mark, "stroke-width": 2.5 }),
    arc({ centre, r, from: limit, to: 425 }, { stroke: COLOUR.red, "stroke-width": 5 }),
    ...figures.map((figure, at) => {
      const inner = polar(centre, angleOf(figure, most), r - (at % 2 === 0 ? 8 : 5));
      const outer = polar(centre, angleOf(figure, most), r);
      return line(inner, outer, { stroke: COLOUR.mark, "stroke-width": 1.5 });
    }),
    line(polar(centre, limit, r - 9), polar(centre, limit, r + 7), { stroke: COLOUR.red, "stroke-width": 4 }),
    line(centre, polar(centre, needle, r - 2), { stroke: COLOUR.mark, "stroke-width": 3.5 }),
    circle(centre, 4, { fill: COLOUR.mark }),
    rect(plate, { fill: COLOUR.dial, stroke: COLOUR.line, "stroke-width": 1.5 }),
    text({ x: plate.x + 53, y: plate.y + 12 }, shown, {
      fill: COLOUR.mark,
      size: 18,
      bold: true,
      anchor: "end",
    }),
  ].join("");
}

function mark({ centre, r, most }: Pick<Gauge, "centre" | "r" | "most">, value: number): string {
  const angle = angleOf(value, most);
  const shape = [
    { x: 0, y: 0 },
    { x: 5, y: -10 },
    { x: -5, y: -10 },
  ];
  return polygon(placed(shape, polar(centre, angle, r + 1), angle), { fill: GREEN });
}

const FIRST_ROW = 214;
const ROW = 25;

function column(x: number, values: readonly string[]): readonly string[] {
  return values.map((value, at) =>
    text({ x, y: FIRST_ROW + at * ROW }, value, { fill: COLOUR.mark, size: 18, bold: true }),
  );
}

function names(reference: number): readonly string[] {
  const x = 180;
  const quiet = { fill: COLOUR.line, size: 14 };
  const rows = ["N2 %", "FF kg/h", "OIL bar", "OIL °C", "VIB"];
  return [
    text({ x, y: 22 }, reference.toFixed(1), { fill: GREEN, size: 16, bold: true }),
    text({ x, y: 64 }, "N1 %", quiet),
    text({ x, y: 160 }, "EGT °C", quiet),
    ...rows.map((words, at) => text({ x, y: FIRST_ROW + at * ROW }, words, quiet)),
    ...[1, 2].map((number, at) =>
      text({ x: (SIDES[at] ?? 0) + (at === 0 ? -66 : 66), y: 18 }, number, {
        ...quiet,
        size: 16,
        bold: true,
      }),
    ),
  ];
}
