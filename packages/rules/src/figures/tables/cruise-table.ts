import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";

export const CRUISE_ALTITUDES = [2_000, 6_000, 10_000] as const;
export const CRUISE_SPEEDS = [2_500, 2_300] as const;

/** Power (%), true airspeed (kt) and fuel flow (L/h) of our fictitious aeroplane; each full table follows from two numbers. */
export function cruiseAt(
  altitude: number,
  rpm: number,
  { tas, flow }: { readonly tas: number; readonly flow: number },
) {
  const slow = (2_500 - rpm) / 200;
  const power = Math.round(78 - (altitude / 1_000) * 1.75 - slow * 14);
  return {
    power,
    tas: Math.round(tas + (altitude / 1_000) * 0.5 - slow * 11),
    flow: Math.round(((flow * power) / 75) * 2) / 2,
  };
}

/** Cruise performance by pressure altitude and revolutions. */
export const cruiseTable = defineFigure({
  parameters: recordField({
    /** True airspeed at 2500 rpm at sea level (kt). */
    tas: numberField({ from: 90, to: 160 }),
    /** Fuel flow at 75 % power (L/h). */
    flow: numberField({ from: 20, to: 60 }),
  }),
  alt: {
    en: "Table of the cruise performance of a fictitious aeroplane",
    ar: "جدول أداء التطواف لطائرة افتراضية",
  },
  svg: (own, language) => {
    const rows = CRUISE_ALTITUDES.flatMap((altitude) =>
      CRUISE_SPEEDS.map((rpm) => {
        const { power, tas, flow } = cruiseAt(altitude, rpm, own);
        return [String(altitude), String(rpm), String(power), String(tas), flow.toFixed(1)];
      }),
    );
    const isArabic = language === "ar";
    const notes = [isArabic ? "طائرة افتراضية، ISA، بلا رياح" : "Fictitious aeroplane, ISA, no wind"];
    const head = isArabic
      ? ["ارتفاع الضغط ft", "RPM", "القدرة %", "TAS kt", "L/h"]
      : ["Press. alt. ft", "RPM", "Power %", "TAS kt", "L/h"];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "أداء التطواف" : "Cruise performance",
        columns: [1.6, 0.9, 1.15, 1, 0.9],
        head,
        rows,
        notes,
      }),
    ]);
  },
});
