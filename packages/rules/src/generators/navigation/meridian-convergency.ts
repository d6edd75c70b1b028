import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";
import { type Position, conversionAngle, convergency, rhumbLineTrack } from "./great-circle.ts";

type Leg = { readonly from: Position; readonly to: Position };

function drawPosition(random: Random): Position {
  return {
    latitude: drawNumber(random, { from: 20, to: 65, step: 1 }),
    longitude: drawNumber(random, { from: -60, to: 60, step: 1 }),
  };
}

/** A leg inside one hemisphere, 10° to 40° along and up to 10° across the parallels: there the approximation holds to 1.5°. */
function drawLeg(random: Random): Leg {
  const side = pick(random, [1, 1, -1]);
  const { from, to } = drawWhere(
    random,
    (random) => ({ from: drawPosition(random), to: drawPosition(random) }),
    ({ from, to }) => {
      const across = Math.abs(to.longitude - from.longitude);
      return across >= 10 && across <= 40 && Math.abs(to.latitude - from.latitude) <= 10;
    },
  );
  return {
    from: { ...from, latitude: side * from.latitude },
    to: { ...to, latitude: side * to.latitude },
  };
}

function write({ latitude, longitude }: Position): string {
  const first = `${String(Math.abs(latitude)).padStart(2, "0")}°${latitude >= 0 ? "N" : "S"}`;
  return `${first} ${String(Math.abs(longitude)).padStart(3, "0")}°${longitude >= 0 ? "E" : "W"}`;
}

const tenth = (value: number) => showNumber(value, { decimals: 1 });

function drawConvergency(random: Random): NumberProblem {
  const { from, to } = drawLeg(random);
  const value = convergency(from, to);
  const across = Math.abs(to.longitude - from.longitude);
  const mean = Math.abs(from.latitude + to.latitude) / 2;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the convergency of the meridians between ${write(from)} and ${write(to)}, in degrees to one decimal?`,
      `Find the convergency between A (${write(from)}) and B (${write(to)}), to one decimal of a degree.`,
      `By how many degrees, to one decimal, does a great circle change its direction between ${write(from)} and ${write(to)}? Use the mean latitude.`,
    ]),
    unit: "°",
    decimals: 1,
    value,
    tolerance: 0.2,
    mistakes: [
      {
        id: "conversion-angle",
        why: "Gives the conversion angle, which is half the convergency.",
        value: value / 2,
      },
      {
        id: "cosine-for-sine",
        why: "Takes the cosine of the mean latitude, as for departure.",
        value: across * Math.cos(mean * RADIANS_PER_DEGREE),
      },
      {
        id: "longitudes-subtracted",
        why: "Treats longitudes east and west alike.",
        value:
          Math.abs(Math.abs(to.longitude) - Math.abs(from.longitude)) * Math.sin(mean * RADIANS_PER_DEGREE),
      },
      {
        id: "longitude-alone",
        why: "Takes the change of longitude itself for the convergency.",
        value: across,
      },
      {
        id: "latitude-difference",
        why: "Multiplies the change of latitude with the sine of the mean latitude.",
        value: Math.abs(to.latitude - from.latitude) * Math.sin(mean * RADIANS_PER_DEGREE),
      },
      {
        id: "latitudes-not-halved",
        why: "Takes the sine of one latitude instead of the mean.",
        value:
          across * Math.sin(Math.max(Math.abs(from.latitude), Math.abs(to.latitude)) * RADIANS_PER_DEGREE),
      },
    ],
    explanation: String.raw`Mean latitude ${tenth(mean)}°, change of longitude ${across}°. $Convergency = \Delta\lambda \times \sin \varphi_m = ${across}^\circ \times \sin ${tenth(mean)}^\circ = ${tenth(value)}^\circ$.`,
  };
}

export const meridianConvergency: Template = {
  id: "meridian-convergency",
  version: 3,
  title: "Convergency of meridians",
  code: "061",
  lo: "061.03",
  difficulty: 3,
  reference: "Convergency = change of longitude × sine of mean latitude",
  draw: drawConvergency,
};

type Turn = {
  /** Rhumb line track in degrees. */
  readonly rhumb: number;
  /** −1 when the pole lies to the left of the track, 1 when it lies to the right. */
  readonly towardsPole: 1 | -1;
  /** Conversion angle in degrees, and the one with the cosine in place of the sine. */
  readonly angle: number;
  readonly wrongAngle: number;
};

function trackMistakes({ rhumb, towardsPole, angle, wrongAngle }: Turn): readonly Mistake[] {
  return [
    {
      id: "conversion-wrong-way",
      why: "Turns the wrong way: the great circle begins on the side of the pole.",
      value: rhumb - towardsPole * angle,
    },
    {
      id: "convergency-for-conversion",
      why: "Applies the convergency instead of half of it.",
      value: rhumb + 2 * towardsPole * angle,
    },
    {
      id: "convergency-wrong-way",
      why: "Applies the whole convergency, and towards the equator.",
      value: rhumb - 2 * towardsPole * angle,
    },
    {
      id: "rhumb-as-great-circle",
      why: "Takes the rhumb line track for the great circle track.",
      value: rhumb,
    },
    {
      id: "cosine-for-sine",
      why: "Takes the cosine of the mean latitude for the sine.",
      value: rhumb + towardsPole * wrongAngle,
    },
    {
      id: "cosine-wrong-way",
      why: "Takes the cosine of the mean latitude and turns towards the equator.",
      value: rhumb - towardsPole * wrongAngle,
    },
  ];
}

function drawGreatCircleTrack(random: Random): NumberProblem {
  const { from, to } = drawLeg(random);
  const isEastward = to.longitude > from.longitude;
  const isNorth = from.latitude > 0;
  const rhumb = Math.round(rhumbLineTrack(from, to));
  const angle = conversionAngle(from, to);
  // The great circle lies on the pole side of the rhumb line, so it starts towards the pole.
  const towardsPole = isEastward === isNorth ? -1 : 1;
  const value = rhumb + towardsPole * angle;
  const across = Math.abs(to.longitude - from.longitude);
  const mean = Math.abs(from.latitude + to.latitude) / 2;
  const wrongAngle = (across * Math.cos(mean * RADIANS_PER_DEGREE)) / 2;
  const rhumbText = `${String(rhumb).padStart(3, "0")}°`;
  return {
    shape: "number",
    stem: pick(random, [
      `The rhumb line track from ${write(from)} to ${write(to)} is ${rhumbText}. What is the initial great circle track, to the nearest degree?`,
      `Departure ${write(from)}, destination ${write(to)}, rhumb line track ${rhumbText}: find the initial great circle track to the nearest degree.`,
      `Which initial great circle track, to the nearest degree, leads from ${write(from)} to ${write(to)}, if the rhumb line track is ${rhumbText}? Use the conversion angle.`,
    ]),
    unit: "°",
    decimals: 0,
    digits: 3,
    value,
    tolerance: 1,
    mistakes: trackMistakes({ rhumb, towardsPole, angle, wrongAngle }),
    explanation: String.raw`Conversion angle: $\frac{1}{2} \times ${across}^\circ \times \sin ${tenth(mean)}^\circ = ${tenth(angle)}^\circ$. Going ${isEastward ? "east" : "west"} in the ${isNorth ? "northern" : "southern"} hemisphere the great circle starts ${towardsPole < 0 ? "to the left of" : "to the right of"} the rhumb line, towards the pole: ${rhumbText} ${towardsPole < 0 ? "−" : "+"} ${tenth(angle)}° = ${tenth(value)}°.`,
  };
}

export const greatCircleTrack: Template = {
  id: "great-circle-initial-track",
  version: 3,
  title: "Great circle track from rhumb line track",
  code: "061",
  lo: "061.03",
  difficulty: 4,
  reference: "Conversion angle = half the convergency",
  draw: drawGreatCircleTrack,
};
