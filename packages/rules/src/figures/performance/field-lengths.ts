import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureLanguage } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const [LEFT, RIGHT] = [14, 346];
const RUNWAY = 44;
const FIRST = 122;
const ROW = 30;
/** A figure needs so much room within the heads of its line. */
const INSIDE = 74;

type Own = Readonly<Record<"runway" | "stopway" | "clearway" | "displaced", number>>;
type Length = keyof Own | "tora" | "toda" | "asda" | "lda";

/** First and last metre of a length, counted from the beginning of the runway. */
function endsOf(own: Own, length: Length): readonly [number, number] {
  const { runway, stopway, clearway, displaced } = own;
  const ends: Readonly<Record<Length, readonly [number, number]>> = {
    runway: [0, runway],
    stopway: [runway, runway + stopway],
    clearway: [runway, runway + clearway],
    displaced: [0, displaced],
    tora: [0, runway],
    toda: [0, runway + clearway],
    asda: [0, runway + stopway],
    lda: [displaced, runway],
  };
  return ends[length];
}

function scaleOf({ runway, stopway, clearway }: Own) {
  const perMetre = (RIGHT - LEFT) / (runway + Math.max(stopway, clearway));
  return (metre: number) => LEFT + metre * perMetre;
}

/** A runway with stopway, clearway and displaced threshold from above, with lengths in metres or as letters. */
export const fieldLengths = defineFigure({
  parameters: recordField({
    runway: numberField({ from: 1_200, to: 3_600, step: 10 }),
    stopway: numberField({ from: 0, to: 400, step: 10 }),
    clearway: numberField({ from: 0, to: 900, step: 10 }),
    displaced: numberField({ from: 0, to: 600, step: 10 }),
    /** Lines below, in this order; a lettered one does not tell its length. */
    lines: listField(
      recordField({
        length: choiceField(["runway", "stopway", "clearway", "displaced", "tora", "toda", "asda", "lda"]),
        shown: choiceField(["metres", "letter"]),
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Runway with the areas beyond its end from above, and lengths below",
    ar: "مدرج والمساحات بعد نهايته من الأعلى مع الأطوال أسفله",
  },
  fault: (own) => {
    const isEmpty = own.lines.some(({ length }) => {
      const [from, to] = endsOf(own, length);
      return to - from < 100;
    });
    if (isEmpty) return "a line has no length";
    const areas = [own.stopway, own.clearway, own.displaced];
    return areas.some((one) => one > 0 && one < 60) ? "an area is too short to be seen" : null;
  },
  svg: (own, language) => {
    const x = scaleOf(own);
    const letters = own.lines.map(({ shown }, at) => {
      const before = own.lines.slice(0, at).filter((one) => one.shown === "letter").length;
      return shown === "letter" ? (LETTERS[before] ?? "") : "";
    });
    return sheet(FIRST + ROW * own.lines.length, [
      text({ x: 8, y: 16 }, language === "ar" ? "اتجاه الإقلاع والهبوط" : "Take-off and landing", {
        anchor: "start",
        fill: COLOUR.muted,
      }),
      arrow({ x: 160, y: 16 }, { x: 216, y: 16 }, { stroke: COLOUR.muted }),
      ...field(own),
      ...key(own, language),
      ...own.lines.flatMap(({ length }, at) => {
        const [from, to] = endsOf(own, length);
        return span([x(from), x(to)], FIRST + ROW * at, letters[at] || `${to - from} m`);
      }),
    ]);
  },
});

function field(own: Own): readonly string[] {
  const x = scaleOf(own);
  const { runway, stopway, clearway, displaced } = own;
  const area = (from: number, to: number, half: number) => ({
    x: x(from),
    y: RUNWAY + 20 - half,
    width: x(to) - x(from),
    height: 2 * half,
  });
  const white = { stroke: COLOUR.mark, "stroke-width": 2 };
  const bars = [-9, -5.5, 5.5, 9].map((dy) =>
    line({ x: x(displaced) + 4, y: RUNWAY + 20 + dy }, { x: x(displaced) + 18, y: RUNWAY + 20 + dy }, white),
  );
  return [
    clearway > 0
      ? rect(area(runway, runway + clearway, 20), {
          fill: COLOUR.green,
          "fill-opacity": 0.25,
          stroke: COLOUR.green,
          "stroke-width": 1.5,
          "stroke-dasharray": "5 3",
        })
      : "",
    stopway > 0 ? rect(area(runway, runway + stopway, 12), { fill: COLOUR.amber, stroke: COLOUR.ink }) : "",
    rect(area(0, runway, 13), { fill: COLOUR.bezel }),
    displaced > 0
      ? line(
          { x: x(displaced), y: RUNWAY + 7 },
          { x: x(displaced), y: RUNWAY + 33 },
          { ...white, "stroke-width": 3 },
        )
      : "",
    x(displaced) - LEFT > 24
      ? arrow(
          { x: x(0) + 2, y: RUNWAY + 20 },
          { x: x(displaced) - 3, y: RUNWAY + 20 },
          { stroke: COLOUR.mark, width: 1.5 },
        )
      : "",
    ...bars,
    line(
      { x: x(displaced) + 28, y: RUNWAY + 20 },
      { x: x(runway) - 6, y: RUNWAY + 20 },
      { ...white, "stroke-width": 1.5, "stroke-dasharray": "14 10" },
    ),
  ];
}

/** What the areas beyond the end are. */
function key({ stopway, clearway }: Own, language: FigureLanguage): readonly string[] {
  const words = language === "ar" ? ["منطقة توقف", "منطقة خلوص"] : ["Stopway", "Clearway"];
  const boxes = [
    { isThere: stopway > 0, x: 130, fill: COLOUR.amber, opacity: 1 },
    { isThere: clearway > 0, x: 244, fill: COLOUR.green, opacity: 0.25 },
  ];
  return boxes.flatMap(({ isThere, x, fill, opacity }, at) =>
    isThere
      ? [
          rect({ x, y: 91, width: 16, height: 12 }, { fill, "fill-opacity": opacity, stroke: COLOUR.ink }),
          text({ x: x + 22, y: 97 }, words[at] ?? "", { anchor: "start" }),
        ]
      : [],
  );
}

/** A length between two heads, with its figure or letter upon it, or beside it where it is short. */
function span([from, to]: readonly [number, number], y: number, words: string): readonly string[] {
  const middle = (from + to) / 2;
  const isLong = to - from >= INSIDE;
  const width = words.length * 8 + 8;
  const beside = from - LEFT > WIDTH / 2 ? from - width / 2 - 2 : to + width / 2 + 2;
  const place = { x: isLong ? middle : beside, y };
  const ends = [from, to].flatMap((x) => [
    line({ x, y: y - 8 }, { x, y: y + 8 }, { stroke: COLOUR.ink, "stroke-width": 1.25 }),
    arrow({ x: middle, y }, { x, y }, { stroke: COLOUR.ink, width: 1.5 }),
  ]);
  if (words.length === 1) return [...ends, tag(isLong ? place : { x: place.x, y }, words)];
  const ground = { x: place.x - width / 2, y: y - 9, width, height: 18 };
  return [...ends, rect(ground, { fill: COLOUR.paper }), text(place, words, { bold: true })];
}
