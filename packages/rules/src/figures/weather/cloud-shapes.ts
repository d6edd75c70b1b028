import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, text, WIDTH } from "../kit/svg.ts";
import { CLOUDS } from "./cloud-kinds.ts";

const HEIGHT = 316;
const TOP = 8;
const GROUND = 268;
const LEFT = 34;
const COLUMN = 80;
/** Heights at the edge (1000 ft), a simple scale from the ground to the tropopause. */
const TOP_OF_SCALE = 40;

/** Clouds in lettered columns, each at its height. */
export const cloudShapes = defineFigure({
  parameters: recordField({
    clouds: listField(
      choiceField([
        "cirrus",
        "cirrocumulus",
        "cirrostratus",
        "altocumulus",
        "altostratus",
        "nimbostratus",
        "stratocumulus",
        "stratus",
        "cumulus",
        "towering",
        "cumulonimbus",
        "castellanus",
        "lenticularis",
      ]),
      1,
      4,
    ),
  }),
  alt: {
    en: "Clouds at their heights in lettered columns",
    ar: "سحب على ارتفاعاتها في أعمدة مرقمة بالحروف",
  },
  svg: ({ clouds }) => {
    const y = (feet: number) => GROUND - ((GROUND - TOP) * feet) / TOP_OF_SCALE;
    const width = clouds.length === 1 ? 160 : COLUMN;
    const left = LEFT + (WIDTH - LEFT - 4 - width * clouds.length) / 2;
    return sheet(HEIGHT, [
      rect({ x: LEFT, y: TOP, width: WIDTH - LEFT - 4, height: GROUND - TOP }, { fill: "#dcebf8" }),
      ...[10, 20, 30, 40].flatMap((feet) => [
        line({ x: LEFT, y: y(feet) }, { x: WIDTH - 4, y: y(feet) }, { stroke: "#c3d8ec", "stroke-width": 1 }),
        text({ x: LEFT - 5, y: Math.max(y(feet), 12) }, feet, { anchor: "end", fill: COLOUR.muted }),
      ]),
      ...clouds.flatMap((cloud, place) => {
        const x = left + width * place;
        return [
          ...(place === 0
            ? []
            : [line({ x, y: TOP }, { x, y: GROUND }, { stroke: COLOUR.line, "stroke-width": 1 })]),
          ...(CLOUDS[cloud]?.({ x: x + width / 2, y }) ?? []),
          tag({ x: x + width / 2, y: 286 }, LETTERS[place] ?? ""),
        ];
      }),
      rect({ x: LEFT, y: GROUND, width: WIDTH - LEFT - 4, height: 6 }, { fill: "#8fa574" }),
      text({ x: LEFT - 5, y: GROUND }, 0, { anchor: "end", fill: COLOUR.muted }),
      text({ x: 4, y: 304 }, "1000 ft", { anchor: "start", fill: COLOUR.muted }),
    ]);
  },
});
