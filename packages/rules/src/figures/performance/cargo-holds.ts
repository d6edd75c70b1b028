import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureLanguage } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, path, rect, sheet, text, WIDTH } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { list, LIST_ROW } from "./list.ts";

const METRES = 40;
const RULER = 126;
const TABLE = 186;
/** Floor of the cabin and floor of the holds. */
const [CABIN, HOLD] = [76, 106];
const x = (station: number) => 20 + station * 8;

type Hold = { readonly gap: number; readonly length: number };

/** First and last station of each hold. */
function ends(holds: readonly Hold[]): readonly (readonly [number, number])[] {
  return holds.map(({ gap, length }, at) => {
    const before = holds.slice(0, at).reduce((sum, one) => sum + one.gap + one.length, 0);
    return [before + gap, before + gap + length];
  });
}

/** Side view of the lower holds of an aeroplane over a scale of stations, and a table of what they may carry. */
export const cargoHolds = defineFigure({
  parameters: recordField({
    holds: listField(
      recordField({
        /** Metres from the end of the hold before it, for the first from the datum, and its own. */
        gap: numberField({ from: 1, to: 9 }),
        length: numberField({ from: 3, to: 8 }),
        /** Greatest mass (kg), running load (kg/m), area load (kg/m²), and what is in it (kg). */
        most: numberField({ from: 800, to: 8_000, step: 10 }),
        running: numberField({ from: 300, to: 1_500, step: 10 }),
        area: numberField({ from: 200, to: 1_000, step: 10 }),
        loaded: numberField({ from: 0, to: 8_000, step: 10 }),
      }),
      2,
      4,
    ),
  }),
  alt: {
    en: "Lower holds of a fictitious aeroplane with a table of their limits and loads",
    ar: "المخازن السفلية لطائرة افتراضية مع جدول حدودها وحمولاتها",
  },
  fault: ({ holds }) => {
    const first = holds[0]?.gap ?? 0;
    const last = ends(holds).at(-1)?.[1] ?? 0;
    return first < 4 || last > 34 ? "a hold lies in the nose or in the tail" : null;
  },
  svg: ({ holds }, language) => {
    const isArabic = language === "ar";
    const head = isArabic
      ? ["المخزن", "الحد kg", "kg/m", "kg/m²", "المحمّل kg"]
      : ["Hold", "Max kg", "kg/m", "kg/m²", "Loaded kg"];
    const rows = holds.map(({ most, running, area, loaded }, at) => [
      String(at + 1),
      ...[most, running, area].map(String),
      loaded === 0 ? "–" : String(loaded),
    ]);
    return sheet(TABLE + LIST_ROW * (holds.length + 1) + 10, [
      fictitious(language, { x: 8, y: 16 }),
      fuselage(),
      ...ends(holds).flatMap(([from, to], at) => [
        rect(
          { x: x(from), y: CABIN + 3, width: x(to) - x(from), height: HOLD - CABIN - 3 },
          { fill: COLOUR.amber, "fill-opacity": 0.35, stroke: COLOUR.ink, "stroke-width": 1.5 },
        ),
        text({ x: (x(from) + x(to)) / 2, y: (CABIN + HOLD) / 2 + 2 }, at + 1, { size: 16, bold: true }),
      ]),
      ...ruler(language),
      ...list({ top: TABLE, columns: [0.8, 1, 0.85, 0.9, 1.25], rows: [head, ...rows] }),
    ]);
  },
});

function fuselage(): string {
  const d =
    "M14 84Q22 62 52 44Q66 34 96 34L268 34Q316 36 350 44L350 56Q334 84 308 104Q300 110 286 110L52 110Q24 108 14 84Z";
  const style = { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 2, "stroke-linejoin": "round" };
  return (
    path("M290 40Q312 34 322 12L342 12L348 46Z", style) +
    path(d, style) +
    path("M34 62L46 54L58 54L54 64Z", { fill: COLOUR.sky, "fill-opacity": 0.5, stroke: COLOUR.ink }) +
    Array.from({ length: 21 }, (_, at) =>
      rect({ x: 76 + at * 11, y: 50, width: 4, height: 7 }, { fill: COLOUR.line, rx: 2 }),
    ).join("") +
    line({ x: 30, y: CABIN }, { x: 322, y: CABIN }, { stroke: COLOUR.muted, "stroke-width": 1.5 })
  );
}

/** Stations, metre by metre; the datum is the nought of the scale. */
function ruler(language: FigureLanguage): readonly string[] {
  const stroke = { stroke: COLOUR.ink, "stroke-width": 1 };
  return [
    line({ x: x(0), y: RULER }, { x: x(METRES), y: RULER }, { ...stroke, "stroke-width": 1.5 }),
    ...Array.from({ length: METRES + 1 }, (_, at) =>
      line({ x: x(at), y: RULER }, { x: x(at), y: RULER + (at % 5 === 0 ? 11 : 6) }, stroke),
    ),
    ...Array.from({ length: METRES / 5 + 1 }, (_, at) => text({ x: x(at * 5), y: RULER + 20 }, at * 5)),
    text(
      { x: WIDTH / 2, y: RULER + 41 },
      language === "ar" ? "المحطة: m خلف المرجع" : "Station, m aft of the datum",
      { bold: true },
    ),
  ];
}
