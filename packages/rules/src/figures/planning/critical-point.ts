import { numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, rect, sheet, text } from "../kit/svg.ts";
import { risingField } from "./cells.ts";

const LEFT = 36;
const RIGHT = 324;
const ROUTE = 112;
const PARTS = 10;
/** Letters of neighbours this far apart are read. */
const MARGIN = 24;

/** A route as a line of miles with aerodromes at its ends, the wind along it, speeds and lettered places. */
export const criticalPoint = defineFigure({
  parameters: recordField({
    from: textField(4, ["EXAA", "EXBD"]),
    to: textField(4, ["EXCM", "EXDP"]),
    /** Way between the two (NM). */
    distance: numberField({ from: 200, to: 4_000, step: 20 }),
    /** True airspeeds with all engines, and with one inoperative (kt). */
    tas: numberField({ from: 80, to: 520 }),
    slow: optionalField(numberField({ from: 80, to: 440 })),
    /** Along the route, as a tailwind positive (kt). */
    wind: numberField({ from: -120, to: 120, step: 5 }),
    /** Safe endurance (h). */
    endurance: optionalField(numberField({ from: 1, to: 14, step: 0.1 })),
    /** Miles from the departure. */
    marks: risingField({ from: 40, to: 3_900 }, 1, 5),
  }),
  alt: {
    en: "Route between two fictitious aerodromes as a scale of nautical miles, with wind, speeds and lettered places",
    ar: "مسار بين مطارين افتراضيين على شكل مقياس بالأميال البحرية، مع الرياح والسرعات وأماكن معلّمة بحروف",
  },
  fault: ({ distance, tas, slow, marks }) => {
    if (slow !== undefined && slow >= tas) return "it is no slower with an engine inoperative";
    const edge = distance * 0.08;
    const places = marks.map((one) => (one / distance) * (RIGHT - LEFT));
    if (marks.some((one) => one < edge || one > distance - edge)) return "a letter is not on the way";
    const gaps = places.slice(1).map((one, at) => one - (places[at] ?? 0));
    return gaps.some((gap) => gap < MARGIN) ? "letters are too near to each other" : null;
  },
  svg: (own, language) => {
    const { from, to, distance, tas, slow, wind, endurance, marks } = own;
    const isArabic = language === "ar";
    const put = (miles: number) => LEFT + (miles / distance) * (RIGHT - LEFT);
    const ticks = Array.from({ length: PARTS + 1 }, (_, at) => at).map((at) => {
      const x = put((at * distance) / PARTS);
      const long = at % 2 === 0 ? 12 : 7;
      return line({ x, y: ROUTE }, { x, y: ROUTE + long }, { stroke: COLOUR.ink, "stroke-width": 1.5 });
    });
    const figures = Array.from({ length: PARTS / 2 + 1 }, (_, at) => (at * 2 * distance) / PARTS).map((one) =>
      text({ x: put(one), y: ROUTE + 24 }, one),
    );
    const [tail, head] = wind < 0 ? [222, 138] : [138, 222];
    const blows =
      wind === 0
        ? [text({ x: 180, y: 22 }, isArabic ? "بلا رياح" : "No wind", { fill: COLOUR.blue, bold: true })]
        : [
            arrow({ x: tail, y: 34 }, { x: head, y: 34 }, { stroke: COLOUR.blue, width: 4 }),
            text({ x: 180, y: 14 }, `${Math.abs(wind)} kt`, { fill: COLOUR.blue, bold: true }),
          ];
    const lines = [
      isArabic ? `TAS بجميع المحركات: ${tas} kt` : `TAS, all engines: ${tas} kt`,
      ...(slow === undefined
        ? []
        : [isArabic ? `TAS بمحرك معطل: ${slow} kt` : `TAS, one engine inoperative: ${slow} kt`]),
      ...(endurance === undefined
        ? []
        : [
            isArabic ? `التحمل الآمن: ${endurance.toFixed(1)} h` : `Safe endurance: ${endurance.toFixed(1)} h`,
          ]),
    ];
    const name = (x: number, words: string) => text({ x, y: ROUTE - 20 }, words, { size: 15, bold: true });
    return sheet(ROUTE + 66 + lines.length * 22, [
      ...blows,
      line({ x: LEFT, y: ROUTE }, { x: RIGHT, y: ROUTE }, { stroke: COLOUR.ink, "stroke-width": 3 }),
      ...ticks,
      ...figures,
      text({ x: 180, y: ROUTE + 44 }, "NM", { fill: COLOUR.muted }),
      ...[LEFT, RIGHT].map((x) =>
        circle({ x, y: ROUTE }, 6, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 2.5 }),
      ),
      name(LEFT, from),
      name(RIGHT, to),
      ...marks.flatMap((one, at) => [
        line(
          { x: put(one), y: ROUTE },
          { x: put(one), y: ROUTE - 36 },
          { stroke: COLOUR.ink, "stroke-width": 1.5 },
        ),
        circle({ x: put(one), y: ROUTE }, 4.5, {
          fill: COLOUR.ink,
          stroke: COLOUR.paper,
          "stroke-width": 1.5,
        }),
        tag({ x: put(one), y: ROUTE - 46 }, LETTERS[at] ?? ""),
      ]),
      rect({ x: 8, y: ROUTE + 56, width: 344, height: lines.length * 22 + 4 }, { fill: COLOUR.tint }),
      ...lines.map((words, at) => text({ x: 180, y: ROUTE + 69 + at * 22 }, words)),
    ]);
  },
});
