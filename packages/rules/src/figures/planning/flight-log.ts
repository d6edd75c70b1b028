import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { sheet } from "../kit/svg.ts";
import { table, tableHeight } from "../kit/table.ts";
import { lettered, tooManyLetters } from "./cells.ts";

const UNITS = ["kg", "L"] as const;
const COLUMNS = 5;
/** A cell that is to be worked out; a letter stands in it. */
const ASKED = "?";

const HEADS: Readonly<Record<string, Wording>> = {
  track: { en: "Trk °M", ar: "Trk °M" },
  heading: { en: "Hdg °M", ar: "Hdg °M" },
  tas: { en: "TAS kt", ar: "TAS kt" },
  wind: { en: "W/V", ar: "W/V" },
  component: { en: "W/C kt", ar: "W/C kt" },
  level: { en: "Level", ar: "Level" },
  distance: { en: "NM", ar: "NM" },
  speed: { en: "GS kt", ar: "GS kt" },
  time: { en: "min", ar: "min" },
  eto: { en: "ETO", ar: "ETO" },
  ato: { en: "ATO", ar: "ATO" },
};

/** Log of a flight, a leg a row, with cells to be worked out. */
export const flightLog = defineFigure({
  parameters: recordField({
    unit: choiceField(UNITS),
    /** Fuel in an hour, for all legs. */
    flow: optionalField(numberField({ from: 10, to: 9_000 })),
    columns: listField(
      choiceField([
        "track",
        "heading",
        "tas",
        "wind",
        "component",
        "level",
        "distance",
        "speed",
        "time",
        "eto",
        "ato",
        "fuel",
        "left",
      ]),
      COLUMNS,
      COLUMNS,
    ),
    rows: listField(
      recordField({
        point: textField(6, ["EXAA", "BAKUL", "TOC", "TRV", "DENOX", "TOD"]),
        cells: listField(
          textField(6, ["085", "42", "118", "240/20", "10:42", "FL350", "–", "1560", ASKED]),
          COLUMNS,
          COLUMNS,
        ),
      }),
      2,
      8,
    ),
  }),
  alt: {
    en: "Extract of the log of a fictitious flight, with lettered cells to be worked out",
    ar: "جزء من سجل رحلة افتراضية، وفيه خانات معلّمة بحروف تُحسب قيمها",
  },
  fault: ({ columns, rows }) => {
    if (new Set(columns).size < columns.length) return "a column is there twice";
    return tooManyLetters(rows.flatMap(({ cells }) => cells.map((one) => (one === ASKED ? undefined : one))));
  },
  svg: ({ unit, flow, columns, rows: given }, language) => {
    const isArabic = language === "ar";
    const heads: Readonly<Record<string, Wording>> = {
      ...HEADS,
      fuel: { en: unit, ar: unit },
      left: { en: `${unit} left`, ar: `${unit} متبقٍ` },
    };
    const rows = lettered(
      given.map(({ point, cells }) => [point, ...cells.map((one) => (one === ASKED ? undefined : one))]),
    );
    const made = isArabic ? "رحلة افتراضية" : "Fictitious flight";
    const flowName = isArabic ? "استهلاك الوقود" : "fuel flow";
    const notes = [
      flow === undefined ? made : `${made}${isArabic ? "، " : ", "}${flowName} ${flow} ${unit}/h`,
    ];
    return sheet(tableHeight({ rows, notes }), [
      ...table({
        title: isArabic ? "سجل الرحلة (جزء)" : "Flight log (extract)",
        columns: [1.15, ...columns.map(() => 1)],
        head: [isArabic ? "النقطة" : "Point", ...columns.map((one) => heads[one]?.[language] ?? "")],
        rows,
        notes,
      }),
    ]);
  },
});
