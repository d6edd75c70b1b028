import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, polygon, sheet, text, toRadians, type Point } from "../kit/svg.ts";

const CELL = { width: 180, height: 116 } as const;
const PARTS = 30;

const wing = recordField({
  form: choiceField(["straight", "ellipse"]),
  /** Metres; the chord at the tip is 0 for a delta. */
  span: numberField({ from: 6, to: 16, step: 1 }),
  root: numberField({ from: 0.5, to: 6, step: 0.5 }),
  tip: numberField({ from: 0, to: 4, step: 0.5 }),
  /** Sweep of the line of the quarter chord, backward positive. */
  sweep: numberField({ from: -20, to: 50, step: 5 }),
  /** Where the flow has separated. */
  stalled: choiceField(["none", "root", "tip", "midspan", "whole"]),
});
type Wing = {
  readonly form: "straight" | "ellipse";
  readonly span: number;
  readonly root: number;
  readonly tip: number;
  readonly sweep: number;
  readonly stalled: "none" | "root" | "tip" | "midspan" | "whole";
};

/** Chord, and the place of its leading edge behind that of the root, at a part of the half span (0 to 1). */
function chordAt(part: number, own: Wing) {
  const chord =
    own.form === "ellipse"
      ? own.root * Math.sqrt(Math.max(0, 1 - part ** 2))
      : own.root + (own.tip - own.root) * part;
  const quarter = own.root / 4 + ((part * own.span) / 2) * Math.tan(toRadians(own.sweep));
  return { chord, lead: quarter - chord / 4 };
}

/** How far a wing reaches from front to back, metres. */
function depthOf(own: Wing): readonly [front: number, back: number] {
  const ends = [0, 1].map((part) => chordAt(part, own));
  return [
    Math.min(...ends.map(({ lead }) => lead)),
    Math.max(...ends.map(({ lead, chord }) => lead + chord)),
  ];
}

/** Part of the half span and of the chord that is stalled, the first to the last. */
const STALLED = {
  root: { span: [0, 0.42], chord: 0.42 },
  midspan: { span: [0.3, 0.75], chord: 0.42 },
  tip: { span: [0.62, 1], chord: 0.42 },
  whole: { span: [0, 1], chord: 0.55 },
} as const;

/** Plan forms of one to four wings to one scale, with the area where the flow has separated; one alone has its sizes. */
export const wingPlans = defineFigure({
  parameters: recordField({ wings: listField(wing, 1, 4) }),
  alt: {
    en: "Plan forms of wings from above, to one scale",
    ar: "أشكال أجنحة من الأعلى بمقياس رسم واحد",
  },
  fault: ({ wings }) => {
    const faults = wings.map(
      (own) => faultOfForm(own) ?? (wings.length === 1 ? faultAlone(own) : faultInCell(own)),
    );
    return faults.find((one) => one !== null) ?? null;
  },
  svg: ({ wings }) => {
    const [only] = wings;
    if (wings.length === 1 && only !== undefined) return sheet(250, alone(only));
    const rows = Math.ceil(wings.length / 2);
    return sheet(
      rows * CELL.height + 8,
      wings.map((own, at) => {
        const corner = { x: (at % 2) * CELL.width, y: 4 + Math.floor(at / 2) * CELL.height };
        const [front, back] = depthOf(own);
        const middle = { x: corner.x + 94, y: corner.y + CELL.height / 2 - ((front + back) / 2) * 10 };
        return wingAt(own, middle, 10) + tag({ x: corner.x + 17, y: corner.y + 16 }, LETTERS[at] ?? "");
      }),
    );
  },
});

function faultOfForm({ form, tip, root, sweep }: Wing): string | null {
  if (form === "ellipse" && (tip !== 0 || sweep !== 0)) return "an ellipse has no tip and no sweep";
  return form === "straight" && tip > root ? "the tip is wider than the root" : null;
}

function faultInCell(own: Wing): string | null {
  const [front, back] = depthOf(own);
  return back - front > (own.span > 12 ? 6 : 8.4) ? "a wing is too deep for its place" : null;
}

function faultAlone(own: Wing): string | null {
  const [front, back] = depthOf(own);
  if (back - front > 10 || own.sweep < 0 || own.sweep > 30) return "a wing is too deep for its sizes";
  const isSmall = own.root < 2 || own.tip < 1 || own.span < 8;
  return isSmall || own.span > 14 ? "there is no room for the sizes" : null;
}

/** A wing with the middle of its root's leading edge at a point, so many units a metre. */
function wingAt(own: Wing, { x, y }: Point, scale: number): string {
  const edge = (side: number, [from, to]: readonly [number, number], back: number) => {
    const parts = Array.from({ length: PARTS + 1 }, (_, at) => from + ((to - from) * at) / PARTS);
    const put = (part: number, ofChord: number) => {
      const { chord, lead } = chordAt(part, own);
      return { x: x + side * part * (own.span / 2) * scale, y: y + (lead + chord * ofChord) * scale };
    };
    return [...parts.map((part) => put(part, 1 - back)), ...parts.toReversed().map((part) => put(part, 1))];
  };
  const stall = own.stalled === "none" ? null : STALLED[own.stalled];
  return [-1, 1]
    .map(
      (side) =>
        polygon(edge(side, [0, 1], 1), { fill: "#dbe2ea", stroke: COLOUR.ink, "stroke-width": 1.75 }) +
        (stall === null
          ? ""
          : polygon(edge(side, stall.span, stall.chord), { fill: COLOUR.red, "fill-opacity": 0.75 })),
    )
    .join("");
}

function alone(own: Wing): readonly string[] {
  const scale = 15;
  const [front, back] = depthOf(own);
  const top = { x: 180, y: 128 - ((front + back) / 2) * scale };
  const half = (own.span / 2) * scale;
  const size = (from: Point, to: Point) =>
    arrow(from, to, { stroke: COLOUR.muted, width: 1.5 }) +
    arrow(to, from, { stroke: COLOUR.muted, width: 1.5 });
  const low = top.y + back * scale + 22;
  const tip = chordAt(1, own);
  const right = 180 + half + 12;
  const metres = (value: number) => `${value} m`;
  return [
    wingAt(own, top, scale),
    size({ x: 180 - half, y: low }, { x: 180 + half, y: low }),
    text({ x: 180, y: low + 16 }, metres(own.span), { size: 15, bold: true }),
    size({ x: 180, y: top.y + 2 }, { x: 180, y: top.y + own.root * scale - 2 }),
    text({ x: 188, y: top.y + (own.root / 2) * scale }, metres(own.root), {
      size: 15,
      bold: true,
      anchor: "start",
    }),
    ...(own.tip === 0
      ? []
      : [
          size(
            { x: right, y: top.y + tip.lead * scale },
            { x: right, y: top.y + (tip.lead + tip.chord) * scale },
          ),
          text({ x: right + 8, y: top.y + (tip.lead + tip.chord / 2) * scale }, metres(own.tip), {
            size: 15,
            bold: true,
            anchor: "start",
          }),
        ]),
  ];
}
