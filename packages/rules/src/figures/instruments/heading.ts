import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { sheet } from "../kit/svg.ts";
import { card, lubberLine } from "./card.ts";

/** Heading indicator: the card turns below the line at the top. */
export const heading = defineFigure({
  parameters: recordField({ heading: numberField({ from: 0, to: 359 }) }),
  alt: {
    en: "Face of a heading indicator with a compass card",
    ar: "واجهة مؤشر الاتجاه مع قرص البوصلة",
  },
  svg: ({ heading }) =>
    sheet(DIAL_HEIGHT, [
      face(),
      ...card(heading, 140),
      lubberLine(140),
      plane({ centre: CENTRE, heading: 0, size: 110 }, { fill: COLOUR.amber }),
    ]),
});
