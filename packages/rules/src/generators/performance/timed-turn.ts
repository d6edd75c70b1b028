import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection, showNumber } from "../figures.ts";
import { inCircle } from "../flight/direction.ts";
import { RATE_ONE } from "../flight/turn.ts";
import type { NumberProblem, Template } from "../template.ts";

const LEAST_DEGREES = 30;
const MOST_DEGREES = 300;

type Turn = { readonly from: number; readonly to: number; readonly side: "left" | "right" };

/** Degrees turned to the named side. */
function degreesTurned({ from, to, side }: Turn): number {
  return inCircle(side === "right" ? to - from : from - to);
}

function drawHeadings(random: Random): Turn {
  return {
    from: drawNumber(random, { from: 5, to: 360, step: 5 }),
    to: drawNumber(random, { from: 5, to: 360, step: 5 }),
    side: pick<Turn["side"]>(random, ["left", "right"]),
  };
}

function drawTimedTurn(random: Random): NumberProblem {
  const turn = drawWhere(random, drawHeadings, (one) => {
    const degrees = degreesTurned(one);
    return degrees >= LEAST_DEGREES && degrees <= MOST_DEGREES && degrees !== 180;
  });
  const { from, to, side } = turn;
  const degrees = degreesTurned(turn);
  const seconds = (rate: number) => degrees / rate;
  const value = seconds(RATE_ONE);
  const given = `from heading ${showDirection(from)}° to heading ${showDirection(to)}° by the ${side}`;
  return {
    shape: "number",
    stem: pick(random, [
      `How many seconds does a rate-one turn ${given} take, to the nearest second?`,
      `You time a standard-rate turn ${given}. After how many seconds do you roll out, to the nearest second?`,
      `Find the time in seconds, to the nearest second, of a rate-one turn ${given}.`,
    ]),
    unit: "s",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "other-way-round",
        why: `Counts the degrees of a turn to the ${side === "left" ? "right" : "left"}.`,
        value: (360 - degrees) / RATE_ONE,
      },
      { id: "rate-half", why: "Works with 1.5° a second, half of rate one.", value: seconds(RATE_ONE / 2) },
      { id: "rate-two", why: "Works with 6° a second, which is rate two.", value: seconds(RATE_ONE * 2) },
      { id: "two-degrees-a-second", why: "Works with 2° a second.", value: seconds(2) },
      { id: "four-degrees-a-second", why: "Works with 4° a second.", value: seconds(4) },
      { id: "degrees-as-seconds", why: "Takes the degrees for seconds.", value: degrees },
      {
        id: "ninety-degrees-in-fifteen-seconds",
        why: "Counts 15 s for a quarter of the circle and 5 s for settling.",
        value: degrees / 6 + 5,
      },
    ],
    explanation: String.raw`The turn to the ${side} is ${degrees}°. Rate one is 3° a second: $${degrees} / 3 = ${showNumber(value, { decimals: 1 })}$ s.`,
  };
}

export const timedTurn: Template = {
  id: "timed-turn",
  version: 1,
  title: "Time of a rate-one turn",
  code: "081",
  lo: "081.08",
  difficulty: 1,
  reference:
    "E. H. J. Pallett, Aircraft Instruments, Primary Flight Instruments (turn indicators); FAA-H-8083-15B, ch. 5, Gyroscopic Systems, Turn Indicators",
  draw: drawTimedTurn,
};
