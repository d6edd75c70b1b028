import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { inCircle } from "../flight/direction.ts";
import { showDirection, showNumber } from "../figures.ts";
import type { ChoiceProblem, NumberProblem, Template } from "../template.ts";

function drawBarb(random: Random): ChoiceProblem {
  const direction = drawNumber(random, { from: 10, to: 360, step: 10 });
  const speed = drawNumber(random, { from: 15, to: 115, step: 5 });
  const said = (from: number, knots: number) => `${showDirection(from)}° / ${knots} kt`;
  const [pennants, rest] = [Math.floor(speed / 50), speed % 50];
  const [full, half] = [Math.floor(rest / 10), (rest % 10) / 5];
  const allHalf = pennants * 50 + (full + half) * 5;
  const parts = [
    ...(pennants === 0 ? [] : [`${pennants} pennant${pennants > 1 ? "s" : ""} of 50 kt`]),
    ...(full === 0 ? [] : [`${full} full barb${full > 1 ? "s" : ""} of 10 kt`]),
    ...(half === 0 ? [] : ["a half barb of 5 kt"]),
  ];
  return {
    shape: "choice",
    stem: pick(random, [
      `Which wind does this symbol of a chart for FL${drawNumber(random, { from: 100, to: 390, step: 10 })} show? North is at the top.`,
      "North is at the top of the chart. Which wind is plotted?",
      "Read the wind of the symbol, north at the top.",
    ]),
    figure: { kind: "wind-barbs", winds: [{ direction, speed }] },
    right: {
      text: said(direction, speed),
      why: "Correct: the shaft points to where the wind comes from, the barbs add up to its speed.",
    },
    mistakes: [
      {
        id: "direction-turned",
        text: said(inCircle(direction + 180), speed),
        why: "Takes the direction in which the wind blows for the one it comes from.",
      },
      {
        id: "every-barb-half",
        text: said(direction, allHalf),
        why: "Counts 5 kt for every barb; a full one is 10 kt.",
      },
      {
        id: "half-barb-left-out",
        text: said(direction, speed - (half === 0 ? 10 : 5)),
        why: half === 0 ? "Misses one of the barbs." : "Misses the half barb.",
      },
      {
        id: "mirrored",
        text: said(inCircle(360 - direction), speed),
        why: "Reads the direction anticlockwise from north.",
      },
    ],
    together: (one, other) => {
      const turned = { "direction-turned": inCircle(direction + 180), mirrored: inCircle(360 - direction) }[
        one
      ];
      const knots = { "every-barb-half": allHalf, "half-barb-left-out": speed - (half === 0 ? 10 : 5) }[
        other
      ];
      return turned === undefined || knots === undefined ? null : said(turned, knots);
    },
    explanation: `The shaft stands at ${showDirection(direction)}°, from where the wind blows. ${parts.join(", ").replace(/^./u, (letter) => letter.toUpperCase())}: ${speed} kt.`,
  };
}

function drawPlot(random: Random) {
  const temperature = drawNumber(random, { from: -5, to: 28, step: 1 });
  return {
    oktas: drawNumber(random, { from: 0, to: 8, step: 1 }),
    direction: pick(random, [10, 20, 160, 170, 180, 190, 200, 340, 350, 360] as const),
    speed: drawNumber(random, { from: 5, to: 30, step: 5 }),
    temperature,
    dewPoint: temperature - drawNumber(random, { from: 1, to: 14, step: 1 }),
    pressure: drawNumber(random, { from: 975, to: 1_039, step: 0.1 }),
    change: drawNumber(random, { from: -3, to: 3, step: 0.1 }),
    weather: "none",
  };
}

function drawPlottedPressure(random: Random): NumberProblem {
  const plot = drawWhere(random, drawPlot, ({ pressure }) => Math.abs(pressure - 1_000) > 1);
  const code = String(Math.round(plot.pressure * 10) % 1_000).padStart(3, "0");
  const { pressure } = plot;
  return {
    shape: "number",
    stem: pick(random, [
      "Which pressure at mean sea level does this station report, in hPa to one decimal?",
      "Decode the pressure of the station plot, in hPa to one decimal.",
      "What is the sea-level pressure at this station, in hPa to one decimal?",
    ]),
    figure: { kind: "station-plot", ...plot },
    unit: "hPa",
    decimals: 1,
    value: pressure,
    tolerance: 0.1,
    mistakes: [
      {
        id: "other-hundred",
        why: "Puts the wrong figures in front: the pressure would be far from any that occurs here.",
        value: pressure < 1_000 ? pressure + 100 : pressure - 100,
      },
      {
        id: "whole-hectopascals",
        why: "Takes the last figure for whole hectopascals.",
        value: pressure < 1_000 ? 900 + (Number(code) % 100) : 1_000 + (Number(code) % 100),
      },
      {
        id: "tendency-added",
        why: "Adds the change of the last three hours, which the pressure already holds.",
        value: pressure + plot.change,
      },
      {
        id: "tendency-in-hectopascals",
        why: "Takes the tendency for whole hectopascals and adds it.",
        value: pressure + plot.change * 10,
      },
      {
        id: "ten-more",
        why: "Reads the middle figure one too high.",
        value: pressure + 1,
      },
    ],
    explanation: `The plot has ${code}: tens, units and tenths. With ${pressure < 1_000 ? "9" : "10"} in front it is ${showNumber(pressure, { decimals: 1 })} hPa.`,
  };
}

export const plottedWind: Template = {
  id: "plotted-wind",
  version: 1,
  title: "Wind of a chart symbol",
  code: "050",
  lo: "050.10",
  difficulty: 2,
  reference:
    "ICAO Annex 3 (20th ed.), Appendix 1, Sheet of notations used in flight documentation (wind arrows); FAA-H-8083-28A, Chapter 25 (Analysis), Surface Analysis, wind barbs",
  draw: drawBarb,
};

export const plottedPressure: Template = {
  id: "plotted-pressure",
  version: 1,
  title: "Pressure of a station plot",
  code: "050",
  lo: "050.10",
  difficulty: 2,
  reference:
    "WMO-No. 485, Manual on the Global Data-processing and Forecasting System, Graphical representation of data, analyses and forecasts; FAA-H-8083-28A, Chapter 25 (Analysis), Surface Analysis, station plots",
  draw: drawPlottedPressure,
};
