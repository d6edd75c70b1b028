import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import { showDirection } from "../figures.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import type { Wind } from "./report.ts";
import { writeMetar, writeWind } from "./write-report.ts";

type SteadyWind = Wind & { readonly kind: "steady" };

const turn = (degrees: number) => `${showDirection(degrees)}°`;

type Reading = {
  readonly preposition?: "From" | "Towards";
  readonly from: number;
  readonly north?: "true" | "magnetic";
  readonly speed: number;
  readonly gust: number | null;
  readonly sector: SteadyWind["sector"];
  readonly unit?: "kt" | "m/s";
};

function describe(reading: Reading): string {
  const { preposition = "From", north = "true", unit = "kt", from, speed, gust, sector } = reading;
  const gusts = gust === null ? "" : `, gusts to ${gust} ${unit}`;
  const varying = sector === null ? "" : `, varying from ${turn(sector.from)} to ${turn(sector.to)}`;
  return `${preposition} ${turn(from)} ${north}, mean ${speed} ${unit}${gusts}${varying}`;
}

function gustMisreadings(wind: SteadyWind) {
  if (wind.gust === null) return [];
  return [
    {
      id: "gust-added-to-mean",
      why: "Adds the gust to the mean speed; the group after G is the highest speed itself.",
      text: describe({ ...wind, gust: wind.speed + wind.gust }),
    },
    {
      id: "gust-as-mean",
      why: "Takes the gust for the mean speed.",
      text: describe({ ...wind, speed: wind.gust, gust: null }),
    },
  ];
}

function sectorMisreadings(wind: SteadyWind) {
  const { sector } = wind;
  if (sector === null) return [];
  return [
    {
      id: "sector-as-mean",
      why: "Reads the variable sector as the mean direction.",
      text: describe({ ...wind, from: sector.from }),
    },
    {
      id: "sector-turned",
      why: "Reads the extremes the wrong way round: they are given clockwise.",
      text: describe({ ...wind, sector: { from: sector.to, to: sector.from } }),
    },
  ];
}

function drawWindQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(random, ({ wind }) => {
    return wind.kind === "steady" && (wind.gust !== null || wind.sector !== null);
  });
  const { wind } = metar;
  if (wind.kind !== "steady") throw new Error("The wanted wind is steady");
  const question = pick(random, [
    "Which surface wind does this report give?",
    "What wind was observed, according to this report?",
    "Decode the surface wind of this report.",
  ]);
  const gustText =
    wind.gust === null
      ? "no G: gusts are reported only from 10 kt above the mean"
      : `G${wind.gust} = highest speed ${wind.gust} kt`;
  const sectorText =
    wind.sector === null
      ? ""
      : ` The second group gives the extremes of direction, clockwise: ${turn(wind.sector.from)} to ${turn(wind.sector.to)}.`;
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: describe(wind),
      why: "Correct: direction it blows from in degrees true, mean speed, gust, extremes.",
    },
    mistakes: [
      ...gustMisreadings(wind),
      ...sectorMisreadings(wind),
      {
        id: "wind-towards",
        why: "Takes the direction the wind comes from for the one it blows to.",
        text: describe({ ...wind, preposition: "Towards" }),
      },
      {
        id: "wind-magnetic",
        why: "Takes the direction as magnetic; written reports use true north.",
        text: describe({ ...wind, north: "magnetic" }),
      },
      {
        id: "wind-metres-per-second",
        why: "Takes the speed as metres per second; KT stands for knots.",
        text: describe({ ...wind, unit: "m/s" }),
      },
    ],
    explanation: `${writeWind(wind)}: the first three figures are the direction the wind blows from (${turn(wind.from)} true), the next the mean speed of 10 minutes (${wind.speed} kt); ${gustText}.${sectorText}`,
  };
}

export const metarWind: Template = {
  id: "metar-surface-wind",
  version: 1,
  title: "Surface wind in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.1",
  draw: drawWindQuestion,
};
