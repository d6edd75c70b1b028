import { listField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { rect, sheet, text } from "../kit/svg.ts";

const LINE = 22;
const TOP = 46;

const wide = (...samples: readonly [string, ...string[]]) => textField(33, samples);
const short = (...samples: readonly [string, ...string[]]) => textField(14, samples);

/** A NOTAM as it is sent. */
export const notam = defineFigure({
  parameters: recordField({
    head: wide("A0123/26 NOTAMN", "B0457/26 NOTAMR B0398/26"),
    /** The two halves of the qualifiers. */
    qualifiers: wide("EXAA/QMRLC/IV/NBO/A/000/999/", "EXBB/QRTCA/IV/BO/W/000/095/"),
    position: short("5130N00830W005", "4812N01140E012"),
    place: short("EXAA", "EXBB"),
    begin: short("2609071200", "2610010600"),
    end: textField(18, ["2609071800", "2610311900 EST", "PERM"]),
    schedule: optionalField(wide("0800-1600", "MON-FRI 0700-1500")),
    text: listField(wide("RWY 09/27 CLSD.", "TEMPO RESTRICTED AREA ACT", "WITHIN 5 NM RADIUS OF PSN."), 1, 4),
    lower: optionalField(short("GND", "SFC", "2500FT AMSL")),
    upper: optionalField(short("FL095", "3500FT AMSL")),
  }),
  alt: { en: "Fictitious NOTAM with its lettered items", ar: "إشعار NOTAM افتراضي ببنوده المعلّمة بحروف" },
  fault: ({ lower, upper }) =>
    (lower === undefined) === (upper === undefined) ? null : "limits are given one without the other",
  svg: (own, language) => {
    const lines = [
      own.head,
      `Q) ${own.qualifiers}`,
      `     ${own.position}`,
      `A) ${own.place}`,
      `B) ${own.begin}   C) ${own.end}`,
      ...(own.schedule === undefined ? [] : [`D) ${own.schedule}`]),
      ...own.text.map((words, at) => (at === 0 ? `E) ${words}` : words)),
      ...(own.lower === undefined ? [] : [`F) ${own.lower}   G) ${own.upper ?? ""}`]),
    ];
    const height = lines.length * LINE + 16;
    return sheet(TOP + height - 4, [
      text({ x: 180, y: 16 }, language === "ar" ? "NOTAM (افتراضي)" : "NOTAM (fictitious)", {
        size: 15,
        bold: true,
      }),
      rect(
        { x: 6, y: 32, width: 348, height },
        { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1 },
      ),
      ...lines.map((words, at) =>
        text({ x: 16, y: TOP + 5 + at * LINE }, words.trim(), { anchor: "start", bold: at === 0 }),
      ),
    ]);
  },
});
