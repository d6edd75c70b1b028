import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawTafWith } from "./draw-taf.ts";
import type { PassingGroup } from "./forecast.ts";
import type { Probability, TafGroup } from "./report.ts";
import { writePeriod, writeTaf } from "./write-report.ts";

const two = (value: number) => String(value).padStart(2, "0");

type ProbableGroup = PassingGroup & { readonly probability: Probability };

function isProbable(group: TafGroup): group is ProbableGroup {
  return "probability" in group && group.probability !== null;
}

function drawProbabilityQuestion(random: Random): ChoiceProblem {
  const taf = drawTafWith(random, ({ groups }) => groups.some(isProbable));
  const group = taf.groups.find(isProbable);
  if (group === undefined) throw new Error("The wanted forecast has a probability");
  const { probability, period } = group;
  const isTempo = group.kind === "TEMPO";
  const when = `between ${two(period.from.hour)}00 and ${two(period.to.hour)}00 UTC`;
  const happens = isTempo ? `short changes ${when}, under 1 h each` : `this weather ${when}`;
  const name = `PROB${probability}${isTempo ? " TEMPO" : ""} ${writePeriod(period)}`;
  const question = pick(random, [
    `What does ${name} in this forecast announce?`,
    `How likely and how lasting is the weather after ${name} in this forecast?`,
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeTaf(taf)}`,
    right: {
      text: `A chance of ${probability} in 100 for ${happens}`,
      why: "Correct: PROB gives the probability that the conditions occur at all.",
    },
    mistakes: [
      {
        id: "probability-as-share-of-time",
        text: `For certain, ${probability} % of the time, ${happens}`,
        why: "Takes the probability for a share of the time.",
      },
      {
        id: "probability-as-share-of-area",
        text: `For certain, over ${probability} % of the area, ${happens}`,
        why: "Takes the probability for a share of the area.",
      },
      {
        id: "probability-left-out",
        text: `For certain, ${happens}`,
        why: "Leaves out PROB and its figures.",
      },
      {
        id: "probability-turned",
        text: `A chance of ${100 - probability} in 100 for ${happens}`,
        why: "Takes the probability for the one that nothing happens.",
      },
      isTempo
        ? {
            id: "tempo-left-out",
            text: `A chance of ${probability} in 100 for a lasting change ${when}`,
            why: "Leaves out TEMPO: the conditions come and go.",
          }
        : {
            id: "tempo-added",
            text: `A chance of ${probability} in 100 for short changes ${when}, under 1 h each`,
            why: "Adds TEMPO, which is not written.",
          },
    ],
    explanation: `${name}: probability ${probability} %${isTempo ? ", for temporary changes of less than one hour each" : ""}, in the period of day and hour ${writePeriod(period)}. Only 30 and 40 are used: less is not worth writing, and from 50 % the change is forecast as such.`,
  };
}

export const tafProbability: Template = {
  id: "taf-probability-group",
  version: 5,
  title: "PROB in a TAF",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 5, 1.4",
  draw: drawProbabilityQuestion,
};
