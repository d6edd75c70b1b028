import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, arrow, circle, line, placed, polar, polygon, rect, sheet, type Point } from "../kit/svg.ts";

const CRANK_Y = 192;
const THROW = 25;
const ROD = 74;
const HEAD_Y = 62;
/** How far an open valve hangs below its seat; the piston at the top leaves it room. */
const LIFT = 13;
const BORE = 52;
/** Timing of the valves in degrees of the crank, 0 at the top dead centre where the intake begins. */
const INTAKE = { from: -15, to: 240 } as const;
const EXHAUST = { from: 480, to: 735 } as const;
const SPARK = { from: 330, to: 360 } as const;

/** Cylinders of a four-stroke engine in section, lettered; each somewhere in its cycle of 720°. */
export const fourStroke = defineFigure({
  parameters: recordField({
    cranks: listField(numberField({ from: 0, to: 705, step: 15 }), 1, 4),
  }),
  alt: {
    en: "Cylinders of a four-stroke engine in section with piston, valves and crank",
    ar: "أسطوانات محرك رباعي الأشواط في مقطع: مكبس وصمامات وعمود مرفق",
  },
  svg: ({ cranks }) =>
    sheet(
      262,
      cranks.flatMap((crank, at) => {
        const x = (360 * (at + 0.5)) / cranks.length;
        return [...cylinder(x, crank), tag({ x, y: 246 }, LETTERS[at] ?? "")];
      }),
    ),
});

const isWithin = (crank: number, { from, to }: { readonly from: number; readonly to: number }) =>
  [crank - 720, crank, crank + 720].some((angle) => angle > from && angle < to);

function cylinder(x: number, crank: number): readonly string[] {
  const shaft = { x, y: CRANK_Y };
  const pin = polar(shaft, crank, THROW);
  const piston = { x, y: pin.y - Math.sqrt(ROD ** 2 - (pin.x - x) ** 2) };
  const wall = { fill: COLOUR.line, stroke: COLOUR.ink, "stroke-width": 1.5 };
  const half = BORE / 2;
  return [
    ...[-1, 1].map((side) =>
      rect({ x: side < 0 ? x - half - 8 : x + half, y: HEAD_Y, width: 8, height: 96 }, wall),
    ),
    ...ports(x),
    stem({ x: x - 14, y: HEAD_Y }, isWithin(crank, INTAKE)),
    stem({ x: x + 14, y: HEAD_Y }, isWithin(crank, EXHAUST)),
    plug(x, isWithin(crank, SPARK)),
    circle(shaft, THROW + 9, { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1.5 }),
    line(shaft, pin, { stroke: COLOUR.muted, "stroke-width": 9, "stroke-linecap": "round" }),
    line(pin, piston, { stroke: COLOUR.ink, "stroke-width": 5 }),
    rect(
      { x: x - half + 1, y: piston.y - 13, width: BORE - 2, height: 26 },
      { fill: COLOUR.muted, stroke: COLOUR.ink, "stroke-width": 1.5 },
    ),
    circle(piston, 4, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 }),
    circle(pin, 5, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 }),
    circle(shaft, 4, { fill: COLOUR.ink }),
    ...direction(shaft),
  ];
}

/** Ducts of the mixture (blue, left) and of the burnt gas (red, right), with the way the gas goes. */
function ports(x: number): readonly string[] {
  const duct = (side: 1 | -1) => [
    { x: x + side * 5, y: HEAD_Y },
    { x: x + side * 23, y: HEAD_Y },
    { x: x + side * 42, y: 44 },
    { x: x + side * 42, y: 26 },
    { x: x + side * 5, y: 46 },
  ];
  const style = { fill: COLOUR.faint, stroke: COLOUR.ink, "stroke-width": 1.5, "stroke-linejoin": "round" };
  return [
    polygon(duct(-1), style),
    polygon(duct(1), style),
    arrow({ x: x - 40, y: 34 }, { x: x - 22, y: 49 }, { stroke: COLOUR.blue, width: 2.5 }),
    arrow({ x: x + 22, y: 49 }, { x: x + 40, y: 34 }, { stroke: COLOUR.red, width: 2.5 }),
  ];
}

/** A valve, seated or lifted off its seat into the cylinder. */
function stem({ x, y }: Point, isLifted: boolean): string {
  const drop = isLifted ? LIFT : 0;
  const head = placed(
    [
      { x: -9, y: 3 },
      { x: 9, y: 3 },
      { x: 5, y: -3 },
      { x: -5, y: -3 },
    ],
    { x, y: y + drop },
    0,
  );
  const mouth = isLifted
    ? line({ x: x - 8, y }, { x: x + 8, y }, { stroke: COLOUR.faint, "stroke-width": 2.5 })
    : "";
  return (
    mouth +
    line({ x, y: y - 42 + drop }, { x, y: y + drop }, { stroke: COLOUR.ink, "stroke-width": 3.5 }) +
    polygon(head, { fill: COLOUR.ink })
  );
}

function plug(x: number, isFiring: boolean): string {
  const body = rect(
    { x: x - 4, y: HEAD_Y - 22, width: 8, height: 22 },
    { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 },
  );
  if (!isFiring) return body;
  const star = Array.from({ length: 16 }, (_, at) =>
    polar({ x, y: HEAD_Y + 8 }, at * 22.5, at % 2 === 0 ? 9 : 4),
  );
  return body + polygon(star, { fill: COLOUR.amber, stroke: COLOUR.red, "stroke-width": 1 });
}

/** The crank turns clockwise. */
function direction(shaft: Point): readonly string[] {
  const r = THROW + 14;
  const tip = polar(shaft, 128, r);
  return [
    arc({ centre: shaft, r, from: 70, to: 122 }, { stroke: COLOUR.ink, "stroke-width": 2 }),
    polygon(
      placed(
        [
          { x: 0, y: -3 },
          { x: 5, y: 7 },
          { x: -5, y: 7 },
        ],
        tip,
        128 + 90,
      ),
      { fill: COLOUR.ink },
    ),
  ];
}
