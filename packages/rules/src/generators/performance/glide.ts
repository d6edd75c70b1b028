import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { FEET_PER_NM, KM_PER_NM } from "../flight/units.ts";
import { drawAlongTrack, groundSpeedTex, windMistakes } from "../navigation/along-track.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawGlide(random: Random): NumberProblem {
  const along = drawAlongTrack(random, { from: 65, to: 85, step: 1 });
  const ratio = drawNumber(random, { from: 8, to: 13, step: 0.5 });
  const elevation = drawNumber(random, { from: 300, to: 2_100, step: 50 });
  const height = drawNumber(random, { from: 2_500, to: 6_500, step: 100 });
  const altitude = elevation + height;
  const { tas, gs } = along;
  const still = (feet: number) => (feet * ratio) / FEET_PER_NM;
  const reach = (feet: number, speed = gs) => (still(feet) * speed) / tas;
  const value = reach(height);
  const given = `altitude ${altitude} ft, terrain ${elevation} ft above mean sea level, glide ratio ${dec(ratio)}, ${along.text}`;
  return {
    shape: "number",
    stem: pick(random, [
      `The engine fails: ${given}. How far does the aeroplane glide over ground, in NM (within 0.2 NM)?`,
      `Find the gliding distance over ground in NM, within 0.2 NM: ${given}.`,
      `Given ${given}. Which distance over ground in NM, within 0.2 NM, is covered in the glide?`,
    ]),
    unit: "NM",
    decimals: 1,
    value,
    tolerance: 0.2,
    mistakes: [
      ...windMistakes(along, (speed) => reach(height, speed)),
      {
        id: "terrain-forgotten",
        why: "Glides down to mean sea level and forgets the terrain.",
        value: reach(altitude),
      },
      {
        id: "terrain-twice",
        why: "Subtracts the elevation of the terrain twice.",
        value: reach(height - elevation),
      },
      {
        id: "statute-mile",
        why: "Takes the statute mile of 5280 ft for the NM.",
        value: (value * FEET_PER_NM) / 5_280,
      },
      {
        id: "ten-thousand-feet-a-mile",
        why: "Counts 10000 ft for a NM.",
        value: (value * FEET_PER_NM) / 10_000,
      },
      { id: "kilometres", why: "Gives the distance in km.", value: value * KM_PER_NM },
      {
        id: "divided-twice",
        why: "Divides by 1.852 once more, as if the feet had given km.",
        value: value / KM_PER_NM,
      },
      {
        id: "wind-upside-down",
        why: "Divides by the ground speed and multiplies by the TAS.",
        value: (still(height) * tas) / gs,
      },
    ],
    explanation: String.raw`Height above the terrain: $${altitude} - ${elevation} = ${height}$ ft. In still air: $${height} \times ${dec(ratio)} / 6076 = ${dec(still(height), 2)}$ NM. ${groundSpeedTex(along)}; over ground $${dec(still(height), 2)} \times ${gs} / ${tas} = ${dec(value)}$ NM.`,
  };
}

export const glideDistance: Template = {
  id: "glide-distance",
  version: 2,
  title: "Gliding distance with wind",
  code: "081",
  lo: "081.08",
  difficulty: 3,
  reference:
    "A. C. Kermode, Mechanics of Flight, Gliding and landing (gliding angle, effect of wind); NAVWEPS 00-80T-80, Aerodynamics for Naval Aviators, ch. 2, Gliding Performance",
  draw: drawGlide,
};
