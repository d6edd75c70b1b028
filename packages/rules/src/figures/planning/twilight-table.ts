import { listField, numberField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";
import { clock } from "./cells.ts";

/** Minutes of a day, before and after noon. */
const morning = numberField({ from: 120, to: 600 });
const evening = numberField({ from: 840, to: 1_380 });

/** Sunrise, sunset and civil twilight of an aerodrome, as an AIP has them. */
export const twilightTable = defineFigure({
  parameters: recordField({
    place: textField(5, ["EXAA", "EXBD"]),
    rows: listField(
      recordField({
        date: textField(6, ["01 MAR", "11 MAR", "21 MAR"]),
        begin: morning,
        rise: morning,
        set: evening,
        end: evening,
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Table of sunrise, sunset and civil twilight at a fictitious aerodrome",
    ar: "جدول شروق الشمس وغروبها والشفق المدني في مطار افتراضي",
  },
  fault: ({ rows }) =>
    rows.every(({ begin, rise, set, end }) => begin < rise && set < end)
      ? null
      : "twilight is not before sunrise or not after sunset",
  svg: ({ place, rows: given }, language) => {
    const isArabic = language === "ar";
    const rows = given.map(({ date, begin, rise, set, end }) => [
      date,
      ...[begin, rise, set, end].map(clock),
    ]);
    const notes = [
      isArabic ? "TWIL: الشفق المدني. الأوقات UTC" : "TWIL: civil twilight. Times in UTC",
      isArabic ? "مطار افتراضي" : "Fictitious aerodrome",
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: `${isArabic ? "الشروق والغروب" : "Sunrise and sunset"} · ${place}`,
        columns: [1.05, 1.25, 0.8, 0.8, 1],
        head: [isArabic ? "اليوم" : "Date", "TWIL from", "SR", "SS", "TWIL to"],
        rows,
        notes,
      }),
    ]);
  },
});
