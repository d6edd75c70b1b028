import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KG_PER_LB, KM_PER_NM } from "../flight/units.ts";
import { groundSpeedTex, windMistakes, windName } from "../navigation/along-track.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawSpecificRange(random: Random): NumberProblem {
  const tas = drawNumber(random, { from: 410, to: 480, step: 2 });
  const head = drawNumber(random, { from: 25, to: 95, step: 1 }) * pick(random, [-1, 1]);
  const along = { tas, head, gs: tas - head, text: "" };
  const each = drawNumber(random, { from: 1_050, to: 1_450, step: 10 });
  const flow = 2 * each;
  const range = (speed: number) => (speed / flow) * 1_000;
  const value = range(along.gs);
  const given = `TAS ${tas} kt, ${windName(head)} ${Math.abs(head)} kt, fuel flow ${each} kg/h for each of two engines`;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the specific range over ground in NM for each 1000 kg, to the nearest NM? Given: ${given}.`,
      `Find the ground distance in NM, to the nearest NM, that 1000 kg of fuel give: ${given}.`,
      `Given ${given}. How many NM over ground are flown with 1000 kg of fuel, to the nearest NM?`,
    ]),
    unit: "NM",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      ...windMistakes(along, range),
      { id: "one-engine", why: "Works with the fuel flow of one engine.", value: (along.gs / each) * 1_000 },
      {
        id: "flow-doubled-again",
        why: "Counts the two engines twice.",
        value: value / 2,
      },
      { id: "pounds", why: "Works with 1000 lb instead of 1000 kg.", value: value * KG_PER_LB },
      { id: "statute-miles", why: "Gives the distance in statute miles.", value: value * 1.150_78 },
      { id: "kilometres", why: "Gives the distance in km.", value: value * KM_PER_NM },
      { id: "knots-as-km-h", why: "Takes the knots for km/h.", value: value / KM_PER_NM },
    ],
    explanation: String.raw`${groundSpeedTex(along)}. Fuel flow: $2 \times ${each} = ${flow}$ kg/h. Specific range: $${along.gs} / ${flow} \times 1000 = ${dec(value)}$ NM for 1000 kg.`,
  };
}

export const specificRange: Template = {
  id: "specific-range",
  version: 2,
  title: "Specific range over ground",
  code: "033",
  lo: "033.03",
  difficulty: 3,
  reference:
    "A. C. Kermode, Mechanics of Flight, Level flight, range and endurance (propeller propulsion); FAA-H-8083-25C, ch. 11, Range Performance; specific range = ground speed / fuel flow",
  draw: drawSpecificRange,
};
