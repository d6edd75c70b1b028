import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDuration } from "../figures.ts";
import type { ChoiceProblem, Template } from "../template.ts";

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_DEGREE = 4;

/** An event of the almanac in local mean time, minutes of the day, and where it is seen, degrees positive east. */
type Sun = { readonly event: "sunrise" | "sunset"; readonly lmt: number; readonly longitude: number };

/** UTC in minutes of the day of a local mean time. Source: the earth turns 15° an hour, the sun is earlier in the east. */
export function utcOfLocalMeanTime(lmt: number, longitude: number): number {
  return lmt - longitude * MINUTES_PER_DEGREE;
}

function drawSun(random: Random): Sun {
  const event = pick<Sun["event"]>(random, ["sunrise", "sunset"]);
  const earliest = event === "sunrise" ? 5 * 60 : 16 * 60;
  return {
    event,
    lmt: drawNumber(random, { from: earliest, to: earliest + 210, step: 1 }),
    longitude: drawNumber(random, { from: 7, to: 73, step: 1 }) * pick(random, [-1, 1]),
  };
}

/** Whether the hours read with both signs stay on one day, so that no day has to be named. */
function isOneDay({ lmt, longitude }: Sun): boolean {
  const widest = Math.abs(longitude) * MINUTES_PER_DEGREE * 1.5;
  return lmt - widest > 0 && lmt + widest < MINUTES_PER_DAY;
}

function clock(minutes: number): string {
  const whole = Math.round(minutes);
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function drawUtcOfSun(random: Random): ChoiceProblem {
  const sun = drawWhere(random, drawSun, isOneDay);
  const { event, lmt, longitude } = sun;
  const degrees = Math.abs(longitude);
  const [sign, side] = longitude > 0 ? [-1, "E"] : [1, "W"];
  const minutes = degrees * MINUTES_PER_DEGREE;
  const at = (arc: number) => `${clock(lmt + sign * arc)} UTC`;
  const given = `${clock(lmt)} LMT, longitude ${String(degrees).padStart(3, "0")}°${side}`;
  const wrongSide = longitude > 0 ? "Adds the time of an eastern" : "Subtracts the time of a western";
  return {
    shape: "choice",
    stem: pick(random, [
      `The almanac gives ${event} at ${given}. When is that in UTC?`,
      `Find the UTC of ${event}: ${given}.`,
      `Which UTC belongs to a ${event} at ${given}?`,
    ]),
    right: {
      text: at(minutes),
      why: "Correct: 4 minutes for each degree, subtracted in the east and added in the west.",
    },
    mistakes: [
      {
        id: "time-wrong-way",
        why: `${wrongSide} longitude instead of the opposite.`,
        text: at(-minutes),
      },
      { id: "lmt-as-utc", why: "Takes the local mean time for UTC.", text: at(0) },
      {
        id: "six-minutes-a-degree",
        why: "Counts 10° for an hour instead of 15°.",
        text: at(degrees * 6),
      },
      {
        id: "three-minutes-a-degree",
        why: "Counts 20° for an hour instead of 15°.",
        text: at(degrees * 3),
      },
      {
        id: "whole-hours-only",
        why: "Takes the zone time of whole hours, though the almanac gives the mean time of the place.",
        text: at(Math.round(degrees / 15) * 60),
      },
      {
        id: "degrees-as-minutes",
        why: "Takes each degree for one minute.",
        text: at(degrees),
      },
    ],
    explanation: `${degrees}° × 4 min = ${minutes} min (${showDuration(minutes)}). ${longitude > 0 ? "In the east the sun is earlier, so UTC is less" : "In the west the sun is later, so UTC is more"}: ${clock(lmt)} ${longitude > 0 ? "−" : "+"} ${showDuration(minutes)} = ${at(minutes)}.`,
  };
}

export const sunInUtc: Template = {
  id: "sunrise-and-sunset-in-utc",
  version: 1,
  title: "UTC of sunrise and sunset from local mean time",
  code: "061",
  lo: "061.05",
  difficulty: 2,
  reference:
    "NGA Pub. 9, Bowditch, The American Practical Navigator, Time (time and arc); 15° of longitude = 1 h",
  draw: drawUtcOfSun,
};
