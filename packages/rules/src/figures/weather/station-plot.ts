import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, circle, line, path, polar, sheet, text, type Point } from "../kit/svg.ts";
import { windBarb } from "./wind-barb.ts";

const CENTRE = { x: 180, y: 140 };
const R = 18;
const HEIGHT = 280;

/** Plot of a station: cloud, wind, temperature, dew point, pressure and its change, present weather. */
export const stationPlot = defineFigure({
  parameters: recordField({
    oktas: numberField({ from: 0, to: 8 }),
    direction: numberField({ from: 10, to: 360, step: 10 }),
    speed: numberField({ from: 5, to: 60, step: 5 }),
    temperature: numberField({ from: -20, to: 40 }),
    dewPoint: numberField({ from: -25, to: 28 }),
    /** Sea-level pressure (hPa); its last three figures are plotted, in tenths. */
    pressure: numberField({ from: 960, to: 1_045, step: 0.1 }),
    /** Change in three hours (hPa). */
    change: numberField({ from: -5, to: 5, step: 0.1 }),
    weather: choiceField(["none", "rain", "snow", "drizzle", "fog", "thunderstorm", "shower"]),
  }),
  alt: {
    en: "Plot of the observation of one weather station",
    ar: "رسم رصد محطة أرصاد جوية واحدة",
  },
  fault: ({ temperature, dewPoint, direction }) => {
    if (dewPoint > temperature) return "the dew point is above the temperature";
    // The shaft would cross the figures.
    return direction % 180 >= 30 && direction % 180 <= 150 ? "the wind lies across the figures" : null;
  },
  svg: ({ oktas, direction, speed, temperature, dewPoint, pressure, change, weather }) => {
    const big = { size: 24, bold: true } as const;
    const tenths = Math.round(Math.abs(change) * 10);
    const sign = change < 0 ? "−" : "+";
    return sheet(HEIGHT, [
      windBarb(CENTRE, { direction, speed }, R),
      ...cloud(oktas),
      text({ x: 116, y: 106 }, String(temperature).replace("-", "−"), { ...big, fill: COLOUR.red }),
      text({ x: 116, y: 178 }, String(dewPoint).replace("-", "−"), { ...big, fill: COLOUR.green }),
      text({ x: 250, y: 106 }, String(Math.round(pressure * 10) % 1_000).padStart(3, "0"), big),
      text({ x: 240, y: 142 }, `${sign}${String(tenths).padStart(2, "0")}`, big),
      ...symbolOf(weather, { x: 116, y: 141 }),
    ]);
  },
});

/** Circle filled by eighths of cloud. */
function cloud(oktas: number): readonly string[] {
  const { x, y } = CENTRE;
  const ring = circle(CENTRE, R, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 3 });
  const sector = (from: number, to: number) => {
    const isLong = to - from > 180 ? 1 : 0;
    return path(
      `M${at(CENTRE)}L${at(polar(CENTRE, from, R))}A${R} ${R} 0 ${isLong} 1 ${at(polar(CENTRE, to, R))}Z`,
      {
        fill: COLOUR.ink,
      },
    );
  };
  const stroke = { stroke: COLOUR.ink, "stroke-width": 3 };
  const upright = line({ x, y: y - R }, { x, y: y + R }, stroke);
  const flat = line({ x: x - R, y }, { x: x + R, y }, stroke);
  const white = line({ x, y: y - R + 4 }, { x, y: y + R - 4 }, { stroke: COLOUR.paper, "stroke-width": 5 });
  const fillings: readonly (readonly string[])[] = [
    [],
    [upright],
    [sector(0, 90)],
    [sector(0, 90), upright],
    [sector(0, 180)],
    [sector(0, 180), flat],
    [sector(0, 270)],
    [circle(CENTRE, R, { fill: COLOUR.ink }), white],
    [circle(CENTRE, R, { fill: COLOUR.ink })],
  ];
  return [ring, ...(fillings[oktas] ?? [])];
}

function symbolOf(weather: string, centre: Point): readonly string[] {
  const { x, y } = centre;
  const stroke = { stroke: COLOUR.ink, "stroke-width": 2.75, fill: "none" };
  const dot = (dx: number, dy = 0) => circle({ x: x + dx, y: y + dy }, 4.5, { fill: COLOUR.ink });
  const star = (dx: number) =>
    [0, 60, 120].map((angle) =>
      line(polar({ x: x + dx, y }, angle, 8), polar({ x: x + dx, y }, angle + 180, 8), stroke),
    );
  const comma = (dx: number) =>
    circle({ x: x + dx, y: y - 2 }, 4, { fill: COLOUR.ink }) +
    path(
      `M${at({ x: x + dx + 3, y: y - 2 })}Q${at({ x: x + dx + 4, y: y + 5 })} ${at({ x: x + dx - 4, y: y + 9 })}`,
      stroke,
    );
  const shapes: Readonly<Record<string, readonly string[]>> = {
    rain: [dot(-8), dot(8)],
    snow: [...star(-10), ...star(10)],
    drizzle: [comma(-8), comma(8)],
    fog: [-7, 0, 7].map((dy) => line({ x: x - 15, y: y + dy }, { x: x + 15, y: y + dy }, stroke)),
    thunderstorm: [
      path(
        `M${at({ x: x - 8, y: y + 12 })}V${y - 10}H${x + 8}L${at({ x: x - 1, y })}L${at({ x: x + 8, y: y + 10 })}M${at({ x: x + 8, y: y + 4 })}V${y + 11}H${x + 1}`,
        stroke,
      ),
    ],
    shower: [
      path(`M${at({ x: x - 9, y: y - 2 })}H${x + 9}L${at({ x, y: y + 12 })}Z`, stroke),
      circle({ x, y: y - 9 }, 4, { fill: COLOUR.ink }),
    ],
  };
  return shapes[weather] ?? [];
}
