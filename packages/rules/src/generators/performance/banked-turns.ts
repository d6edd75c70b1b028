import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { GRAVITY, KM_PER_NM, MPS_PER_KNOT, RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Radius in m of a turn at a TAS in m/s whose bank has this tangent. Source: r = V²/(g tan φ). */
function radiusOf(metresPerSecond: number, tangent: number): number {
  return metresPerSecond ** 2 / (GRAVITY * tangent);
}

/** Rate in degrees per second. Source: ω = g tan φ/V. */
function rateOf(metresPerSecond: number, tangent: number): number {
  return (GRAVITY * tangent) / metresPerSecond / RADIANS_PER_DEGREE;
}

function drawTurn(random: Random) {
  const tas = drawNumber(random, { from: 90, to: 250, step: 5 });
  const bank = drawNumber(random, { from: 15, to: 50, step: 1 });
  const angle = bank * RADIANS_PER_DEGREE;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const given = `${tas} kt TAS and ${bank}° of bank`;
  return { tas, bank, sine, cosine, tangent: sine / cosine, speed: tas * MPS_PER_KNOT, given };
}

function drawRadius(random: Random): NumberProblem {
  const { tas, bank, sine, cosine, tangent, speed, given } = drawTurn(random);
  const value = radiusOf(speed, tangent);
  return {
    shape: "number",
    stem: pick(random, [
      `What is the radius in m of a level, coordinated turn at ${given}? An answer within 2 % counts.`,
      `Find the radius of turn in m, within 2 %, at ${given}.`,
      `A level turn is flown with ${given}. How large is its radius in m, within 2 %?`,
    ]),
    unit: "m",
    decimals: 0,
    value,
    tolerance: value * 0.02,
    mistakes: [
      { id: "diameter", why: "Gives the diameter.", value: 2 * value },
      { id: "half", why: "Halves the radius, as if the formula gave the diameter.", value: value / 2 },
      {
        id: "sine-for-tangent",
        why: "Takes the sine of the bank for its tangent.",
        value: radiusOf(speed, sine),
      },
      {
        id: "load-factor-for-tangent",
        why: "Divides by the load factor instead of the tangent of the bank.",
        value: radiusOf(speed, 1 / cosine),
      },
      {
        id: "knots-as-metres-per-second",
        why: "Takes the knots for m/s.",
        value: radiusOf(tas, tangent),
      },
      {
        id: "knots-as-km-h",
        why: "Takes the knots for km/h.",
        value: radiusOf(speed / KM_PER_NM, tangent),
      },
      {
        id: "tangent-twice",
        why: "Divides by the tangent of the bank twice.",
        value: radiusOf(speed, tangent ** 2),
      },
    ],
    explanation: String.raw`$r = \frac{V^2}{g \tan\varphi} = \frac{${dec(speed)}^2}{9.81 \times \tan ${bank}^\circ} = \frac{${dec(speed ** 2, 0)}}{9.81 \times ${dec(tangent, 3)}} = ${dec(value, 0)}$ m with the speed in m/s.`,
  };
}

function drawRate(random: Random): NumberProblem {
  const { tas, bank, sine, cosine, tangent, speed, given } = drawTurn(random);
  const value = rateOf(speed, tangent);
  return {
    shape: "number",
    stem: pick(random, [
      `What is the rate of turn in degrees per second (to one decimal) of a level, coordinated turn at ${given}?`,
      `Find the rate of turn in °/s, to one decimal, at ${given}.`,
      `A level turn is flown with ${given}. How many degrees per second does the heading change, to one decimal?`,
    ]),
    unit: "°/s",
    decimals: 1,
    value,
    tolerance: 0.1,
    mistakes: [
      {
        id: "sine-for-tangent",
        why: "Takes the sine of the bank for its tangent.",
        value: rateOf(speed, sine),
      },
      {
        id: "load-factor-for-tangent",
        why: "Multiplies by the load factor instead of the tangent of the bank.",
        value: rateOf(speed, 1 / cosine),
      },
      { id: "knots-as-metres-per-second", why: "Takes the knots for m/s.", value: rateOf(tas, tangent) },
      { id: "knots-as-km-h", why: "Takes the knots for km/h.", value: rateOf(speed / KM_PER_NM, tangent) },
      {
        id: "tenth-of-the-bank",
        why: "Takes a tenth of the bank, whatever the speed.",
        value: bank / 10,
      },
      { id: "doubled", why: "Doubles the tangent of the bank.", value: 2 * value },
      {
        id: "half-the-rate",
        why: "Divides by twice the speed.",
        value: value / 2,
      },
    ],
    explanation: String.raw`$\omega = \frac{g \tan\varphi}{V} = \frac{9.81 \times ${dec(tangent, 3)}}{${dec(speed)}} = ${dec(value * RADIANS_PER_DEGREE, 4)}$ rad/s with the speed in m/s, which is ${dec(value)}°/s.`,
  };
}

const REFERENCE =
  "ICAO Doc 8168, Volume II, Part I, Section 2, ch. 3, Turn area construction (rate and radius of turn); NAVWEPS 00-80T-80, ch. 2, Maneuvering Performance; FAA-H-8083-25C, ch. 5, Load Factors, Rate of Turn";

export const bankedRadius: Template = {
  id: "radius-of-banked-turn",
  version: 1,
  title: "Radius of a turn from speed and bank",
  code: "081",
  lo: "081.08",
  difficulty: 4,
  reference: REFERENCE,
  draw: drawRadius,
};

export const bankedRate: Template = {
  id: "rate-of-banked-turn",
  version: 1,
  title: "Rate of turn from speed and bank",
  code: "081",
  lo: "081.08",
  difficulty: 4,
  reference: REFERENCE,
  draw: drawRate,
};
