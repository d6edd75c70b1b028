import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, polar, sheet, text } from "../kit/svg.ts";

const CENTRE = { x: 180, y: 172 };
const RADIUS = 128;
/** Where the letters stand on their tracks. */
const LETTER_AT = 82;
const MARGIN = 22;

function names(degrees: number): string {
  return degrees === 0 ? "N" : String(degrees).padStart(3, "0");
}

/** Rose of true north with lettered tracks and the variation in words. */
export const trackRose = defineFigure({
  parameters: recordField({
    /** East positive. */
    variation: numberField({ from: -25, to: 25 }),
    /** True tracks. */
    tracks: listField(numberField({ from: 1, to: 360 }), 1, 5),
  }),
  alt: {
    en: "Compass rose of true directions with lettered tracks and the magnetic variation",
    ar: "وردة اتجاهات حقيقية عليها مسارات معلّمة بحروف والانحراف المغناطيسي",
  },
  fault: ({ tracks }) => {
    const gap = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
    const isNear = tracks.some((one, at) => tracks.slice(at + 1).some((other) => gap(one, other) < MARGIN));
    return isNear ? "tracks are too near to each other" : null;
  },
  svg: ({ variation, tracks }, language) => {
    const side = variation < 0 ? "W" : "E";
    const amount = variation === 0 ? "VAR 0°" : `VAR ${Math.abs(variation)}° ${side}`;
    const ticks = Array.from({ length: 72 }, (_, at) => at * 5).map((degrees) => {
      const long = degrees % 30 === 0 ? 14 : degrees % 10 === 0 ? 10 : 6;
      return line(polar(CENTRE, degrees, RADIUS - long), polar(CENTRE, degrees, RADIUS), {
        stroke: COLOUR.ink,
        "stroke-width": degrees % 10 === 0 ? 1.75 : 1,
      });
    });
    const figures = Array.from({ length: 12 }, (_, at) => at * 30).map((degrees) =>
      text(polar(CENTRE, degrees, RADIUS + 17), names(degrees), { bold: true }),
    );
    return sheet(334, [
      circle(CENTRE, RADIUS, { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 1.75 }),
      ...ticks,
      ...figures,
      ...tracks.map((track) =>
        arrow(CENTRE, polar(CENTRE, track, RADIUS - 2), { stroke: COLOUR.blue, width: 3 }),
      ),
      circle(CENTRE, 5, { fill: COLOUR.ink }),
      ...tracks.map((track, at) => tag(polar(CENTRE, track, LETTER_AT), LETTERS[at] ?? "")),
      text({ x: 8, y: 16 }, amount, { bold: true, anchor: "start" }),
      text({ x: 352, y: 16 }, language === "ar" ? "حقيقي" : "True", { bold: true, anchor: "end" }),
    ]);
  },
});
