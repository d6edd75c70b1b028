import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import { PHENOMENON_WORDS, isPrecipitation, weatherMeaning } from "./meaning.ts";
import type { Descriptor, Intensity, Metar, Phenomenon, Weather } from "./report.ts";
import { writeMetar, writeWeather } from "./write-report.ts";

type Misreading = { readonly id: string; readonly why: string; readonly weather: Weather };

/** Phenomena that are taken for one another: alike in letters or in nature. */
const CONFUSED: Readonly<Record<Phenomenon, readonly Phenomenon[]>> = {
  DZ: ["RA", "DU"],
  RA: ["DZ", "SN"],
  SN: ["RA", "SG"],
  SG: ["SN", "GS"],
  PL: ["SN", "GR"],
  GR: ["GS", "PL"],
  GS: ["GR", "SG"],
  FG: ["BR", "FU", "HZ"],
  BR: ["FG", "HZ", "DZ"],
  HZ: ["BR", "FU", "GR"],
  FU: ["FG", "HZ", "DU"],
  DU: ["DZ", "HZ", "SA"],
  SA: ["SN", "DU", "FU"],
};

const DESCRIPTOR_WORDS: Readonly<Record<Descriptor, string>> = {
  MI: "shallow",
  BC: "patches",
  PR: "partial",
  DR: "low drifting",
  BL: "blowing",
  SH: "shower",
  TS: "thunderstorm",
  FZ: "freezing",
};

/** What a descriptor can stand before. WMO code table 4678. */
const GOES_WITH: Readonly<Record<Descriptor, readonly Phenomenon[]>> = {
  MI: ["FG"],
  BC: ["FG"],
  PR: ["FG"],
  DR: ["SN", "DU", "SA"],
  BL: ["SN", "DU", "SA"],
  SH: ["RA", "SN", "PL", "GR", "GS"],
  TS: ["RA", "SN", "PL", "GR", "GS"],
  FZ: ["FG", "DZ", "RA"],
};

const CONFUSED_DESCRIPTORS: Readonly<Record<Descriptor, readonly Descriptor[]>> = {
  MI: ["PR", "BC"],
  BC: ["MI", "PR"],
  PR: ["BC", "MI"],
  DR: ["BL"],
  BL: ["DR"],
  SH: ["TS", "FZ"],
  TS: ["SH"],
  FZ: ["SH", "BC"],
};

const INTENSITY_MEANING = { "-": "light", "": "moderate", "+": "heavy" } as const;

function phenomenonMisreadings(weather: Weather): readonly Misreading[] {
  const { descriptor, phenomena } = weather;
  const [first, ...others] = phenomena;
  if (first === undefined) return [];
  // "Freezing smoke" would give itself away.
  const possible = descriptor === null ? CONFUSED[first] : GOES_WITH[descriptor];
  return possible
    .filter((other) => other !== first)
    .map((other) => ({
      id: `${first}-read-as-${other}`.toLowerCase(),
      why: `Takes ${first} (${PHENOMENON_WORDS[first]}) for ${other} (${PHENOMENON_WORDS[other]}).`,
      weather: { ...weather, phenomena: [other, ...others.filter((one) => one !== other)] },
    }));
}

function descriptorMisreadings(weather: Weather): readonly Misreading[] {
  const { descriptor, phenomena } = weather;
  if (descriptor === null) return [];
  const swapped: readonly Misreading[] = CONFUSED_DESCRIPTORS[descriptor]
    .filter((other) => phenomena.every((one) => GOES_WITH[other].includes(one)))
    .filter((other) => phenomena.length > 0 || other !== "FZ")
    .map((other) => ({
      id: `${descriptor}-read-as-${other}`.toLowerCase(),
      why: `Takes ${descriptor} (${DESCRIPTOR_WORDS[descriptor]}) for ${other} (${DESCRIPTOR_WORDS[other]}).`,
      weather: { ...weather, descriptor: other },
    }));
  if (phenomena.length === 0) return swapped;
  const why = `Leaves out ${descriptor} (${DESCRIPTOR_WORDS[descriptor]}).`;
  return [...swapped, { id: "descriptor-left-out", why, weather: { ...weather, descriptor: null } }];
}

function intensityMisreadings(weather: Weather): readonly Misreading[] {
  if (!isPrecipitation(weather)) return [];
  const others = (["-", "", "+"] as const).filter((one) => one !== weather.intensity);
  return others.map((intensity) => ({
    id: `intensity-read-as-${INTENSITY_MEANING[intensity]}`,
    why: `Reads the intensity as ${INTENSITY_MEANING[intensity]}: minus is light, no sign moderate, plus heavy.`,
    weather: { ...weather, intensity },
  }));
}

/** Misreadings of a group without phenomenon: thunder or showers, near or at the aerodrome. */
function bareMisreadings(weather: Weather): readonly Misreading[] {
  if (weather.phenomena.length > 0) return [];
  const withRain = (intensity: Intensity) => ({ ...weather, intensity, phenomena: ["RA"] as const });
  const near = weather.intensity === "VC";
  return [
    near
      ? {
          id: "vicinity-left-out",
          why: "Leaves out VC: the weather is near the aerodrome.",
          weather: { ...weather, intensity: "" },
        }
      : {
          id: "vicinity-added",
          why: "Places the weather near the aerodrome, which would be VC.",
          weather: { ...weather, intensity: "VC" },
        },
    { id: "rain-added", why: "Adds rain that the group has no letters for.", weather: withRain("") },
    {
      id: "light-rain-added",
      why: "Adds light rain that the group has no letters for.",
      weather: withRain("-"),
    },
  ];
}

/** Ways to misread a group, each with the weather that it would then mean. */
export function misreadings(weather: Weather): readonly Misreading[] {
  return [
    ...intensityMisreadings(weather),
    ...descriptorMisreadings(weather),
    ...phenomenonMisreadings(weather),
    ...bareMisreadings(weather),
  ];
}

/** What a group means to somebody who makes one mistake and then, with what that gives, the other one; null when he cannot. */
function readTogether(weather: Weather, oneId: string, otherId: string): string | null {
  const first = misreadings(weather).find(({ id }) => id === oneId);
  if (first === undefined || first.weather.phenomena.length !== weather.phenomena.length) return null;
  const both = misreadings(first.weather).find(({ id }) => id === otherId);
  return both === undefined ? null : weatherMeaning(both.weather);
}

function weatherOf({ condition }: Metar): readonly Weather[] {
  return condition.kind === "reported" ? condition.weather : [];
}

function drawWeatherQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(random, (one) => weatherOf(one).length > 0);
  const groups = weatherOf(metar);
  const weather = groups[random.below(groups.length)];
  if (weather === undefined) throw new Error("A report with weather has none");
  const group = writeWeather(weather);
  const question = pick(random, [
    `Which present weather does the group ${group} of this report give?`,
    `What does ${group} mean in this report?`,
    `Decode the weather group ${group} of this report.`,
  ]);
  const meaning = weatherMeaning(weather);
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: meaning,
      why: "Correct: intensity or vicinity, descriptor and phenomenon in this order.",
    },
    mistakes: misreadings(weather).map(({ id, why, weather: misread }) => ({
      id,
      why,
      text: weatherMeaning(misread),
    })),
    together: (oneId, otherId) => readTogether(weather, oneId, otherId),
    explanation: explain(weather, group),
  };
}

function explain({ intensity, descriptor, phenomena }: Weather, group: string): string {
  const parts: string[] = [];
  if (intensity === "VC") parts.push("VC = in the vicinity (8 km to 16 km from the aerodrome)");
  else if (isPrecipitation({ intensity, descriptor, phenomena })) {
    parts.push(`${intensity === "" ? "no sign" : intensity} = ${INTENSITY_MEANING[intensity]}`);
  }
  if (descriptor !== null) parts.push(`${descriptor} = ${DESCRIPTOR_WORDS[descriptor]}`);
  parts.push(...phenomena.map((one) => `${one} = ${PHENOMENON_WORDS[one]}`));
  return `${group}: ${parts.join("; ")}. The order is intensity or vicinity, descriptor, phenomenon.`;
}

export const metarWeather: Template = {
  id: "metar-present-weather",
  version: 5,
  title: "Present weather in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 3, 4.4.2; WMO code table 4678",
  draw: drawWeatherQuestion,
};
