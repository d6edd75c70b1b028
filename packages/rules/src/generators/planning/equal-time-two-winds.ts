import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { equalTimeDistance, legMinutes } from "../flight/navigation.ts";
import { windName } from "../navigation/along-track.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Headwinds in kt as met flying on from the point, and flying back from it; a tailwind is negative. */
type Winds = { readonly on: number; readonly back: number };

function drawWinds(random: Random): Winds {
  const wind = { from: -60, to: 60, step: 5 };
  return { on: drawNumber(random, wind), back: drawNumber(random, wind) };
}

/** Winds that differ from each other and from one wind that only changes its sign. */
function isTwoWinds({ on, back }: Winds): boolean {
  return on !== 0 && back !== 0 && Math.abs(on + back) >= 15 && Math.abs(on - back) >= 15;
}

const windText = (head: number) => `${windName(head)} of ${Math.abs(head)} kt`;

function drawTwoWinds(random: Random): NumberProblem {
  const { on, back } = drawWhere(random, drawWinds, isTwoWinds);
  const tas = drawNumber(random, { from: 240, to: 460, step: 10 });
  const distance = drawNumber(random, { from: 800, to: 2_400, step: 20 });
  const [outKt, homeKt] = [tas - on, tas - back];
  const point = (speeds: { outKt: number; homeKt: number }) => equalTimeDistance(distance, speeds);
  const nautical = point({ outKt, homeKt });
  const value = legMinutes(nautical, outKt);
  const given = `distance ${distance} NM, TAS ${tas} kt, ${windText(on)} on the way to the destination, ${windText(back)} on the way back to the departure`;
  return {
    shape: "number",
    stem: pick(random, [
      `After how many minutes is the point of equal time reached, within 1 min? Given: ${given}.`,
      `Find the time from departure to the point of equal time in minutes, within 1 min: ${given}.`,
      `Given ${given}. How many minutes after departure is it as quick to fly on as to fly back, within 1 min?`,
    ]),
    unit: "min",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "speeds-swapped",
        why: "Puts the ground speed to the destination on top of the fraction.",
        value: legMinutes(distance - nautical, outKt),
      },
      {
        id: "one-wind-turned-round",
        why: "Turns the wind of the way out round for the way back.",
        value: legMinutes(point({ outKt, homeKt: tas + on }), outKt),
      },
      {
        id: "wind-back-wrong-sign",
        why: back > 0 ? "Adds the headwind on the way back." : "Subtracts the tailwind on the way back.",
        value: legMinutes(point({ outKt, homeKt: tas + back }), outKt),
      },
      {
        id: "midpoint",
        why: "Takes the time to the middle of the way.",
        value: legMinutes(distance / 2, outKt),
      },
      {
        id: "time-at-home-speed",
        why: "Flies to the point at the ground speed of the way back.",
        value: legMinutes(nautical, homeKt),
      },
      { id: "time-at-tas", why: "Flies to the point at the TAS.", value: legMinutes(nautical, tas) },
      {
        id: "wind-on-wrong-sign",
        why: on > 0 ? "Adds the headwind on the way out." : "Subtracts the tailwind on the way out.",
        value: legMinutes(point({ outKt: tas + on, homeKt }), tas + on),
      },
    ],
    explanation: String.raw`Ground speed on ${outKt} kt, back ${homeKt} kt. Distance to the point: $\frac{${distance} \times ${homeKt}}{${outKt} + ${homeKt}} = ${dec(nautical)}$ NM. Time: $${dec(nautical)} / ${outKt} \times 60 = ${dec(value)}$ min.`,
  };
}

export const equalTimeTwoWinds: Template = {
  id: "point-of-equal-time-two-winds",
  version: 1,
  title: "Time to the point of equal time with two winds",
  code: "033",
  lo: "033.04.03",
  difficulty: 4,
  reference:
    "CAE Oxford Aviation Academy, ATPL Ground Training Series, Flight Planning and Monitoring, point of equal time; FAA-H-8083-18, Flight Navigator Handbook (equal time point); distance onward / ground speed onward = distance back / ground speed back",
  draw: drawTwoWinds,
};
