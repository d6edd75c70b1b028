import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDirection, showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";
import { type Wind, groundSpeed, windCorrectionAngle, windParts } from "../flight/wind-triangle.ts";

type Leg = { readonly track: number; readonly tas: number; readonly wind: Wind };

/** A leg with 20° to 160° between track and wind, so that drift and head or tail part both matter. */
function drawLeg(random: Random): Leg {
  const track = drawNumber(random, { from: 70, to: 290, step: 1 });
  const offset = drawNumber(random, { from: 20, to: 160, step: 5 }) * pick(random, [-1, 1]);
  return {
    track,
    tas: drawNumber(random, { from: 90, to: 180, step: 5 }),
    wind: {
      fromDegrees: Math.round((track + offset) / 10) * 10,
      speedKt: drawNumber(random, { from: 15, to: 40, step: 1 }),
    },
  };
}

const windText = ({ fromDegrees, speedKt }: Wind) => `${showDirection(fromDegrees)}° / ${speedKt} kt`;
const dec = (value: number) => showNumber(value, { decimals: 1 });

function drawHeading(random: Random): NumberProblem {
  const { track, tas, wind } = drawLeg(random);
  const angle = windCorrectionAngle(wind, track, tas);
  const { fromRightKt, headKt } = windParts(wind, track);
  const swapped = (Math.asin(headKt / tas) * 180) / Math.PI;
  const given = `true track ${showDirection(track)}°, TAS ${tas} kt, wind (true) ${windText(wind)}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}. Which true heading keeps the track? Round to the nearest degree.`,
      `A leg is planned with ${given}. What is the true heading, to the nearest degree?`,
      `Find the true heading to steer, to the nearest degree: ${given}.`,
    ]),
    unit: "°",
    decimals: 0,
    digits: 3,
    value: track + angle,
    tolerance: 2,
    mistakes: [
      { id: "drift-wrong-way", why: "Turns away from the wind instead of into it.", value: track - angle },
      {
        id: "drift-ignored",
        why: "Steers the track itself and lets the wind drift the aircraft.",
        value: track,
      },
      {
        id: "headwind-as-crosswind",
        why: "Takes the headwind component for the crosswind component (cosine for sine).",
        value: track + swapped,
      },
      {
        id: "cosine-and-wrong-way",
        why: "Takes the headwind component for the crosswind component and turns the wrong way.",
        value: track - swapped,
      },
      {
        id: "correction-twice",
        why: "Applies the wind correction angle twice.",
        value: track + 2 * angle,
      },
      {
        id: "twice-wrong-way",
        why: "Applies the wind correction angle twice and away from the wind.",
        value: track - 2 * angle,
      },
    ],
    explanation: String.raw`Crosswind component: $${wind.speedKt} \sin ${Math.abs(wind.fromDegrees - track)}^\circ = ${dec(Math.abs(fromRightKt))}$ kt from the ${fromRightKt > 0 ? "right" : "left"}. $\sin WCA = ${dec(Math.abs(fromRightKt))} / ${tas}$, so WCA = ${dec(Math.abs(angle))}° into the wind. Heading = ${showDirection(track)}° ${angle > 0 ? "+" : "−"} ${dec(Math.abs(angle))}° = ${showDirection(track + angle)}°.`,
  };
}

function drawGroundSpeed(random: Random): NumberProblem {
  const { track, tas, wind } = drawLeg(random);
  const { headKt, fromRightKt } = windParts(wind, track);
  const alongTas = Math.sqrt(tas ** 2 - fromRightKt ** 2);
  const given = `true track ${showDirection(track)}°, TAS ${tas} kt, wind (true) ${windText(wind)}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}. What is the ground speed? Round to the nearest knot.`,
      `A leg is flown with ${given}. Which ground speed results, to the nearest knot?`,
      `Find the ground speed on the leg, to the nearest knot: ${given}.`,
    ]),
    unit: "kt",
    decimals: 0,
    value: groundSpeed(wind, track, tas),
    tolerance: 2,
    mistakes: [
      {
        id: "wind-part-wrong-sign",
        why:
          headKt > 0
            ? "Adds the headwind component instead of subtracting it."
            : "Subtracts the tailwind component instead of adding it.",
        value: alongTas + headKt,
      },
      {
        id: "full-wind-speed",
        why: "Applies the whole wind speed instead of its component along the track.",
        value: tas - Math.sign(headKt || 1) * wind.speedKt,
      },
      {
        id: "full-wind-wrong-sign",
        why: "Applies the whole wind speed, and with the wrong sign.",
        value: tas + Math.sign(headKt || 1) * wind.speedKt,
      },
      {
        id: "crosswind-as-headwind",
        why: "Takes the crosswind component for the headwind component (sine for cosine).",
        value: tas - Math.sign(headKt || 1) * Math.abs(fromRightKt),
      },
      { id: "wind-ignored", why: "Takes the true airspeed for the ground speed.", value: tas },
      {
        id: "sine-and-wrong-sign",
        why: "Takes the crosswind component for the headwind component and applies it with the wrong sign.",
        value: tas + Math.sign(headKt || 1) * Math.abs(fromRightKt),
      },
    ],
    explanation: String.raw`Crosswind component ${dec(Math.abs(fromRightKt))} kt, ${headKt >= 0 ? "headwind" : "tailwind"} component ${dec(Math.abs(headKt))} kt. $GS = \sqrt{TAS^2 - ${dec(Math.abs(fromRightKt))}^2} ${headKt >= 0 ? "-" : "+"} ${dec(Math.abs(headKt))} = ${dec(alongTas)} ${headKt >= 0 ? "-" : "+"} ${dec(Math.abs(headKt))} = ${dec(alongTas - headKt)}$ kt.`,
  };
}

export const windTriangleHeading: Template = {
  id: "wind-triangle-heading",
  version: 3,
  title: "Heading from the triangle of velocities",
  code: "061",
  lo: "061.01.06",
  difficulty: 3,
  reference: "Triangle of velocities, law of sines",
  draw: drawHeading,
};

export const windTriangleGroundSpeed: Template = {
  id: "wind-triangle-ground-speed",
  version: 3,
  title: "Ground speed from the triangle of velocities",
  code: "061",
  lo: "061.01.06",
  difficulty: 3,
  reference: "Triangle of velocities, law of sines",
  draw: drawGroundSpeed,
};
