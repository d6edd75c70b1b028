import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { loadFactor, stallSpeedInTurn } from "../flight/turn.ts";
import { RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 2) => showNumber(value, { decimals });

function drawLoadFactor(random: Random): NumberProblem {
  const bank = drawNumber(random, { from: 20, to: 70, step: 1 });
  const factor = loadFactor(bank);
  const [sine, cosine] = [Math.sin(bank * RADIANS_PER_DEGREE), Math.cos(bank * RADIANS_PER_DEGREE)];
  return {
    shape: "number",
    stem: pick(random, [
      `What is the load factor in a level, coordinated turn with ${bank}° of bank? Round to two decimals.`,
      `You hold the altitude in a coordinated turn with ${bank}° of bank. Find the load factor, to two decimals.`,
      `Which load factor acts in a steady level turn banked ${bank}°, to two decimals?`,
    ]),
    unit: "",
    decimals: 2,
    value: factor,
    tolerance: 0.02,
    mistakes: [
      {
        id: "cosine-itself",
        why: "Takes the cosine of the bank angle instead of its reciprocal.",
        value: cosine,
      },
      { id: "sine-for-cosine", why: "Divides 1 by the sine of the bank angle.", value: 1 / sine },
      {
        id: "stall-speed-factor",
        why: "Takes the square root, which is the factor of the stall speed.",
        value: Math.sqrt(factor),
      },
      { id: "squared", why: "Squares the load factor.", value: factor ** 2 },
      {
        id: "angle-over-ninety",
        why: "Lets the load grow evenly with the angle (1 + angle / 90).",
        value: 1 + bank / 90,
      },
      { id: "one-plus-tangent", why: "Adds the sideways part of the lift to 1 g.", value: 1 + sine / cosine },
      { id: "one-plus-sine", why: "Adds the sine of the bank angle to 1.", value: 1 + sine },
    ],
    explanation: String.raw`The upright part of the lift carries the weight: $n = \frac{1}{\cos ${bank}^\circ} = \frac{1}{${dec(cosine, 4)}} = ${dec(factor)}$.`,
  };
}

function drawStallSpeed(random: Random): NumberProblem {
  const bank = drawNumber(random, { from: 35, to: 65, step: 1 });
  const level = drawNumber(random, { from: 42, to: 75, step: 1 });
  const factor = loadFactor(bank);
  const sine = Math.sin(bank * RADIANS_PER_DEGREE);
  const speed = stallSpeedInTurn(level, bank);
  return {
    shape: "number",
    stem: pick(random, [
      `An aeroplane stalls at ${level} kt in level flight at 1 g. At what speed does it stall in a level turn with ${bank}° of bank? Round to the nearest knot.`,
      `Stall speed wings level: ${level} kt. Find the stall speed in a level, coordinated turn banked ${bank}°, to the nearest knot.`,
      `You fly a level turn with ${bank}° of bank. The stall speed at 1 g is ${level} kt. What is it in the turn, to the nearest knot?`,
    ]),
    unit: "kt",
    decimals: 0,
    value: speed,
    tolerance: 1,
    mistakes: [
      {
        id: "root-forgotten",
        why: "Multiplies by the load factor instead of its square root.",
        value: level * factor,
      },
      { id: "unchanged", why: "Leaves the stall speed as in level flight.", value: level },
      {
        id: "divided-by-root",
        why: "Divides by the square root of the load factor.",
        value: level / Math.sqrt(factor),
      },
      {
        id: "root-twice",
        why: "Takes the square root of the load factor twice.",
        value: level * factor ** 0.25,
      },
      {
        id: "load-factor-squared",
        why: "Multiplies by the square of the load factor.",
        value: level * factor ** 2,
      },
      {
        id: "sine-for-cosine",
        why: "Works out the load factor with the sine of the bank angle.",
        value: level / Math.sqrt(sine),
      },
      {
        id: "angle-over-ninety",
        why: "Lets the speed grow evenly with the angle (1 + angle / 90).",
        value: level * (1 + bank / 90),
      },
    ],
    explanation: String.raw`Load factor $n = \frac{1}{\cos ${bank}^\circ} = ${dec(factor)}$. Stall speed: $${level} \sqrt{${dec(factor)}} = ${level} \times ${dec(Math.sqrt(factor))} = ${dec(speed, 1)}$ kt.`,
  };
}

export const loadFactorInTurn: Template = {
  id: "load-factor-in-turn",
  version: 3,
  title: "Load factor in a level turn",
  code: "081",
  lo: "081.08",
  difficulty: 1,
  reference: "Level coordinated turn: n = 1 / cos φ",
  draw: drawLoadFactor,
};

export const stallSpeedBanked: Template = {
  id: "stall-speed-in-turn",
  version: 4,
  title: "Stall speed in a level turn",
  code: "081",
  lo: "081.03",
  difficulty: 2,
  reference: "Level coordinated turn: stall speed × √(1 / cos φ)",
  draw: drawStallSpeed,
};
