import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection } from "../figures.ts";
import { inCircle, isOffNorth } from "../flight/direction.ts";
import type { NumberProblem, Template } from "../template.ts";

const BEARINGS = {
  qdm: "magnetic bearing to the station (QDM)",
  qdr: "magnetic bearing from the station (QDR)",
  relative: "relative bearing of the station",
} as const;

/** A heading and two bearings whose needles lie clear of each other, of the lubber line and of north. */
function drawNeedles(random: Random) {
  return drawWhere(
    random,
    (drawn) => {
      const direction = () => drawNumber(drawn, { from: 5, to: 360, step: 5 });
      return { heading: direction(), single: direction(), double: direction() };
    },
    (all) => {
      const angles = [
        all.single,
        all.double,
        all.double - all.single,
        all.single - all.heading,
        all.double - all.heading,
      ];
      return angles.every((one) => isOffNorth(inCircle(one)) && Math.abs((inCircle(one) % 180) - 90) < 80);
    },
  );
}

function drawRmi(random: Random): NumberProblem {
  const { heading, single, double } = drawNeedles(random);
  const asked = pick(random, ["qdm", "qdr", "relative"] as const);
  const [needle, name] = pick(random, [
    [single, "single"],
    [double, "double"],
  ] as const);
  const other = name === "single" ? double : single;
  const of = { qdm: inCircle(needle), qdr: inCircle(needle + 180), relative: inCircle(needle - heading) };
  const turn = (degrees: number) => `${showDirection(degrees)}°`;
  const how = {
    qdm: `The head of the needle stands at ${turn(of.qdm)} of the card: that is the QDM.`,
    qdr: `The tail of the needle stands at ${turn(of.qdr)} of the card: that is the QDR.`,
    relative: `Its head stands at ${turn(of.qdm)}, the heading is ${turn(heading)}: ${turn(of.qdm)} − ${turn(heading)} = ${turn(of.relative)}.`,
  };
  return {
    shape: "number",
    stem: pick(random, [
      `What is the ${BEARINGS[asked]} of the ${name} needle?`,
      `Read the RMI: which ${BEARINGS[asked]} does the ${name} needle give?`,
    ]),
    figure: { kind: "rmi", heading: heading % 360, needle1: single % 360, needle2: double % 360 },
    unit: "°",
    digits: 3,
    decimals: 0,
    value: of[asked],
    tolerance: 3,
    mistakes: [
      ...(["qdm", "qdr", "relative"] as const)
        .filter((one) => one !== asked)
        .map((one) => ({ id: `gives-${one}`, why: `Gives the ${BEARINGS[one]}.`, value: of[one] })),
      {
        id: "other-needle",
        why: "Reads the other needle.",
        value: asked === "qdr" ? inCircle(other + 180) : inCircle(asked === "qdm" ? other : other - heading),
      },
      {
        id: "heading-added",
        why: "Adds the heading to what the card already shows as a bearing.",
        value: inCircle(needle + heading),
      },
    ],
    explanation: how[asked],
  };
}

export const rmiBearing: Template = {
  id: "rmi-bearing",
  version: 1,
  title: "Bearings of an RMI",
  code: "062",
  lo: "062.02",
  difficulty: 3,
  reference:
    "Tooley and Wyatt, Aircraft Communications and Navigation Systems, Automatic direction finder and VHF omnidirectional range; FAA-H-8083-15B, ch. 9, Nondirectional Radio Beacon (NDB), ADF Components",
  draw: drawRmi,
};
