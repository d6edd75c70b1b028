import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polygon, sheet } from "../kit/svg.ts";

const FIELD = {
  x: { from: 0.8, to: 1.3, step: 0.1, decimals: 1 },
  y: { from: 600, to: 1_200, step: 100 },
};
const arm = numberField({ from: 0.8, to: 1.3, step: 0.01 });
/** A letter right of its point stays on the sheet. */
const placeField = numberField({ from: 0.82, to: 1.26, step: 0.01 });
const mass = numberField({ from: 600, to: 1_200, step: 10 });

/** Envelope of the centre of gravity of a light aeroplane, with lettered loadings. */
export const cgEnvelope = defineFigure({
  parameters: recordField({
    forward: arm,
    aft: arm,
    /** From this mass up the forward limit goes aft, to `forwardAtMost` at the greatest mass. */
    knee: mass,
    forwardAtMost: arm,
    greatest: mass,
    points: listField(recordField({ arm: placeField, mass }), 1, 5),
  }),
  alt: {
    en: "Graph of mass against the arm of the centre of gravity, with the envelope",
    ar: "رسم بياني للكتلة مقابل ذراع مركز الثقل مع حدوده",
  },
  fault: ({ forward, aft, knee, forwardAtMost, greatest }) =>
    forward < forwardAtMost && forwardAtMost < aft && knee < greatest && knee > 600
      ? null
      : "the limits of the envelope are not in order",
  svg: ({ forward, aft, knee, forwardAtMost, greatest, points }, language) => {
    const put = (values: { arm: number; mass: number }) =>
      graphPoint(FIELD, { x: values.arm, y: values.mass });
    const corners = [
      { arm: forward, mass: 600 },
      { arm: forward, mass: knee },
      { arm: forwardAtMost, mass: greatest },
      { arm: aft, mass: greatest },
      { arm: aft, mass: 600 },
    ].map(put);
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: language === "ar" ? "ذراع مركز الثقل m" : "Centre of gravity, m aft of datum",
        yName: language === "ar" ? "الكتلة kg" : "Mass kg",
      }),
      polygon(corners, {
        fill: COLOUR.green,
        "fill-opacity": 0.15,
        stroke: COLOUR.green,
        "stroke-width": 2.5,
      }),
      ...points.map((point, at) => spot(put(point), LETTERS[at] ?? "")),
    ]);
  },
});
