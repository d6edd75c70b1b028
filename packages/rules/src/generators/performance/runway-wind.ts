import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDirection, showNumber } from "../figures.ts";
import { windParts } from "../flight/wind-triangle.ts";
import type { NumberProblem, Template } from "../template.ts";

/** A gusting wind that light aeroplanes still land in, from ahead, 20° to 70° off a runway's direction on either side. */
function drawRunwayWind(random: Random) {
  const runway = drawNumber(random, { from: 1, to: 36, step: 1 });
  const angle = drawNumber(random, { from: 20, to: 70, step: 10 });
  const mean = drawNumber(random, { from: 8, to: 15, step: 1 });
  const fromDegrees = runway * 10 + angle * pick(random, [-1, 1]);
  const gust = mean + drawNumber(random, { from: 10, to: 12, step: 1 });
  const { headKt, fromRightKt } = windParts({ fromDegrees, speedKt: 1 }, runway * 10);
  return {
    angle,
    mean,
    gust,
    /** Parts of a wind of 1 kt. */
    along: headKt,
    across: Math.abs(fromRightKt),
    runway: String(runway).padStart(2, "0"),
    side: fromRightKt > 0 ? "right" : "left",
    given: `Runway ${String(runway).padStart(2, "0")}, direction ${showDirection(runway * 10)}° magnetic. The tower reports ${showDirection(fromDegrees)}° / ${mean} kt, gusting ${gust} kt`,
  };
}

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawCrosswind(random: Random): NumberProblem {
  const { angle, mean, gust, along, across, side, given } = drawRunwayWind(random);
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. How strong is the crosswind component in the gusts, to the nearest knot?`,
      `${given}. Which crosswind do you have to expect at most? Round to the nearest knot.`,
      `${given}. What is the largest crosswind component, to the nearest knot?`,
    ]),
    unit: "kt",
    decimals: 0,
    value: gust * across,
    tolerance: 1,
    mistakes: [
      { id: "cosine-for-sine", why: "Works out the headwind component of the gust.", value: gust * along },
      { id: "mean-for-gust", why: "Takes the mean wind instead of the gust.", value: mean * across },
      {
        id: "cosine-and-mean",
        why: "Works out the headwind component of the mean wind.",
        value: mean * along,
      },
      { id: "whole-gust", why: "Takes the whole gust for crosswind.", value: gust },
      { id: "whole-mean-wind", why: "Takes the whole mean wind for crosswind.", value: mean },
      {
        id: "angle-over-ninety",
        why: "Takes the crosswind component to grow evenly with the angle (angle / 90).",
        value: (gust * angle) / 90,
      },
      {
        id: "gust-on-top-of-mean",
        why: "Adds the gust to the mean wind, although it replaces it.",
        value: (mean + gust) * across,
      },
    ],
    explanation: String.raw`The wind comes ${angle}° from the ${side} of the runway direction. Crosswind component: $${gust} \sin ${angle}^\circ = ${gust} \times ${dec(across, 2)} = ${dec(gust * across)}$ kt.`,
  };
}

function drawHeadwind(random: Random): NumberProblem {
  const { angle, mean, gust, along, across, side, given } = drawRunwayWind(random);
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. What is the headwind component of the mean wind, to the nearest knot?`,
      `${given}. How much headwind does the mean wind give on this runway? Round to the nearest knot.`,
      `${given}. Find the headwind component without the gusts, to the nearest knot.`,
    ]),
    unit: "kt",
    decimals: 0,
    value: mean * along,
    tolerance: 1,
    mistakes: [
      {
        id: "sine-for-cosine",
        why: "Works out the crosswind component of the mean wind.",
        value: mean * across,
      },
      { id: "gust-for-mean", why: "Takes the gust instead of the mean wind.", value: gust * along },
      { id: "sine-and-gust", why: "Works out the crosswind component of the gust.", value: gust * across },
      { id: "whole-mean-wind", why: "Takes the whole mean wind for headwind.", value: mean },
      { id: "whole-gust", why: "Takes the whole gust for headwind.", value: gust },
      {
        id: "angle-over-ninety",
        why: "Takes the headwind component to shrink evenly with the angle (1 - angle / 90).",
        value: mean * (1 - angle / 90),
      },
      {
        id: "half-headwind",
        why: "Halves the headwind as for take-off and landing distances, although the component itself is asked.",
        value: (mean * along) / 2,
      },
    ],
    explanation: String.raw`The wind comes ${angle}° from the ${side} of the runway direction. Headwind component: $${mean} \cos ${angle}^\circ = ${mean} \times ${dec(along, 2)} = ${dec(mean * along)}$ kt.`,
  };
}

export const crosswindComponent: Template = {
  id: "crosswind-component",
  version: 3,
  title: "Crosswind component on a runway",
  code: "061",
  lo: "061.01.06",
  difficulty: 2,
  reference: "Resolution of the wind vector",
  draw: drawCrosswind,
};

export const headwindComponent: Template = {
  id: "headwind-component",
  version: 3,
  title: "Headwind component on a runway",
  code: "061",
  lo: "061.01.06",
  difficulty: 2,
  reference: "Resolution of the wind vector",
  draw: drawHeadwind,
};
