import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, arrow, line, placed, polar, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";

const HEIGHT = 270;
const FOOT: Point = { x: 44, y: 226 };
const LONG = 236;
const ANGLES = ["blade", "helix", "attack"] as const;
type Angle = (typeof ANGLES)[number];
type Own = { readonly blade: number; readonly helix: number };
/** Each arc at a distance of its own. */
const ARCS: Readonly<Record<Angle, number>> = { helix: 112, blade: 176, attack: LONG };

/** Section of a propeller blade with its plane of rotation, its path and its chord; angles lettered or in degrees. */
export const propellerBlade = defineFigure({
  parameters: recordField({
    /** Degrees from the plane of rotation to the chord and to the path of the section. */
    blade: numberField({ from: 14, to: 60, step: 1 }),
    helix: numberField({ from: 14, to: 60, step: 1 }),
    letters: listField(choiceField(ANGLES), 0, 3),
    written: listField(choiceField(ANGLES), 0, 2),
  }),
  alt: {
    en: "Section of a propeller blade with its plane of rotation, its path and its chord line",
    ar: "مقطع ريشة مروحة مع مستوى الدوران ومسار المقطع وخط الوتر",
  },
  fault: ({ blade, helix, letters, written }) => {
    const given = [...letters, ...written];
    if (new Set(given).size < given.length) return "an angle is named twice";
    if (given.length === 0) return "no angle is named";
    const attack = Math.abs(blade - helix);
    return attack < 4 || attack > 22 ? "the angle of attack cannot be drawn" : null;
  },
  svg: (own, language) => {
    const { blade, helix } = own;
    const words = {
      en: ["plane of rotation", "path", "chord"],
      ar: ["مستوى الدوران", "المسار", "الوتر"],
    }[language];
    const shown = ANGLES.filter((angle) => own.letters.includes(angle) || own.written.includes(angle));
    const lineTo = (angle: number, stroke: string, dash?: string) =>
      line(FOOT, polar(FOOT, 90 - angle, LONG), { stroke, "stroke-width": 2, "stroke-dasharray": dash });
    return sheet(HEIGHT, [
      blades(blade),
      lineTo(0, COLOUR.muted, "8 6"),
      lineTo(blade, COLOUR.ink),
      arrow(FOOT, polar(FOOT, 90 - helix, LONG), { stroke: COLOUR.blue, width: 2.5 }),
      ...shown.map((angle) => arcOf(angle, own)),
      ...own.letters.map((angle, at) => tag(placeOf(angle, own), LETTERS[at] ?? "")),
      ...own.written.map((angle) => {
        const value = { blade, helix, attack: blade - helix }[angle];
        const { x, y } = placeOf(angle, own);
        return (
          rect({ x: x - 18, y: y - 9, width: 36, height: 18 }, { fill: COLOUR.paper }) +
          text({ x, y }, `${value}°`.replace("-", "−"), { size: 16, bold: true })
        );
      }),
      text({ x: 344, y: FOOT.y + 18 }, words[0] ?? "", { anchor: "end", fill: COLOUR.muted, bold: true }),
      ...[helix, blade].map((angle, at) =>
        text(endOf(angle, angle === Math.max(blade, helix)), words[at + 1] ?? "", {
          fill: at === 0 ? COLOUR.blue : COLOUR.ink,
          bold: true,
          anchor: "start",
        }),
      ),
    ]);
  },
});

/** Beside the end of the steeper line above it, of the flatter one below. */
function endOf(angle: number, isSteeper: boolean): Point {
  const end = polar(FOOT, 90 - angle, LONG);
  return isSteeper ? { x: end.x - 40, y: end.y - 14 } : { x: end.x + 8, y: end.y + 12 };
}

function arcOf(angle: Angle, { blade, helix }: Own): string {
  const [low, high] =
    angle === "attack" ? [Math.min(blade, helix), Math.max(blade, helix)] : [0, { blade, helix }[angle]];
  return arc(
    { centre: FOOT, r: ARCS[angle], from: 90 - high, to: 90 - low },
    { stroke: COLOUR.magenta, "stroke-width": 1.75 },
  );
}

/** A place in the middle of an angle that no line crosses. */
function placeOf(angle: Angle, { blade, helix }: Own): Point {
  if (angle === "attack") return polar(FOOT, 90 - (blade + helix) / 2, LONG + 20);
  return polar(FOOT, 90 - Math.min(blade, helix) / 2, ARCS[angle]);
}

/** The section upon its chord, its leading edge ahead. */
function blades(angle: number): string {
  const steps = Array.from({ length: 31 }, (_, at) => (at / 30) ** 1.4);
  const thick = (part: number) =>
    34 * (1.2 * Math.sqrt(part) - 0.4 * part - 1.1 * part ** 2 + 0.3 * part ** 3);
  const upper = steps.map((part) => ({ x: (0.5 - part) * 150, y: -thick(part) }));
  const lower = steps.map((part) => ({ x: (0.5 - part) * 150, y: thick(part) * 0.14 }));
  return polygon(placed([...upper, ...lower.toReversed()], polar(FOOT, 90 - angle, 128), -angle), {
    fill: "#dbe2ea",
    stroke: COLOUR.line,
    "stroke-width": 1.5,
  });
}
