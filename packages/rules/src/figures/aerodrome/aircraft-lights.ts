import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 236;
const HORIZON = 106;
const COAMING = 178;
const SCALE = 2.5;
const LIGHTS = { red: "#ff4d42", green: "#2fd06c", white: "#fffdf2" } as const;
/** Two lights of one aircraft stand this far apart. */
const SPAN = 13;

/** Navigation lights of other aircraft at night through the windscreen, lettered, over a scale of bearings from the nose. */
export const aircraftLights = defineFigure({
  parameters: recordField({
    sightings: listField(
      recordField({
        /** From the nose, to the right positive. */
        bearing: numberField({ from: -60, to: 60, step: 5 }),
        /** Over the horizon, which is our level. */
        above: numberField({ from: -2, to: 2 }),
        /** What is seen of it; of two wing tips the green one is at our left, as it comes towards us. */
        lights: choiceField(["red", "green", "white", "red-green"]),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Night sky through the windscreen with lights of other aircraft, and bearings from the nose",
    ar: "سماء ليلية عبر الزجاج الأمامي مع أضواء طائرات أخرى، واتجاهات نسبية من مقدمة الطائرة",
  },
  fault: ({ sightings }) =>
    sightings.some(({ bearing }, at) =>
      sightings.slice(at + 1).some((other) => Math.abs(other.bearing - bearing) < 15),
    )
      ? "two aircraft are too close to each other"
      : null,
  svg: ({ sightings }, language) => {
    const words =
      language === "ar"
        ? { left: "يسار", ahead: "أمام", right: "يمين" }
        : { left: "left", ahead: "ahead", right: "right" };
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HORIZON }, { fill: "#131d30" }),
      rect({ x: 0, y: HORIZON, width: WIDTH, height: COAMING - HORIZON }, { fill: "#0b121d" }),
      line({ x: 0, y: HORIZON }, { x: WIDTH, y: HORIZON }, { stroke: "#3d5274", "stroke-width": 1.5 }),
      ...sightings.flatMap(({ bearing, above, lights }, at) => {
        const centre = { x: WIDTH / 2 + bearing * SCALE, y: HORIZON - above * 22 };
        const letter = { x: centre.x, y: centre.y + (above < 0 ? -28 : 28) };
        return [
          ...lampsOf(lights, centre),
          ...(sightings.length > 1 ? [tag(letter, LETTERS[at] ?? "")] : []),
        ];
      }),
      // Frame of the windscreen and coaming.
      polygon(
        [
          { x: 0, y: COAMING },
          { x: 70, y: COAMING - 6 },
          { x: 290, y: COAMING - 6 },
          { x: WIDTH, y: COAMING },
          { x: WIDTH, y: HEIGHT },
          { x: 0, y: HEIGHT },
        ],
        { fill: "#2a3442" },
      ),
      ...Array.from({ length: 13 }, (_, at) => at * 10 - 60).flatMap((bearing) => {
        const x = WIDTH / 2 + bearing * SCALE;
        const isLong = bearing % 30 === 0;
        const tick = line(
          { x, y: COAMING - 4 },
          { x, y: COAMING + (isLong ? 10 : 5) },
          { stroke: COLOUR.mark, "stroke-width": isLong ? 2 : 1.25 },
        );
        return isLong
          ? [tick, text({ x, y: COAMING + 21 }, `${Math.abs(bearing)}°`, { fill: COLOUR.mark })]
          : [tick];
      }),
      ...(
        [
          [45, words.left],
          [180, words.ahead],
          [315, words.right],
        ] as const
      ).map(([x, word]) => text({ x, y: COAMING + 44 }, word, { fill: COLOUR.line })),
    ]);
  },
});

function lampsOf(lights: "red" | "green" | "white" | "red-green", centre: Point): readonly string[] {
  if (lights !== "red-green") return [lamp(centre, LIGHTS[lights])];
  return [
    lamp({ x: centre.x - SPAN, y: centre.y }, LIGHTS.green),
    lamp({ x: centre.x + SPAN, y: centre.y }, LIGHTS.red),
  ];
}

function lamp(centre: Point, fill: string): string {
  return circle(centre, 9, { fill, "fill-opacity": 0.22 }) + circle(centre, 4.5, { fill });
}
