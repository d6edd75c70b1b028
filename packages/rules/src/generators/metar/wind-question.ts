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
  readonly preposition?: "From" | "To";
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

type Decoding = Pick<ChoiceProblem, "right" | "mistakes" | "explanation">;

const CALM: Decoding = {
  right: { text: "Calm, less than 1 kt", why: "Correct: five zeros stand for calm." },
  mistakes: [
    { id: "calm-as-missing", text: "Not measured, no value", why: "Takes the zeros for a missing value." },
    {
      id: "calm-as-northerly",
      text: "From 360° true, less than 10 kt",
      why: "Takes three zeros for north, which is written 360.",
    },
    {
      id: "calm-as-variable",
      text: "Variable direction, less than 3 kt",
      why: "Takes calm for a variable light wind, which is VRB.",
    },
  ],
  explanation:
    "00000KT stands for calm, a wind of less than 1 kt. North is written 360 and a variable direction VRB.",
};

function decodeVariable(speed: number): Decoding {
  return {
    right: {
      text: `Variable direction, mean ${speed} kt`,
      why: "Correct: VRB stands for a variable direction, the figures for the mean speed.",
    },
    mistakes: [
      {
        id: "variable-speed",
        text: `Variable speed, 0 kt to ${speed} kt`,
        why: "Takes VRB for a variable speed.",
      },
      {
        id: "speed-as-direction",
        text: `From ${turn(speed * 10)} true, speed variable`,
        why: "Takes the figures for a direction.",
      },
      {
        id: "variable-as-calm",
        text: "Calm, direction not given",
        why: "Takes a light variable wind for calm, which is 00000KT.",
      },
      {
        id: "wind-metres-per-second",
        text: `Variable direction, mean ${speed} m/s`,
        why: "Takes the speed as metres per second; KT stands for knots.",
      },
    ],
    explanation: `VRB is written where the direction varies by 60° or more in a wind of less than 3 kt, and by 180° or more in any wind. The figures are the mean speed: ${speed} kt.`,
  };
}

function decodeSteady(wind: SteadyWind): Decoding {
  const gustText =
    wind.gust === null
      ? "no G: gusts are reported only from 10 kt above the mean"
      : `G${wind.gust} = highest speed ${wind.gust} kt`;
  const sectorText =
    wind.sector === null
      ? ""
      : ` The second group gives the extremes of direction, clockwise: ${turn(wind.sector.from)} to ${turn(wind.sector.to)}.`;
  return {
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
        text: describe({ ...wind, preposition: "To" }),
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

/** Gusts and sectors make the better questions; light winds come up now and then. */
function drawWindQuestion(random: Random): ChoiceProblem {
  const isLight = random.below(6) === 0;
  const { wind, ...metar } = drawMetarWith(random, ({ wind }) => {
    return wind.kind === "steady" ? !isLight && (wind.gust !== null || wind.sector !== null) : isLight;
  });
  const question = pick(random, [
    "Which surface wind does this report give?",
    "What wind was observed, according to this report?",
    "Decode the surface wind of this report.",
  ]);
  const stem = `${question}\n${writeMetar({ ...metar, wind })}`;
  switch (wind.kind) {
    case "calm":
      return { shape: "choice", stem, ...CALM };
    case "variable":
      return { shape: "choice", stem, ...decodeVariable(wind.speed) };
    case "steady":
      return { shape: "choice", stem, ...decodeSteady(wind) };
  }
}

export const metarWind: Template = {
  id: "metar-surface-wind",
  version: 5,
  title: "Surface wind in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.1",
  draw: drawWindQuestion,
};
