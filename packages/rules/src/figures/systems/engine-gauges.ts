import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, placed, polar, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";

const DIAL_Y = 74;
const R = 62;

type Zone = { readonly from: number; readonly to: number; readonly fill: string };
type Scale = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly zones: readonly Zone[];
};

const BARS = {
  oilTemperature: {
    name: "OIL °C",
    scale: {
      from: 0,
      to: 150,
      step: 50,
      zones: [
        { from: 40, to: 118, fill: COLOUR.green },
        { from: 118, to: 150, fill: COLOUR.red },
      ],
    },
  },
  oilPressure: {
    name: "OIL bar",
    scale: {
      from: 0,
      to: 8,
      step: 2,
      zones: [
        { from: 0, to: 1.5, fill: COLOUR.red },
        { from: 1.5, to: 4, fill: COLOUR.amber },
        { from: 4, to: 6.5, fill: COLOUR.green },
        { from: 6.5, to: 8, fill: COLOUR.red },
      ],
    },
  },
  cylinderHead: {
    name: "CHT °C",
    scale: {
      from: 0,
      to: 300,
      step: 100,
      zones: [
        { from: 95, to: 240, fill: COLOUR.green },
        { from: 240, to: 300, fill: COLOUR.red },
      ],
    },
  },
  ammeter: { name: "AMP (BAT)", scale: { from: -60, to: 60, step: 30, zones: [] } },
  fuelLeft: {
    name: "FUEL L, litres",
    scale: { from: 0, to: 80, step: 20, zones: [{ from: 0, to: 6, fill: COLOUR.red }] },
  },
  fuelRight: {
    name: "FUEL R, litres",
    scale: { from: 0, to: 80, step: 20, zones: [{ from: 0, to: 6, fill: COLOUR.red }] },
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly scale: Scale }>>;

/** Engine, electrical and fuel gauges of a light aeroplane with a constant-speed propeller. */
export const engineGauges = defineFigure({
  parameters: recordField({
    rpm: numberField({ from: 0, to: 3_000, step: 50 }),
    /** inHg */
    manifold: numberField({ from: 10, to: 35, step: 0.5 }),
    oilTemperature: numberField({ from: 0, to: 150, step: 5 }),
    oilPressure: numberField({ from: 0, to: 8, step: 0.2 }),
    cylinderHead: numberField({ from: 0, to: 300, step: 10 }),
    /** Into the battery positive. */
    ammeter: numberField({ from: -60, to: 60, step: 5 }),
    fuelLeft: numberField({ from: 0, to: 80, step: 2 }),
    fuelRight: numberField({ from: 0, to: 80, step: 2 }),
  }),
  alt: {
    en: "Engine, fuel and electrical gauges of a light aeroplane",
    ar: "عدادات المحرك والوقود والكهرباء في طائرة خفيفة",
  },
  svg: ({ rpm, manifold, ...values }) =>
    sheet(318, [
      rect({ x: 2, y: 2, width: 356, height: 314 }, { fill: COLOUR.bezel, rx: 10 }),
      ...dial(
        { x: 92, y: DIAL_Y },
        { name: "RPM × 100", value: rpm / 100, from: 0, to: 30, step: 5, green: [18, 26], red: 27 },
      ),
      ...dial(
        { x: 268, y: DIAL_Y },
        { name: "MAP inHg", value: manifold, from: 10, to: 35, step: 5, green: [15, 25], red: 30 },
      ),
      ...bar({ x: 22, y: 160 }, "oilTemperature", values.oilTemperature),
      ...bar({ x: 198, y: 160 }, "oilPressure", values.oilPressure),
      ...bar({ x: 22, y: 214 }, "cylinderHead", values.cylinderHead),
      ...bar({ x: 198, y: 214 }, "ammeter", values.ammeter),
      ...bar({ x: 22, y: 268 }, "fuelLeft", values.fuelLeft),
      ...bar({ x: 198, y: 268 }, "fuelRight", values.fuelRight),
    ]),
});

type Dial = {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly green: readonly [number, number];
  readonly red: number;
};

function dial(centre: Point, { name, value, from, to, step, green, red }: Dial): readonly string[] {
  const angleOf = (one: number) => 225 + ((one - from) / (to - from)) * 270;
  const figures = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
  const fine = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const needle = [
    { x: 0, y: -R + 8 },
    { x: 3.5, y: 8 },
    { x: -3.5, y: 8 },
  ];
  const white = { fill: COLOUR.mark, bold: true } as const;
  return [
    circle(centre, R + 4, { fill: COLOUR.dial }),
    arc(
      { centre, r: R - 2, from: angleOf(green[0]), to: angleOf(green[1]) },
      { stroke: COLOUR.green, "stroke-width": 6 },
    ),
    ...fine.map((one) =>
      line(polar(centre, angleOf(one), R - (one % step === 0 ? 9 : 5)), polar(centre, angleOf(one), R), {
        stroke: COLOUR.mark,
        "stroke-width": one % step === 0 ? 2.5 : 1,
      }),
    ),
    line(polar(centre, angleOf(red), R - 11), polar(centre, angleOf(red), R + 2), {
      stroke: COLOUR.red,
      "stroke-width": 4.5,
    }),
    ...figures.map((one) => text(polar(centre, angleOf(one), R - 20), one, { ...white, size: 15 })),
    text({ x: centre.x, y: centre.y + 50 }, name, { fill: COLOUR.mark }),
    polygon(placed(needle, centre, angleOf(value)), {
      fill: COLOUR.amber,
      stroke: COLOUR.dial,
      "stroke-width": 1,
    }),
    circle(centre, 5, { fill: COLOUR.mark }),
  ];
}

const BAR_WIDTH = 140;

/** A lying scale; the tip of its pointer is the first point of the triangle. */
function bar({ x, y }: Point, kind: keyof typeof BARS, value: number): readonly string[] {
  const { name, scale }: { readonly name: string; readonly scale: Scale } = BARS[kind];
  const { from, to, step, zones } = scale;
  const put = (one: number) => x + ((one - from) / (to - from)) * BAR_WIDTH;
  const figures = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
  const fine = Array.from({ length: figures.length * 2 - 1 }, (_, at) => from + (at * step) / 2);
  const top = y + 18;
  return [
    rect({ x: x - 14, y: y - 10, width: 168, height: 50 }, { fill: COLOUR.dial, rx: 4 }),
    text({ x: x - 8, y }, name, { fill: COLOUR.mark, anchor: "start" }),
    ...zones.map((zone) =>
      rect(
        { x: put(zone.from), y: top - 5, width: put(zone.to) - put(zone.from), height: 6 },
        { fill: zone.fill },
      ),
    ),
    line({ x, y: top + 1 }, { x: x + BAR_WIDTH, y: top + 1 }, { stroke: COLOUR.mark, "stroke-width": 1.5 }),
    ...fine.map((one) =>
      line(
        { x: put(one), y: top + 1 },
        { x: put(one), y: top + 5 },
        { stroke: COLOUR.mark, "stroke-width": 1.5 },
      ),
    ),
    ...figures.map((one) =>
      text({ x: put(one), y: top + 14 }, String(one).replace("-", "−"), { fill: COLOUR.mark, size: 14 }),
    ),
    polygon(
      [
        { x: put(value), y: top },
        { x: put(value) + 6, y: top - 12 },
        { x: put(value) - 6, y: top - 12 },
      ],
      { fill: COLOUR.mark, stroke: COLOUR.dial, "stroke-width": 1 },
    ),
  ];
}
