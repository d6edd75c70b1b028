import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { gradientOfAngle, gradientOfRate, rateOnGradient } from "../flight/vertical.ts";
import { FEET_PER_NM, KM_PER_NM, METRES_PER_FOOT, RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";
import { drawAlongTrack, groundSpeedTex, windMistakes } from "../navigation/along-track.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawClimbRate(random: Random): NumberProblem {
  const along = drawAlongTrack(random, { from: 80, to: 180, step: 5 });
  const gradient = drawNumber(random, { from: 3.3, to: 7, step: 0.1 });
  const rate = rateOnGradient(gradient, along.gs);
  const overGround = rateOnGradient(100, along.gs);
  const given = `climb gradient ${dec(gradient)} %, ${along.text}`;
  return {
    shape: "number",
    stem: pick(random, [
      `A departure asks for a climb gradient of ${dec(gradient)} %. With ${along.text}, which rate of climb is needed, within 20 ft/min?`,
      `Find the least rate of climb for the departure, within 20 ft/min: ${given}.`,
      `What rate of climb, within 20 ft/min, gives the gradient over ground? Given: ${given}.`,
    ]),
    unit: "ft/min",
    decimals: 0,
    value: rate,
    // The rule for the head, knots times percent, is 1.3 % off: 18 ft/min at most.
    tolerance: 20,
    mistakes: [
      ...windMistakes(along, (gs) => rateOnGradient(gradient, gs)),
      {
        id: "percent-as-degrees",
        why: "Takes the gradient in percent for an angle in degrees.",
        value: rateOnGradient(gradientOfAngle(gradient), along.gs),
      },
      {
        id: "feet-a-mile-as-feet-a-minute",
        why: "Works out the feet for each NM and takes them for ft/min.",
        value: (gradient / 100) * FEET_PER_NM,
      },
      { id: "knots-as-km-h", why: "Takes the knots for km/h.", value: rate / KM_PER_NM },
      {
        id: "km-h-as-knots",
        why: "Turns the ground speed into km/h and works on as with knots.",
        value: rate * KM_PER_NM,
      },
      {
        id: "one-in-sixty-feet",
        why: "Multiplies percent and knots by 0.6 as in the 1-in-60 rule.",
        value: gradient * along.gs * 0.6,
      },
    ],
    explanation: String.raw`${groundSpeedTex(along)}, which is ${dec(overGround, 0)} ft/min over ground. Rate: $${dec(overGround, 0)} \times ${dec(gradient)} / 100 = ${dec(rate, 0)}$ ft/min. In the head: knots times percent.`,
  };
}

/** Up to here the rule for the head, ft/min divided by knots, is off by less than the 0.2 % that count. */
const STEEPEST_PERCENT = 11;

function drawClimb(random: Random) {
  return {
    along: drawAlongTrack(random, { from: 80, to: 160, step: 5 }),
    rate: drawNumber(random, { from: 500, to: 1_200, step: 20 }),
  };
}

function drawClimbGradient(random: Random): NumberProblem {
  const { along, rate } = drawWhere(random, drawClimb, (climb) => {
    return gradientOfRate(climb.rate, climb.along.gs) <= STEEPEST_PERCENT;
  });
  const gradient = gradientOfRate(rate, along.gs);
  const overGround = rateOnGradient(100, along.gs);
  const given = `rate of climb ${rate} ft/min, ${along.text}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Which climb gradient over ground results, in percent (within 0.2 %)? Given: ${given}.`,
      `Find the climb gradient over ground in percent, within 0.2 %: ${given}.`,
      `You climb at ${rate} ft/min with ${along.text}. What is the gradient over ground in percent? An answer within 0.2 % counts.`,
    ]),
    unit: "%",
    decimals: 1,
    value: gradient,
    tolerance: 0.2,
    mistakes: [
      ...windMistakes(along, (gs) => gradientOfRate(rate, gs)),
      {
        id: "degrees-for-percent",
        why: "Gives the angle of climb in degrees.",
        value: Math.atan(gradient / 100) / RADIANS_PER_DEGREE,
      },
      {
        id: "feet-a-minute-as-feet-a-mile",
        why: "Takes the rate in ft/min for feet in each NM.",
        value: (rate / FEET_PER_NM) * 100,
      },
      { id: "knots-as-km-h", why: "Takes the knots for km/h.", value: gradient * KM_PER_NM },
      {
        id: "km-h-as-knots",
        why: "Turns the ground speed into km/h and works on as with knots.",
        value: gradient / KM_PER_NM,
      },
      {
        id: "feet-as-metres",
        why: "Turns the rate into m/min and divides it by knots.",
        value: (rate / along.gs) * METRES_PER_FOOT,
      },
    ],
    explanation: String.raw`${groundSpeedTex(along)}, which is ${dec(overGround, 0)} ft/min over ground. Gradient: $\frac{${rate}}{${dec(overGround, 0)}} \times 100 = ${dec(gradient, 2)}$ %. In the head: ft/min divided by knots.`,
  };
}

export const climbRate: Template = {
  id: "climb-rate-for-gradient",
  version: 3,
  title: "Rate of climb for a gradient",
  code: "061",
  lo: "061.01.08",
  difficulty: 3,
  reference: "Rate = ground speed × gradient; 1 kt = 101.27 ft/min",
  draw: drawClimbRate,
};

export const climbGradient: Template = {
  id: "climb-gradient",
  version: 3,
  title: "Climb gradient from the rate of climb",
  code: "061",
  lo: "061.01.08",
  difficulty: 3,
  reference: "Gradient = rate / ground speed; 1 kt = 101.27 ft/min",
  draw: drawClimbGradient,
};
