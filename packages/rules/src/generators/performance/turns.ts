import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { RATE_ONE, bankAngle, turnRadius } from "../flight/turn.ts";
import { KM_PER_NM, MPS_PER_KNOT, RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** A smaller bank nobody takes for rate one in flight, degrees. */
const LEAST_BANK_DEGREES = 10;

/** Slower than 94 kt a tenth of the TAS and 7 is more than the 2° off that count. */
function drawBank(random: Random): NumberProblem {
  const tas = drawNumber(random, { from: 94, to: 180, step: 2 });
  const bank = bankAngle(tas, RATE_ONE);
  return {
    shape: "number",
    stem: pick(random, [
      `Which angle of bank does a coordinated rate-one turn need at a TAS of ${tas} kt? An answer within 2° counts.`,
      `You turn at rate one with a TAS of ${tas} kt. About what angle of bank is that (within 2°)?`,
      `Find the bank angle, within 2°, of a coordinated standard-rate turn (180° a minute) at ${tas} kt TAS.`,
    ]),
    unit: "°",
    decimals: 0,
    value: bank,
    tolerance: 2,
    mistakes: [
      { id: "seven-forgotten", why: "Takes a tenth of the TAS and forgets to add 7.", value: tas / 10 },
      { id: "always-thirty", why: "Takes 30° for every turn at a standard rate.", value: 30 },
      {
        id: "half-rate",
        why: "Works with 90° a minute, half of rate one.",
        value: bankAngle(tas, RATE_ONE / 2),
      },
      {
        id: "rate-two",
        why: "Works with 360° a minute, which is rate two.",
        value: bankAngle(tas, 2 * RATE_ONE),
      },
      { id: "knots-as-km-h", why: "Takes the knots for km/h.", value: bankAngle(tas / KM_PER_NM, RATE_ONE) },
      {
        id: "knots-as-metres-per-second",
        why: "Takes the knots for m/s.",
        value: bankAngle(tas / MPS_PER_KNOT, RATE_ONE),
      },
      {
        id: "fifteen-percent-and-seven",
        why: "Adds 7 to 15 % of the TAS, although the 7 belongs to 10 %.",
        value: tas * 0.15 + 7,
      },
    ].filter(({ value }) => value >= LEAST_BANK_DEGREES),
    explanation: String.raw`$\tan\varphi = \frac{V \omega}{g} = \frac{${dec(tas * MPS_PER_KNOT)} \times ${dec(Math.PI / 60, 4)}}{9.81} = ${dec(Math.tan(bank * RADIANS_PER_DEGREE), 3)}$ with the speed in m/s, so the bank is ${dec(bank)}°. Rule of thumb: $${tas} / 10 + 7 = ${dec(tas / 10 + 7)}$.`,
  };
}

function drawRadius(random: Random): NumberProblem {
  const tas = drawNumber(random, { from: 90, to: 250, step: 2 });
  const radius = turnRadius(tas, RATE_ONE);
  const round = tas / 30;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the radius of a rate-one turn at a TAS of ${tas} kt in still air? Round to 0.01 NM.`,
      `You fly a standard-rate turn (180° a minute) at ${tas} kt TAS, no wind. Find its radius, to 0.01 NM.`,
      `What radius does a rate-one turn have at ${tas} kt TAS without wind, to 0.01 NM?`,
    ]),
    unit: "NM",
    decimals: 2,
    value: radius,
    tolerance: 0.02,
    mistakes: [
      { id: "diameter", why: "Gives the diameter of the turn.", value: 2 * radius },
      {
        id: "rate-two",
        why: "Works with a full circle in one minute, which is rate two.",
        value: radius / 2,
      },
      {
        id: "half-rate",
        why: "Works with a full circle in four minutes and takes the diameter.",
        value: 4 * radius,
      },
      { id: "circumference", why: "Gives the way round the full circle.", value: round },
      {
        id: "knots-as-km-h",
        why: "Takes the knots for km/h and turns the result into NM.",
        value: radius / KM_PER_NM,
      },
      { id: "kilometres", why: "Gives the radius in km.", value: radius * KM_PER_NM },
      {
        id: "pi-forgotten",
        why: "Halves the way round the circle and forgets to divide by π.",
        value: round / 2,
      },
      {
        id: "divided-by-three-pi",
        why: "Divides the way round the circle by 3π instead of 2π.",
        value: (radius * 2) / 3,
      },
    ],
    explanation: String.raw`A full circle takes 2 min and is $${tas} / 30 = ${dec(round, 2)}$ NM long. $r = \frac{${dec(round, 2)}}{2\pi} = ${dec(radius, 2)}$ NM.`,
  };
}

export const rateOneBank: Template = {
  id: "rate-one-bank",
  version: 3,
  title: "Bank angle of a rate-one turn",
  code: "081",
  lo: "081.08",
  difficulty: 2,
  reference: "Coordinated turn: tan φ = V·ω/g; rate one is 3° a second",
  draw: drawBank,
};

export const rateOneRadius: Template = {
  id: "rate-one-radius",
  version: 3,
  title: "Radius of a rate-one turn",
  code: "081",
  lo: "081.08",
  difficulty: 3,
  reference: "Circular motion: r = V/ω; rate one is 3° a second",
  draw: drawRadius,
};
