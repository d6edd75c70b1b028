import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { graphPoint, GRAPH_HEIGHT } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";

const TONES = [500, 1000, 2000, 3000, 4000, 6000, 8000] as const;
const TONE_FIELD = { x: { from: 0, to: 8, step: 1 }, y: { from: -80, to: 0, step: 20 } };

/** Audiogram: loss of hearing over frequency, right ear as rings, left ear as crosses. */
export const audiogram = defineFigure({
  parameters: recordField({
    right: listField(numberField({ from: 0, to: 75, step: 5 }), 7, 7),
    left: listField(numberField({ from: 0, to: 75, step: 5 }), 7, 7),
  }),
  alt: {
    en: "Audiogram: loss of hearing against frequency for both ears",
    ar: "مخطط سمع: فقد السمع مقابل التردد للأذنين",
  },
  svg: ({ right, left }, language) => {
    const put = (place: number, loss: number) => graphPoint(TONE_FIELD, { x: place + 1, y: -loss });
    const points = (losses: readonly number[]) => losses.map((loss, place) => put(place, loss));
    return sheet(GRAPH_HEIGHT, [
      ...toneAxes(),
      text({ x: 8, y: 16 }, language === "ar" ? "فقد السمع dB" : "Hearing loss dB", {
        bold: true,
        anchor: "start",
      }),
      text({ x: 201, y: 290 }, language === "ar" ? "التردد Hz" : "Frequency Hz", { bold: true }),
      polyline(points(right), { stroke: COLOUR.red, "stroke-width": 2 }),
      polyline(points(left), { stroke: COLOUR.blue, "stroke-width": 2, "stroke-dasharray": "6 4" }),
      ...points(right).map(({ x, y }) =>
        rect(
          { x: x - 5, y: y - 5, width: 10, height: 10 },
          { rx: 5, fill: COLOUR.paper, stroke: COLOUR.red, "stroke-width": 2 },
        ),
      ),
      ...points(left).map(({ x, y }) => cross({ x, y })),
      ...ears(language === "ar" ? ["اليمنى", "اليسرى"] : ["right", "left"]),
    ]);
  },
});

function cross({ x, y }: Point): string {
  const style = { stroke: COLOUR.blue, "stroke-width": 2.25 };
  return (
    line({ x: x - 5, y: y - 5 }, { x: x + 5, y: y + 5 }, style) +
    line({ x: x - 5, y: y + 5 }, { x: x + 5, y: y - 5 }, style)
  );
}

function ears([right = "", left = ""]: readonly string[]): readonly string[] {
  return [
    rect(
      { x: 198, y: 11, width: 10, height: 10 },
      { rx: 5, fill: COLOUR.paper, stroke: COLOUR.red, "stroke-width": 2 },
    ),
    text({ x: 214, y: 16 }, right, { anchor: "start" }),
    cross({ x: 284, y: 16 }),
    text({ x: 294, y: 16 }, left, { anchor: "start" }),
  ];
}

function toneAxes(): readonly string[] {
  const put = (x: number, y: number) => graphPoint(TONE_FIELD, { x, y });
  const [start, end] = [put(0, -80), put(8, 0)];
  const box = { x: start.x, y: end.y, width: end.x - start.x, height: start.y - end.y };
  const losses = Array.from({ length: 17 }, (_, at) => at * 5);
  const name = (tone: number) => (tone < 1000 ? String(tone) : `${tone / 1000}k`);
  return [
    rect(box, { fill: COLOUR.tint }),
    ...losses.map((loss) =>
      line(put(0, -loss), put(8, -loss), {
        stroke: loss % 20 === 0 ? COLOUR.line : COLOUR.faint,
        "stroke-width": 1,
      }),
    ),
    ...TONES.map((_, at) =>
      line(put(at + 1, 0), put(at + 1, -80), { stroke: COLOUR.line, "stroke-width": 1 }),
    ),
    rect(box, { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...TONES.map((tone, at) => text({ x: put(at + 1, 0).x, y: start.y + 14 }, name(tone))),
    ...[0, 20, 40, 60, 80].map((loss) =>
      text({ x: start.x - 6, y: put(0, -loss).y }, loss, { anchor: "end" }),
    ),
  ];
}
