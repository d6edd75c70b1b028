import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { MPS_PER_KNOT } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";
import {
  KELVIN,
  SOUND_KT_PER_ROOT_KELVIN,
  densityRatio,
  ruleTemperature,
  speedOfSound,
  trueAirspeed,
} from "../atmosphere/atmosphere.ts";

const whole = (value: number) => showNumber(value, { decimals: 0 });
const two = (value: number) => showNumber(value, { decimals: 2 });
const three = (value: number) => showNumber(value, { decimals: 3 });

function drawTrueAirspeed(random: Random): NumberProblem {
  const altitude = drawNumber(random, { from: 4000, to: 14_000, step: 500 });
  const celsius = Math.round(ruleTemperature(altitude)) + drawNumber(random, { from: -12, to: 15, step: 1 });
  const cas = drawNumber(random, { from: 85, to: 165, step: 5 });
  const sigma = densityRatio(altitude, celsius);
  const value = trueAirspeed(cas, sigma);
  const given = `CAS ${cas} kt, pressure altitude ${altitude} ft, outside air temperature ${whole(celsius)} °C`;
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}. Find the true airspeed with a navigation computer, without compressibility, to the nearest knot.`,
      `What is the true airspeed in kt, to the nearest knot? ${given}. Compressibility is negligible.`,
      `${given}: which TAS results, to the nearest knot and without compressibility ($TAS = CAS / \\sqrt{\\sigma}$)?`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 2,
    mistakes: [
      {
        id: "density-wrong-way",
        why: "Multiplies by the root of the density ratio: true airspeed grows as the air gets thinner.",
        value: cas * Math.sqrt(sigma),
      },
      { id: "cas-as-tas", why: "Takes the calibrated airspeed for the true airspeed.", value: cas },
      {
        id: "root-forgotten",
        why: "Divides by the density ratio without its square root.",
        value: cas / sigma,
      },
      {
        id: "half-rule",
        why: "Adds 1 % per 1000 ft instead of 2 %.",
        value: cas * (1 + altitude / 100_000),
      },
      {
        id: "three-percent-rule",
        why: "Adds 3 % per 1000 ft instead of 2 %.",
        value: cas * (1 + (3 * altitude) / 100_000),
      },
      {
        id: "five-percent-rule",
        why: "Adds 5 % per 1000 ft instead of 2 %.",
        value: cas * (1 + altitude / 20_000),
      },
      {
        id: "density-wrong-way-no-root",
        why: "Multiplies by the density ratio itself.",
        value: cas * sigma,
      },
    ],
    explanation: String.raw`Density ratio at ${altitude} ft and ${whole(celsius)} °C: $\sigma = \delta / \theta = ${three(sigma)}$. $TAS = CAS / \sqrt{\sigma} = ${cas} / ${three(Math.sqrt(sigma))} = ${whole(value)}$ kt. Rule of thumb: 2 % per 1000 ft gives ${whole(cas * (1 + altitude / 50_000))} kt in standard temperature.`,
  };
}

export const trueAirspeedFromCas: Template = {
  id: "true-airspeed",
  version: 3,
  title: "True airspeed from calibrated airspeed",
  code: "061",
  lo: "061.01.05",
  difficulty: 3,
  reference: "ICAO Doc 7488 density ratio; TAS = CAS / √σ",
  draw: drawTrueAirspeed,
};

const SOUND = "LSS = 38.97 \\sqrt{T}";
const SIGN_DROPPED = {
  id: "celsius-sign-dropped",
  why: "Drops the sign of the temperature when turning it to kelvin.",
};
const CELSIUS_SUBTRACTED = {
  id: "celsius-subtracted",
  why: "Subtracts the temperature from 273.15 instead of adding it.",
};
const SEA_LEVEL_SOUND_KT = speedOfSound(15);

function drawSpeedOfSound(random: Random): NumberProblem {
  const celsius = drawNumber(random, { from: -62, to: 30, step: 1 });
  const value = speedOfSound(celsius);
  return {
    shape: "number",
    stem: pick(random, [
      `What is the local speed of sound in kt at ${whole(celsius)} °C, to the nearest knot? Use $${SOUND}$, T in K.`,
      `The static air temperature is ${whole(celsius)} °C. Find the speed of sound to the nearest knot ($${SOUND}$, 0 °C = 273.15 K).`,
      `With $${SOUND}$ and T in kelvin, which local speed of sound in kt belongs to ${whole(celsius)} °C?`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "sea-level-sound",
        why: "Takes the speed of sound of ISA at sea level whatever the temperature.",
        value: SEA_LEVEL_SOUND_KT,
      },
      {
        ...(celsius < 0 ? SIGN_DROPPED : CELSIUS_SUBTRACTED),
        value: speedOfSound(-celsius),
      },
      // Below 0 °C there is no root to take.
      ...(celsius > 0
        ? [
            {
              id: "celsius-for-kelvin",
              why: "Puts the temperature in °C under the root.",
              value: SOUND_KT_PER_ROOT_KELVIN * Math.sqrt(celsius),
            },
          ]
        : []),
      {
        id: "metres-per-second",
        why: "Gives metres per second for knots.",
        value: value * MPS_PER_KNOT,
      },
      {
        id: "metres-per-second-as-knots",
        why: "Turns knots to knots once more, as if the formula gave metres per second.",
        value: value / MPS_PER_KNOT,
      },
      {
        id: "kelvin-forgotten-linear",
        why: "Takes the speed of sound in proportion to the absolute temperature, without the root.",
        value: (SEA_LEVEL_SOUND_KT * (celsius + KELVIN)) / (15 + KELVIN),
      },
    ],
    explanation: String.raw`T = ${whole(celsius)} °C + 273.15 = ${two(celsius + KELVIN)} K. $LSS = 38.97 \sqrt{${two(celsius + KELVIN)}} = ${whole(value)}$ kt. It depends on the temperature alone.`,
  };
}

export const localSpeedOfSound: Template = {
  id: "speed-of-sound",
  version: 3,
  title: "Local speed of sound",
  code: "061",
  lo: "061.01.05",
  difficulty: 2,
  reference: "ICAO Doc 7488: speed of sound",
  draw: drawSpeedOfSound,
};

type Cruise = { readonly level: number; readonly celsius: number; readonly mach: number };

/** Jet cruise between FL250 and FL410 with a temperature off ISA. */
function drawCruise(random: Random): Cruise {
  const level = drawNumber(random, { from: 250, to: 410, step: 10 });
  const deviation = drawNumber(random, { from: 4, to: 14, step: 1 }) * pick(random, [-1, 1]);
  return {
    level,
    celsius: Math.round(ruleTemperature(level * 100)) + deviation,
    mach: drawNumber(random, { from: 0.68, to: 0.86, step: 0.01 }),
  };
}

function drawMachNumber(random: Random): NumberProblem {
  const { level, celsius, mach } = drawCruise(random);
  const tas = Math.round(mach * speedOfSound(celsius));
  const value = tas / speedOfSound(celsius);
  return {
    shape: "number",
    stem: pick(random, [
      `At FL${level} the TAS is ${tas} kt and the static air temperature ${whole(celsius)} °C. What is the Mach number, to two decimals? Use $${SOUND}$, T in K.`,
      `TAS ${tas} kt, static air temperature ${whole(celsius)} °C at FL${level}: find the Mach number to two decimals ($${SOUND}$, 0 °C = 273.15 K).`,
    ]),
    unit: "",
    decimals: 2,
    value,
    tolerance: 0.008,
    mistakes: [
      {
        id: "sea-level-sound",
        why: "Divides by the speed of sound of ISA at sea level.",
        value: tas / SEA_LEVEL_SOUND_KT,
      },
      {
        id: "isa-temperature-used",
        why: "Uses the ISA temperature of the level instead of the actual one.",
        value: tas / speedOfSound(ruleTemperature(level * 100)),
      },
      {
        ...SIGN_DROPPED,
        value: tas / speedOfSound(-celsius),
      },
      {
        id: "root-forgotten-linear",
        why: "Takes the speed of sound in proportion to the absolute temperature, without the root.",
        value: tas / ((SEA_LEVEL_SOUND_KT * (celsius + KELVIN)) / (15 + KELVIN)),
      },
      {
        id: "ratio-turned",
        why: "Divides the speed of sound by the TAS.",
        value: speedOfSound(celsius) / tas,
      },
    ],
    explanation: String.raw`$LSS = 38.97 \sqrt{${two(celsius + KELVIN)}} = ${whole(speedOfSound(celsius))}$ kt. $M = TAS / LSS = ${tas} / ${whole(speedOfSound(celsius))} = ${two(value)}$.`,
  };
}

export const machNumber: Template = {
  id: "mach-number",
  version: 3,
  title: "Mach number from true airspeed",
  code: "061",
  lo: "061.01.05",
  difficulty: 3,
  reference: "ICAO Doc 7488: speed of sound",
  draw: drawMachNumber,
};

function drawTasFromMach(random: Random): NumberProblem {
  const { level, celsius, mach } = drawCruise(random);
  const value = mach * speedOfSound(celsius);
  return {
    shape: "number",
    stem: pick(random, [
      `Cruising at M${two(mach)} and FL${level}, static air temperature ${whole(celsius)} °C. What is the TAS to the nearest knot? Use $${SOUND}$, T in K.`,
      `Find the TAS in kt for Mach ${two(mach)} at ${whole(celsius)} °C (FL${level}), to the nearest knot ($${SOUND}$, 0 °C = 273.15 K).`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 2,
    mistakes: [
      {
        id: "sea-level-sound",
        why: "Multiplies with the speed of sound of ISA at sea level.",
        value: mach * SEA_LEVEL_SOUND_KT,
      },
      {
        id: "isa-temperature-used",
        why: "Uses the ISA temperature of the level instead of the actual one.",
        value: mach * speedOfSound(ruleTemperature(level * 100)),
      },
      {
        ...SIGN_DROPPED,
        value: mach * speedOfSound(-celsius),
      },
      { id: "metres-per-second", why: "Gives metres per second for knots.", value: value * MPS_PER_KNOT },
      { id: "sound-as-tas", why: "Gives the speed of sound itself.", value: speedOfSound(celsius) },
      {
        id: "divided-by-mach",
        why: "Divides the speed of sound by the Mach number.",
        value: speedOfSound(celsius) / mach,
      },
      {
        id: "root-forgotten-linear",
        why: "Takes the speed of sound in proportion to the absolute temperature, without the root.",
        value: (mach * SEA_LEVEL_SOUND_KT * (celsius + KELVIN)) / (15 + KELVIN),
      },
    ],
    explanation: String.raw`$LSS = 38.97 \sqrt{${two(celsius + KELVIN)}} = ${whole(speedOfSound(celsius))}$ kt. $TAS = M \times LSS = ${two(mach)} \times ${whole(speedOfSound(celsius))} = ${whole(value)}$ kt.`,
  };
}

export const trueAirspeedFromMach: Template = {
  id: "true-airspeed-from-mach",
  version: 3,
  title: "True airspeed from Mach number",
  code: "061",
  lo: "061.01.05",
  difficulty: 3,
  reference: "ICAO Doc 7488: speed of sound",
  draw: drawTasFromMach,
};
