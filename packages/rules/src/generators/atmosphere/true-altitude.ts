import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

/** Feet that each 1000 ft of indicated height are off for each °C off ISA: 4 % for 10 °C. */
const FEET_PER_DEGREE = 4;
const LEAST_DEVIATION = 8;
const MOST_DEVIATION = 30;
const whole = (value: number) => showNumber(value, { decimals: 0 });

type Reading = { readonly indicated: number; readonly elevation: number; readonly celsius: number };

/** Temperature of the standard atmosphere by the rule of 2 °C per 1000 ft. */
const standard = (feet: number) => 15 - feet / 500;

/** Altitude in ft with the error of temperature, counted from the station whose QNH is set. */
export function trueAltitude({ indicated, elevation }: Reading, deviation: number): number {
  return indicated + ((indicated - elevation) / 1_000) * FEET_PER_DEGREE * deviation;
}

function drawReading(random: Random): Reading {
  return {
    indicated: drawNumber(random, { from: 5_000, to: 13_000, step: 500 }),
    elevation: drawNumber(random, { from: 500, to: 3_000, step: 100 }),
    celsius: drawNumber(random, { from: -40, to: 22, step: 1 }),
  };
}

function drawTrueAltitude(random: Random): NumberProblem {
  const reading = drawWhere(random, drawReading, ({ indicated, celsius }) => {
    const size = Math.abs(celsius - standard(indicated));
    return size >= LEAST_DEVIATION && size <= MOST_DEVIATION && celsius !== 0;
  });
  const { indicated, elevation, celsius } = reading;
  const deviation = celsius - standard(indicated);
  const value = trueAltitude(reading, deviation);
  const given = `indicated altitude ${indicated} ft on the QNH of a station at ${elevation} ft, outside air temperature ${whole(celsius)} °C`;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the true altitude in ft, within 20 ft? Given: ${given}; 4 % for each 10 °C off ISA.`,
      `Find the true altitude in ft, within 20 ft, with 4 % for each 10 °C off ISA: ${given}.`,
      `With 4 % for each 10 °C off ISA, at which true altitude in ft, within 20 ft, does the aircraft fly? Given: ${given}.`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 20,
    mistakes: [
      {
        id: "correction-wrong-way",
        why: deviation < 0 ? "Flies higher in cold air." : "Flies lower in warm air.",
        value: trueAltitude(reading, -deviation),
      },
      {
        id: "from-sea-level",
        why: "Counts the column from mean sea level instead of the station.",
        value: trueAltitude({ ...reading, elevation: 0 }, deviation),
      },
      {
        id: "temperature-as-deviation",
        why: "Takes the temperature itself for the deviation from ISA.",
        value: trueAltitude(reading, celsius),
      },
      { id: "correction-ignored", why: "Takes the indicated altitude for the true one.", value: indicated },
      {
        id: "fifteen-as-standard",
        why: "Takes 15 °C for the standard temperature of the level.",
        value: trueAltitude(reading, celsius - standard(0)),
      },
      {
        id: "correction-doubled",
        why: "Counts 4 % for each 5 °C.",
        value: trueAltitude(reading, 2 * deviation),
      },
      {
        id: "correction-halved",
        why: "Counts 2 % for each 10 °C.",
        value: trueAltitude(reading, deviation / 2),
      },
    ],
    explanation: String.raw`ISA at ${indicated} ft: $15 - 2 \times ${showNumber(indicated / 1_000, { decimals: 1 })} = ${whole(standard(indicated))}$ °C, so the deviation is ${whole(deviation)} °C. Column: $${indicated} - ${elevation} = ${indicated - elevation}$ ft. Correction: 4 % of it for 10 °C, ${whole(value - indicated)} ft. True altitude ${whole(value)} ft.`,
  };
}

export const trueAltitudeOfReading: Template = {
  id: "true-altitude",
  version: 1,
  title: "True altitude in cold and warm air",
  code: "050",
  lo: "050.01",
  difficulty: 4,
  reference:
    "ICAO Doc 8168, Altimeter corrections (temperature, mountainous areas, wind); correction = 4 % of the height per 10 °C",
  draw: drawTrueAltitude,
};
