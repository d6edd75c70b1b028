import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDuration, showNumber } from "../figures.ts";
import { equalTimeDistance, legDistance, safeReturnMinutes } from "../flight/navigation.ts";
import type { NumberProblem, Template } from "../template.ts";
import { minutesAsHundredths } from "../navigation/clock-mistakes.ts";
import { type AlongTrack, drawAlongTrack, windName } from "../navigation/along-track.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Ground speeds out and home, the wind turning from headwind to tailwind or back. */
function speedsTex({ tas, head, gs }: AlongTrack): string {
  return `Ground speed out ${gs} kt, home $${tas} ${head > 0 ? "+" : "-"} ${Math.abs(head)} = ${tas + head}$ kt`;
}

function drawEqualTime(random: Random): NumberProblem {
  const along = drawAlongTrack(random, { from: 100, to: 200, step: 5 });
  const distance = drawNumber(random, { from: 240, to: 700, step: 10 });
  const { tas, head, gs } = along;
  const speeds = { outKt: gs, homeKt: tas + head };
  const point = equalTimeDistance(distance, speeds);
  const given = `distance ${distance} NM, TAS ${tas} kt, ${windName(head)} ${Math.abs(head)} kt on the way out`;
  return {
    shape: "number",
    stem: pick(random, [
      `How far from the departure is the point of equal time, to the nearest NM? Given: ${given}.`,
      `Find the point of equal time (critical point) as a distance from the departure, to the nearest NM: ${given}.`,
      `Given ${given}. After how many NM is it as quick to fly on as to fly back? Round to the nearest NM.`,
    ]),
    unit: "NM",
    decimals: 0,
    value: point,
    tolerance: 1,
    mistakes: [
      {
        id: "speeds-swapped",
        why: "Puts the ground speed out on top of the fraction, which gives the distance from the destination.",
        value: distance - point,
      },
      {
        id: "midpoint",
        why: "Takes the middle of the way, which holds without wind only.",
        value: distance / 2,
      },
      {
        id: "tas-for-the-way-home",
        why: "Takes the TAS for the way home.",
        value: equalTimeDistance(distance, { outKt: gs, homeKt: tas }),
      },
      {
        id: "tas-for-the-way-out",
        why: "Takes the TAS for the way out.",
        value: equalTimeDistance(distance, { outKt: tas, homeKt: speeds.homeKt }),
      },
      {
        id: "twice-the-way-out",
        why: "Divides by twice the ground speed out instead of the sum of both.",
        value: (distance * speeds.homeKt) / (2 * gs),
      },
      {
        id: "tas-in-the-sum",
        why: "Adds TAS and ground speed out in the sum below the fraction.",
        value: (distance * speeds.homeKt) / (tas + gs),
      },
      {
        id: "wind-counted-twice",
        why: "Counts the wind twice when the ground speed home is worked out.",
        value: equalTimeDistance(distance, { outKt: gs, homeKt: tas + 2 * head }),
      },
    ],
    explanation: String.raw`${speedsTex(along)}. $\frac{D \times H}{O + H} = \frac{${distance} \times ${speeds.homeKt}}{${gs} + ${speeds.homeKt}} = ${dec(point)}$ NM from the departure.`,
  };
}

function drawSafeReturn(random: Random): NumberProblem {
  const along = drawAlongTrack(random, { from: 100, to: 200, step: 5 });
  const reserve = pick(random, [30, 45]);
  const endurance = drawNumber(random, { from: 215, to: 355, step: 5 });
  const { tas, head, gs } = along;
  const speeds = { outKt: gs, homeKt: tas + head };
  const safe = endurance - reserve;
  const minutes = safeReturnMinutes(safe, speeds);
  const far = (safeMinutes: number) => legDistance(safeReturnMinutes(safeMinutes, speeds), gs);
  const given = `Endurance ${showDuration(endurance)} including ${reserve} min reserve, TAS ${tas} kt, ${windName(head)} ${Math.abs(head)} kt on the way out`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. How far from the departure is the point of safe return, to the nearest NM?`,
      `${given}. How far out can you fly and still return to the departure with the reserve untouched? Round to the nearest NM.`,
      `Find the distance to the point of safe return, to the nearest NM. ${given}.`,
    ]),
    unit: "NM",
    decimals: 0,
    value: far(safe),
    tolerance: 2,
    mistakes: [
      { id: "reserve-used", why: "Flies the reserve as well.", value: far(endurance) },
      { id: "half-time-out", why: "Turns back after half of the time.", value: legDistance(safe / 2, gs) },
      {
        id: "speeds-swapped",
        why: "Puts the ground speed out on top of the fraction: that is the time home.",
        value: legDistance(safe - minutes, gs),
      },
      {
        id: "half-time-and-tas",
        why: "Leaves the wind out: half of the time at TAS.",
        value: legDistance(safe / 2, tas),
      },
      {
        id: "distance-at-tas",
        why: "Finds the right time but the distance with the TAS.",
        value: legDistance(minutes, tas),
      },
      {
        id: "minutes-as-hundredths",
        why: `Reads ${showDuration(safe)} as ${dec(minutesAsHundredths(safe) / 60, 2)} h.`,
        value: far(minutesAsHundredths(safe)),
      },
      { id: "reserve-twice", why: "Subtracts the reserve for each way.", value: far(safe - reserve) },
    ],
    explanation: String.raw`Safe endurance: ${endurance} min − ${reserve} min = ${safe} min. ${speedsTex(along)}. Time to the point: $\frac{E \times H}{O + H} = \frac{${safe} \times ${speeds.homeKt}}{${gs} + ${speeds.homeKt}} = ${dec(minutes)}$ min. Distance: $${dec(minutes)} / 60 \times ${gs} = ${dec(far(safe))}$ NM.`,
  };
}

export const pointOfEqualTime: Template = {
  id: "point-of-equal-time",
  version: 3,
  title: "Point of equal time",
  code: "033",
  lo: "033.04.03",
  difficulty: 4,
  reference: "Point of equal time = D × H / (O + H)",
  draw: drawEqualTime,
};

export const pointOfSafeReturn: Template = {
  id: "point-of-safe-return",
  version: 3,
  title: "Point of safe return",
  code: "033",
  lo: "033.04.03",
  difficulty: 4,
  reference: "Time to the point of safe return = E × H / (O + H)",
  draw: drawSafeReturn,
};
