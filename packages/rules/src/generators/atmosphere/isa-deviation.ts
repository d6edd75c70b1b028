import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";
import { ruleTemperature } from "./atmosphere.ts";

const whole = (value: number) => showNumber(value, { decimals: 0 });
const tenth = (value: number) => showNumber(value, { decimals: 1 });

/** A larger deviation from ISA nobody takes for possible, °C. */
const MOST_DEVIATION = 40;

/** Flight level of the tropopause by the rule of the stem. */
const TROPOPAUSE_LEVEL = 360;

/** Flight levels below the tropopause and, less often, above it. */
function drawLevel(random: Random): number {
  return random.below(4) === 0
    ? drawNumber(random, { from: 370, to: 430, step: 10 })
    : drawNumber(random, { from: 50, to: 350, step: 10 });
}

function misreadings(level: number, celsius: number): readonly Mistake[] {
  const standard = ruleTemperature(level * 100);
  const mistakes: readonly Mistake[] = [
    {
      id: "deviation-wrong-way",
      why: "Subtracts the actual temperature from ISA: warmer than ISA is positive.",
      value: standard - celsius,
    },
    {
      id: "sea-level-isa",
      why: "Compares with ISA at sea level instead of at the flight level.",
      value: celsius - 15,
    },
    {
      id: "dry-adiabatic-lapse",
      why: "Uses 3 °C per 1000 ft, the dry adiabatic rate, for ISA.",
      value: celsius - (15 - (3 * level) / 10),
    },
    {
      id: "saturated-adiabatic-lapse",
      why: "Uses 1.5 °C per 1000 ft, a saturated adiabatic rate, for ISA.",
      value: celsius - (15 - (1.5 * level) / 10),
    },
    {
      id: "lapse-from-zero",
      why: "Counts the fall of 2 °C per 1000 ft from 0 °C instead of 15 °C.",
      value: celsius + (2 * level) / 10,
    },
    {
      id: "signs-dropped",
      why: "Adds the two temperatures instead of taking their difference.",
      value: celsius + standard,
    },
  ];
  if (level <= TROPOPAUSE_LEVEL) return mistakes;
  const why = "Lets the ISA temperature go on falling above the tropopause.";
  return [...mistakes, { id: "tropopause-ignored", why, value: celsius - (15 - (2 * level) / 10) }];
}

function drawIsaDeviation(random: Random): NumberProblem {
  const level = drawLevel(random);
  const standard = ruleTemperature(level * 100);
  const isAbove = level > TROPOPAUSE_LEVEL;
  const celsius = drawWhere(
    random,
    (random) => Math.round(standard) + drawNumber(random, { from: -15, to: 20, step: 1 }),
    (degrees) => Math.abs(degrees - standard) >= 3,
  );
  const value = celsius - standard;
  const figures = isAbove ? tenth : whole;
  const rule = "15 °C at mean sea level, less 2 °C per 1000 ft, −56.5 °C above 36000 ft";
  return {
    shape: "number",
    stem: pick(random, [
      `At FL${String(level).padStart(3, "0")} the static air temperature is ${whole(celsius)} °C. What is the ISA deviation in °C? ISA: ${rule}.`,
      `Static air temperature ${whole(celsius)} °C at FL${String(level).padStart(3, "0")}. By how many °C does it differ from ISA (${rule})? Positive when warmer.`,
      `Find the deviation from ISA (${rule}) of ${whole(celsius)} °C at FL${String(level).padStart(3, "0")}, positive when warmer.`,
    ]),
    unit: "°C",
    decimals: isAbove ? 1 : 0,
    value,
    tolerance: 0.5,
    mistakes: misreadings(level, celsius).filter(({ value: wrong }) => Math.abs(wrong) <= MOST_DEVIATION),
    explanation: String.raw`ISA at FL${level}: ${isAbove ? "above the tropopause, −56.5 °C" : `$15 - 2 \\times ${level / 10} = ${whole(standard)}$ °C`}. $\Delta T = T - T_{ISA}$ = ${whole(celsius)} °C − (${figures(standard)} °C) = ${figures(value)} °C.`,
  };
}

export const isaDeviation: Template = {
  id: "isa-deviation",
  version: 3,
  title: "Deviation from the standard atmosphere",
  code: "050",
  lo: "050.01.05",
  difficulty: 2,
  reference: "ICAO Doc 7488; 2 °C per 1000 ft as stated",
  draw: drawIsaDeviation,
};
