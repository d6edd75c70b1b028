import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

/** Height in ft that cumulus forms at for each °C of spread: dry air cools 3 °C, its dew point 0.5 °C per 1000 ft. */
export const FEET_PER_SPREAD_DEGREE = 400;

/**
 * Base of convective cloud in ft above the place of measurement.
 *
 * @param spread temperature less dew point in °C, 0 or more
 */
export function convectiveCloudBase(spread: number): number {
  return spread * FEET_PER_SPREAD_DEGREE;
}

function drawCloudBase(random: Random): NumberProblem {
  const spread = drawNumber(random, { from: 3, to: 15, step: 1 });
  const dewPoint = drawNumber(random, { from: 2, to: 19, step: 1 });
  const temperature = dewPoint + spread;
  const elevation = drawNumber(random, { from: 300, to: 2400, step: 20 });
  const height = convectiveCloudBase(spread);
  const whole = (value: number) => showNumber(value, { decimals: 0 });
  return {
    shape: "number",
    stem: pick(random, [
      `Temperature ${temperature} °C and dew point ${dewPoint} °C at an aerodrome ${elevation} ft above mean sea level. At which altitude in ft do cumulus clouds form? Use ${FEET_PER_SPREAD_DEGREE} ft per °C of spread.`,
      `An aerodrome (elevation ${elevation} ft) reports ${temperature} °C and a dew point of ${dewPoint} °C. With ${FEET_PER_SPREAD_DEGREE} ft per °C of spread, what is the altitude in ft of convective cloud bases?`,
      `Find the altitude in ft of the base of fair-weather cumulus: elevation ${elevation} ft, temperature ${temperature} °C, dew point ${dewPoint} °C, ${FEET_PER_SPREAD_DEGREE} ft per °C of spread.`,
    ]),
    unit: "ft",
    decimals: 0,
    value: height + elevation,
    tolerance: 20,
    mistakes: [
      {
        id: "elevation-forgotten",
        why: "Gives the height above the aerodrome, not the altitude.",
        value: height,
      },
      {
        id: "elevation-subtracted",
        why: "Subtracts the elevation instead of adding it.",
        value: height - elevation,
      },
      {
        id: "dry-rate-alone",
        why: "Divides the spread by 3 °C per 1000 ft and forgets that the dew point falls too.",
        value: (spread / 3) * 1000 + elevation,
      },
      {
        id: "metres-per-degree",
        why: "Uses 125 per °C, which gives metres, and adds it to feet.",
        value: spread * 125 + elevation,
      },
      {
        id: "temperature-for-spread",
        why: "Takes the temperature for the spread.",
        value: temperature * FEET_PER_SPREAD_DEGREE + elevation,
      },
      {
        id: "dew-point-for-spread",
        why: "Takes the dew point for the spread.",
        value: dewPoint * FEET_PER_SPREAD_DEGREE + elevation,
      },
      {
        id: "standard-lapse",
        why: "Divides the spread by 2 °C per 1000 ft, the rate of the standard atmosphere.",
        value: (spread / 2) * 1000 + elevation,
      },
    ],
    explanation: `Spread: ${temperature} °C − ${dewPoint} °C = ${spread} °C. Height of the base: ${spread} °C × ${FEET_PER_SPREAD_DEGREE} ft/°C = ${whole(height)} ft above the aerodrome. Altitude: ${whole(height)} ft + ${elevation} ft = ${whole(height + elevation)} ft.`,
  };
}

export const cloudBaseFromSpread: Template = {
  id: "cloud-base-from-spread",
  version: 3,
  title: "Cloud base from the dew point spread",
  code: "050",
  lo: "050.03.03",
  difficulty: 2,
  reference: "Rule of 400 ft (125 m) per °C of spread, as stated",
  draw: drawCloudBase,
};
