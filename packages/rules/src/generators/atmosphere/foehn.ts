import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";

/** °C per 1000 ft of rising or sinking air, unsaturated and saturated, as the stem says. */
const DRY = 3;
const SATURATED = 1.5;
const dec = (value: number) => showNumber(value, { decimals: 1 });

/** Elevations in ft on both sides, base of the cloud and crest, and the temperature on the windward side. */
type Mountain = {
  readonly windward: number;
  readonly base: number;
  readonly crest: number;
  readonly lee: number;
  readonly celsius: number;
};

/** Temperature in the lee of a mountain where all water that condenses falls out. */
export function leeTemperature({ windward, base, crest, lee, celsius }: Mountain, down = DRY): number {
  const top = celsius - ((base - windward) * DRY + (crest - base) * SATURATED) / 1_000;
  return top + ((crest - lee) * down) / 1_000;
}

function drawMountain(random: Random): Mountain {
  const windward = drawNumber(random, { from: 400, to: 1_400, step: 200 });
  const base = windward + drawNumber(random, { from: 1_600, to: 3_000, step: 200 });
  const crest = base + drawNumber(random, { from: 2_400, to: 5_000, step: 200 });
  const lee = drawNumber(random, { from: 400, to: 2_000, step: 200 });
  return { windward, base, crest, lee, celsius: drawNumber(random, { from: 8, to: 18, step: 1 }) };
}

function foehnMistakes(mountain: Mountain): readonly Mistake[] {
  const { windward, base, crest, lee, celsius } = mountain;
  const value = leeTemperature(mountain);
  return [
    {
      id: "dry-all-the-way",
      why: "Cools the air at the unsaturated rate in the cloud as well.",
      value: leeTemperature({ ...mountain, base: crest }),
    },
    {
      id: "saturated-all-the-way-up",
      why: "Cools the air at the saturated rate from the valley on.",
      value: leeTemperature({ ...mountain, base: windward }),
    },
    {
      id: "cloud-left-out",
      why: "Leaves out the cooling in the cloud.",
      value: value + ((crest - base) * SATURATED) / 1_000,
    },
    {
      id: "saturated-down",
      why: "Warms the sinking air at the saturated rate, although the cloud is gone.",
      value: leeTemperature(mountain, SATURATED),
    },
    {
      id: "rates-swapped",
      why: "Swaps the two rates on the way up.",
      value:
        celsius -
        ((base - windward) * SATURATED + (crest - base) * DRY) / 1_000 +
        ((crest - lee) * DRY) / 1_000,
    },
    {
      id: "down-to-windward-level",
      why: "Warms the air down to the level of the windward valley.",
      value: leeTemperature({ ...mountain, lee: windward }),
    },
    {
      id: "down-to-sea-level",
      why: "Warms the air down to mean sea level.",
      value: leeTemperature({ ...mountain, lee: 0 }),
    },
    {
      id: "windward-valley-at-sea-level",
      why: "Lets the air rise from mean sea level.",
      value: leeTemperature({ ...mountain, windward: 0 }),
    },
  ];
}

function drawFoehn(random: Random): NumberProblem {
  const mountain = drawMountain(random);
  const { windward, base, crest, lee, celsius } = mountain;
  const value = leeTemperature(mountain);
  const top = leeTemperature({ ...mountain, lee: crest });
  const given = `${celsius} °C at ${windward} ft on the windward side, cloud from ${base} ft up to the crest at ${crest} ft, no cloud in the lee; ${DRY} °C per 1000 ft in unsaturated and ${SATURATED} °C per 1000 ft in saturated air`;
  return {
    shape: "number",
    stem: pick(random, [
      `Foehn: ${given}. Which temperature in °C reaches the lee valley at ${lee} ft, to one decimal?`,
      `Moist air crosses a mountain: ${given}. Find the temperature in °C, to one decimal, in the lee at ${lee} ft.`,
      `What is the temperature in °C, to one decimal, at ${lee} ft in the lee of a mountain? Given: ${given}.`,
    ]),
    unit: "°C",
    decimals: 1,
    value,
    tolerance: 0.1,
    mistakes: foehnMistakes(mountain),
    explanation: String.raw`Up to the cloud: $${base} - ${windward} = ${base - windward}$ ft at 3 °C; in the cloud $${crest} - ${base} = ${crest - base}$ ft at 1.5 °C: ${dec(top)} °C at the crest. Down: $${crest} - ${lee} = ${crest - lee}$ ft at 3 °C, which gives ${dec(value)} °C.`,
  };
}

export const foehnTemperature: Template = {
  id: "foehn-temperature",
  version: 2,
  title: "Temperature in the lee of a mountain",
  code: "050",
  lo: "050.03",
  difficulty: 3,
  reference:
    "Meteorological Glossary (HMSO, 6th ed.), föhn; FAA-H-8083-28A, Chapter 16 (Mountain Weather); temperature change = lapse rate × change of height",
  draw: drawFoehn,
};
