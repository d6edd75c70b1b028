import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { ChoiceProblem, NumberProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import { STANDARD_HPA, pressureAltitude, pressureTurned } from "../atmosphere/atmosphere.ts";
import { STATIONS } from "./station.ts";
import { writeMetar } from "./write-report.ts";

const whole = (value: number) => showNumber(value, { decimals: 0 });

/** A dew point further above the temperature nobody takes for possible, °C. */
const LOWEST_SPREAD = -9;

function drawSpreadQuestion(random: Random): NumberProblem {
  const metar = drawMetarWith(
    random,
    ({ temperature, dewPoint }) => dewPoint < 0 && temperature > dewPoint && temperature !== 0,
  );
  const { temperature, dewPoint } = metar;
  const question = pick(random, [
    "What is the spread between temperature and dew point in this report, in °C?",
    "By how many °C does the dew point lie below the temperature in this report?",
    "Find the dew point spread of this report in °C.",
  ]);
  return {
    shape: "number",
    stem: `${question}\n${writeMetar(metar)}`,
    unit: "°C",
    decimals: 0,
    value: temperature - dewPoint,
    tolerance: 0.5,
    mistakes: [
      {
        id: "minus-read-as-plus",
        why: "Reads M as plus.",
        value: Math.abs(temperature) - Math.abs(dewPoint),
      },
      {
        id: "minus-read-as-plus-swapped",
        why: "Reads M as plus and takes the smaller figure from the larger one.",
        value: Math.abs(Math.abs(temperature) - Math.abs(dewPoint)),
      },
      { id: "sum-of-both", why: "Adds temperature and dew point.", value: temperature + dewPoint },
      {
        id: "figures-added",
        why: "Adds the figures, as if only one of them were below zero.",
        value: Math.abs(temperature) + Math.abs(dewPoint),
      },
      {
        id: "temperature-as-spread",
        why: "Takes the figure of the temperature for the spread.",
        value: Math.abs(temperature),
      },
      {
        id: "dew-point-as-spread",
        why: "Takes the figure of the dew point for the spread.",
        value: -dewPoint,
      },
    ].filter(({ value }) => value >= LOWEST_SPREAD),
    explanation: `M stands for minus: temperature ${whole(temperature)} °C, dew point ${whole(dewPoint)} °C. Spread = ${whole(temperature)} °C − (${whole(dewPoint)} °C) = ${whole(temperature - dewPoint)} °C.`,
  };
}

export const metarSpread: Template = {
  id: "metar-dew-point-spread",
  version: 4,
  title: "Dew point spread in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.6",
  draw: drawSpreadQuestion,
};

/** Rule of thumb near sea level. */
const FEET_PER_HPA = 27;
const HIGHER_HPA = 30;

function drawPressureAltitudeQuestion(random: Random): NumberProblem {
  const metar = drawMetarWith(random, ({ qnh, station }) => {
    const elevation = STATIONS.find(({ code }) => code === station)?.elevationFeet ?? 0;
    return Math.abs(qnh - STANDARD_HPA) >= 5 && elevation >= 300;
  });
  const elevation = STATIONS.find(({ code }) => code === metar.station)?.elevationFeet ?? 0;
  const { qnh } = metar;
  const difference = STANDARD_HPA - qnh;
  const value = pressureAltitude(elevation, qnh, FEET_PER_HPA);
  const below = [
    {
      id: "elevation-forgotten",
      why: "Gives the correction alone and leaves out the elevation.",
      value: difference * FEET_PER_HPA,
    },
    {
      id: "elevation-subtracted",
      why: "Subtracts the elevation instead of adding it.",
      value: difference * FEET_PER_HPA - elevation,
    },
  ];
  const question = pick(random, [
    `Aerodrome elevation ${elevation} ft, 1 hPa = ${FEET_PER_HPA} ft, standard pressure ${STANDARD_HPA} hPa. What is the pressure altitude of the aerodrome in ft with this report?`,
    `With this report, which pressure altitude in ft has the aerodrome (elevation ${elevation} ft)? Use ${FEET_PER_HPA} ft per hPa and ${STANDARD_HPA} hPa.`,
  ]);
  return {
    shape: "number",
    stem: `${question}\n${writeMetar(metar)}`,
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 5,
    mistakes: [
      {
        id: "pressure-wrong-way",
        why: pressureTurned(difference),
        value: elevation - difference * FEET_PER_HPA,
      },
      ...(difference > 0 || value < 0 ? below : []),
      { id: "pressure-ignored", why: "Takes the elevation for the pressure altitude.", value: elevation },
      {
        id: "thirty-feet-per-hectopascal",
        why: "Uses 30 ft per hPa instead of the stated value.",
        value: pressureAltitude(elevation, qnh, HIGHER_HPA),
      },
      {
        id: "ten-feet-per-hectopascal",
        why: "Counts 10 ft for each hPa instead of the stated value.",
        value: elevation + difference * 10,
      },
    ],
    explanation: `QNH ${qnh} hPa. Pressure altitude = elevation + (${STANDARD_HPA} hPa − QNH) × ${FEET_PER_HPA} ft/hPa = ${elevation} ft + (${whole(difference)} hPa) × ${FEET_PER_HPA} ft/hPa = ${whole(elevation + difference * FEET_PER_HPA)} ft.`,
  };
}

export const metarPressureAltitude: Template = {
  id: "metar-aerodrome-pressure-altitude",
  version: 4,
  title: "Pressure altitude of the aerodrome from a METAR",
  code: "050",
  lo: "050.01.06.03",
  difficulty: 3,
  reference: "ICAO Doc 7488; rule of 27 ft per hPa as stated",
  draw: drawPressureAltitudeQuestion,
};

function drawQnhQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(random, () => true);
  const { qnh } = metar;
  const figures = String(qnh).padStart(4, "0");
  const question = pick(random, [
    `What does Q${figures} in this report mean?`,
    `Decode the group Q${figures} of this report.`,
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: `QNH ${qnh} hPa, tenths rounded down`,
      why: "Correct: the QNH in whole hectopascals, rounded down so that the altimeter never reads too high.",
    },
    mistakes: [
      {
        id: "qnh-rounded-up",
        text: `QNH ${qnh} hPa, tenths rounded up`,
        why: "Rounds the wrong way: rounding up would make the altimeter read too high.",
      },
      {
        id: "qnh-rounded-to-nearest",
        text: `QNH ${qnh} hPa, tenths rounded to the nearest`,
        why: "Rounds as numbers are rounded elsewhere, which could make the altimeter read too high.",
      },
      {
        id: "qnh-as-qfe",
        text: `QFE ${qnh} hPa, tenths rounded down`,
        why: "Takes the QNH for the pressure at the aerodrome itself.",
      },
      {
        id: "qnh-as-inches",
        text: `Altimeter setting ${(qnh / 100).toFixed(2)} inHg`,
        why: "Takes hectopascals for hundredths of an inch of mercury, which have the letter A.",
      },
      {
        id: "qnh-in-tenths",
        text: `QNH ${(qnh / 10).toFixed(1)} hPa, with tenths`,
        why: "Takes the last figure for tenths.",
      },
      {
        id: "qnh-forecast",
        text: `Lowest QNH of the next 2 hours, ${qnh} hPa`,
        why: "Takes an observed value for a forecast.",
      },
    ],
    explanation: `Q and four figures are the QNH in whole hPa: ${qnh} hPa. Tenths are rounded down, so a QNH of ${qnh}.9 hPa is reported as Q${figures}.`,
  };
}

export const metarQnh: Template = {
  id: "metar-qnh",
  version: 5,
  title: "QNH in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 1,
  reference: "ICAO Annex 3, appendix 3, 4.7",
  draw: drawQnhQuestion,
};
