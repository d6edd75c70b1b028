import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import { writeMetar } from "./write-report.ts";

function drawVerticalQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(
    random,
    ({ condition }) => condition.kind === "reported" && condition.sky.kind === "vertical_visibility",
  );
  const { condition } = metar;
  const sky = condition.kind === "reported" ? condition.sky : undefined;
  const feet = sky?.kind === "vertical_visibility" ? (sky.feet ?? 0) : 0;
  const group = `VV${String(feet / 100).padStart(3, "0")}`;
  const question = pick(random, [
    `What does ${group} in this report mean?`,
    `Decode the group ${group} of this report.`,
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: `Sky obscured, vertical visibility ${feet} ft`,
      why: "Correct: hundreds of feet that can be seen upwards into the obscuration.",
    },
    mistakes: [
      {
        id: "vertical-as-cloud-base",
        text: `Sky overcast, base of the cloud at ${feet} ft`,
        why: "Takes the vertical visibility for the base of a cloud layer.",
      },
      {
        id: "vertical-in-metres",
        text: `Sky obscured, vertical visibility ${feet} m`,
        why: "Reads feet as metres.",
      },
      {
        id: "vertical-in-thousands",
        text: `Sky obscured, vertical visibility ${feet * 10} ft`,
        why: "Takes the figures for thousands of feet.",
      },
      {
        id: "vertical-in-tens",
        text: `Sky obscured, vertical visibility ${feet / 10} ft`,
        why: "Takes the figures for tens of feet.",
      },
      {
        id: "vertical-as-variable",
        text: `Visibility varying by up to ${feet} m`,
        why: "Takes VV for a variable visibility.",
      },
    ],
    explanation: `${group}: the sky cannot be seen, and the vertical visibility is given in hundreds of feet instead of cloud: ${feet} ft.`,
  };
}

export const metarVerticalVisibility: Template = {
  id: "metar-vertical-visibility",
  version: 5,
  title: "Vertical visibility in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.5.4.3",
  draw: drawVerticalQuestion,
};
