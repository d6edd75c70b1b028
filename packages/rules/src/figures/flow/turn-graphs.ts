import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot, SPOT_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, rect, sheet, text, toRadians, type Point } from "../kit/svg.ts";

/** Stall speed at a bank, kt. */
const stallAt = (bank: number, stall: number) => stall / Math.sqrt(Math.cos(toRadians(bank)));
const bankField = (stall: number) => ({
  x: { from: 0, to: 75, step: 15 },
  y: { from: stall < 70 ? 30 : 60, to: stall < 70 ? 130 : 260, step: stall < 70 ? 20 : 40 },
});

/** Stall speed over the bank of a level turn, with lettered points at a bank and a speed. */
export const bankGraph = defineFigure({
  parameters: recordField({
    /** With wings level, kt. */
    stall: numberField({ from: 40, to: 130, step: 5 }),
    marks: listField(
      recordField({
        bank: numberField({ from: 0, to: 70, step: 5 }),
        speed: numberField({ from: 40, to: 240, step: 5 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Graph of stall speed against the bank of a level turn",
    ar: "رسم بياني لسرعة الانهيار مقابل زاوية الميل في انعطاف مستو",
  },
  fault: ({ stall, marks }) => {
    const field = bankField(stall);
    if (marks.some(({ speed }) => speed < field.y.from || speed > field.y.to))
      return "a point is beside the graph";
    return areTooClose(
      marks.map(({ bank, speed }) => graphPoint(field, { x: bank, y: speed })),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ stall, marks }, language) => {
    const field = bankField(stall);
    const banks = Array.from({ length: 76 }, (_, at) => at).filter(
      (bank) => stallAt(bank, stall) <= field.y.to,
    );
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...field,
        fine: field.y.step === 20 ? 4 : 5,
        xName: language === "ar" ? "زاوية الميل °" : "Bank °",
        yName: language === "ar" ? "سرعة الانهيار kt" : "Stall speed kt",
      }),
      polyline(
        banks.map((bank) => graphPoint(field, { x: bank, y: stallAt(bank, stall) })),
        { stroke: COLOUR.blue, "stroke-width": 3 },
      ),
      ...marks.map(({ bank, speed }, at) =>
        spot(graphPoint(field, { x: bank, y: speed }), LETTERS[at] ?? ""),
      ),
    ]);
  },
});

const RADIUS_FIELD = { x: { from: 10, to: 60, step: 10 }, y: { from: 0, to: 6, step: 1 } };
/** Radius (km) of a level turn at a true airspeed (kt). */
const radiusAt = (bank: number, tas: number) =>
  (tas * 0.514444) ** 2 / (9.81 * Math.tan(toRadians(bank))) / 1_000;
const STROKES = [COLOUR.green, COLOUR.blue, COLOUR.magenta] as const;

/** Radius of a level turn over the bank for two or three true airspeeds, with lettered points on the curves. */
export const radiusGraph = defineFigure({
  parameters: recordField({
    speeds: listField(numberField({ from: 100, to: 300, step: 10 }), 2, 3),
    marks: listField(
      recordField({
        curve: numberField({ from: 0, to: 2 }),
        bank: numberField({ from: 15, to: 55, step: 5 }),
      }),
      0,
      4,
    ),
    /** Whether the curves are named by their speed (1) or by numbers (0). */
    named: numberField({ from: 0, to: 1 }),
  }),
  alt: {
    en: "Graph of the radius of a level turn against bank for several airspeeds",
    ar: "رسم بياني لنصف قطر الانعطاف المستوي مقابل زاوية الميل لعدة سرعات",
  },
  fault: ({ speeds, marks }) => {
    if (speeds.some((speed, at) => at > 0 && speed < (speeds[at - 1] ?? 0) + 40))
      return "speeds are too close";
    const points = marks.map(({ curve, bank }) => ({ x: bank, y: radiusAt(bank, speeds[curve] ?? 1e4) }));
    if (points.some(({ y }) => y > RADIUS_FIELD.y.to - 0.3)) return "a point is above the graph";
    return areTooClose(
      points.map((point) => graphPoint(RADIUS_FIELD, point)),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ speeds, marks, named }, language) => {
    const put = (bank: number, tas: number) => graphPoint(RADIUS_FIELD, { x: bank, y: radiusAt(bank, tas) });
    const banks = Array.from({ length: 51 }, (_, at) => 10 + at);
    const shown = (tas: number) => banks.filter((bank) => radiusAt(bank, tas) <= RADIUS_FIELD.y.to);
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...RADIUS_FIELD,
        fine: 5,
        xName: language === "ar" ? "زاوية الميل °" : "Bank °",
        yName: language === "ar" ? "نصف القطر km" : "Radius km",
      }),
      ...speeds.map((tas, at) =>
        polyline(
          shown(tas).map((bank) => put(bank, tas)),
          { stroke: STROKES[at], "stroke-width": 3 },
        ),
      ),
      ...speeds.map((tas, at) => {
        const words = named === 1 ? `${tas} kt TAS` : String(at + 1);
        const y = 52 + at * 22;
        return (
          polyline(
            [
              { x: 224, y },
              { x: 248, y },
            ],
            { stroke: STROKES[at], "stroke-width": 3 },
          ) + text({ x: 256, y }, words, { anchor: "start", bold: true })
        );
      }),
      ...marks.map(({ curve, bank }, at) => spot(put(bank, speeds[curve] ?? 0), LETTERS[at] ?? "")),
    ]);
  },
});

const MACH_FIELD = { x: { from: 0.4, to: 0.9, step: 0.1, decimals: 1 }, y: { from: 250, to: 450, step: 50 } };
/** Pressure at a flight level against that at sea level, standard atmosphere. */
export function pressureRatio(level: number): number {
  const metres = level * 30.48;
  return metres <= 11_000
    ? (1 - 0.0000225577 * metres) ** 5.25588
    : 0.223361 * Math.exp(-(metres - 11_000) / 6341.62);
}
const lowMach = (level: number, stall: number, load: number) =>
  (stall / 661.5) * Math.sqrt(load / pressureRatio(level));

/** Low-speed and high-speed buffet over flight level, at 1 g (1 and 2) and at another load factor (3), with lettered points. */
export const buffetGraph = defineFigure({
  parameters: recordField({
    /** Speed of the low-speed buffet at 1 g, kt EAS. */
    stall: numberField({ from: 170, to: 230, step: 5 }),
    mach: numberField({ from: 0.78, to: 0.86, step: 0.01 }),
    load: numberField({ from: 1.2, to: 1.6, step: 0.1 }),
    marks: listField(
      recordField({
        mach: numberField({ from: 0.44, to: 0.85, step: 0.01 }),
        level: numberField({ from: 285, to: 430, step: 5 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Graph of flight level against Mach number with numbered limits of buffet",
    ar: "رسم بياني لمستوى الطيران مقابل رقم Mach مع حدود اهتزاز مرقمة",
  },
  fault: ({ stall, mach, load, marks }) => {
    if (lowMach(440, stall, 1) > mach || lowMach(260, stall, load) > mach - 0.1)
      return "the limits do not fit";
    return areTooClose(
      marks.map((own) => graphPoint(MACH_FIELD, { x: own.mach, y: own.level })),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ stall, mach, load, marks }, language) => {
    const put = (x: number, y: number) => graphPoint(MACH_FIELD, { x, y });
    const levels = Array.from({ length: 101 }, (_, at) => 250 + at * 2);
    const curve = (factor: number, stroke: string, dash?: string) =>
      polyline(
        levels
          .filter((level) => lowMach(level, stall, factor) <= 0.9 && lowMach(level, stall, factor) >= 0.4)
          .map((level) => put(lowMach(level, stall, factor), level)),
        { stroke, "stroke-width": 3, "stroke-dasharray": dash },
      );
    const name = (at: Point, words: string) =>
      rect({ x: at.x - 7, y: at.y - 9, width: 14, height: 18 }, { fill: COLOUR.tint }) +
      text(at, words, { size: 16, bold: true });
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...MACH_FIELD,
        fine: 5,
        xName: language === "ar" ? "رقم Mach" : "Mach number",
        yName: language === "ar" ? "مستوى الطيران" : "Flight level",
      }),
      curve(1, COLOUR.blue),
      curve(load, COLOUR.blue, "8 5"),
      polyline([put(mach, 250), put(mach, 450)], { stroke: COLOUR.red, "stroke-width": 3 }),
      name(put(lowMach(262, stall, 1), 262), "1"),
      name(put(mach, 262), "2"),
      name(put(lowMach(262, stall, load), 262), "3"),
      ...marks.map((own, at) => spot(put(own.mach, own.level), LETTERS[at] ?? "")),
    ]);
  },
});
