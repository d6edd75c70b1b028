import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";

const NAMES: Readonly<Record<"empty" | "front" | "rear" | "fuel" | "baggage", Wording>> = {
  empty: { en: "Basic empty", ar: "الفارغة الأساسية" },
  front: { en: "Front seats", ar: "المقاعد الأمامية" },
  rear: { en: "Rear seats", ar: "المقاعد الخلفية" },
  fuel: { en: "Fuel", ar: "الوقود" },
  baggage: { en: "Baggage", ar: "الأمتعة" },
};

/** Load sheet of a light aeroplane; moments and sums are left to be worked out. */
export const loadingTable = defineFigure({
  parameters: recordField({
    rows: listField(
      recordField({
        item: choiceField(["empty", "front", "rear", "fuel", "baggage"]),
        mass: numberField({ from: 0, to: 2_000 }),
        arm: numberField({ from: -1, to: 5, step: 0.01 }),
      }),
      2,
      5,
    ),
  }),
  alt: {
    en: "Load sheet of a fictitious aeroplane with masses and arms",
    ar: "بيان حمولة لطائرة افتراضية بالكتل والأذرع",
  },
  svg: (own, language) => {
    const isArabic = language === "ar";
    const rows = [
      ...own.rows.map(({ item, mass, arm }) => [
        NAMES[item][language],
        String(mass),
        arm.toFixed(2).replace("-", "−"),
        "",
      ]),
      [isArabic ? "المجموع" : "Total", "", "", ""],
    ];
    const notes = [isArabic ? "طائرة افتراضية" : "Fictitious aeroplane"];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "بيان الحمولة" : "Load sheet",
        columns: [1.5, 1, 0.85, 1.45],
        head: isArabic
          ? ["البند", "الكتلة kg", "الذراع m", "العزم kg·m"]
          : ["Item", "Mass kg", "Arm m", "Moment kg·m"],
        rows,
        notes,
      }),
    ]);
  },
});
