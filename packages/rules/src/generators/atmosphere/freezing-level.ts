import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

/** Temperature that a free atmosphere loses in 1000 ft, °C, as the stem says. */
const LAPSE = 2;
const ISA_CELSIUS = 15;

/** Altitude in ft of 0 °C above a place with this temperature. */
export function freezingAltitude(elevation: number, celsius: number, lapse = LAPSE): number {
  return elevation + (celsius / lapse) * 1_000;
}

function drawFreezingLevel(random: Random): NumberProblem {
  const elevation = drawNumber(random, { from: 300, to: 3_400, step: 50 });
  const celsius = drawNumber(random, { from: 3, to: 24, step: 1 });
  const value = freezingAltitude(elevation, celsius);
  const given = `aerodrome elevation ${elevation} ft, temperature ${celsius} °C, lapse rate ${LAPSE} °C per 1000 ft`;
  return {
    shape: "number",
    stem: pick(random, [
      `At which altitude in ft is the freezing level? Given: ${given}.`,
      `Find the altitude of 0 °C in ft above mean sea level: ${given}.`,
      `Given ${given}. From which altitude in ft on has icing in cloud to be expected?`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 50,
    mistakes: [
      { id: "elevation-forgotten", why: "Gives the height above the aerodrome.", value: value - elevation },
      {
        id: "elevation-subtracted",
        why: "Subtracts the elevation instead of adding it.",
        value: value - 2 * elevation,
      },
      { id: "elevation-twice", why: "Adds the elevation twice.", value: value + elevation },
      {
        id: "dry-rate",
        why: "Takes 3 °C per 1000 ft, the rate of dry rising air.",
        value: freezingAltitude(elevation, celsius, 3),
      },
      {
        id: "saturated-rate",
        why: "Takes 1.5 °C per 1000 ft, the rate of saturated rising air.",
        value: freezingAltitude(elevation, celsius, 1.5),
      },
      {
        id: "one-degree",
        why: "Takes 1 °C for each 1000 ft.",
        value: freezingAltitude(elevation, celsius, 1),
      },
      {
        id: "standard-level",
        why: "Gives the freezing level of the standard atmosphere.",
        value: freezingAltitude(0, ISA_CELSIUS),
      },
    ].filter((mistake) => mistake.value > 0),
    explanation: String.raw`The temperature has to fall by ${celsius} °C: $${celsius} / ${LAPSE} \times 1000 = ${showNumber(value - elevation, { decimals: 0 })}$ ft above the aerodrome. Altitude: $${showNumber(value - elevation, { decimals: 0 })} + ${elevation} = ${showNumber(value, { decimals: 0 })}$ ft.`,
  };
}

export const freezingLevel: Template = {
  id: "freezing-level",
  version: 1,
  title: "Freezing level from the temperature at the aerodrome",
  code: "050",
  lo: "050.01",
  difficulty: 2,
  reference: "ICAO Doc 7488, Manual of the ICAO Standard Atmosphere; lapse rate = 2 °C per 1000 ft",
  draw: drawFreezingLevel,
};
