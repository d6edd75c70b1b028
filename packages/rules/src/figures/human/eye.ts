import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { hasTwice, lettered, type Part } from "../kit/lettered.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  arc,
  at,
  circle,
  line,
  path,
  polar,
  polygon,
  polyline,
  rect,
  sheet,
  type Point,
} from "../kit/svg.ts";

const CENTRE: Point = { x: 190, y: 124 };
const R = 94;
const RETINA = R - 7;
/** Where the nerve leaves, degrees clockwise from up. */
const DISC = 116;

const PARTS: Readonly<Record<"cornea" | "pupil" | "iris" | "lens" | "retina" | "fovea" | "disc", Part>> = {
  cornea: { point: { x: 84, y: 112 }, letter: { x: 36, y: 76 } },
  pupil: { point: { x: 124, y: 124 }, letter: { x: 36, y: 158 } },
  iris: { point: { x: 124, y: 82 }, letter: { x: 84, y: 26 } },
  lens: { point: { x: 142, y: 142 }, letter: { x: 88, y: 224 } },
  retina: { point: polar(CENTRE, 34, RETINA), letter: { x: 284, y: 24 } },
  fovea: { point: polar(CENTRE, 90, RETINA), letter: { x: 328, y: 96 } },
  disc: { point: polar(CENTRE, DISC, RETINA), letter: { x: 246, y: 232 } },
};

/** Section through an eye from above, with lettered parts. */
export const eye = defineFigure({
  parameters: recordField({
    marks: listField(choiceField(["cornea", "pupil", "iris", "lens", "retina", "fovea", "disc"]), 1, 6),
  }),
  alt: { en: "Section through an eye with lettered parts", ar: "مقطع في العين مع أجزاء معلمة بالحروف" },
  fault: ({ marks }) => (hasTwice(marks) ? "a part is named twice" : null),
  svg: ({ marks }) =>
    sheet(250, [
      line(
        { x: 8, y: CENTRE.y },
        { x: CENTRE.x + R, y: CENTRE.y },
        {
          stroke: COLOUR.line,
          "stroke-width": 1.25,
          "stroke-dasharray": "6 5",
        },
      ),
      ...nerve(),
      ...ball(CENTRE, R),
      arc({ centre: CENTRE, r: RETINA, from: -42, to: 222 }, { stroke: "#d98b52", "stroke-width": 6 }),
      circle(polar(CENTRE, DISC, RETINA), 8, { fill: "#f2d9a5" }),
      circle(polar(CENTRE, 90, RETINA - 1), 4.5, { fill: "#9c4a1f" }),
      ...lens(CENTRE, 1),
      ...lettered(marks.map((mark) => PARTS[mark])),
    ]),
});

function nerve(): readonly string[] {
  const from = polar(CENTRE, DISC, RETINA);
  const out = polar(CENTRE, DISC, R + 52);
  const side = (point: Point, by: number) => polar(point, DISC + 90, by);
  return [
    polygon([side(from, 9), side(out, 9), side(out, -9), side(from, -9)], {
      fill: "#f2d9a5",
      stroke: COLOUR.ink,
      "stroke-width": 1.5,
    }),
  ];
}

/** Ball with the bulge of the cornea at its left. */
function ball(centre: Point, r: number): readonly string[] {
  const [low, high] = [polar(centre, 242, r), polar(centre, 298, r)];
  return [
    circle(centre, r, { fill: "#fbf7f2", stroke: COLOUR.ink, "stroke-width": 2 }),
    path(`M${at(low)}Q${at({ x: centre.x - r * 1.42, y: centre.y })} ${at(high)}`, {
      fill: "#e3f0fb",
      stroke: COLOUR.ink,
      "stroke-width": 2,
    }),
  ];
}

/** Iris and lens. */
function lens(centre: Point, scale: number): readonly string[] {
  const x = centre.x - 52 * scale;
  const top = { x, y: centre.y - 36 * scale };
  const foot = { x, y: centre.y + 36 * scale };
  const r = 44 * scale;
  const iris = centre.x - 67 * scale;
  return [
    path(`M${at(top)}A${r} ${r} 0 0 1 ${at(foot)}A${r} ${r} 0 0 1 ${at(top)}Z`, {
      fill: "#cfe3f5",
      stroke: COLOUR.ink,
      "stroke-width": 1.75,
    }),
    ...[1, -1].map((side) =>
      line(
        { x: iris, y: centre.y + side * 60 * scale },
        { x: iris, y: centre.y + side * 17 * scale },
        {
          stroke: COLOUR.blue,
          "stroke-width": 7 * scale,
        },
      ),
    ),
  ];
}

const RAYS: Point = { x: 232, y: 112 };
const SMALL_R = 82;

/** Parallel light into an eye, with or without a lens before it: where the rays meet. */
export const eyeRays = defineFigure({
  parameters: recordField({
    /** Where they meet, in mm behind the retina. */
    focus: numberField({ from: -3, to: 3, step: 1 }),
    lens: choiceField(["none", "diverging", "converging"]),
  }),
  alt: { en: "Rays of light from afar into an eye", ar: "أشعة ضوء من بعيد تدخل العين" },
  svg: ({ focus, lens: glass }) => {
    const back = RAYS.x + SMALL_R - 4;
    const meet = { x: back + focus * 9, y: RAYS.y };
    const bend = { none: 1, diverging: 1.2, converging: 0.82 }[glass];
    const inner = RAYS.x - 60;
    const rays = [-26, -13, 0, 13, 26].map((off) => {
      const start = { x: 10, y: RAYS.y + off / bend };
      const glassAt = { x: 84, y: RAYS.y + off / bend };
      const entry = { x: inner, y: RAYS.y + off };
      const end = Math.min(back, meet.x);
      const beyond = (x: number) => ({
        x,
        y: entry.y + ((meet.y - entry.y) * (x - inner)) / (meet.x - inner),
      });
      const drawn = [start, glassAt, entry, beyond(end), ...(meet.x < back ? [beyond(back)] : [])];
      return polyline(drawn, { stroke: "#d08a00", "stroke-width": 1.75 });
    });
    const dashes =
      meet.x > back
        ? [-26, 26].map((off) => {
            const y = RAYS.y + off * (1 - (back - inner) / (meet.x - inner));
            return line({ x: back, y }, meet, {
              stroke: "#d08a00",
              "stroke-width": 1.5,
              "stroke-dasharray": "4 4",
            });
          })
        : [];
    return sheet(224, [
      ...ball(RAYS, SMALL_R),
      arc({ centre: RAYS, r: SMALL_R - 4, from: -42, to: 222 }, { stroke: "#d98b52", "stroke-width": 5 }),
      ...lens(RAYS, 0.85),
      ...rays,
      ...dashes,
      circle(meet, 3.5, { fill: COLOUR.red }),
      ...glassShape(glass),
    ]);
  },
});

function glassShape(glass: "none" | "diverging" | "converging"): readonly string[] {
  if (glass === "none") return [];
  const [top, foot] = [RAYS.y - 52, RAYS.y + 52];
  const d =
    glass === "converging"
      ? `M84 ${top}Q102 ${RAYS.y} 84 ${foot}Q66 ${RAYS.y} 84 ${top}Z`
      : `M74 ${top}Q92 ${RAYS.y} 74 ${foot}L94 ${foot}Q76 ${RAYS.y} 94 ${top}Z`;
  const box = rect({ x: 70, y: top - 4, width: 28, height: 108 }, { fill: "none" });
  return [box, path(d, { fill: "#bcd9f2", "fill-opacity": 0.75, stroke: COLOUR.ink, "stroke-width": 1.75 })];
}
