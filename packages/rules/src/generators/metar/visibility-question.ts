import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import { COMPASS_WORDS } from "./meaning.ts";
import type { Metar, RunwayRange, Visibility } from "./report.ts";
import { writeMetar, writeRunwayRange, writeVisibility } from "./write-report.ts";

type Reading = Pick<ChoiceProblem, "right" | "mistakes" | "explanation">;

const CAVOK: Reading = {
  right: {
    text: "10 km or more, with no cloud or weather that matters to flight",
    why: "Correct: CAVOK stands for visibility, cloud and weather together.",
  },
  mistakes: [
    {
      id: "cavok-as-cloudless",
      text: "10 km or more, with no cloud at any level",
      why: "Takes CAVOK for a cloudless sky; cloud above 5000 ft may be there.",
    },
    {
      id: "cavok-five-kilometres",
      text: "5 km or more, with no cloud or weather that matters to flight",
      why: "Takes the limit of visual flight for the one of CAVOK.",
    },
    {
      id: "cavok-as-unmeasured",
      text: "Not measured, because the station works automatically",
      why: "Takes CAVOK for a missing value.",
    },
    {
      id: "cavok-unlimited",
      text: "Unlimited, at least 50 km in every direction",
      why: "Reads more into CAVOK than 10 km.",
    },
    {
      id: "cavok-as-forecast",
      text: "10 km or more, with no cloud or weather that matters to flight in the next 2 hours",
      why: "Takes what is observed for a forecast.",
    },
  ],
  explanation:
    "CAVOK: visibility 10 km or more, no cloud below 5000 ft or the highest minimum sector altitude, whichever is greater, no CB or TCU, no significant weather.",
};

function twoVisibilities(
  metres: number,
  lowest: NonNullable<Visibility["lowest"]>,
): Pick<Reading, "right" | "mistakes"> {
  const towards = COMPASS_WORDS[lowest.towards];
  return {
    right: {
      text: `Prevailing ${metres} m, lowest ${lowest.metres} m to the ${towards}`,
      why: "Correct: prevailing visibility first, then the lowest one and where.",
    },
    mistakes: [
      {
        id: "visibilities-swapped",
        text: `Prevailing ${lowest.metres} m, best ${metres} m to the ${towards}`,
        why: "Takes the lowest visibility for the prevailing one.",
      },
      {
        id: "direction-of-runway",
        text: `Prevailing ${metres} m, runway visual range ${lowest.metres} m on the ${towards} runway`,
        why: "Takes the direction for a runway.",
      },
      {
        id: "direction-of-movement",
        text: `Prevailing ${metres} m, falling to ${lowest.metres} m as fog moves ${towards}`,
        why: "Takes the direction for a movement.",
      },
      {
        id: "prevailing-as-mean",
        text: `Mean ${metres} m, lowest ${lowest.metres} m to the ${towards}`,
        why: "Takes the prevailing visibility, which holds for half of the horizon or more, for a mean.",
      },
      {
        id: "visibility-in-feet",
        text: `Prevailing ${metres} ft, lowest ${lowest.metres} ft to the ${towards}`,
        why: "Reads metres as feet.",
      },
    ],
  };
}

function oneVisibility(metres: number, range: RunwayRange | undefined): Pick<Reading, "right" | "mistakes"> {
  const isFar = metres === 9999;
  return {
    right: {
      text: isFar ? "Prevailing visibility 10 km or more" : `Prevailing visibility ${metres} m`,
      why: "Correct: four figures in metres, 9999 for 10 km or more.",
    },
    mistakes: [
      ...(range === undefined
        ? []
        : [
            {
              id: "runway-range-as-visibility",
              text: `Prevailing visibility ${range.metres} m`,
              why: "Takes the runway visual range for the visibility.",
            },
          ]),
      ...(isFar
        ? [
            {
              id: "missing-value",
              text: "Prevailing visibility not measured",
              why: "Takes 9999 for a missing value.",
            },
            {
              id: "nines-as-measured",
              text: "Prevailing visibility 9999 m, as measured",
              why: "Takes 9999 for a measured value.",
            },
          ]
        : [
            {
              id: "tens-of-metres",
              text: `Prevailing visibility ${metres * 10} m`,
              why: "Takes the figures for tens of metres.",
            },
            {
              id: "tenths-of-metres",
              text: `Prevailing visibility ${metres / 10} m`,
              why: "Leaves off the last figure.",
            },
            {
              id: "prevailing-as-lowest",
              text: `Lowest visibility ${metres} m`,
              why: "Takes the prevailing visibility for the lowest, which comes second and with a direction.",
            },
          ]),
      {
        id: "visibility-in-feet",
        text: `Prevailing visibility ${metres} ft`,
        why: "Reads metres as feet.",
      },
      {
        id: "visibility-as-runway-range",
        text: `Runway visual range ${metres} m`,
        why: "Takes the prevailing visibility for a runway visual range, which has an R group.",
      },
    ],
  };
}

function readVisibility({ condition, runwayRanges }: Metar): Reading {
  if (condition.kind === "cavok") return CAVOK;
  const { visibility } = condition;
  const { metres, lowest } = visibility;
  const reading = lowest === null ? oneVisibility(metres, runwayRanges[0]) : twoVisibilities(metres, lowest);
  const far = metres === 9999 ? "10 km or more" : `${metres} m`;
  const second =
    lowest === null
      ? ""
      : ` A second group with a direction is the lowest visibility: ${lowest.metres} m to the ${COMPASS_WORDS[lowest.towards]}.`;
  return {
    ...reading,
    explanation: `${writeVisibility(visibility)}: the first four figures are the prevailing visibility in metres, ${far}.${second}`,
  };
}

/** CAVOK and 9999 are frequent in drawn reports; here they are asked once in six times. */
function drawVisibilityQuestion(random: Random): ChoiceProblem {
  const wantsFar = random.below(6) === 0;
  const metar = drawMetarWith(random, ({ condition }) => {
    const isFar = condition.kind === "cavok" || condition.visibility.metres === 9999;
    return isFar === wantsFar;
  });
  const question = pick(random, [
    "Which visibility does this report give?",
    "What visibility was observed, according to this report?",
    "Decode the visibility of this report.",
  ]);
  return { shape: "choice", stem: `${question}\n${writeMetar(metar)}`, ...readVisibility(metar) };
}

export const metarVisibility: Template = {
  id: "metar-visibility",
  version: 5,
  title: "Visibility in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.2 and 2.2 (CAVOK)",
  draw: drawVisibilityQuestion,
};

const TENDENCY = {
  U: "rising",
  D: "falling",
  N: "no distinct change",
  none: "tendency not given",
} as const;
type Tendency = keyof typeof TENDENCY;

function describeRange(runway: string, amount: string, tendency: Tendency): string {
  return `Runway ${runway}: ${amount}, ${TENDENCY[tendency]}`;
}

function drawRunwayRangeQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(random, ({ runwayRanges }) => runwayRanges[0]?.bound === null);
  const [range] = metar.runwayRanges;
  if (range === undefined) throw new Error("The wanted report has a runway visual range");
  const tendency: Tendency = range.tendency ?? "none";
  const amount = `runway visual range ${range.metres} m`;
  const group = writeRunwayRange(range);
  const question = pick(random, [
    `What does the group ${group} of this report say?`,
    `Decode ${group} in this report.`,
  ]);
  const [one = "U", other = "D"] = (["U", "D", "N"] as const).filter((letter) => letter !== tendency);
  const wrongTendency = pick(random, [one, other]);
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: describeRange(range.runway, amount, tendency),
      why: "Correct: runway, range in metres, tendency.",
    },
    mistakes: [
      {
        id: "tendency-wrong",
        text: describeRange(range.runway, amount, wrongTendency),
        why: "Misreads the last letter: U is upward, D downward, N no distinct change.",
      },
      {
        id: "range-in-feet",
        text: describeRange(range.runway, `runway visual range ${range.metres} ft`, tendency),
        why: "Reads metres as feet.",
      },
      {
        id: "range-as-visibility",
        text: describeRange(range.runway, `lowest visibility ${range.metres} m`, tendency),
        why: "Takes the runway visual range for the lowest visibility.",
      },
      {
        id: "range-as-vertical",
        text: describeRange(range.runway, `vertical visibility ${range.metres} ft`, tendency),
        why: "Takes the runway visual range for the vertical visibility.",
      },
      {
        id: "range-as-lowest",
        text: describeRange(range.runway, `lowest ${amount}`, tendency),
        why: "Takes the mean of ten minutes for the lowest value; extremes have a V between them.",
      },
    ],
    explanation: `${group}: R and the runway ${range.runway}, runway visual range ${range.metres} m, ${range.tendency === null ? "and no letter for a tendency" : `${range.tendency} = ${TENDENCY[range.tendency]}`}. It is reported when it or the visibility is below 1500 m.`,
  };
}

export const metarRunwayRange: Template = {
  id: "metar-runway-visual-range",
  version: 5,
  title: "Runway visual range in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.3",
  draw: drawRunwayRangeQuestion,
};
