import { recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { rect, sheet, text } from "../kit/svg.ts";
import { tooManyLetters } from "./cells.ts";

/** An entry that is to be found; a letter stands in it. */
const ASKED = "?";
const LINE = 21;
const TALL = 36;

/** Boxes of the form: item, lines that it takes, and its left and right side. */
const BOXES = [
  { item: "7", fields: ["ident"], left: 6, right: 178 },
  { item: "8", fields: ["rules"], left: 182, right: 354 },
  { item: "9", fields: ["aircraft"], left: 6, right: 178 },
  { item: "10", fields: ["equipment"], left: 182, right: 354 },
  { item: "13", fields: ["departure"], left: 6, right: 178 },
  { item: "15", fields: ["speed"], left: 182, right: 354 },
  { item: "15", fields: ["route", "route2"], left: 6, right: 354 },
  { item: "16", fields: ["destination"], left: 6, right: 354 },
  { item: "18", fields: ["other", "other2"], left: 6, right: 354 },
  { item: "19", fields: ["supplement"], left: 6, right: 354 },
] as const;

const half = (...samples: readonly [string, ...string[]]) => textField(14, samples);
const whole = (...samples: readonly [string, ...string[]]) => textField(30, samples);

/** A filed flight plan, its items in boxes with their numbers. */
export const atsPlan = defineFigure({
  parameters: recordField({
    ident: half("XXABC", "XYZ123"),
    rules: half("V G", "I S", "Y N", ASKED),
    aircraft: half("C172/L", "A320/M", ASKED),
    equipment: half("SDFGRWY/LB1", "OY/S"),
    departure: half("EXAA0930", "EXBD1415"),
    speed: half("N0110VFR", "N0450F350", "M078F370"),
    route: whole("DCT", "BAKUL Z451 DENOX", ASKED),
    route2: whole("–", "DENOX/N0440F370 M87 ORMAN"),
    destination: whole("EXCM0145 EXDP", "EXCM0230 EXDP EXEL"),
    other: whole("0", "PBN/B1D1S1 DOF/260914"),
    other2: whole("–", "RMK/FICTITIOUS FLIGHT"),
    supplement: whole("E/0400 P/002", "E/0510 P/TBN"),
  }),
  alt: {
    en: "Fictitious flight plan with the numbered items of the form, some of them lettered",
    ar: "خطة طيران افتراضية ببنود النموذج المرقمة، وبعضها معلّم بحروف",
  },
  fault: (own) => tooManyLetters(Object.values(own).map((one) => (one === ASKED ? undefined : one))),
  svg: (own, language) => {
    let y = 30;
    let letters = 0;
    const shapes: string[] = [];
    for (const { item, fields, left, right } of BOXES) {
      const lines = fields.map((field) => own[field]).filter((words, at) => at === 0 || words !== "–");
      const height = TALL + (lines.length - 1) * LINE;
      shapes.push(
        rect(
          { x: left, y, width: right - left, height: height - 4 },
          { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.25 },
        ),
        rect(
          { x: left, y, width: 26, height: height - 4 },
          { fill: COLOUR.faint, stroke: COLOUR.ink, "stroke-width": 1.25 },
        ),
        text({ x: left + 13, y: y + 16 }, item, { bold: true }),
      );
      for (const [at, words] of lines.entries()) {
        const middle = y + 16 + at * LINE;
        if (words === ASKED) letters += 1;
        shapes.push(
          words === ASKED
            ? tag({ x: left + 44, y: middle }, LETTERS[letters - 1] ?? "")
            : text({ x: left + 34, y: middle }, words, { size: 15, anchor: "start" }),
        );
      }
      if (right > 178) y += height;
    }
    const title = language === "ar" ? "خطة طيران (افتراضية)" : "Flight plan (fictitious)";
    return sheet(y + 4, [text({ x: 180, y: 15 }, title, { size: 15, bold: true }), ...shapes]);
  },
});
