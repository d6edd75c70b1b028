import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { inCircle } from "../flight/direction.ts";
import { windParts } from "../flight/wind-triangle.ts";
import { showNumber } from "../figures.ts";
import type { ChoiceProblem, NumberProblem, Template } from "../template.ts";

const one = (value: number) => showNumber(value, { decimals: 1 });
const name = (runway: number) => String(runway).padStart(2, "0");

function drawCrosswind(random: Random): NumberProblem {
  const { runway, windFrom, windSpeed, angle } = drawWhere(
    random,
    (drawn) => {
      const lower = drawNumber(drawn, { from: 1, to: 18, step: 1 });
      const from = drawNumber(drawn, { from: 10, to: 360, step: 10 });
      const speed = drawNumber(drawn, { from: 8, to: 24, step: 1 });
      return { runway: lower, windFrom: from, windSpeed: speed, angle: inCircle(from - lower * 10) % 180 };
    },
    (drawn) => drawn.angle >= 20 && drawn.angle <= 160 && drawn.angle !== 90,
  );
  const { headKt, fromRightKt } = windParts({ fromDegrees: windFrom, speedKt: windSpeed }, runway * 10);
  const [along, across] = [Math.abs(headKt), Math.abs(fromRightKt)];
  const acute = Math.min(angle, 180 - angle);
  const inUse = headKt > 0 ? runway : runway + 18;
  return {
    shape: "number",
    stem: pick(random, [
      "You land into the wind on the runway of the figure (north at the top). How strong is the crosswind component, to the nearest knot?",
      "The figure shows runway and wind. How many knots of crosswind are there, to the nearest knot?",
      "What is the crosswind component on this runway, to the nearest knot?",
    ]),
    figure: { kind: "runway-wind", runway, windFrom, windSpeed },
    unit: "kt",
    decimals: 0,
    value: across,
    tolerance: 1,
    mistakes: [
      { id: "cosine-for-sine", why: "Works out the headwind component.", value: along },
      { id: "whole-wind", why: "Takes the whole wind for crosswind.", value: windSpeed },
      {
        id: "angle-over-ninety",
        why: "Takes the crosswind to grow evenly with the angle (angle / 90).",
        value: (windSpeed * acute) / 90,
      },
      { id: "half-of-the-wind", why: "Takes half of the wind whatever the angle.", value: windSpeed / 2 },
      {
        id: "ten-degrees-less",
        why: "Reads the angle between wind and runway 10° too small.",
        value: windSpeed * Math.sin(((acute - 10) * Math.PI) / 180),
      },
      {
        id: "twenty-degrees-more",
        why: "Reads the angle between wind and runway 20° too large.",
        value: windSpeed * Math.sin((Math.min(acute + 20, 90) * Math.PI) / 180),
      },
    ],
    explanation: String.raw`Runway ${name(inUse)} is into the wind. The arrow stands ${acute}° off it: $${windSpeed} \sin ${acute}^\circ = ${one(across)}$ kt.`,
  };
}

/** What a PAPI set for a glide path of 3° says by its red lights. ICAO Annex 14, Volume I, 5.3.5. */
const PAPI = [
  { where: "well above the approach slope", angle: "more than 3.5°" },
  { where: "slightly above the approach slope", angle: "between 3.2° and 3.5°" },
  { where: "on the approach slope", angle: "between 2.8° and 3.2°" },
  { where: "slightly below the approach slope", angle: "between 2.5° and 2.8°" },
  { where: "well below the approach slope", angle: "less than 2.5°" },
] as const;

function drawPapi(random: Random): ChoiceProblem {
  const red = random.below(PAPI.length);
  const said = (count: number) => `The aircraft is ${PAPI[count]?.where ?? ""}: ${PAPI[count]?.angle ?? ""}`;
  const wrong = PAPI.map((_, count) => count).filter((count) => count !== red);
  const height = drawNumber(random, { from: 400, to: 900, step: 50 });
  return {
    shape: "choice",
    stem: pick(random, [
      `On final at ${height} ft you see this PAPI, which is set for 3°. Where are you?`,
      `A PAPI of 3° looks like this from ${height} ft above the threshold. What does it tell?`,
      `What does this PAPI say to a pilot at ${height} ft on final, if it is set for a slope of 3°?`,
    ]),
    figure: { kind: "papi", red },
    right: { text: said(red), why: `Correct: ${red} red and ${4 - red} white.` },
    mistakes: wrong.map((count) => ({
      id: `as-${count}-red`,
      text: said(count),
      why: `That is ${count} red and ${4 - count} white.`,
    })),
    // A place and an angle that do not belong together would give themselves away.
    together: () => null,
    explanation: `The lights nearest the runway turn red first as the aircraft sinks. ${red} red and ${4 - red} white: ${said(red).replace("The aircraft is ", "")}.`,
  };
}

const LETTERS = ["A", "B", "C", "D", "E", "K", "L", "M", "N", "P"] as const;
const WAYS = {
  left: { text: "Left", why: "To the left leads" },
  right: { text: "Right", why: "To the right leads" },
  here: {
    text: "You are on it",
    why: "The board with yellow letters on black says that you are on",
  },
} as const;
const SHOWN = ["left", "here", "right"] as const;
/** "Straight ahead" could be defended where the taxiway that one is on goes on. */
const NOT_SHOWN = "The signs do not tell";

function drawSigns(random: Random): ChoiceProblem {
  const { elsewhere, ...taxiways } = drawWhere(
    random,
    (drawn) => ({
      left: pick(drawn, LETTERS),
      here: pick(drawn, LETTERS),
      right: pick(drawn, LETTERS),
      elsewhere: pick(drawn, LETTERS),
    }),
    (drawn) => new Set(Object.values(drawn)).size === 4,
  );
  const way = pick(random, [...SHOWN, "nowhere"] as const);
  const wanted = way === "nowhere" ? elsewhere : taxiways[way];
  const named = `hey name three taxiways: ${taxiways.left}, ${taxiways.here} and ${taxiways.right}.`;
  return {
    shape: "choice",
    stem: pick(random, [
      `You are cleared to taxi by taxiway ${wanted} and come to these signs. Where is it?`,
      `These signs stand ahead of you. Where is taxiway ${wanted}?`,
      `Where do these signs show taxiway ${wanted}?`,
    ]),
    figure: {
      kind: "signs",
      signs: [
        { board: "direction", text: `←${taxiways.left}` },
        { board: "location", text: taxiways.here },
        { board: "direction", text: `${taxiways.right}→` },
      ],
    },
    right:
      way === "nowhere"
        ? { text: NOT_SHOWN, why: `Correct: t${named}` }
        : { text: WAYS[way].text, why: `Correct: ${WAYS[way].why.replace(/^T/, "t")} ${wanted}.` },
    mistakes: [
      ...SHOWN.filter((one) => one !== way).map((one) => ({
        id: `takes-${one}`,
        text: WAYS[one].text,
        why: `${WAYS[one].why} ${taxiways[one]}.`,
      })),
      ...(way === "nowhere" ? [] : [{ id: "not-shown", text: NOT_SHOWN, why: `T${named}` }]),
    ],
    together: () => null,
    explanation: `Yellow on black is where you are: ${taxiways.here}. Black on yellow with an arrow is where a turn leads: ${taxiways.left} to the left, ${taxiways.right} to the right.${way === "nowhere" ? ` None of them is ${wanted}.` : ""}`,
  };
}

export const drawnCrosswind: Template = {
  id: "drawn-crosswind",
  version: 1,
  title: "Crosswind of a runway and wind that are drawn",
  code: "061",
  lo: "061.01.06",
  difficulty: 3,
  reference: "Resolution of the wind vector",
  draw: drawCrosswind,
};

export const papiSlope: Template = {
  id: "papi-slope",
  version: 1,
  title: "Approach slope by a PAPI",
  code: "010",
  lo: "010.09",
  difficulty: 2,
  reference: "ICAO Annex 14, Volume I, 5.3.5 (PAPI)",
  draw: drawPapi,
};

export const taxiwaySigns: Template = {
  id: "taxiway-signs",
  version: 3,
  title: "Way by the signs of taxiways",
  code: "010",
  lo: "010.09",
  difficulty: 1,
  reference: "ICAO Annex 14, Volume I, 5.4.3",
  draw: drawSigns,
};
