import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure, type FigureLanguage } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polyline, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { pointsAlong } from "./contour.ts";

/** Cooling of rising air (°C per 1000 ft): dry, and saturated. */
const DRY = 3;
const SATURATED = 1.5;
/** Temperature and dew point of rising dry air come together by so much (°C per 1000 ft). */
const CLOSING = 2.5;

type Level = { readonly height: number; readonly temperature: number };
type Values = {
  readonly top: number;
  readonly coldest: number;
  readonly warmest: number;
  readonly surface: number;
  readonly layers: readonly { readonly depth: number; readonly change: number }[];
  readonly aloft: number;
  readonly spreads?: readonly number[] | undefined;
  readonly parcel?: { readonly temperature: number; readonly dewPoint: number } | undefined;
  readonly marks: readonly number[];
};

/** Temperature against height: the air, its dew point, the path of a parcel that rises from the ground. */
export const sounding = defineFigure({
  parameters: recordField({
    /** Height of the diagram (1000 ft). */
    top: numberField({ from: 5, to: 40, step: 5 }),
    coldest: numberField({ from: -70, to: 0, step: 10 }),
    warmest: numberField({ from: -10, to: 40, step: 10 }),
    surface: numberField({ from: -20, to: 36 }),
    /** From the ground upwards: depth (ft), and change of temperature from bottom to top. */
    layers: listField(
      recordField({
        depth: numberField({ from: 250, to: 12_000, step: 250 }),
        change: numberField({ from: -30, to: 14, step: 0.5 }),
      }),
      0,
      5,
    ),
    /** Change of temperature from there to the top of the diagram. */
    aloft: numberField({ from: -40, to: 10, step: 0.5 }),
    /** Temperature less dew point at the ground, at the top of each layer, and at the top of the diagram. */
    spreads: optionalField(listField(numberField({ from: 0, to: 30, step: 0.5 }), 2, 7)),
    parcel: optionalField(
      recordField({
        temperature: numberField({ from: -10, to: 38, step: 0.5 }),
        dewPoint: numberField({ from: -20, to: 30, step: 0.5 }),
      }),
    ),
    /** Letters on the curve of the air, in parts of the height of the diagram (%). */
    marks: listField(numberField({ from: 5, to: 95, step: 5 }), 0, 5),
  }),
  alt: {
    en: "Diagram of temperature against height in the air above a place",
    ar: "مخطط لدرجة الحرارة مع الارتفاع في الهواء فوق مكان",
  },
  fault,
  svg: (values, language) => {
    const frame = frameOf(values);
    const put = ({ height, temperature }: Level) => graphPoint(frame, { x: temperature, y: height / 1_000 });
    const air = levelsOf(values);
    const dew = dewLevels(values);
    const parcel = values.parcel === undefined ? [] : pathOf(values);
    const zero = values.coldest < 0 && values.warmest > 0;
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...frame,
        xName: { en: "temperature (°C)", ar: "درجة الحرارة (°C)" }[language],
        yName: "1000 ft",
      }),
      ...(zero
        ? [
            line(put({ height: 0, temperature: 0 }), put({ height: values.top * 1_000, temperature: 0 }), {
              stroke: COLOUR.sky,
              "stroke-width": 2,
            }),
          ]
        : []),
      ...(dew.length > 0 ? [polyline(dew.map(put), STYLES.dew)] : []),
      ...(parcel.length > 0 ? [polyline(parcel.map(put), STYLES.parcel)] : []),
      polyline(air.map(put), STYLES.air),
      ...values.marks.map((part, at) =>
        letterAt(put(onCurve(air, values.top * part * 10)), LETTERS[at] ?? "", pointsAlong(air.map(put))),
      ),
      ...legend(language, dew.length > 0, parcel.length > 0),
    ]);
  },
});

const STYLES = {
  air: { stroke: COLOUR.red, "stroke-width": 3, "stroke-linejoin": "round" },
  dew: { stroke: COLOUR.green, "stroke-width": 2.5, "stroke-dasharray": "8 4" },
  parcel: { stroke: COLOUR.magenta, "stroke-width": 2.5, "stroke-dasharray": "2 4" },
} as const;

function fault(values: Values): string | null {
  const { top, coldest, warmest, spreads, layers, parcel, marks } = values;
  const range = warmest - coldest;
  if (top % stepOf(top) > 0) return "the height does not end on a figure";
  if (range < 20 || range > 100) return "the range of temperatures is too small or too large";
  if (layers.reduce((sum, { depth }) => sum + depth, 0) >= top * 1_000) return "the layers leave the diagram";
  if (spreads !== undefined && spreads.length !== layers.length + 2) return "not a spread for each level";
  const all = [...levelsOf(values), ...dewLevels(values), ...(parcel === undefined ? [] : pathOf(values))];
  if (all.some(({ temperature }) => temperature < coldest || temperature > warmest))
    return "a curve leaves the diagram";
  if (parcel !== undefined && parcel.dewPoint > parcel.temperature)
    return "the parcel is more than saturated";
  const isNear = (one: number, other: number) => Math.abs(one - other) < 10;
  if (marks.some((one, at) => marks.slice(at + 1).some((other) => isNear(one, other))))
    return "letters stand too close";
  return null;
}

function frameOf({ top, coldest, warmest }: Values) {
  return {
    x: { from: coldest, to: warmest, step: 10 },
    y: { from: 0, to: top, step: stepOf(top) },
    fine: top !== 10 && warmest - coldest <= 60 ? 5 : 2,
  };
}

/** Thousands of feet from figure to figure. */
function stepOf(top: number): number {
  if (top > 20) return 10;
  if (top > 10) return 5;
  return top > 5 ? 2 : 1;
}

function levelsOf({ top, surface, layers, aloft }: Values): readonly Level[] {
  let last: Level = { height: 0, temperature: surface };
  const levels = [last];
  for (const { depth, change } of layers) {
    last = { height: last.height + depth, temperature: last.temperature + change };
    levels.push(last);
  }
  return [...levels, { height: top * 1_000, temperature: last.temperature + aloft }];
}

function dewLevels(values: Values): readonly Level[] {
  if (values.spreads === undefined) return [];
  return levelsOf(values).map(({ height, temperature }, at) => ({
    height,
    temperature: temperature - (values.spreads?.[at] ?? 0),
  }));
}

/** A parcel cools by the dry rate up to its condensation level, then by the saturated one, as far as the diagram goes. */
function pathOf({ top, coldest, parcel }: Values): readonly Level[] {
  if (parcel === undefined) return [];
  const base = ((parcel.temperature - parcel.dewPoint) / CLOSING) * 1_000;
  const bend = Math.min(base, top * 1_000);
  const middle = { height: bend, temperature: parcel.temperature - (DRY * bend) / 1_000 };
  const rest = Math.min(top * 1_000 - bend, ((middle.temperature - coldest) / SATURATED) * 1_000);
  const end = { height: bend + rest, temperature: middle.temperature - (SATURATED * rest) / 1_000 };
  const start = { height: 0, temperature: parcel.temperature };
  return rest > 0 ? [start, middle, end] : [start, middle];
}

function onCurve(levels: readonly Level[], height: number): Level {
  const after = Math.max(
    1,
    levels.findIndex((level) => level.height >= height),
  );
  const [low, high] = [levels[after - 1], levels[after]];
  if (low === undefined || high === undefined) return { height, temperature: 0 };
  const part = (height - low.height) / (high.height - low.height);
  return { height, temperature: low.temperature + part * (high.temperature - low.temperature) };
}

/** A dot on the curve; its letter stands at the right, unless the curve or the edge is in the way. */
function letterAt(point: Point, letter: string, curve: readonly Point[]): string {
  const room = (side: number) =>
    Math.min(...curve.map(({ x, y }) => Math.hypot(x - point.x - side, y - point.y)));
  const isTight = room(20) < 14 && room(-20) > room(20);
  const side = point.x > 310 || isTight ? -20 : 20;
  return (
    circle(point, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 }) +
    tag({ x: point.x + side, y: point.y }, letter)
  );
}

function legend(language: FigureLanguage, hasDew: boolean, hasParcel: boolean): readonly string[] {
  const entries = [
    { style: STYLES.air, words: { en: "air", ar: "الهواء" }, width: 72, is: true },
    { style: STYLES.dew, words: { en: "dew point", ar: "نقطة الندى" }, width: 96, is: hasDew },
    { style: STYLES.parcel, words: { en: "rising parcel", ar: "طرد صاعد" }, width: 116, is: hasParcel },
  ].filter(({ is }) => is);
  const whole = entries.reduce((sum, { width }) => sum + width, 0);
  return entries.flatMap(({ style, words }, at) => {
    const before = entries.slice(0, at).reduce((sum, one) => sum + one.width, 0);
    const x = WIDTH - 8 - whole + before;
    return [
      line({ x, y: 16 }, { x: x + 24, y: 16 }, style),
      text({ x: x + 29, y: 16 }, words[language], { anchor: "start" }),
    ];
  });
}
