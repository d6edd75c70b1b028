import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";

const ITEMS = {
  empty: { en: "Basic empty mass", ar: "الكتلة الفارغة الأساسية" },
  crew: { en: "Crew and their bags", ar: "الطاقم وأمتعته" },
  catering: { en: "Catering", ar: "التموين" },
  operating: { en: "Dry operating mass", ar: "كتلة التشغيل الجافة" },
  passengers: { en: "Passengers", ar: "الركاب" },
  baggage: { en: "Baggage", ar: "الأمتعة" },
  cargo: { en: "Cargo", ar: "البضائع" },
  traffic: { en: "Traffic load", ar: "حمولة النقل" },
  zeroFuel: { en: "Zero fuel mass", ar: "الكتلة بلا وقود" },
  takeOffFuel: { en: "Take-off fuel", ar: "وقود الإقلاع" },
  takeOff: { en: "Take-off mass", ar: "كتلة الإقلاع" },
  tripFuel: { en: "Trip fuel", ar: "وقود الرحلة" },
  landing: { en: "Landing mass", ar: "كتلة الهبوط" },
} as const satisfies Readonly<Record<string, Wording>>;

const kilograms = (from: number) => optionalField(numberField({ from, to: 90_000, step: 10 }));

/** Load sheet of a transport: masses line by line with their limits; what is left out is to be worked out. */
export const loadSheet = defineFigure({
  parameters: recordField({
    rows: listField(
      recordField({
        item: choiceField([
          "empty",
          "crew",
          "catering",
          "operating",
          "passengers",
          "baggage",
          "cargo",
          "traffic",
          "zeroFuel",
          "takeOffFuel",
          "takeOff",
          "tripFuel",
          "landing",
        ]),
        mass: kilograms(0),
        most: kilograms(10_000),
      }),
      3,
      8,
    ),
  }),
  alt: {
    en: "Load sheet of a fictitious transport aeroplane",
    ar: "بيان حمولة لطائرة نقل افتراضية",
  },
  fault: ({ rows }) =>
    new Set(rows.map(({ item }) => item)).size === rows.length ? null : "a line is there twice",
  svg: (own, language) => {
    const isArabic = language === "ar";
    const rows = own.rows.map(({ item, mass, most }) => [
      ITEMS[item][language],
      mass === undefined ? "…" : String(mass),
      most === undefined ? "" : String(most),
    ]);
    return sheet(tableHeight({ rows }), [
      ...table({
        title: isArabic ? "بيان الحمولة · طائرة افتراضية" : "Load sheet · fictitious aeroplane",
        columns: [1.7, 1, 1],
        head: isArabic ? ["البند", "الفعلية kg", "القصوى kg"] : ["Item", "Actual kg", "Maximum kg"],
        rows,
      }),
    ]);
  },
});
