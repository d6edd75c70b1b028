import { COLOUR } from "../kit/palette.ts";
import { at, circle, line, num, path, rect, type Point, type Style } from "../kit/svg.ts";

/** Where a cloud is drawn: the middle of its column, and the place of a height in thousands of feet. */
type Column = { readonly x: number; readonly y: (feet: number) => number };
type Cloud = (column: Column) => readonly string[];

const WHITE = { fill: "#ffffff", stroke: "#8796a6", "stroke-width": 1.5 } as const;
const GREY = { fill: "#b9c3cf", stroke: "#7d8b9a", "stroke-width": 1.5 } as const;
const DARK = { fill: "#8794a3", stroke: "#687585", "stroke-width": 1.5 } as const;
/** Half the width that a cloud may take. */
const HALF = 33;

/** Outline of bumps through points; its last side is straight. */
function puffs(points: readonly Point[], style: Style, swell = 1.7): string {
  const [start, ...rest] = points;
  if (start === undefined) return "";
  const bumps = rest.map((point, one) => {
    const before = points[one] ?? start;
    const r = num(Math.hypot(point.x - before.x, point.y - before.y) / swell);
    return `A${r} ${r} 0 0 1 ${at(point)}`;
  });
  return path(`M${at(start)}${bumps.join("")}Z`, style);
}

/** A lump with a flat base. */
function lump({ x, y: base }: Point, half: number, style: Style): string {
  const put = (right: number, up: number) => ({ x: x + right * half, y: base - up * half });
  return puffs([put(-1, 0), put(-0.85, 0.5), put(-0.2, 0.85), put(0.5, 0.7), put(1, 0.25), put(1, 0)], style);
}

function rain({ x, y }: Column, from: number, xs: readonly number[]): readonly string[] {
  return xs.map((dx) =>
    line(
      { x: x + dx, y: y(from) },
      { x: x + dx - 6, y: y(0.4) },
      { stroke: "#5f7590", "stroke-width": 1.75, "stroke-dasharray": "9 6" },
    ),
  );
}

/** A sun behind a veil; a ring round it when the veil is of ice. */
function sun(centre: Point, ring: boolean): readonly string[] {
  const halo = circle(centre, 20, { fill: "none", stroke: "#e4a93a", "stroke-width": 2 });
  return [circle(centre, 8, { fill: ring ? COLOUR.amber : "#e6e0c4" }), ...(ring ? [halo] : [])];
}

/** A tower of cumulus from its base up to a height. */
function tower({ x, y }: Column, top: number): string {
  const part = (share: number) => y(2.5 + (top - 2.5) * share);
  return puffs(
    [
      { x: x - 24, y: y(2.5) },
      { x: x - 28, y: part(0.3) },
      { x: x - 20, y: part(0.62) },
      { x: x - 12, y: part(0.9) },
      { x: x + 10, y: part(0.92) },
      { x: x + 20, y: part(0.64) },
      { x: x + 28, y: part(0.32) },
      { x: x + 24, y: y(2.5) },
    ],
    WHITE,
  );
}

/** A band of cloud across the column, its edges a little uneven. */
function band({ x, y }: Column, [base, top]: readonly [number, number], style: Style): string {
  return path(
    `M${at({ x: x - HALF, y: y(base) })}Q${at({ x: x - HALF - 8, y: y((base + top) / 2) })} ${at({ x: x - HALF, y: y(top) })}Q${at({ x: x - 18, y: y(top) - 5 })} ${at({ x, y: y(top) })}Q${at({ x: x + 18, y: y(top) + 5 })} ${at({ x: x + HALF, y: y(top) })}Q${at({ x: x + HALF + 8, y: y((base + top) / 2) })} ${at({ x: x + HALF, y: y(base) })}Q${at({ x: x + 18, y: y(base) - 4 })} ${at({ x, y: y(base) })}Q${at({ x: x - 18, y: y(base) + 4 })} ${at({ x: x - HALF, y: y(base) })}Z`,
    style,
  );
}

/** Ways to draw each cloud by its name. */
export const CLOUDS: Readonly<Record<string, Cloud>> = {
  cirrus: ({ x, y }) =>
    [0, 1, 2, 3].map((one) => {
      const from = { x: x - 30 + one * 10, y: y(33 - one * 2.4) };
      return path(`M${at(from)}q-6 -10 4 -11q16 2 34 14`, {
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": 3,
        "stroke-linecap": "round",
      });
    }),
  cirrocumulus: ({ x, y }) =>
    [0, 1, 2, 3].flatMap((row) =>
      [-28, -17, -6, 5, 16, 27].map((dx) =>
        circle({ x: x + dx + (row % 2) * 4, y: y(32 - row * 1.8) }, 4, { fill: "#ffffff" }),
      ),
    ),
  cirrostratus: (column) => [
    ...sun({ x: column.x, y: column.y(32) }, true),
    band(column, [27, 36], { fill: "#ffffff", "fill-opacity": 0.55, stroke: "#ffffff", "stroke-width": 1 }),
  ],
  altocumulus: ({ x, y }) =>
    [0, 1, 2].flatMap((row) =>
      [-24, 0, 24].map((dx) =>
        lump({ x: x + dx + (row % 2) * 5 - 2, y: y(11.5 + row * 2.6) }, 10, {
          ...WHITE,
          fill: row === 0 ? "#dfe6ee" : "#ffffff",
        }),
      ),
    ),
  altostratus: (column) => [
    ...slabs(column, [11, 13, 15, 17], { thick: 2.6, fill: "#c3cbd5" }),
    ...sun({ x: column.x, y: column.y(15) }, false),
  ],
  nimbostratus: (column) => [...rain(column, 4, [-28, -16, -4, 8, 20, 32]), band(column, [3.5, 18], DARK)],
  stratocumulus: ({ x, y }) =>
    [-25, 0, 25].map((dx, one) => lump({ x: x + dx, y: y(3.6 + (one % 2) * 0.3) }, 14, GREY)),
  stratus: (column) => slabs(column, [0.9, 1.7, 2.4], { thick: 1.3, fill: "#b9c3cf" }),
  cumulus: ({ x, y }) => [
    lump({ x: x - 12, y: y(3.5) }, 18, WHITE),
    lump({ x: x + 22, y: y(3.5) }, 10, WHITE),
  ],
  towering: (column) => [tower(column, 17)],
  cumulonimbus: (column) => [...rain(column, 3, [-16, -6, 4, 14]), ...anvil(column)],
  castellanus: ({ x, y }) => [
    rect({ x: x - 34, y: y(11.4), width: 68, height: 4 }, { ...WHITE, "stroke-width": 1 }),
    ...[-26, -9, 8, 25].map((dx, one) =>
      puffs(
        [
          { x: x + dx - 7, y: y(11.4) },
          { x: x + dx - 7, y: y(14) },
          { x: x + dx - 4, y: y(16 + (one % 2) * 1.6) },
          { x: x + dx + 4, y: y(16 + (one % 2) * 1.6) },
          { x: x + dx + 7, y: y(14) },
          { x: x + dx + 7, y: y(11.4) },
        ],
        WHITE,
      ),
    ),
  ],
  lenticularis: ({ x, y }) =>
    [
      { height: 14, half: 34 },
      { height: 16.6, half: 27 },
      { height: 18.8, half: 19 },
    ].map(({ height, half }) =>
      path(
        `M${at({ x: x - half, y: y(height) })}Q${at({ x, y: y(height) - 20 })} ${at({ x: x + half, y: y(height) })}Q${at({ x, y: y(height) + 7 })} ${at({ x: x - half, y: y(height) })}Z`,
        WHITE,
      ),
    ),
};

/** A tower whose top of ice spreads at the tropopause, flat as an anvil. */
function anvil({ x, y }: Column): readonly string[] {
  const tower = [
    { x: x - 24, y: y(2.5) },
    { x: x - 26, y: y(9) },
    { x: x - 19, y: y(16) },
    { x: x - 19, y: y(23) },
    { x: x - 13, y: y(29) },
    { x: x + 13, y: y(29) },
    { x: x + 19, y: y(23) },
    { x: x + 19, y: y(16) },
    { x: x + 26, y: y(9) },
    { x: x + 24, y: y(2.5) },
  ];
  const top = path(
    `M${at({ x: x - 14, y: y(27) })}Q${at({ x: x - 18, y: y(33) })} ${at({ x: x - 38, y: y(35) })}Q${at({ x: x - 20, y: y(37.4) })} ${at({ x, y: y(37) })}Q${at({ x: x + 20, y: y(37.4) })} ${at({ x: x + 38, y: y(35) })}Q${at({ x: x + 18, y: y(33) })} ${at({ x: x + 14, y: y(27) })}Z`,
    { ...GREY, fill: "#d3dae2" },
  );
  return [puffs(tower, GREY), top];
}

/** A flat layer out of slabs that lie upon each other. */
function slabs(
  { x, y }: Column,
  bases: readonly number[],
  { thick, fill }: { readonly thick: number; readonly fill: string },
) {
  return bases.map((base, one) => {
    const height = y(base) - y(base + thick);
    const width = 66 - (one % 2) * 10;
    return rect(
      { x: x - width / 2 + (one % 2) * 3, y: y(base + thick), width, height },
      { fill, rx: height / 2, stroke: "#8d9aa8", "stroke-width": 1 },
    );
  });
}
