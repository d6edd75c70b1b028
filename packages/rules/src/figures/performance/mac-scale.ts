import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, circle, line, path, polygon, polyline, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const HEIGHT = 250;
const CHORD = 120;
const SCALE = 190;
const LEFT = 26;
/** Half thickness of a wing section at parts of its chord. */
const SECTION: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.02, 0.26],
  [0.06, 0.46],
  [0.14, 0.7],
  [0.26, 0.88],
  [0.38, 0.9],
  [0.55, 0.74],
  [0.75, 0.42],
  [0.9, 0.16],
  [1, 0],
];

type Own = {
  readonly lemac: number;
  readonly mac: number;
  readonly forward?: number | undefined;
  readonly aft?: number | undefined;
  readonly centres: readonly number[];
};

function scaleOf({ lemac, mac }: Pick<Own, "lemac" | "mac">) {
  const from = Math.floor(lemac - 0.4);
  const to = Math.ceil(lemac + mac + 0.4);
  const perMetre = (WIDTH - 2 * LEFT) / (to - from);
  return { from, to, perMetre, x: (station: number) => LEFT + (station - from) * perMetre };
}

function faultOf(own: Own): string | null {
  const { x } = scaleOf(own);
  const places = own.centres.map(x).toSorted((one, other) => one - other);
  if (places.some((place, index) => index > 0 && place - (places[index - 1] ?? 0) < 24))
    return "two centres hide one another";
  const outside = own.centres.some((centre) => centre < own.lemac || centre > own.lemac + own.mac);
  return outside ? "a centre lies off the chord" : null;
}

/** Mean aerodynamic chord over a scale of stations, with lettered centres of gravity and limits in % of the chord. */
export const macScale = defineFigure({
  parameters: recordField({
    /** Station of the leading edge of the chord, and its length (m). */
    lemac: numberField({ from: 8, to: 24, step: 0.1 }),
    mac: numberField({ from: 3, to: 6, step: 0.1 }),
    /** Limits (% of the chord). */
    forward: optionalField(numberField({ from: 5, to: 20 })),
    aft: optionalField(numberField({ from: 26, to: 45 })),
    centres: listField(numberField({ from: 8, to: 30, step: 0.05 }), 0, 3),
  }),
  alt: {
    en: "Mean aerodynamic chord above a scale of stations, with centres of gravity",
    ar: "الوتر الأيروديناميكي المتوسط فوق مقياس المحطات مع مراكز الثقل",
  },
  fault: faultOf,
  svg: (own, language) => {
    const scale = scaleOf(own);
    const { x } = scale;
    const ends = [x(own.lemac), x(own.lemac + own.mac)] as const;
    const limits = [own.forward, own.aft].flatMap((one) => (one === undefined ? [] : [one]));
    return sheet(HEIGHT, [
      fictitious(language),
      section(ends),
      line(
        { x: ends[0], y: CHORD },
        { x: ends[1], y: CHORD },
        { stroke: COLOUR.muted, "stroke-width": 1, "stroke-dasharray": "10 3 2 3" },
      ),
      ...["LEMAC", "TEMAC"].flatMap((name, end) => drop({ x: ends[end] ?? 0, y: CHORD }, name)),
      ...limits.map((percent) => limit(x(own.lemac + (own.mac * percent) / 100))),
      ...ruler(scale),
      text({ x: WIDTH / 2, y: SCALE + 46 }, language === "ar" ? "m خلف المرجع" : "m aft of the datum", {
        bold: true,
      }),
      ...own.centres.map((station, index) => centre({ x: x(station), y: CHORD }, LETTERS[index] ?? "")),
    ]);
  },
});

function section([from, to]: readonly [number, number]): string {
  const edge = (sign: number) =>
    SECTION.map(([part, half]) => ({
      x: from + part * (to - from),
      y: CHORD + sign * half * (sign < 0 ? 34 : 22),
    }));
  return polygon([...edge(-1), ...edge(1).toReversed()], {
    fill: COLOUR.tint,
    stroke: COLOUR.ink,
    "stroke-width": 2,
    "stroke-linejoin": "round",
  });
}

/** A fine line from an end of the chord to the scale, and its name. */
function drop({ x, y }: Point, name: string): readonly string[] {
  return [
    line({ x, y }, { x, y: SCALE }, { stroke: COLOUR.ink, "stroke-width": 1.25, "stroke-dasharray": "4 3" }),
    text({ x: Math.min(Math.max(x, 34), WIDTH - 34), y: 56 }, name, { bold: true }),
    line({ x, y: 66 }, { x, y }, { stroke: COLOUR.ink, "stroke-width": 1.25, "stroke-dasharray": "4 3" }),
  ];
}

function limit(x: number): string {
  return line({ x, y: CHORD + 12 }, { x, y: SCALE }, { stroke: COLOUR.red, "stroke-width": 2.5 });
}

/** The quartered sign of a centre of gravity with a line to the scale. */
function centre(point: Point, letter: string): string {
  const { x, y } = point;
  const quarter = (dx: number, dy: number, sweep: number) =>
    path(`M${at(point)}L${at({ x: x + dx, y })}A9 9 0 0 ${sweep} ${at({ x, y: y + dy })}Z`, {
      fill: COLOUR.ink,
    });
  return (
    polyline([point, { x, y: SCALE }], { stroke: COLOUR.blue, "stroke-width": 1.75 }) +
    circle(point, 9, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 }) +
    quarter(9, -9, 0) +
    quarter(-9, 9, 0) +
    tag({ x, y: y - 23 }, letter)
  );
}

function ruler({ from, to, x }: ReturnType<typeof scaleOf>): readonly string[] {
  const count = Math.round((to - from) * 10);
  const stroke = { stroke: COLOUR.ink, "stroke-width": 1 };
  return [
    line({ x: x(from), y: SCALE }, { x: x(to), y: SCALE }, { ...stroke, "stroke-width": 1.5 }),
    ...Array.from({ length: count + 1 }, (_, index) => {
      const length = index % 10 === 0 ? 15 : index % 5 === 0 ? 11 : 6;
      const place = x(from + index / 10);
      return line({ x: place, y: SCALE }, { x: place, y: SCALE + length }, stroke);
    }),
    ...Array.from({ length: to - from + 1 }, (_, index) =>
      text({ x: x(from + index), y: SCALE + 25 }, from + index),
    ),
  ];
}
