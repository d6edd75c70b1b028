import { choiceField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, WIDTH } from "../kit/svg.ts";

const HEIGHT = 300;
const TAXIWAY = { left: 130, right: 230 };

/** A taxiway from above with the marking of a runway-holding position; the runway is at the top, the aeroplane below or on it. */
export const holdingPoint = defineFigure({
  parameters: recordField({
    pattern: choiceField(["a", "b", "intermediate"]),
    aircraft: choiceField(["before", "vacating"]),
  }),
  alt: {
    en: "Taxiway from above with a marking across it and an aeroplane",
    ar: "ممر سير من الأعلى مع علامة عرضية وطائرة",
  },
  svg: ({ pattern, aircraft }) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: "#b9c7a8" }),
      rect({ x: TAXIWAY.left, y: 60, width: 100, height: HEIGHT - 60 }, { fill: "#59626e" }),
      ...runway(pattern),
      line({ x: 180, y: 96 }, { x: 180, y: HEIGHT }, { stroke: COLOUR.signYellow, "stroke-width": 3 }),
      ...marking(pattern),
      plane(
        aircraft === "before"
          ? { centre: { x: 180, y: 246 }, heading: 0, size: 70 }
          : { centre: { x: 180, y: 118 }, heading: 180, size: 54 },
        { fill: COLOUR.mark, stroke: COLOUR.ink, "stroke-width": 1.5 },
      ),
    ]),
});

/** The runway; before an intermediate position there is another taxiway. */
function runway(pattern: "a" | "b" | "intermediate"): readonly string[] {
  const isRunway = pattern !== "intermediate";
  const [y, height] = isRunway ? [6, 84] : [30, 60];
  const centre = { y: y + height / 2, stroke: isRunway ? COLOUR.mark : COLOUR.signYellow };
  return [
    rect({ x: 0, y, width: WIDTH, height }, { fill: isRunway ? "#3a424d" : "#59626e" }),
    line(
      { x: 0, y: centre.y },
      { x: WIDTH, y: centre.y },
      {
        stroke: centre.stroke,
        "stroke-width": isRunway ? 5 : 3,
        "stroke-dasharray": isRunway ? "34 22" : undefined,
      },
    ),
  ];
}

function marking(pattern: "a" | "b" | "intermediate"): readonly string[] {
  const bar = (y: number, dash?: string) =>
    line(
      { x: TAXIWAY.left, y },
      { x: TAXIWAY.right, y },
      { stroke: COLOUR.signYellow, "stroke-width": 4, "stroke-dasharray": dash },
    );
  if (pattern === "intermediate") return [bar(176, "12 8")];
  // The solid lines are on the side of who holds.
  if (pattern === "a") return [bar(162, "12 8"), bar(170, "12 8"), bar(178), bar(186)];
  const rungs = [140, 158, 176, 184, 202, 220].map((x) =>
    line({ x, y: 164 }, { x, y: 186 }, { stroke: COLOUR.signYellow, "stroke-width": 4 }),
  );
  return [bar(164), bar(186), ...rungs];
}
