import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, rect, sheet, WIDTH } from "../kit/svg.ts";
import { windBarb } from "./wind-barb.ts";

const SIDE = 160;

/** Lettered wind arrows as on a chart, north at the top. */
export const windBarbs = defineFigure({
  parameters: recordField({
    winds: listField(
      recordField({
        direction: numberField({ from: 10, to: 360, step: 10 }),
        speed: numberField({ from: 5, to: 125, step: 5 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Wind symbols of a weather chart, north at the top",
    ar: "رموز رياح من خريطة طقس والشمال في الأعلى",
  },
  svg: ({ winds }) => {
    const isAlone = winds.length === 1;
    const height = winds.length > 2 ? 2 * SIDE + 20 : SIDE + 24;
    return sheet(
      height,
      winds.flatMap((wind, at) => {
        const x = isAlone ? WIDTH / 2 : 100 + (at % 2) * SIDE;
        const centre = { x, y: 12 + SIDE / 2 + Math.floor(at / 2) * SIDE };
        const box = { x: x - SIDE / 2 + 4, y: centre.y - SIDE / 2 + 4, width: SIDE - 8, height: SIDE - 8 };
        // The symbol is moved so that its shaft fills the box.
        const foot = {
          x: centre.x - 34 * Math.sin((wind.direction * Math.PI) / 180),
          y: centre.y + 34 * Math.cos((wind.direction * Math.PI) / 180),
        };
        return [
          rect(box, { fill: COLOUR.tint, rx: 8 }),
          windBarb(foot, wind),
          circle(foot, 5, { fill: COLOUR.ink }),
          ...(isAlone ? [] : [tag({ x: box.x + 14, y: box.y + 14 }, LETTERS[at] ?? "")]),
        ];
      }),
    );
  },
});
