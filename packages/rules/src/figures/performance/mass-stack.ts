import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureLanguage, type Wording } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, rect, sheet, text } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const [TOP, BOTTOM] = [46, 320];
const [LEFT, RIGHT] = [66, 196];
const FULL = 60;
const SMALLEST = 4;
/** A shorter span has no room for its letter (t). */
const SHORTEST = 8;
const BRACKET = 222;
const APART = 32;

const PARTS = {
  empty: { en: "Basic empty", ar: "الفارغة الأساسية" },
  operating: { en: "Operating items", ar: "بنود التشغيل" },
  traffic: { en: "Traffic load", ar: "حمولة النقل" },
  fuel: { en: "Take-off fuel", ar: "وقود الإقلاع" },
  reserve: { en: "Fuel left", ar: "الوقود المتبقي" },
  trip: { en: "Trip fuel", ar: "وقود الرحلة" },
} as const satisfies Readonly<Record<string, Wording>>;

const FILL: Readonly<Record<keyof typeof PARTS, string>> = {
  empty: COLOUR.line,
  operating: COLOUR.sky,
  traffic: COLOUR.green,
  fuel: COLOUR.amber,
  reserve: COLOUR.amber,
  trip: COLOUR.signYellow,
};

type Part = { readonly part: keyof typeof PARTS; readonly mass: number };
const y = (mass: number) => BOTTOM - (mass / FULL) * (BOTTOM - TOP);

/** Masses up to the foot of each part, and to the top of the last. */
function feet(parts: readonly Part[]): readonly number[] {
  return [0, ...parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { mass }) => sum + mass, 0))];
}

/** Parts of the mass of a transport one upon another over a scale of tonnes, with lettered spans. */
export const massStack = defineFigure({
  parameters: recordField({
    parts: listField(
      recordField({
        part: choiceField(["empty", "operating", "traffic", "fuel", "reserve", "trip"]),
        mass: numberField({ from: SMALLEST, to: 34, step: 0.5 }),
      }),
      2,
      5,
    ),
    /** Spans over parts, by the number of the first and of the last. */
    spans: listField(
      recordField({ first: numberField({ from: 1, to: 5 }), last: numberField({ from: 1, to: 5 }) }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Parts of the mass of a fictitious aeroplane one upon another, with lettered spans",
    ar: "أجزاء كتلة طائرة افتراضية بعضها فوق بعض مع أقواس معلّمة بأحرف",
  },
  fault: ({ parts, spans }) => {
    if (new Set(parts.map(({ part }) => part)).size !== parts.length) return "a part is there twice";
    if ((feet(parts).at(-1) ?? 0) > FULL) return "the masses leave the scale";
    const levels = feet(parts);
    return spans.every(({ first, last }) => (levels[last] ?? 0) - (levels[first - 1] ?? FULL) >= SHORTEST)
      ? null
      : "a span is too short, or over parts that are not there";
  },
  svg: ({ parts, spans }, language) => {
    const levels = feet(parts);
    return sheet(336, [
      text({ x: 8, y: 16 }, language === "ar" ? "الكتلة t" : "Mass t", { bold: true, anchor: "start" }),
      fictitious(language),
      ...tonnes(),
      ...parts.flatMap((part, at) => box(part, levels[at] ?? 0, language)),
      ...spans.flatMap(({ first, last }, at) =>
        span([levels[first - 1] ?? 0, levels[last] ?? 0], BRACKET + at * APART, LETTERS[at] ?? ""),
      ),
    ]);
  },
});

function tonnes(): readonly string[] {
  const values = Array.from({ length: FULL / 2 + 1 }, (_, at) => at * 2);
  return values.flatMap((value) => {
    const isNamed = value % 10 === 0;
    return [
      line(
        { x: isNamed ? 42 : 50, y: y(value) },
        { x: LEFT, y: y(value) },
        { stroke: COLOUR.ink, "stroke-width": 1 },
      ),
      isNamed ? text({ x: 38, y: y(value) }, value, { anchor: "end" }) : "",
    ];
  });
}

function box({ part, mass }: Part, foot: number, language: FigureLanguage): readonly string[] {
  const [low, high] = [y(foot), y(foot + mass)];
  return [
    rect(
      { x: LEFT, y: high, width: RIGHT - LEFT, height: low - high },
      { fill: FILL[part], "fill-opacity": 0.55, stroke: COLOUR.ink, "stroke-width": 1.5 },
    ),
    text({ x: (LEFT + RIGHT) / 2, y: (low + high) / 2 }, PARTS[part][language], { size: 15 }),
  ];
}

/** A span with heads at both ends and its letter upon it. */
function span([from, to]: readonly [number, number], x: number, letter: string): readonly string[] {
  const [low, high] = [y(from), y(to)];
  const middle = (low + high) / 2;
  const fine = { stroke: COLOUR.line, "stroke-width": 1, "stroke-dasharray": "3 3" };
  const style = { stroke: COLOUR.magenta, width: 2 };
  return [
    ...[low, high].map((height) => line({ x: RIGHT, y: height }, { x: x + 6, y: height }, fine)),
    arrow({ x, y: middle }, { x, y: low }, style),
    arrow({ x, y: middle }, { x, y: high }, style),
    tag({ x, y: middle }, letter),
  ];
}
