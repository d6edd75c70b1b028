import { COLOUR } from "../kit/palette.ts";
import { line, placed, polar, polygon, polyline, rect, text, type Point } from "../kit/svg.ts";
import { MAGENTA, MIDDLE, SCREEN, WINDOW } from "./pfd-layout.ts";

const PER_DEGREE = 5;
const BANK_R = 84;

type Attitude = {
  readonly pitch: number;
  readonly bank: number;
  readonly director?: { readonly up: number; readonly right: number } | undefined;
};

/** Sky, ground, ladder, bank scale, the aeroplane and the bars of the flight director. */
export function attitudeField({ pitch, bank, director }: Attitude): readonly string[] {
  return [
    rect(WINDOW, { fill: COLOUR.sky }),
    ground(pitch, bank),
    ...ladder(pitch, bank),
    ...bankScale(bank),
    ...aeroplane(),
    ...(director === undefined ? [] : bars(director)),
  ];
}

/** The part of the window below the horizon. */
function ground(pitch: number, bank: number): string {
  const corners = [
    { x: WINDOW.x, y: WINDOW.y },
    { x: WINDOW.x + WINDOW.width, y: WINDOW.y },
    { x: WINDOW.x + WINDOW.width, y: WINDOW.y + WINDOW.height },
    { x: WINDOW.x, y: WINDOW.y + WINDOW.height },
  ];
  const turn = (-bank * Math.PI) / 180;
  const below = ({ x, y }: Point) =>
    -(x - MIDDLE.x) * Math.sin(turn) + (y - MIDDLE.y) * Math.cos(turn) - pitch * PER_DEGREE;
  const outline = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const [here, there] = [below(corner), below(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: corner.x + part * (next.x - corner.x), y: corner.y + part * (next.y - corner.y) }];
  });
  const edge = outline.filter((point) => Math.abs(below(point)) < 1e-6);
  const [from, to] = edge;
  const horizon =
    from === undefined || to === undefined
      ? ""
      : line(from, to, { stroke: COLOUR.mark, "stroke-width": 2.5 });
  return polygon(outline, { fill: COLOUR.ground }) + horizon;
}

function ladder(pitch: number, bank: number): readonly string[] {
  return [-20, -15, -10, -5, 5, 10, 15, 20].flatMap((degrees) => {
    const y = (pitch - degrees) * PER_DEGREE;
    const half = degrees % 10 === 0 ? 28 : 15;
    if (Math.abs(y) > 62) return [];
    const [left = MIDDLE, right = MIDDLE, word = MIDDLE] = placed(
      [
        { x: -half, y },
        { x: half, y },
        { x: half + 13, y },
      ],
      MIDDLE,
      -bank,
    );
    const bar = line(left, right, { stroke: COLOUR.mark, "stroke-width": 2 });
    if (degrees % 10 !== 0) return [bar];
    return [bar, text(word, Math.abs(degrees), { fill: COLOUR.mark, bold: true, turn: -bank })];
  });
}

function bankScale(bank: number): readonly string[] {
  const angles = [-45, -30, -20, -10, 0, 10, 20, 30, 45];
  const tip = polar(MIDDLE, -bank, BANK_R - 1);
  const foot = [-5, 5].map((side) => polar(MIDDLE, -bank + side, BANK_R - 13));
  return [
    ...angles.map((angle) =>
      line(polar(MIDDLE, angle, BANK_R), polar(MIDDLE, angle, BANK_R + (angle % 30 === 0 ? 10 : 6)), {
        stroke: COLOUR.mark,
        "stroke-width": angle === 0 ? 4 : 2,
      }),
    ),
    polygon([tip, ...foot], { fill: COLOUR.mark, stroke: COLOUR.ink, "stroke-width": 0.75 }),
  ];
}

function aeroplane(): readonly string[] {
  const { x, y } = MIDDLE;
  const style = { fill: SCREEN, stroke: COLOUR.amber, "stroke-width": 2, "stroke-linejoin": "round" };
  const wing = (side: 1 | -1) =>
    polyline(
      [
        { x: x + side * 70, y: y - 3 },
        { x: x + side * 34, y: y - 3 },
        { x: x + side * 34, y: y + 11 },
        { x: x + side * 40, y: y + 11 },
        { x: x + side * 40, y: y + 3 },
        { x: x + side * 70, y: y + 3 },
        { x: x + side * 70, y: y - 3 },
      ],
      style,
    );
  return [wing(1), wing(-1), rect({ x: x - 4, y: y - 4, width: 8, height: 8 }, style)];
}

function bars({ up, right }: { readonly up: number; readonly right: number }): readonly string[] {
  const style = { stroke: MAGENTA, "stroke-width": 4, "stroke-linecap": "round" };
  const x = MIDDLE.x + right * 2;
  const y = MIDDLE.y - up * PER_DEGREE;
  return [
    line({ x: MIDDLE.x - 52, y }, { x: MIDDLE.x + 52, y }, style),
    line({ x, y: MIDDLE.y - 52 }, { x, y: MIDDLE.y + 52 }, style),
  ];
}
