import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";
import { inCircle, isOffNorth } from "../flight/direction.ts";
import { DEGREES_PER_DOT, type Indication, bearingTo, radialOf, reciprocal } from "./radio-bearing.ts";

const turn = (degrees: number) => `${showDirection(degrees)}°`;

function drawIndication(random: Random): Indication {
  return {
    course: drawNumber(random, { from: 5, to: 360, step: 5 }),
    flag: pick<Indication["flag"]>(random, ["TO", "FROM"]),
    needle: pick<Indication["needle"]>(random, ["left", "right"]),
    dots: drawNumber(random, { from: 1, to: 4, step: 1 }),
  };
}

function turned(indication: Indication, change: Partial<Indication>): number {
  return radialOf({ ...indication, ...change });
}

const OTHER_FLAG = { TO: "FROM", FROM: "TO" } as const;
const OTHER_SIDE = { left: "right", right: "left" } as const;

function radialMistakes(indication: Indication): readonly Mistake[] {
  const { flag, needle, dots } = indication;
  return [
    {
      id: "needle-wrong-way",
      why: "Takes the needle for the aircraft: it shows where the course lies.",
      value: turned(indication, { needle: OTHER_SIDE[needle] }),
    },
    {
      id: "course-to-the-station",
      why: "Gives the course to the station instead of the radial.",
      value: reciprocal(radialOf(indication)),
    },
    {
      id: "flag-turned",
      why: "Mixes up TO and FROM.",
      value: turned(indication, { flag: OTHER_FLAG[flag] }),
    },
    {
      id: "one-degree-per-dot",
      why: "Counts 1° for a dot instead of 2°.",
      value: turned(indication, { dots: dots / 2 }),
    },
    {
      id: "five-degrees-per-dot",
      why: "Counts 5° for a dot instead of 2°.",
      value: turned(indication, { dots: dots * 2.5 }),
    },
    {
      id: "deviation-ignored",
      why: "Leaves out the deviation of the needle.",
      value: turned(indication, { dots: 0 }),
    },
  ];
}

function drawRadial(random: Random): NumberProblem {
  const indication = drawWhere(random, drawIndication, (one) => isOffNorth(radialOf(one)));
  const { course, flag, needle, dots } = indication;
  const value = radialOf(indication);
  const dotText = dots === 1 ? "1 dot" : `${dots} dots`;
  const degrees = dots * DEGREES_PER_DOT;
  const centre = flag === "FROM" ? course : reciprocal(course);
  const sign = value === inCircle(centre + degrees) ? "+" : "−";
  return {
    shape: "number",
    stem: pick(random, [
      `VOR: selected course ${turn(course)}, flag ${flag}, needle ${dotText} ${needle} of centre; 5 dots are 10°. On which radial is the aircraft?`,
      `A course of ${turn(course)} is selected on a VOR indicator. It shows ${flag} and the needle ${dotText} to the ${needle} (full scale 5 dots, 10°). Find the radial.`,
      `Which radial belongs to this VOR indication: OBS ${turn(course)}, ${flag}, needle ${needle} by ${dotText}, one dot being ${DEGREES_PER_DOT}°?`,
    ]),
    unit: "°",
    decimals: 0,
    digits: 3,
    value,
    tolerance: 0.6,
    mistakes: radialMistakes(indication),
    explanation: `${flag === "FROM" ? `With FROM the selected course ${turn(course)} is the radial of the centred needle.` : `With TO the centred needle means radial ${turn(course)} ± 180° = ${turn(centre)}.`} The needle shows the course ${degrees}° to the ${needle}, so the aircraft is to the ${OTHER_SIDE[needle]} of it when facing ${turn(course)}: radial ${turn(centre)} ${sign} ${degrees}° = ${turn(value)}.`,
  };
}

export const vorRadial: Template = {
  id: "vor-radial-from-indicator",
  version: 3,
  title: "VOR radial from the deviation indicator",
  code: "062",
  lo: "062.02.03",
  difficulty: 4,
  reference: "ICAO Annex 10, volume I, 3.3; indicator with 5 dots for 10°",
  draw: drawRadial,
};

type Bearing = { readonly heading: number; readonly relative: number; readonly asks: "QDM" | "QDR" };

function drawBearing(random: Random): Bearing {
  return {
    heading: drawNumber(random, { from: 5, to: 360, step: 5 }),
    relative: drawNumber(random, { from: 20, to: 340, step: 5 }),
    asks: pick<Bearing["asks"]>(random, ["QDM", "QDR"]),
  };
}

const answerOf = ({ heading, relative, asks }: Bearing) =>
  asks === "QDM" ? bearingTo(heading, relative) : reciprocal(bearingTo(heading, relative));

function bearingMistakes(bearing: Bearing): readonly Mistake[] {
  const { heading, relative, asks } = bearing;
  const turnedDifference = inCircle(heading - relative);
  return [
    {
      id: "qdm-qdr-swapped",
      why: "Mixes up QDM, to the station, and QDR, from the station.",
      value: reciprocal(answerOf(bearing)),
    },
    {
      id: "relative-bearing-subtracted",
      why: "Subtracts the relative bearing from the heading instead of adding it.",
      value: asks === "QDM" ? turnedDifference : reciprocal(turnedDifference),
    },
    {
      id: "relative-subtracted-and-swapped",
      why: "Subtracts the relative bearing and mixes up QDM and QDR.",
      value: asks === "QDM" ? reciprocal(turnedDifference) : turnedDifference,
    },
    {
      id: "relative-bearing-as-qdm",
      why: "Takes the relative bearing itself for the magnetic bearing.",
      value: relative,
    },
    { id: "heading-as-bearing", why: "Takes the heading for the bearing.", value: heading },
  ];
}

function drawAdf(random: Random): NumberProblem {
  const bearing = drawWhere(random, drawBearing, (one) => isOffNorth(answerOf(one)));
  const { heading, relative, asks } = bearing;
  const value = answerOf(bearing);
  const sum = heading + relative;
  const qdm = bearingTo(heading, relative);
  const over = sum > 360 ? ` − 360° = ${turn(qdm)}` : "";
  return {
    shape: "number",
    stem: pick(random, [
      `Magnetic heading ${turn(heading)}, relative bearing of the NDB ${turn(relative)}. What is the ${asks}?`,
      `The ADF shows a relative bearing of ${turn(relative)} on magnetic heading ${turn(heading)}. Find the ${asks}.`,
      `Which ${asks} results from magnetic heading ${turn(heading)} and a relative bearing of ${turn(relative)}?`,
    ]),
    unit: "°",
    decimals: 0,
    digits: 3,
    value,
    tolerance: 0.6,
    mistakes: bearingMistakes(bearing),
    explanation: `QDM = magnetic heading + relative bearing = ${turn(heading)} + ${turn(relative)} = ${sum}°${over}.${asks === "QDR" ? ` QDR = QDM ± 180° = ${turn(value)}.` : ""}`,
  };
}

export const adfBearing: Template = {
  id: "adf-qdm-qdr",
  version: 3,
  title: "QDM and QDR from a relative bearing",
  code: "062",
  lo: "062.02.02",
  difficulty: 2,
  reference: "ICAO Doc 8400: QDM, QDR",
  draw: drawAdf,
};
