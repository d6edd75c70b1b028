import { listField, numberField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";

/** Forecast of upper winds and temperatures at two points. */
export const upperWindTable = defineFigure({
  parameters: recordField({
    places: listField(textField(5, ["5030N", "4800N", "5200N"]), 2, 2),
    rows: listField(
      recordField({
        /** Feet for altitudes, or a flight level as FL100. */
        level: textField(8, ["2000 ft", "5000 ft", "FL100"]),
        winds: listField(
          recordField({
            direction: numberField({ from: 10, to: 360, step: 10 }),
            speed: numberField({ from: 5, to: 180, step: 5 }),
            temperature: numberField({ from: -70, to: 35 }),
          }),
          2,
          2,
        ),
      }),
      2,
      5,
    ),
  }),
  alt: {
    en: "Table of forecast winds and temperatures at several levels",
    ar: "جدول الرياح ودرجات الحرارة المتوقعة على عدة مستويات",
  },
  svg: ({ places, rows: given }, language) => {
    const isArabic = language === "ar";
    const rows = given.map(({ level, winds }) => [
      level,
      ...winds.map(({ direction, speed, temperature }) => {
        const sign = temperature < 0 ? "−" : "+";
        const from = String(direction).padStart(3, "0");
        return `${from}/${String(speed).padStart(2, "0")} ${sign}${String(Math.abs(temperature)).padStart(2, "0")}`;
      }),
    ]);
    const notes = [
      isArabic ? "الاتجاه حقيقي / السرعة kt، درجة الحرارة °C" : "Degrees true / kt, temperature in °C",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "الرياح ودرجات الحرارة العليا" : "Upper winds and temperatures",
        columns: [1, 1.3, 1.3],
        head: [isArabic ? "المستوى" : "Level", ...places],
        rows,
        notes,
      }),
    ]);
  },
});
