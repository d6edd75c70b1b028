import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";

/** Levels, and the times, fuels and distances to them as parts of those to the first. */
const LEVELS = [
  { level: 280, time: 1, fuel: 1, distance: 1 },
  { level: 310, time: 1.13, fuel: 1.08, distance: 1.17 },
  { level: 330, time: 1.23, fuel: 1.13, distance: 1.3 },
  { level: 350, time: 1.36, fuel: 1.2, distance: 1.46 },
  { level: 370, time: 1.52, fuel: 1.28, distance: 1.68 },
] as const;
/** Tonnes above the lightest column, and what each adds as a factor. */
const MASSES = [
  { more: 0, factor: 1 },
  { more: 4, factor: 1.1 },
  { more: 8, factor: 1.22 },
] as const;

/** Climb of a jet by level and mass: minutes, kilograms and air miles from brake release. */
export const climbTable = defineFigure({
  parameters: recordField({
    /** The lightest column (t). */
    mass: numberField({ from: 40, to: 90 }),
    /** To the lowest level in the lightest column. */
    time: numberField({ from: 10, to: 25 }),
    fuel: numberField({ from: 800, to: 2_500, step: 10 }),
    distance: numberField({ from: 50, to: 160 }),
  }),
  alt: {
    en: "Table of time, fuel and distance of the climb of a fictitious jet aeroplane",
    ar: "جدول زمن الصعود ووقوده ومسافته لطائرة نفاثة افتراضية",
  },
  svg: ({ mass, time, fuel, distance }, language) => {
    const isArabic = language === "ar";
    const rows = LEVELS.map((at) => [
      `FL${at.level}`,
      ...MASSES.map(({ factor }) => {
        const kilograms = Math.round((fuel * at.fuel * factor) / 10) * 10;
        return `${Math.round(time * at.time * factor)}/${kilograms}/${Math.round(distance * at.distance * factor)}`;
      }),
    ]);
    const notes = [
      isArabic ? "دقائق / kg / NM جوية، من تحرير الفرامل" : "min / kg / air NM, from brake release",
      isArabic ? "طائرة افتراضية، ISA" : "Fictitious aeroplane, ISA",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "الصعود" : "Climb",
        columns: [0.58, 1, 1, 1],
        head: [isArabic ? "المستوى" : "Level", ...MASSES.map(({ more }) => `${mass + more} t`)],
        rows,
        notes,
      }),
    ]);
  },
});

const STEP = 2_000;
const STEPS = 5;

/** Climb of a light aeroplane from sea level: minutes, litres and miles to each altitude. */
export const lightClimbTable = defineFigure({
  parameters: recordField({
    /** Rate of climb at sea level (ft/min), and what 1000 ft take of it. */
    rate: numberField({ from: 500, to: 1_200, step: 10 }),
    loss: numberField({ from: 20, to: 40 }),
    /** Fuel flow in the climb (L/h). */
    flow: numberField({ from: 20, to: 80 }),
    /** Way in still air in an hour (NM). */
    speed: numberField({ from: 60, to: 110 }),
  }),
  alt: {
    en: "Table of time, fuel and distance of the climb of a fictitious light aeroplane",
    ar: "جدول زمن الصعود ووقوده ومسافته لطائرة خفيفة افتراضية",
  },
  svg: ({ rate, loss, flow, speed }, language) => {
    const isArabic = language === "ar";
    const rateAt = (altitude: number) => rate - (loss * altitude) / 1_000;
    let minutes = 0;
    const rows = Array.from({ length: STEPS + 1 }, (_, at) => {
      const altitude = at * STEP;
      // The rate falls evenly: half-way up a step it is what the step has on average.
      if (at > 0) minutes += STEP / rateAt(altitude - STEP / 2);
      return [
        String(altitude),
        `${15 - 2 * (altitude / 1_000)}`.replace("-", "−"),
        String(Math.round(rateAt(altitude) / 5) * 5),
        String(Math.round(minutes)),
        (Math.round(((flow * minutes) / 60) * 2) / 2).toFixed(1),
        String(Math.round((speed * minutes) / 60)),
      ];
    });
    const notes = [
      isArabic ? "من مستوى سطح البحر، ISA، بلا رياح" : "From sea level, ISA, no wind",
      isArabic ? "طائرة افتراضية، دون السير على الأرض والإقلاع" : "Fictitious aeroplane; no taxi, no take-off",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "الصعود بالكتلة القصوى" : "Climb at maximum mass",
        columns: [1.15, 0.7, 1, 0.8, 0.9, 0.8],
        head: [isArabic ? "الارتفاع ft" : "Alt. ft", "°C", "ft/min", "min", "L", "NM"],
        rows,
        notes,
      }),
    ]);
  },
});
