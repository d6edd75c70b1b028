import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { lettered, type Part } from "../kit/lettered.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, polygon, polyline, sheet, WIDTH, type Point } from "../kit/svg.ts";

const panel = recordField({
  /** Where the shock stands on each side, % of the chord; 0: there is none. */
  upper: numberField({ from: 0, to: 100, step: 10 }),
  lower: numberField({ from: 0, to: 100, step: 10 }),
  bow: choiceField(["none", "detached", "attached"]),
  /** Whether the flow separates behind the shock of the upper side. */
  parted: choiceField(["no", "yes"]),
});
const PLACES = ["ahead", "bubble", "shock", "behind", "beneath", "edge"] as const;
type Place = (typeof PLACES)[number];
type Panel = {
  readonly upper: number;
  readonly lower: number;
  readonly bow: "none" | "detached" | "attached";
  readonly parted: "no" | "yes";
};
type Standing = { readonly left: number; readonly y: number; readonly chord: number };

/** Where flow over the section becomes supersonic, part of the chord. */
const SONIC = 0.14;
const thickness = (part: number, isUpper: boolean) =>
  (isUpper ? 0.42 : 0.3) *
  (Math.sqrt(Math.max(0, part)) * 0.74 - part * 0.5 - part ** 2 * 0.5 + part ** 3 * 0.26);

/** One to four wing sections in fast flow, with areas of supersonic flow and shock waves; a single one has lettered places. */
export const shockWaves = defineFigure({
  parameters: recordField({
    panels: listField(panel, 1, 4),
    marks: listField(choiceField(PLACES), 0, 6),
  }),
  alt: {
    en: "Wing sections in fast flow with areas of supersonic flow and shock waves",
    ar: "مقاطع جناح في جريان سريع مع مناطق جريان فوق صوتي وموجات صدمة",
  },
  fault: ({ panels, marks }) => {
    if (panels.length > 1 && marks.length > 0) return "letters name the sections";
    if (new Set(marks).size < marks.length) return "a letter stands for what another one does";
    for (const own of panels) {
      const wrong = faultOf(own, marks);
      if (wrong !== null) return wrong;
    }
    return null;
  },
  svg: ({ panels, marks }) => {
    const [only] = panels;
    if (panels.length === 1 && only !== undefined) {
      const place = { left: 78, y: 122, chord: 204 };
      return sheet(222, [
        ...section(only, place),
        arrow({ x: 8, y: 204 }, { x: 48, y: 204 }, { stroke: COLOUR.muted, width: 2 }),
        ...lettered(marks.map((mark) => spotOf(mark, only, place))),
      ]);
    }
    const rows = Math.ceil(panels.length / 2);
    return sheet(
      rows * 124 + 6,
      panels.flatMap((own, at) => {
        const corner = { x: (at % 2) * (WIDTH / 2), y: Math.floor(at / 2) * 124 };
        return [
          ...section(own, { left: corner.x + 48, y: corner.y + 68, chord: 98 }),
          tag({ x: corner.x + 15, y: corner.y + 18 }, LETTERS[at] ?? ""),
        ];
      }),
    );
  },
});

function faultOf(own: Panel, marks: readonly Place[]): string | null {
  return faultOfShocks(own) ?? faultOfMarks(own, marks);
}

function faultOfShocks({ upper, lower, bow: wave, parted }: Panel): string | null {
  const isMisplaced = lower !== 0 && (lower < 40 || lower < upper);
  if ((upper !== 0 && upper < 30) || isMisplaced) return "a shock is misplaced";
  if (lower === 0 && upper > 70) return "the lower side has a shock by then";
  if (wave !== "none" && (upper < 100 || lower < 100)) return "a bow wave comes when shocks are at the edge";
  return parted === "yes" && (upper < 40 || upper > 80) ? "the flow does not separate there" : null;
}

function faultOfMarks({ upper, lower }: Panel, marks: readonly Place[]): string | null {
  if (upper === 0 && marks.some((mark) => ["bubble", "shock", "behind"].includes(mark)))
    return "there is no shock";
  if (upper > 70 && marks.includes("behind")) return "no place behind the shock";
  return lower === 0 && marks.includes("beneath") ? "no supersonic flow beneath" : null;
}

const at = (part: number, isUpper: boolean, { left, y, chord }: Standing): Point => ({
  x: left + part * chord,
  y: y + (isUpper ? -1 : 1) * thickness(part, isUpper) * chord,
});

function section(own: Panel, place: Standing): readonly string[] {
  const parts = Array.from({ length: 41 }, (_, step) => (step / 40) ** 1.5);
  const side = (isUpper: boolean) => parts.map((part) => at(part, isUpper, place));
  return [
    ...(own.upper > 0 ? supersonic(own.upper / 100, true, place) : []),
    ...(own.lower > 0 ? supersonic(own.lower / 100, false, place) : []),
    ...(own.parted === "yes" ? [separated(own.upper / 100, place)] : []),
    polygon([...side(true), ...side(false).toReversed()], {
      fill: "#c9d2dc",
      stroke: COLOUR.ink,
      "stroke-width": 2,
    }),
    ...bow(own.bow, place),
  ];
}

/** The area of supersonic flow on one side, and the shock at its end. */
function supersonic(end: number, isUpper: boolean, place: Standing): readonly string[] {
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  const height = place.chord * (0.1 + 0.24 * (end - SONIC)) * (isUpper ? 1 : 0.8);
  const sign = isUpper ? -1 : 1;
  const partOf = (step: number) => SONIC + (end - SONIC) * step;
  const surface = steps.map((step) => at(partOf(step), isUpper, place));
  const outer = steps.map((step) => {
    const point = at(partOf(step), isUpper, place);
    return { x: point.x, y: point.y + sign * height * Math.sqrt(step) };
  });
  const foot = at(end, isUpper, place);
  const top = { x: foot.x + (end === 1 ? place.chord * 0.08 : 0), y: foot.y + sign * (height + 6) };
  return [
    polygon([...outer, ...surface.toReversed()], { fill: COLOUR.sky, "fill-opacity": 0.4 }),
    line(foot, top, { stroke: COLOUR.red, "stroke-width": 3 }),
  ];
}

function separated(from: number, place: Standing): string {
  const parts = Array.from({ length: 21 }, (_, step) => from + (1.24 - from) * (step / 20));
  const upper = parts.map((part, step) => {
    const foot = at(Math.min(part, 1), true, place);
    const wave = Math.sin(step * 1.9) * place.chord * 0.008;
    return {
      x: place.left + part * place.chord,
      y: foot.y - place.chord * 0.11 * Math.sqrt((part - from) / (1.24 - from)) + wave,
    };
  });
  const lower = parts.map((part) => ({
    x: place.left + part * place.chord,
    y: at(Math.min(part, 1), true, place).y + (part > 1 ? (part - 1) * place.chord * 0.1 : 0),
  }));
  return polygon([...upper, ...lower.toReversed()], {
    fill: "#d5d9df",
    stroke: COLOUR.line,
    "stroke-width": 1,
  });
}

function bow(kind: Panel["bow"], { left, y, chord }: Standing): readonly string[] {
  if (kind === "none") return [];
  const steps = Array.from({ length: 21 }, (_, step) => (step - 10) / 10);
  const points = steps.map((step) =>
    kind === "attached"
      ? { x: left - 1 + Math.abs(step) * chord * 0.42, y: y + step * chord * 0.42 }
      : { x: left - chord * 0.13 + step ** 2 * chord * 0.2, y: y + step * chord * 0.42 },
  );
  return [polyline(points, { stroke: COLOUR.red, "stroke-width": 3 })];
}

function spotOf(mark: Place, own: Panel, place: Standing): Part {
  const shock = own.upper / 100;
  const on = (part: number, isUpper: boolean, rise: number) => {
    const { x, y } = at(part, isUpper, place);
    return { x, y: y - rise };
  };
  const points: Readonly<Record<Place, Point>> = {
    ahead: { x: 40, y: place.y - 30 },
    bubble: on(SONIC + (shock - SONIC) * 0.62, true, 10),
    shock: on(shock, true, 20),
    behind: on((shock + 1) / 2, true, own.parted === "yes" ? 11 : 5),
    beneath: on(SONIC + (own.lower / 100 - SONIC) * 0.6, false, -9),
    edge: on(1, true, 0),
  };
  const point = points[mark];
  const away: Readonly<Record<Place, Point>> = {
    ahead: { x: 0, y: 0 },
    bubble: { x: -26, y: -58 },
    shock: { x: 12, y: -56 },
    behind: { x: 34, y: -50 },
    beneath: { x: 0, y: 48 },
    edge: { x: 34, y: 30 },
  };
  return { point, letter: { x: point.x + away[mark].x, y: point.y + away[mark].y } };
}
