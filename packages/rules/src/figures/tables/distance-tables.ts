import { numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureKind, type FigureLanguage, type Wording } from "../figure.ts";
import { table, tableHeight } from "../kit/table.ts";
import { sheet } from "../kit/svg.ts";

export const TABLE_ALTITUDES = [0, 1_000, 2_000, 3_000, 4_000] as const;
export const TABLE_TEMPERATURES = [0, 10, 20, 30] as const;

type Conditions = { readonly altitude: number; readonly temperature: number };
/** Part of the distance that 1000 ft, and 10 °C, add. */
type Growth = { readonly perThousandFeet: number; readonly perTenDegrees: number };

/** What our fictitious aeroplane needs more for its take-off and its landing. */
export const TAKE_OFF_GROWTH: Growth = { perThousandFeet: 0.11, perTenDegrees: 0.09 };
export const LANDING_GROWTH: Growth = { perThousandFeet: 0.04, perTenDegrees: 0.035 };

/** Distance of our fictitious aeroplane in whole 5 m, from its distance at sea level and 0 °C. */
export function distanceIn({ altitude, temperature }: Conditions, base: number, growth: Growth): number {
  const thin = (1 + growth.perThousandFeet) ** (altitude / 1_000);
  const warm = (1 + growth.perTenDegrees) ** (temperature / 10);
  return Math.round((base * thin * warm) / 5) * 5;
}

const NOTES = {
  en: "Fictitious aeroplane. Paved, level, dry, no wind.",
  ar: "طائرة افتراضية. مدرج معبد مستوٍ جاف، بلا رياح.",
};

function distanceTable(title: Wording, alt: Wording, growth: Growth): FigureKind {
  return defineFigure({
    parameters: recordField({
      mass: numberField({ from: 700, to: 2_000, step: 10 }),
      /** Distance at sea level and 0 °C (m). */
      base: numberField({ from: 300, to: 900, step: 5 }),
    }),
    alt,
    svg: ({ mass, base }, language: FigureLanguage) => {
      const rows = TABLE_ALTITUDES.map((altitude) => [
        String(altitude),
        ...TABLE_TEMPERATURES.map((temperature) =>
          String(distanceIn({ altitude, temperature }, base, growth)),
        ),
      ]);
      const notes = [NOTES[language]];
      return sheet(tableHeight({ rows, notes }), [
        ...table({
          title: `${title[language]} · ${mass} kg`,
          columns: [1.5, 1, 1, 1, 1],
          head: [
            language === "ar" ? "ارتفاع الضغط ft" : "Press. alt. ft",
            ...TABLE_TEMPERATURES.map((one) => `${one} °C`),
          ],
          rows,
          notes,
        }),
      ]);
    },
  });
}

/** Take-off distance to 15 m by pressure altitude and temperature. */
export const takeOffTable = distanceTable(
  { en: "Take-off distance to 15 m, in m", ar: "مسافة الإقلاع حتى 15 m، بالمتر" },
  { en: "Table of take-off distances of a fictitious aeroplane", ar: "جدول مسافات إقلاع لطائرة افتراضية" },
  TAKE_OFF_GROWTH,
);

/** Landing distance from 15 m by pressure altitude and temperature. */
export const landingTable = distanceTable(
  { en: "Landing distance from 15 m, in m", ar: "مسافة الهبوط من 15 m، بالمتر" },
  { en: "Table of landing distances of a fictitious aeroplane", ar: "جدول مسافات هبوط لطائرة افتراضية" },
  LANDING_GROWTH,
);
