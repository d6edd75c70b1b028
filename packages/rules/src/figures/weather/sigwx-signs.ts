import { COLOUR } from "../kit/palette.ts";
import { at, circle, line, num, path, polar, text, type Point } from "../kit/svg.ts";

type Area = { readonly what: string; readonly base: number; readonly top: number };

const INK = { fill: "none", stroke: COLOUR.ink, "stroke-width": 2.25, "stroke-linecap": "round" } as const;
/** Half axes of the outline of an area. */
const HALF = { x: 53, y: 43 };

/** An area of a significant weather chart around a point: outline, sign, and its top over its base. */
export function phenomenon({ what, base, top }: Area, centre: Point): readonly string[] {
  const levels = (x: number) => [
    text({ x, y: centre.y - 10 }, top, { bold: true }),
    line({ x: x - 16, y: centre.y }, { x: x + 16, y: centre.y }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
    text({ x, y: centre.y + 11 }, base === 0 ? "XXX" : String(base).padStart(3, "0"), { bold: true }),
  ];
  if (what.startsWith("cb-")) {
    const [, amount = "", embedded] = what.toUpperCase().split("-");
    return [
      scallops(centre),
      text({ x: centre.x - 22, y: centre.y - (embedded === undefined ? 10 : 18) }, amount, { bold: true }),
      ...(embedded === undefined ? [] : [text({ x: centre.x - 22, y: centre.y }, embedded, { bold: true })]),
      text({ x: centre.x - 22, y: centre.y + (embedded === undefined ? 10 : 18) }, "CB", { bold: true }),
      ...levels(centre.x + 24),
    ];
  }
  if (what === "volcano" || what === "cyclone") return what === "volcano" ? volcano(centre) : cyclone(centre);
  const isSevere = what.endsWith("severe");
  const sign = { x: centre.x - 22, y: centre.y };
  return [
    outline(centre),
    ...(what.startsWith("cat") ? turbulence(sign, isSevere) : icing(sign, isSevere)),
    ...levels(centre.x + 22),
  ];
}

/** Outline of cloud: bumps all round. */
function scallops(centre: Point): string {
  const count = 14;
  const points = Array.from({ length: count + 1 }, (_, one) => {
    const { x, y } = polar({ x: 0, y: 0 }, (one * 360) / count, 1);
    return { x: centre.x + x * HALF.x, y: centre.y + y * HALF.y };
  });
  const [start = centre, ...rest] = points;
  const bumps = rest.map((point, one) => {
    const before = points[one] ?? start;
    const r = num(Math.hypot(point.x - before.x, point.y - before.y) / 1.7);
    return `A${r} ${r} 0 0 1 ${at(point)}`;
  });
  return path(`M${at(start)}${bumps.join("")}`, { ...INK, stroke: COLOUR.red, fill: COLOUR.paper });
}

/** Broken outline of an area without cloud of its own. */
function outline({ x, y }: Point): string {
  return path(
    `M${at({ x: x - HALF.x, y })}A${HALF.x} ${HALF.y} 0 1 1 ${at({ x: x + HALF.x, y })}A${HALF.x} ${HALF.y} 0 1 1 ${at({ x: x - HALF.x, y })}`,
    { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 2, "stroke-dasharray": "7 5" },
  );
}

/** A roof on a line; a second roof when it is severe. */
function turbulence({ x, y }: Point, isSevere: boolean): readonly string[] {
  const roof = (up: number) =>
    path(
      `M${at({ x: x - 7, y: y + 6 - up })}L${at({ x, y: y - 7 - up })}L${at({ x: x + 7, y: y + 6 - up })}`,
      INK,
    );
  const feet = [-1, 1].map((side) =>
    line({ x: x + side * 7, y: y + 6 }, { x: x + side * 14, y: y + 6 }, INK),
  );
  return [roof(0), ...feet, ...(isSevere ? [roof(8)] : [])];
}

/** A bow with strokes through it: two when it is moderate, three when it is severe. */
function icing({ x, y }: Point, isSevere: boolean): readonly string[] {
  const strokes = isSevere ? [-6, 0, 6] : [-4, 4];
  return [
    path(`M${at({ x: x - 13, y: y - 5 })}Q${at({ x, y: y + 17 })} ${at({ x: x + 13, y: y - 5 })}`, INK),
    ...strokes.map((dx) => line({ x: x + dx, y: y - 8 }, { x: x + dx, y: y + 13 }, INK)),
  ];
}

function volcano({ x, y }: Point): readonly string[] {
  return [
    path(
      `M${at({ x: x - 26, y: y + 22 })}L${at({ x: x - 7, y: y - 6 })}L${at({ x: x + 7, y: y - 6 })}L${at({ x: x + 26, y: y + 22 })}`,
      {
        ...INK,
        fill: COLOUR.ink,
      },
    ),
    ...[-24, 0, 24].map((angle) =>
      line(polar({ x, y: y - 6 }, angle, 6), polar({ x, y: y - 6 }, angle, 24), {
        ...INK,
        stroke: COLOUR.red,
        "stroke-width": 3,
      }),
    ),
  ];
}

function cyclone({ x, y }: Point): readonly string[] {
  return [
    circle({ x, y }, 11, { fill: COLOUR.paper, stroke: COLOUR.red, "stroke-width": 5 }),
    path(`M${at({ x: x + 13, y })}Q${at({ x: x + 13, y: y - 24 })} ${at({ x: x - 8, y: y - 28 })}`, {
      ...INK,
      stroke: COLOUR.red,
      "stroke-width": 5,
    }),
    path(`M${at({ x: x - 13, y })}Q${at({ x: x - 13, y: y + 24 })} ${at({ x: x + 8, y: y + 28 })}`, {
      ...INK,
      stroke: COLOUR.red,
      "stroke-width": 5,
    }),
  ];
}
