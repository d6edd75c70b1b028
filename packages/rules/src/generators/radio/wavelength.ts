import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";
import { LIGHT_KM_PER_SECOND, LIGHT_MILES_PER_SECOND, LIGHT_NM_PER_SECOND } from "./waves.ts";

const ACCEPTED_RATIO = 0.01;
/** What transmits, and its frequencies in kHz. */
const STATIONS = [
  { name: "An NDB", range: { from: 200, to: 520, step: 1 } },
  { name: "An HF station", range: { from: 2_850, to: 8_950, step: 1 } },
] as const;

/** Wavelength in m of a frequency in kHz. Source: λ = c / f. */
export function wavelength(kilohertz: number, lightKmPerSecond = LIGHT_KM_PER_SECOND): number {
  return lightKmPerSecond / kilohertz;
}

function drawWavelength(random: Random): NumberProblem {
  const { name, range } = pick<(typeof STATIONS)[number]>(random, STATIONS);
  const frequency = drawNumber(random, range);
  const value = wavelength(frequency);
  return {
    shape: "number",
    stem: pick(random, [
      `${name} transmits on ${frequency} kHz. What is the wavelength in m, within 1 %?`,
      `Find the wavelength in m, within 1 %. ${name} transmits on ${frequency} kHz.`,
      `${name} uses ${frequency} kHz. Which wavelength in m is that, within 1 %?`,
    ]),
    unit: "m",
    decimals: 0,
    value,
    tolerance: Math.max(0.5, value * ACCEPTED_RATIO),
    mistakes: [
      { id: "half-wave", why: "Gives half of the wavelength.", value: value / 2 },
      { id: "quarter-wave", why: "Gives a quarter of the wavelength.", value: value / 4 },
      { id: "ten-times", why: "Slips by one decimal place upwards.", value: value * 10 },
      { id: "doubled", why: "Counts the way there and back, as for radar.", value: value * 2 },
      {
        id: "nautical-miles",
        why: "Works with 162000, the speed of light in NM a second.",
        value: wavelength(frequency, LIGHT_NM_PER_SECOND),
      },
      {
        id: "statute-miles",
        why: "Works with 186000, the speed of light in statute miles a second.",
        value: wavelength(frequency, LIGHT_MILES_PER_SECOND),
      },
      { id: "feet", why: "Gives the wavelength in ft.", value: value / 0.3048 },
    ],
    explanation: String.raw`$\lambda = c / f = 300000 / ${frequency} = ${showNumber(value, { decimals: 1 })}$ m, with c in km/s and f in kHz.`,
  };
}

export const radioWavelength: Template = {
  id: "radio-wavelength",
  version: 1,
  title: "Wavelength of a frequency",
  code: "062",
  lo: "062.01",
  difficulty: 2,
  reference: "Frequency = speed of light / wavelength; ITU Radio Regulations, Art. 2 (bands)",
  draw: drawWavelength,
};
