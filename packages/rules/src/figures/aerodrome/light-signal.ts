import { choiceField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polar, polygon, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 240;
const GROUND = 196;
const LAMP = { x: 74, y: 84 };
const LIGHTS = { green: "#22b455", red: "#e0352b", white: "#fffdf2" } as const;

/** A light signal from the tower to an aircraft in the air or on the ground. */
export const lightSignal = defineFigure({
  parameters: recordField({
    colour: choiceField(["green", "red", "white"]),
    form: choiceField(["steady", "flashing"]),
    to: choiceField(["flight", "ground"]),
  }),
  alt: {
    en: "Control tower that shows a light signal to an aeroplane",
    ar: "برج مراقبة يوجه إشارة ضوئية إلى طائرة",
  },
  fault: ({ colour, form }) => (colour === "white" && form === "steady" ? "there is no steady white" : null),
  svg: ({ colour, form, to }, language) => {
    const target = to === "flight" ? { x: 278, y: 62 } : { x: 270, y: 174 };
    const turn = (Math.atan2(target.x - LAMP.x, LAMP.y - target.y) * 180) / Math.PI;
    const length = Math.hypot(target.x - LAMP.x, target.y - LAMP.y) - 46;
    const beam = [
      polar(LAMP, turn - 2, 12),
      polar(LAMP, turn - 5, length),
      polar(LAMP, turn + 5, length),
      polar(LAMP, turn + 2, 12),
    ];
    const flashes = [0.2, 0.4, 0.6, 0.8].map((part) => polar(LAMP, turn, 14 + (length - 14) * part));
    const words =
      form === "steady" ? { en: "steady", ar: "ثابت" } : { en: "series of flashes", ar: "ومضات متتالية" };
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: GROUND }, { fill: "#26364f" }),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#3a4a3c" }),
      rect({ x: 62, y: 100, width: 24, height: GROUND - 100 }, { fill: "#8b96a3" }),
      polygon(
        [
          { x: 46, y: 72 },
          { x: 102, y: 72 },
          { x: 92, y: 102 },
          { x: 56, y: 102 },
        ],
        { fill: "#c8d3df" },
      ),
      rect({ x: 42, y: 64, width: 64, height: 8 }, { fill: "#5b6776" }),
      ...(form === "steady"
        ? [polygon(beam, { fill: LIGHTS[colour], "fill-opacity": 0.75 })]
        : flashes.map((place, at) => circle(place, 5 + at * 1.6, { fill: LIGHTS[colour] }))),
      circle(LAMP, 9, { fill: LIGHTS[colour] }),
      ...(to === "flight"
        ? [plane({ centre: target, heading: 262, size: 74 }, { fill: COLOUR.mark })]
        : onGround()),
      text({ x: WIDTH / 2, y: GROUND + 24 }, words[language], { fill: COLOUR.mark, size: 16, bold: true }),
    ]);
  },
});

/** An aeroplane from the side on its wheels. */
function onGround(): readonly string[] {
  const body = [
    { x: 232, y: 172 },
    { x: 246, y: 164 },
    { x: 268, y: 160 },
    { x: 276, y: 150 },
    { x: 292, y: 150 },
    { x: 300, y: 162 },
    { x: 334, y: 164 },
    { x: 342, y: 146 },
    { x: 350, y: 146 },
    { x: 348, y: 172 },
    { x: 300, y: 180 },
    { x: 240, y: 180 },
  ];
  return [
    polygon(body, { fill: COLOUR.mark }),
    line({ x: 258, y: 180 }, { x: 258, y: 188 }, { stroke: COLOUR.mark, "stroke-width": 3 }),
    line({ x: 292, y: 180 }, { x: 292, y: 188 }, { stroke: COLOUR.mark, "stroke-width": 3 }),
    circle({ x: 258, y: 190 }, 6, { fill: "#0c1118", stroke: COLOUR.mark, "stroke-width": 1.5 }),
    circle({ x: 292, y: 190 }, 6, { fill: "#0c1118", stroke: COLOUR.mark, "stroke-width": 1.5 }),
  ];
}
