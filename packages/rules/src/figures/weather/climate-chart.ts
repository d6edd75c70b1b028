import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polyline, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 290;
const FIELD = { left: 44, right: 314, top: 44, bottom: 240 } as const;
const MONTHS = 12;
/** Millimetres between two lines of the grid that a scale of rain may have. */
const RAIN_STEPS = [10, 20, 50, 100, 200] as const;
const DEGREES = 10;

type Values = {
  readonly mean: number;
  readonly swing: number;
  readonly warmest: number;
  readonly rain: readonly number[];
};

/** Climate of a place: the mean temperature of each month as a line, its rain as bars. */
export const climateChart = defineFigure({
  parameters: recordField({
    /** Mean temperature of the year, and by how much the warmest month is above it (°C). */
    mean: numberField({ from: -15, to: 29, step: 0.5 }),
    swing: numberField({ from: 1, to: 28, step: 0.5 }),
    /** The warmest month, from 1 to 12. */
    warmest: numberField({ from: 1, to: MONTHS }),
    /** Rain of each month (mm). */
    rain: listField(numberField({ from: 0, to: 600, step: 10 }), MONTHS, MONTHS),
  }),
  alt: {
    en: "Diagram of the climate of a place: temperature and rain of each month",
    ar: "مخطط لمناخ مكان: درجة الحرارة والمطر في كل شهر",
  },
  fault: (values) => {
    if (values.mean + values.swing > 40) return "the warmest month is too warm";
    if (values.mean - values.swing < -40) return "the coldest month is too cold";
    if (Math.max(...values.rain) === 0) return "there is no rain at all";
    const { intervals } = scaleOf(values);
    return Math.max(...values.rain) > intervals * (RAIN_STEPS.at(-1) ?? 0) ? "there is too much rain" : null;
  },
  svg: (values, language) => {
    const { low, intervals, rainStep } = scaleOf(values);
    const rows = Array.from({ length: intervals + 1 }, (_, row) => row);
    const yOf = (row: number) => FIELD.bottom - ((FIELD.bottom - FIELD.top) * row) / intervals;
    const months = Array.from({ length: MONTHS }, (_, month) => ({
      x: monthAt(month),
      y: yOf((temperatureOf(values, month + 1) - low) / DEGREES),
    }));
    const words = {
      temperature: { en: "temperature", ar: "درجة الحرارة" }[language],
      rain: { en: "rain", ar: "المطر" }[language],
      month: { en: "month", ar: "الشهر" }[language],
    };
    return sheet(HEIGHT, [
      rect(
        { x: FIELD.left, y: FIELD.top, width: FIELD.right - FIELD.left, height: FIELD.bottom - FIELD.top },
        { fill: COLOUR.tint },
      ),
      ...rows.map((row) =>
        line(
          { x: FIELD.left, y: yOf(row) },
          { x: FIELD.right, y: yOf(row) },
          GRID[row === 0 ? "foot" : "row"],
        ),
      ),
      ...values.rain.flatMap((depth, month) =>
        depth === 0
          ? []
          : [
              rect(
                {
                  x: monthAt(month) - 8,
                  y: yOf(depth / rainStep),
                  width: 16,
                  height: FIELD.bottom - yOf(depth / rainStep),
                },
                { fill: COLOUR.sky },
              ),
            ],
      ),
      ...rows.flatMap((row) => [
        text({ x: FIELD.left - 5, y: yOf(row) }, `${low + row * DEGREES}`.replace("-", "−"), {
          anchor: "end",
          fill: COLOUR.red,
        }),
        text({ x: FIELD.right + 5, y: yOf(row) }, row * rainStep, { anchor: "start", fill: COLOUR.blue }),
      ]),
      polyline(months, { stroke: COLOUR.red, "stroke-width": 2.5, "stroke-linejoin": "round" }),
      ...months.map((month) => circle(month, 3.5, { fill: COLOUR.red })),
      ...months.map(({ x }, month) => text({ x, y: FIELD.bottom + 14 }, month + 1)),
      text({ x: (FIELD.left + FIELD.right) / 2, y: FIELD.bottom + 35 }, words.month, { bold: true }),
      text({ x: FIELD.left - 5, y: 24 }, "°C", { anchor: "end", bold: true, fill: COLOUR.red }),
      text({ x: FIELD.right + 5, y: 24 }, "mm", { anchor: "start", bold: true, fill: COLOUR.blue }),
      line({ x: 70, y: 18 }, { x: 94, y: 18 }, { stroke: COLOUR.red, "stroke-width": 2.5 }),
      text({ x: 101, y: 18 }, words.temperature, { anchor: "start" }),
      rect({ x: WIDTH - 140, y: 11, width: 16, height: 14 }, { fill: COLOUR.sky }),
      text({ x: WIDTH - 117, y: 18 }, words.rain, { anchor: "start" }),
    ]);
  },
});

const GRID = {
  foot: { stroke: COLOUR.ink, "stroke-width": 1.5 },
  row: { stroke: COLOUR.line, "stroke-width": 1 },
} as const;

function monthAt(month: number): number {
  return FIELD.left + ((FIELD.right - FIELD.left) * (month + 0.5)) / MONTHS;
}

/** The temperature of a month, on a wave of one year. */
function temperatureOf({ mean, swing, warmest }: Values, month: number): number {
  return mean + swing * Math.cos((2 * Math.PI * (month - warmest)) / MONTHS);
}

/** Both scales share the lines of the grid: from 0 °C or the tens below the coldest month, and from no rain. */
function scaleOf(values: Values) {
  const low = Math.min(0, Math.floor((values.mean - values.swing) / DEGREES) * DEGREES);
  const high = Math.ceil((values.mean + values.swing) / DEGREES) * DEGREES;
  const intervals = Math.max(4, (high - low) / DEGREES);
  const most = Math.max(...values.rain);
  return { low, intervals, rainStep: RAIN_STEPS.find((step) => step * intervals >= most) ?? 200 };
}
