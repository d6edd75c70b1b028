import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot, SPOT_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, sheet, type Point } from "../kit/svg.ts";
import { legend } from "./curves.ts";

const TURN_FIELD = { x: { from: 0, to: 60, step: 10 }, y: { from: -4, to: 4, step: 2 } };
/** Seconds in which the feeling of a turn falls to a third. */
const FADING = 8;
type Turn = { readonly rate: number; readonly start: number; readonly stop: number };
const feltAt = (time: number, { rate, start, stop }: Turn) => {
  const since = (from: number) => (time < from ? 0 : Math.exp(-(time - from) / FADING));
  return rate * (since(start) - since(stop));
};

/** A turn in cloud: rate of turn (1) and the turn that the inner ear reports (2), with lettered moments. */
export const feltTurn = defineFigure({
  parameters: recordField({
    /** Degrees a second, to the right positive. */
    rate: numberField({ from: -3, to: 3, step: 0.5 }),
    /** Seconds at which the turn begins and ends. */
    start: numberField({ from: 4, to: 12 }),
    stop: numberField({ from: 34, to: 46 }),
    marks: listField(numberField({ from: 2, to: 56 }), 0, 4),
  }),
  alt: {
    en: "Graph of the rate of turn and of the turn that is felt, over time",
    ar: "رسم بياني لمعدل الدوران وللدوران المحسوس مع الزمن",
  },
  fault: (own) => {
    if (Math.abs(own.rate) < 1.5) return "the turn is too slow to be seen";
    return areTooClose(
      own.marks.map((time) => graphPoint(TURN_FIELD, { x: time, y: feltAt(time, own) })),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: (own, language) => {
    const put = (x: number, y: number) => graphPoint(TURN_FIELD, { x, y });
    const { rate, start, stop } = own;
    const parts = [
      [0, start - 0.01],
      [start, stop - 0.01],
      [stop, 60],
    ] as const;
    const felt = parts.flatMap(([from, to]) =>
      Array.from({ length: 41 }, (_, at) => from + ((to - from) * at) / 40).map((time) =>
        put(time, feltAt(time, own)),
      ),
    );
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...TURN_FIELD,
        fine: 5,
        xName: language === "ar" ? "الزمن s" : "Time s",
        yName: language === "ar" ? "الدوران درجة في الثانية (+ يمين)" : "Turn °/s (right positive)",
      }),
      line(put(0, 0), put(60, 0), { stroke: COLOUR.muted, "stroke-width": 1.5 }),
      polyline([put(0, 0), put(start, 0), put(start, rate), put(stop, rate), put(stop, 0), put(60, 0)], {
        stroke: COLOUR.ink,
        "stroke-width": 2.5,
      }),
      polyline(felt, { stroke: COLOUR.magenta, "stroke-width": 3 }),
      ...legend([COLOUR.ink, COLOUR.magenta]),
      ...own.marks.map((time, at) => spot(put(time, feltAt(time, own)), LETTERS[at] ?? "")),
    ]);
  },
});

const CLOCK_FIELD = { x: { from: 0, to: 24, step: 3 }, y: { from: 36, to: 37.5, step: 0.5, decimals: 1 } };
const warmthAt = (hour: number, lowest: number) => 36.75 - 0.5 * Math.cos(((hour - lowest) * Math.PI) / 12);

/** Body temperature over the hours of a day (1), perhaps with that of a clock that is shifted (2). */
export const bodyClock = defineFigure({
  parameters: recordField({
    /** Hour of the lowest temperature, and hours by which that of curve 2 comes later; 0: there is no curve 2. */
    lowest: numberField({ from: 2, to: 7 }),
    later: numberField({ from: -8, to: 10 }),
    marks: listField(numberField({ from: 1, to: 22 }), 0, 4),
  }),
  alt: {
    en: "Graph of body temperature over the hours of a day",
    ar: "رسم بياني لدرجة حرارة الجسم على مدى ساعات اليوم",
  },
  fault: ({ lowest, later, marks }) => {
    if (later !== 0 && Math.abs(later) < 3) return "the curves are too close";
    return areTooClose(
      marks.map((hour) => graphPoint(CLOCK_FIELD, { x: hour, y: warmthAt(hour, lowest) })),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ lowest, later, marks }, language) => {
    const put = (hour: number, from: number) => graphPoint(CLOCK_FIELD, { x: hour, y: warmthAt(hour, from) });
    const hours = Array.from({ length: 97 }, (_, at) => at / 4);
    const curve = (from: number, stroke: string) =>
      polyline(
        hours.map((hour) => put(hour, from)),
        { stroke, "stroke-width": 3 },
      );
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...CLOCK_FIELD,
        fine: 3,
        xName: language === "ar" ? "التوقيت المحلي h" : "Local time h",
        yName: language === "ar" ? "حرارة الجسم °C" : "Body temperature °C",
      }),
      curve(lowest, COLOUR.blue),
      ...(later === 0
        ? []
        : [curve(lowest + later, COLOUR.magenta), ...legend([COLOUR.blue, COLOUR.magenta])]),
      ...marks.map((hour, at) => spot(put(hour, lowest), LETTERS[at] ?? "")),
    ]);
  },
});

const AROUSAL_FIELD = { x: { from: 0, to: 100, step: 20 }, y: { from: 0, to: 100, step: 20 } };
const doneAt = (arousal: number, best: number, height: number) =>
  height * Math.exp(-(((arousal - best) / 30) ** 2));

/** Performance over arousal, for one or two tasks, with lettered points. */
export const arousalCurve = defineFigure({
  parameters: recordField({
    /** Arousal of the best performance, a curve each. */
    best: listField(numberField({ from: 25, to: 75, step: 5 }), 1, 2),
    marks: listField(
      recordField({
        curve: numberField({ from: 0, to: 1 }),
        arousal: numberField({ from: 5, to: 90, step: 5 }),
      }),
      0,
      5,
    ),
  }),
  alt: {
    en: "Graph of performance against arousal",
    ar: "رسم بياني للأداء مقابل مستوى الاستثارة",
  },
  fault: ({ best, marks }) => {
    const [one = 0, other] = best;
    if (other !== undefined && Math.abs(one - other) < 20) return "the curves are too close";
    if (marks.some(({ curve }) => curve >= best.length)) return "a point is on a curve that is not there";
    return areTooClose(
      marks.map((mark) => arousalPoint(mark, best)),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ best, marks }, language) => {
    const strokes = [COLOUR.blue, COLOUR.magenta].slice(0, best.length);
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...AROUSAL_FIELD,
        xName: language === "ar" ? "الاستثارة %" : "Arousal %",
        yName: language === "ar" ? "الأداء %" : "Performance %",
      }),
      ...strokes.map((stroke, curve) =>
        polyline(
          Array.from({ length: 51 }, (_, at) => arousalPoint({ curve, arousal: at * 2 }, best)),
          { stroke, "stroke-width": 3 },
        ),
      ),
      ...(best.length === 2 ? legend(strokes) : []),
      ...marks.map((mark, at) => spot(arousalPoint(mark, best), LETTERS[at] ?? "")),
    ]);
  },
});

function arousalPoint(
  { curve, arousal }: { readonly curve: number; readonly arousal: number },
  best: readonly number[],
): Point {
  return graphPoint(AROUSAL_FIELD, { x: arousal, y: doneAt(arousal, best[curve] ?? 50, 92 - curve * 8) });
}
