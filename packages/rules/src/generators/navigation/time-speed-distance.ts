import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDuration, showNumber } from "../figures.ts";
import { legDistance, legMinutes } from "../flight/navigation.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";
import { drawAlongTrack, groundSpeedTex, windMistakes } from "./along-track.ts";
import { hundredthsAsMinutes, minutesAsHundredths } from "./clock-mistakes.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawTime(random: Random): NumberProblem {
  const along = drawAlongTrack(random);
  const distance = drawNumber(random, { from: 40, to: 240, step: 1 });
  const minutes = legMinutes(distance, along.gs);
  return {
    shape: "number",
    stem: pick(random, [
      `A leg is ${distance} NM long: ${along.text}. How many minutes does it take, to the nearest minute?`,
      `How long does a leg of ${distance} NM take with ${along.text}? Answer in minutes, to the nearest minute.`,
      `Estimate the time for ${distance} NM (${along.text}), in minutes, to the nearest minute.`,
    ]),
    unit: "min",
    decimals: 0,
    value: minutes,
    tolerance: 1,
    mistakes: [
      ...windMistakes(along, (gs) => legMinutes(distance, gs)),
      {
        id: "hundredths-as-minutes",
        why: "Reads the decimals of the hours as minutes.",
        value: hundredthsAsMinutes(minutes),
      },
      {
        id: "kilometres-at-knots",
        why: "Turns the distance into km and divides it by knots.",
        value: minutes * KM_PER_NM,
      },
      {
        id: "knots-as-km-h",
        why: "Turns the ground speed into km/h and divides NM by it.",
        value: minutes / KM_PER_NM,
      },
      {
        id: "speed-over-distance",
        why: "Divides the speed by the distance.",
        value: (along.gs / distance) * 60,
      },
    ],
    explanation: String.raw`${groundSpeedTex(along)}. $t = ${distance} / ${along.gs} = ${dec(minutes / 60, 3)}$ h, times 60 = ${dec(minutes)} min.`,
  };
}

function drawDistance(random: Random): NumberProblem {
  const along = drawAlongTrack(random);
  const minutes = drawNumber(random, { from: 65, to: 175, step: 1 });
  const distance = legDistance(minutes, along.gs);
  const duration = showDuration(minutes);
  return {
    shape: "number",
    stem: pick(random, [
      `How far do you fly in ${duration} with ${along.text}? Round to the nearest NM.`,
      `${along.text}. Which distance over ground do you cover in ${duration}, to the nearest NM?`,
      `A flight lasts ${duration} with ${along.text}. How far does it go over ground, to the nearest NM?`,
    ]),
    unit: "NM",
    decimals: 0,
    value: distance,
    tolerance: 1,
    mistakes: [
      ...windMistakes(along, (gs) => legDistance(minutes, gs)),
      {
        id: "minutes-as-hundredths",
        why: `Reads ${duration} as ${dec(minutesAsHundredths(minutes) / 60, 2)} h.`,
        value: legDistance(minutesAsHundredths(minutes), along.gs),
      },
      { id: "kilometres-for-miles", why: "Gives the distance in km.", value: distance * KM_PER_NM },
      {
        id: "knots-as-km-h",
        why: "Takes knots for km/h and turns the result into NM.",
        value: distance / KM_PER_NM,
      },
      {
        id: "tas-and-hundredths",
        why: "Leaves the wind out and reads the minutes as decimals of the hour.",
        value: legDistance(minutesAsHundredths(minutes), along.tas),
      },
    ],
    explanation: String.raw`${groundSpeedTex(along)}. ${duration} is $${minutes} / 60 = ${dec(minutes / 60, 3)}$ h. Distance: $${along.gs} \times ${dec(minutes / 60, 3)} = ${dec(distance)}$ NM.`,
  };
}

function drawSpeed(random: Random): NumberProblem {
  const minutes = drawNumber(random, { from: 15, to: 58, step: 1 });
  const distance = Math.round(legDistance(minutes, drawNumber(random, { from: 80, to: 150, step: 1 })));
  const speed = (distance / minutes) * 60;
  return {
    shape: "number",
    stem: pick(random, [
      `You cover ${distance} NM in ${minutes} min. What is the ground speed, to the nearest knot?`,
      `Two landmarks are ${distance} NM apart; you pass the second one ${minutes} min after the first. Find the ground speed, to the nearest knot.`,
      `It takes ${minutes} min from one fix to another ${distance} NM away. Which ground speed is that? Round to the nearest knot.`,
    ]),
    unit: "kt",
    decimals: 0,
    value: speed,
    tolerance: 1,
    mistakes: [
      {
        id: "minutes-as-hundredths",
        why: `Reads ${minutes} min as 0.${minutes} h.`,
        value: (distance / minutes) * 100,
      },
      { id: "km-h-for-knots", why: "Gives the ground speed in km/h.", value: speed * KM_PER_NM },
      {
        id: "miles-as-kilometres",
        why: "Takes the distance for km and turns the result into knots.",
        value: speed / KM_PER_NM,
      },
      {
        id: "statute-miles",
        why: "Turns the distance into statute miles and calls the result knots.",
        value: speed * 1.151,
      },
      {
        id: "distance-times-time",
        why: "Multiplies the distance by the time instead of dividing.",
        value: (distance * minutes) / 60,
      },
      {
        id: "miles-a-minute-times-fifty",
        why: "Multiplies the miles a minute by 50 instead of 60.",
        value: (distance / minutes) * 50,
      },
    ],
    explanation: String.raw`$GS = \frac{${distance}}{${minutes}} \times 60 = ${dec(distance / minutes, 2)} \times 60 = ${dec(speed)}$ kt.`,
  };
}

const shared = {
  version: 3,
  code: "061",
  lo: "061.01.07",
  difficulty: 1,
  reference: "Dead reckoning: distance = speed × time",
} as const;

export const legTime: Template = { id: "leg-time", title: "Time of a leg", draw: drawTime, ...shared };
export const legLength: Template = {
  id: "leg-distance",
  title: "Distance flown in a time",
  draw: drawDistance,
  ...shared,
};
export const legSpeed: Template = {
  id: "leg-ground-speed",
  title: "Ground speed between two fixes",
  draw: drawSpeed,
  ...shared,
};
