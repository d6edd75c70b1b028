import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";
import { cellField, lettered, tooManyLetters } from "./cells.ts";

const NAMES: Readonly<Record<string, Wording>> = {
  taxi: { en: "Taxi", ar: "السير على الأرض" },
  trip: { en: "Trip", ar: "الرحلة" },
  contingency: { en: "Contingency", ar: "الطوارئ" },
  alternate: { en: "Alternate", ar: "المطار البديل" },
  reserve: { en: "Final reserve", ar: "الاحتياطي النهائي" },
  additional: { en: "Additional", ar: "الإضافي" },
  extra: { en: "Extra", ar: "الزائد" },
  discretionary: { en: "Discretionary", ar: "تقدير القائد" },
  block: { en: "Block fuel", ar: "الوقود الكلي" },
  takeOff: { en: "At take-off", ar: "عند الإقلاع" },
  landing: { en: "At landing", ar: "عند الهبوط" },
  tanks: { en: "Usable in tanks", ar: "المتاح في الخزانات" },
};

/** Fuel of a flight, line by line, with lines to be worked out. */
export const fuelPlan = defineFigure({
  parameters: recordField({
    unit: choiceField(["kg", "L"]),
    /** Contingency in percent of the trip fuel. */
    percent: optionalField(numberField({ from: 3, to: 15 })),
    rows: listField(
      recordField({
        item: choiceField([
          "taxi",
          "trip",
          "contingency",
          "alternate",
          "reserve",
          "additional",
          "extra",
          "discretionary",
          "block",
          "takeOff",
          "landing",
          "tanks",
        ]),
        /** Minutes that it lasts. */
        time: optionalField(numberField({ from: 1, to: 900 })),
        fuel: cellField(numberField({ from: 0, to: 99_999 })),
      }),
      3,
      8,
    ),
  }),
  alt: {
    en: "Table of the planned fuel of a fictitious flight, with lettered lines to be worked out",
    ar: "جدول الوقود المخطط لرحلة افتراضية، وفيه أسطر معلّمة بحروف تُحسب قيمها",
  },
  fault: ({ rows }) =>
    new Set(rows.map(({ item }) => item)).size < rows.length
      ? "a line is there twice"
      : tooManyLetters(rows.map(({ fuel }) => fuel)),
  svg: ({ unit, percent, rows: given }, language) => {
    const isArabic = language === "ar";
    const rows = lettered(
      given.map(({ item, time, fuel }) => {
        const name = NAMES[item]?.[language] ?? "";
        const part = item === "contingency" && percent !== undefined ? ` ${percent} %` : "";
        return [name + part, time === undefined ? "" : String(time), fuel?.toString()];
      }),
    );
    const notes = [isArabic ? "رحلة افتراضية" : "Fictitious flight"];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "خطة الوقود" : "Fuel plan",
        columns: [1.7, 0.8, 1],
        head: [isArabic ? "البند" : "Item", "min", unit],
        rows,
        notes,
      }),
    ]);
  },
});
