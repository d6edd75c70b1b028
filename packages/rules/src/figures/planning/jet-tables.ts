import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";
import { clock } from "./cells.ts";

/** Heights of holding and their flow as a part of that at the lowest one. */
const HOLDS = [
  { level: "1500 ft", factor: 1 },
  { level: "FL100", factor: 0.96 },
  { level: "FL200", factor: 0.93 },
  { level: "FL300", factor: 0.95 },
] as const;
const STEP = 4;
/** What each step of mass adds. */
const PER_STEP = 0.06;

/** Fuel flow in holding by height and mass. */
export const holdingTable = defineFigure({
  parameters: recordField({
    /** The lightest column (t). */
    mass: numberField({ from: 40, to: 80 }),
    /** Flow of it at 1500 ft (kg/h). */
    flow: numberField({ from: 1_500, to: 3_500, step: 20 }),
  }),
  alt: {
    en: "Table of the fuel flow of a fictitious jet aeroplane in holding",
    ar: "جدول استهلاك الوقود لطائرة نفاثة افتراضية في نمط الانتظار",
  },
  svg: ({ mass, flow }, language) => {
    const isArabic = language === "ar";
    const columns = [0, 1, 2, 3];
    const rows = HOLDS.map(({ level, factor }) => [
      level,
      ...columns.map((at) => String(Math.round((flow * factor * (1 + at * PER_STEP)) / 20) * 20)),
    ]);
    const notes = [
      isArabic ? "طائرة افتراضية، جميع المحركات، ISA" : "Fictitious aeroplane, all engines, ISA",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "الانتظار: استهلاك الوقود kg/h" : "Holding: fuel flow, kg/h",
        columns: [1.1, 1, 1, 1, 1],
        head: [isArabic ? "المستوى" : "Level", ...columns.map((at) => `${mass + at * STEP} t`)],
        rows,
        notes,
      }),
    ]);
  },
});

const DISTANCES = [400, 600, 800, 1_000, 1_200, 1_400] as const;
/** Levels and their fuel for a mile as a part of that at the lowest one. */
const CRUISES = [
  { level: "FL290", factor: 1 },
  { level: "FL330", factor: 0.94 },
  { level: "FL370", factor: 0.9 },
] as const;
/** Minutes that climb and descent take beyond the same way in cruise. */
const SLOW_MINUTES = 14;

/** Fuel and time of whole trips of a jet by air distance and level. */
export const tripTable = defineFigure({
  parameters: recordField({
    /** Landing mass (t), and percent of the fuel that a tonne more adds. */
    mass: numberField({ from: 40, to: 80 }),
    percent: numberField({ from: 0.5, to: 2, step: 0.1 }),
    /** Kilograms of every trip, and those of each mile at the lowest level. */
    base: numberField({ from: 500, to: 1_500, step: 10 }),
    perMile: numberField({ from: 4, to: 9, step: 0.1 }),
    /** Cruise (kt). */
    tas: numberField({ from: 380, to: 480 }),
  }),
  alt: {
    en: "Table of trip fuel and time of a fictitious jet aeroplane by air distance",
    ar: "جدول وقود الرحلة وزمنها لطائرة نفاثة افتراضية بحسب المسافة الجوية",
  },
  svg: ({ mass, percent, base, perMile, tas }, language) => {
    const isArabic = language === "ar";
    const rows = DISTANCES.map((distance) => [
      String(distance),
      ...CRUISES.map(({ factor }) => String(Math.round((base + perMile * factor * distance) / 20) * 20)),
      clock(Math.round(SLOW_MINUTES + (distance / tas) * 60)),
    ]);
    const notes = [
      isArabic
        ? `كتلة الهبوط ${mass} t؛ يزيد ${percent.toFixed(1)} % لكل 1 t أكثر`
        : `Landing mass ${mass} t; each 1 t more: +${percent.toFixed(1)} %`,
      isArabic ? "طائرة افتراضية، ISA" : "Fictitious aeroplane, ISA",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "وقود الرحلة kg" : "Trip fuel, kg",
        columns: [1.1, 1, 1, 1, 1],
        head: [isArabic ? "NM جوية" : "Air NM", ...CRUISES.map(({ level }) => level), "h:min"],
        rows,
        notes,
      }),
    ]);
  },
});
