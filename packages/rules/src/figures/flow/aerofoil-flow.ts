import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, polygon, polyline, sheet, WIDTH, type Point } from "../kit/svg.ts";
import { onSurface, sectionOutline, stagnation, streamline, type Placing } from "./section.ts";

const HEIGHT = 250;
const CHORD = 196;
/** Where the lines of flow enter the sheet. */
const ENTRIES = [36, 66, 92, 114, 134, 152, 170, 190, 214];
/** Part of the chord (%) from which a boundary layer is drawn, enlarged in height. */
const FIRST = 3;

const PLACES = [
  "stagnation",
  "suction",
  "laminar",
  "transition",
  "turbulent",
  "separation",
  "trailing",
  "wake",
] as const;
type Place = (typeof PLACES)[number];
type Flow = { readonly alpha: number; readonly transition: number; readonly separation: number };
type Own = Flow & { readonly marks: readonly Place[] };

const placingOf = ({ alpha }: Flow): Placing => ({ centre: { x: 160, y: 132 }, chord: CHORD, alpha });

/** Flow around a section: lines of flow, boundary layer of the upper side, separated flow, lettered places. */
export const aerofoilFlow = defineFigure({
  parameters: recordField({
    alpha: numberField({ from: 0, to: 20, step: 2 }),
    /** Parts of the chord (%) of the upper side; separation at 100: none. */
    transition: numberField({ from: 10, to: 60, step: 5 }),
    separation: numberField({ from: 20, to: 100, step: 5 }),
    marks: listField(choiceField(PLACES), 1, 6),
  }),
  alt: {
    en: "Flow around the section of a wing, with lettered places",
    ar: "الجريان حول مقطع جناح مع أماكن معلمة بالحروف",
  },
  fault: (own) => {
    if (own.separation - own.transition < 10) return "the layer separates before its transition";
    if (own.alpha < 8 ? own.separation < 80 : own.alpha > 14 && own.separation > 60)
      return "the flow does not separate there at such an angle";
    if (own.separation === 100 && own.marks.some((place) => ["separation", "wake"].includes(place)))
      return "nothing separates";
    const spots = own.marks.map((place) => spotOf(place, own).tag);
    return areTooClose(spots, TAG_ROOM) ? "two letters are too close" : null;
  },
  svg: (own) =>
    sheet(HEIGHT, [
      ...streamlines(own),
      ...wake(own),
      layer(FIRST, own.transition, own),
      layer(own.transition, own.separation, own),
      polygon(sectionOutline(placingOf(own)), { fill: "#c9d2dc", stroke: COLOUR.ink, "stroke-width": 2 }),
      ...own.marks.flatMap((place, at) => {
        const spot = spotOf(place, own);
        return [
          line(spot.point, spot.tag, { stroke: COLOUR.ink, "stroke-width": 1.25 }),
          circle(spot.point, 3.5, { fill: COLOUR.red }),
          tag(spot.tag, LETTERS[at] ?? ""),
        ];
      }),
    ]),
});

/** Height of the upper side, and of the flow that leaves it, at a distance from the left. */
function surfaceOf(own: Flow): (x: number) => number {
  const placing = placingOf(own);
  const on = Array.from({ length: 50 }, (_, at) => onSurface(2 + at * 2, "upper", placing).point);
  const end = on.at(-1) ?? placing.centre;
  const points = [...on, ...streamline({ x: end.x + 3, y: end.y + 1 }, WIDTH + 4, placing)];
  return (x) => {
    const after = points.findIndex((point) => point.x > x);
    const [one, other] = [points[after - 1], points[after]];
    if (one === undefined || other === undefined) return (after === 0 ? on[0] : points.at(-1))?.y ?? 0;
    return one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x);
  };
}

/** The upper and the lower edge of the separated flow, behind the point where it leaves the surface. */
function edgesOf(own: Flow) {
  const lower = surfaceOf(own);
  const { point: from } = onSurface(own.separation, "upper", placingOf(own));
  return { from, lower, upper: (x: number) => Math.min(from.y + (x - from.x) * 0.06, lower(x)) };
}

/** Lines of flow, led around the separated flow. */
function streamlines(own: Flow): readonly string[] {
  const { from, lower, upper } = edgesOf(own);
  const led = ({ x, y }: Point): Point => {
    const surface = lower(x);
    if (own.separation === 100 || x <= from.x || y > surface) return { x, y };
    const gap = Math.min(3, (x - from.x) / 12);
    return { x, y: y - (surface - upper(x) + gap) * Math.exp(-(surface - y) / 70) };
  };
  return ENTRIES.map((entry) => {
    const moved = streamline({ x: 0, y: entry }, WIDTH, placingOf(own)).map(led);
    const end = moved.findIndex(({ y }) => y < 3 || y > HEIGHT - 3);
    return polyline(end < 0 ? moved : moved.slice(0, end), { stroke: COLOUR.sky, "stroke-width": 1.75 });
  });
}

function wake(own: Own): readonly string[] {
  if (own.separation === 100) return [];
  const { from, lower, upper } = edgesOf(own);
  const steps = Array.from({ length: 41 }, (_, at) => from.x + ((WIDTH - from.x) * at) / 40);
  const above = steps.map((x) => ({ x, y: upper(x) }));
  const below = steps.map((x) => ({ x, y: lower(x) + 1 }));
  const letters = own.marks.includes("wake") ? [spotOf("wake", own).point, spotOf("wake", own).tag] : [];
  const eddies = [0.3, 0.45, 0.6, 0.75, 0.9].map((part, at) => {
    const x = from.x + (WIDTH - from.x) * part;
    const thick = lower(x) - upper(x);
    const centre = { x, y: upper(x) + thick * (at % 2 === 0 ? 0.4 : 0.62) };
    const isFree = letters.every((spot) => Math.abs(spot.x - x) > 20);
    const style = { stroke: COLOUR.muted, "stroke-width": 1.5 };
    return thick > 12 && isFree
      ? arc({ centre, r: Math.min(thick * 0.26, 11), from: 200, to: 480 }, style)
      : "";
  });
  return [polygon([...above, ...below.toReversed()], { fill: "#e4e8ed" }), ...eddies];
}

/** The boundary layer between two parts of the chord: thin and smooth, or thick and rough. */
function layer(from: number, to: number, own: Flow): string {
  const isRough = from === own.transition;
  const parts = Array.from({ length: 41 }, (_, at) => at / 40);
  const edge = parts.map((part) => {
    const { point, out } = onSurface(from + (to - from) * part, "upper", placingOf(own));
    const thick = isRough ? 7 + 4 * part + 1.6 * Math.sin(part * (to - from) * 0.9) : 2.5 + 2 * part;
    return { x: point.x + out.x * thick, y: point.y + out.y * thick };
  });
  const surface = parts.map((part) => onSurface(from + (to - from) * part, "upper", placingOf(own)).point);
  return polygon([...edge, ...surface.toReversed()], { fill: isRough ? COLOUR.amber : COLOUR.blue });
}

/** Where a place is and where its letter stands. */
function spotOf(place: Place, own: Flow): { readonly point: Point; readonly tag: Point } {
  const placing = placingOf(own);
  if (place === "wake") {
    const { lower, upper } = edgesOf(own);
    const x = onSurface(99, "upper", placing).point.x + 22;
    const point = { x, y: (lower(x) + upper(x)) / 2 };
    return { point, tag: { x: x + 26, y: point.y } };
  }
  const parts: Readonly<Record<Exclude<Place, "wake" | "stagnation">, number>> = {
    suction: 16,
    laminar: (FIRST + own.transition) / 2,
    transition: own.transition,
    turbulent: (own.transition + own.separation) / 2,
    separation: own.separation,
    trailing: 99.8,
  };
  const { point, out } =
    place === "stagnation" ? stagnation(placing) : onSurface(parts[place], "upper", placing);
  const rise = place === "laminar" || place === "turbulent" ? 5 : 0;
  const on = { x: point.x + out.x * rise, y: point.y + out.y * rise };
  const length = place === "suction" ? 52 : 32;
  if (place === "trailing") return { point: on, tag: { x: on.x + 18, y: on.y + 26 } };
  if (place === "stagnation") return { point: on, tag: { x: on.x - 24, y: on.y + 22 } };
  return { point: on, tag: { x: on.x + out.x * length, y: on.y + out.y * length } };
}
