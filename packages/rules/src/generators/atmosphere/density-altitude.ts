import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";
import {
  FEET_PER_ISA_DEGREE,
  STANDARD_HPA,
  pressureAltitude,
  pressureTurned,
  ruleDensityAltitude,
  ruleTemperature,
} from "./atmosphere.ts";

const whole = (value: number) => showNumber(value, { decimals: 0 });

function densityMistakes(altitude: number, celsius: number): readonly Mistake[] {
  const deviation = celsius - ruleTemperature(altitude);
  // A correction downwards would be an altitude below the sea.
  const correctionAlone = {
    id: "correction-alone",
    why: "Gives the correction alone, without the pressure altitude.",
    value: FEET_PER_ISA_DEGREE * deviation,
  };
  return [
    {
      id: "deviation-wrong-way",
      why:
        deviation > 0
          ? "Turns the correction round: warm air is thin, so density altitude is higher."
          : "Turns the correction round: cold air is dense, so density altitude is lower.",
      value: altitude - FEET_PER_ISA_DEGREE * deviation,
    },
    {
      id: "sea-level-isa",
      why: "Compares the temperature with ISA at sea level instead of at the altitude.",
      value: altitude + FEET_PER_ISA_DEGREE * (celsius - 15),
    },
    {
      id: "temperature-as-deviation",
      why: "Takes the temperature itself for the ISA deviation.",
      value: altitude + FEET_PER_ISA_DEGREE * celsius,
    },
    ...(deviation > 0 ? [correctionAlone] : []),
    {
      id: "temperature-ignored",
      why: "Takes the pressure altitude for the density altitude.",
      value: altitude,
    },
    {
      id: "dry-adiabatic-lapse",
      why: "Uses 3 °C per 1000 ft, the dry adiabatic rate, for ISA.",
      value: altitude + FEET_PER_ISA_DEGREE * (celsius - 15 + (3 * altitude) / 1000),
    },
    {
      id: "correction-twice",
      why: "Applies the correction twice.",
      value: altitude + 2 * FEET_PER_ISA_DEGREE * deviation,
    },
    {
      id: "lapse-wrong-way",
      why: "Lets the ISA temperature rise with altitude.",
      value: altitude + FEET_PER_ISA_DEGREE * (celsius - 15 - (2 * altitude) / 1000),
    },
  ];
}

function drawDensityAltitude(random: Random): NumberProblem {
  const altitude = drawNumber(random, { from: 1000, to: 9000, step: 500 });
  const standard = ruleTemperature(altitude);
  const deviation = drawWhere(
    random,
    (random) => drawNumber(random, { from: -15, to: 24, step: 1 }),
    (degrees) => Math.abs(degrees) >= 5,
  );
  const celsius = standard + deviation;
  const value = ruleDensityAltitude(altitude, celsius);
  const given = `pressure altitude ${altitude} ft, outside air temperature ${whole(celsius)} °C`;
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}. Which density altitude in ft follows from ${FEET_PER_ISA_DEGREE} ft per °C of ISA deviation? ISA: 15 °C at mean sea level, less 2 °C per 1000 ft.`,
      `An aerodrome has ${given}. Using ISA 15 °C at sea level, 2 °C per 1000 ft and ${FEET_PER_ISA_DEGREE} ft per °C of deviation, what is its density altitude in ft?`,
      `Find the density altitude in ft: ${given}. Rules: ISA falls by 2 °C per 1000 ft from 15 °C, density altitude changes by ${FEET_PER_ISA_DEGREE} ft per °C.`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 20,
    mistakes: densityMistakes(altitude, celsius),
    explanation: String.raw`ISA at ${altitude} ft: $15 - 2 \times ${altitude / 1000} = ${whole(standard)}$ °C. Deviation: ${whole(celsius)} °C − (${whole(standard)} °C) = ${whole(deviation)} °C. $DA = PA + ${FEET_PER_ISA_DEGREE} \times \Delta T$ = ${altitude} ft + ${FEET_PER_ISA_DEGREE} ft/°C × (${whole(deviation)} °C) = ${whole(value)} ft.`,
  };
}

export const densityAltitude: Template = {
  id: "density-altitude",
  version: 3,
  title: "Density altitude from pressure altitude and temperature",
  code: "050",
  lo: "050.01.04",
  difficulty: 2,
  reference: "ICAO Doc 7488; rule of 120 ft per °C as stated",
  draw: drawDensityAltitude,
};

function drawPressureAltitude(random: Random): NumberProblem {
  const elevation = drawNumber(random, { from: 300, to: 5500, step: 10 });
  const feet = pick(random, [27, 30]);
  const qnh = drawWhere(
    random,
    (random) => drawNumber(random, { from: 978, to: 1042, step: 1 }),
    (hpa) => Math.abs(STANDARD_HPA - hpa) >= 6,
  );
  const difference = STANDARD_HPA - qnh;
  const value = pressureAltitude(elevation, qnh, feet);
  const correctionAlone = {
    id: "correction-alone",
    why: "Gives the correction alone and leaves out the elevation.",
    value: difference * feet,
  };
  return {
    shape: "number",
    stem: pick(random, [
      `An aerodrome lies at ${elevation} ft, the QNH is ${qnh} hPa. What is its pressure altitude in ft? Use ${feet} ft per hPa and standard pressure ${STANDARD_HPA} hPa.`,
      `Elevation ${elevation} ft, QNH ${qnh} hPa, 1 hPa = ${feet} ft, standard pressure ${STANDARD_HPA} hPa: find the pressure altitude in ft.`,
      `Which altitude in ft does an altimeter set to ${STANDARD_HPA} hPa show on the ground at ${elevation} ft when the QNH is ${qnh} hPa (${feet} ft per hPa)?`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 10,
    mistakes: [
      {
        id: "pressure-wrong-way",
        why: pressureTurned(difference),
        value: elevation - difference * feet,
      },
      ...(difference > 0 || value < 0 ? [correctionAlone] : []),
      { id: "pressure-ignored", why: "Takes the elevation for the pressure altitude.", value: elevation },
      {
        id: "other-feet-per-hectopascal",
        why: "Uses another number of feet per hPa than stated.",
        value: elevation + difference * (feet === 27 ? 30 : 27),
      },
      {
        id: "correction-twice",
        why: "Applies the correction twice.",
        value: elevation + 2 * difference * feet,
      },
      {
        id: "thousand-as-standard",
        why: "Counts from 1000 hPa instead of standard pressure.",
        value: elevation + (1000 - qnh) * feet,
      },
    ],
    explanation: String.raw`$PA = elevation + (${STANDARD_HPA} - QNH) \times ${feet}$ = ${elevation} ft + (${whole(difference)} hPa) × ${feet} ft/hPa = ${whole(value)} ft.`,
  };
}

export const pressureAltitudeOfAerodrome: Template = {
  id: "pressure-altitude",
  version: 3,
  title: "Pressure altitude from elevation and QNH",
  code: "050",
  lo: "050.01.06",
  difficulty: 2,
  reference: "ICAO Doc 7488; feet per hPa as stated",
  draw: drawPressureAltitude,
};
