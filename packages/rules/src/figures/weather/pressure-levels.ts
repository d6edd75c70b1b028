import { choiceField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, line, path, rect, sheet, text, WIDTH } from "../kit/svg.ts";
import { sideView } from "./side-view.ts";

const HEIGHT = 300;
const SEA = 226;
const TOP = 8;

/** Two stations at the sea and a flight from one to the other at one indicated altitude; a hill may stand on the way. */
export const pressureLevels = defineFigure({
  parameters: recordField({
    /** QNH (hPa) and difference from the standard temperature (°C) at the left and at the right. */
    leftQnh: numberField({ from: 970, to: 1_040 }),
    rightQnh: numberField({ from: 970, to: 1_040 }),
    leftIsa: numberField({ from: -40, to: 30, step: 5 }),
    rightIsa: numberField({ from: -40, to: 30, step: 5 }),
    /** What is set and shown on the altimeter. */
    setting: numberField({ from: 970, to: 1_040 }),
    indicated: numberField({ from: 1_000, to: 12_000, step: 100 }),
    /** Elevation (ft) of a hill at the right. */
    hill: optionalField(numberField({ from: 500, to: 11_000, step: 50 })),
    towards: choiceField(["left", "right"]),
  }),
  alt: {
    en: "Section between two stations with the setting and the reading of an altimeter",
    ar: "مقطع بين محطتين مع ضبط مقياس الارتفاع وقراءته",
  },
  fault: ({ leftQnh, rightQnh }) =>
    Math.abs(leftQnh - rightQnh) > 45 ? "the pressures are too far apart" : null,
  svg: (values, language) => {
    const { leftQnh, rightQnh, leftIsa, rightIsa, setting, indicated, hill, towards } = values;
    const way = towards === "right" ? 1 : -1;
    const start = towards === "right" ? 92 : 268;
    const sea = { en: "mean sea level", ar: "متوسط مستوى سطح البحر" }[language];
    return sheet(HEIGHT, [
      rect({ x: 0, y: TOP, width: WIDTH, height: SEA - TOP }, { fill: "#eef5fb" }),
      ...(hill === undefined
        ? []
        : [
            path(
              `M${at({ x: 222, y: SEA })}Q${at({ x: 262, y: SEA - 8 })} ${at({ x: 276, y: 176 })}Q${at({ x: 284, y: 160 })} ${at({ x: 292, y: 176 })}Q${at({ x: 306, y: SEA - 8 })} ${at({ x: 346, y: SEA })}Z`,
              {
                fill: "#8fa574",
                stroke: "#6c7d55",
                "stroke-width": 1.5,
              },
            ),
            text({ x: 284, y: 150 }, `${hill} ft`, { bold: true }),
          ]),
      rect({ x: 0, y: SEA, width: WIDTH, height: 24 }, { fill: "#7fb0dc" }),
      text({ x: WIDTH / 2, y: SEA + 12 }, sea),
      ...station(56, leftQnh, leftIsa),
      ...station(304, rightQnh, rightIsa),
      rect({ x: 106, y: 18, width: 148, height: 52 }, { fill: COLOUR.dial, rx: 8 }),
      text({ x: 180, y: 34 }, `${indicated} ft`, { fill: COLOUR.mark, size: 18, bold: true }),
      text({ x: 180, y: 56 }, `${setting} hPa`, { fill: COLOUR.mark }),
      line(
        { x: start, y: 104 },
        { x: start + way * 176, y: 104 },
        { stroke: COLOUR.magenta, "stroke-width": 2.5, "stroke-dasharray": "9 6" },
      ),
      sideView({ x: start - way * 14, y: 104 }, { way }),
    ]);
  },
});

/** Pressure and temperature of a station, below the sea. */
function station(x: number, qnh: number, isa: number): readonly string[] {
  const sign = isa < 0 ? "−" : "+";
  return [
    line({ x, y: SEA }, { x, y: SEA + 26 }, { stroke: COLOUR.ink, "stroke-width": 2 }),
    text({ x, y: SEA + 38 }, `QNH ${qnh}`, { bold: true, size: 15 }),
    text({ x, y: SEA + 58 }, isa === 0 ? "ISA" : `ISA ${sign}${Math.abs(isa)} °C`),
  ];
}
