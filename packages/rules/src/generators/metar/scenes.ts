import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { Layers } from "./draw-layers.ts";
import type { WindStrength } from "./draw-wind.ts";
import type { Descriptor, Intensity, Phenomenon, Weather } from "./report.ts";

/** Lowest and highest value. */
export type Range = readonly [low: number, high: number];

/** One kind of weather: what it allows. Visibilities in metres. */
export type SceneKind = {
  readonly metres: Range;
  readonly weather: readonly [readonly Weather[], ...(readonly Weather[])[]];
  readonly sky: Layers | "nsc" | "vertical";
  readonly temperature: Range;
  readonly spread: Range;
  readonly wind: WindStrength;
};

function group(intensity: Intensity, descriptor: Descriptor | null, ...phenomena: Phenomenon[]): Weather {
  return { intensity, descriptor, phenomena };
}

const MIST = group("", null, "BR");
const SHOWERS = { sky: "convective", temperature: [5, 22], spread: [2, 7], wind: "gusty" } as const;
const THUNDER = { sky: "thunder", temperature: [12, 30], spread: [1, 6], wind: "gusty" } as const;

/**
 * Which values go together. Fog below 1000 m and mist from 1000 m to 5000 m at a small spread, haze and dust up to
 * 5000 m in dry air, thunderstorms with cumulonimbus, freezing precipitation below 0 °C, snow up to +2 °C; the harder a
 * shower, the less is seen through it; drizzle falls in an even wind.
 * Source: ICAO Annex 3, appendix 3, 4.4.2; Doc 8896.
 */
export const SCENES = {
  cloudy: {
    metres: [9999, 9999],
    weather: [[]],
    sky: "fair",
    temperature: [-5, 28],
    spread: [3, 12],
    wind: "any",
  },
  haze: {
    metres: [1500, 5000],
    weather: [[group("", null, "HZ")], [group("", null, "FU")]],
    sky: "nsc",
    temperature: [12, 34],
    spread: [6, 14],
    wind: "light",
  },
  dust: {
    metres: [1200, 5000],
    weather: [[group("", "BL", "DU")], [group("", null, "DU")], [group("", "BL", "SA")]],
    sky: "nsc",
    temperature: [24, 42],
    spread: [16, 30],
    wind: "strong",
  },
  mist: {
    metres: [1000, 5000],
    weather: [[MIST]],
    sky: "low",
    temperature: [1, 20],
    spread: [0, 2],
    wind: "light",
  },
  shallowFog: {
    metres: [1000, 4500],
    weather: [[group("", "BC", "FG")], [group("", "MI", "FG")], [group("", "PR", "FG")]],
    sky: "nsc",
    temperature: [1, 18],
    spread: [0, 1],
    wind: "light",
  },
  fog: {
    metres: [100, 900],
    weather: [[group("", null, "FG")]],
    sky: "vertical",
    temperature: [1, 16],
    spread: [0, 1],
    wind: "light",
  },
  freezingFog: {
    metres: [100, 900],
    weather: [[group("", "FZ", "FG")]],
    sky: "vertical",
    temperature: [-12, -1],
    spread: [0, 1],
    wind: "light",
  },
  lightRain: {
    metres: [6000, 9999],
    weather: [[group("-", null, "RA")]],
    sky: "layered",
    temperature: [4, 18],
    spread: [1, 4],
    wind: "any",
  },
  lightDrizzle: {
    metres: [5000, 9000],
    weather: [[group("-", null, "DZ")]],
    sky: "low",
    temperature: [4, 16],
    spread: [1, 3],
    wind: "even",
  },
  rain: {
    metres: [2500, 5000],
    weather: [[group("", null, "RA"), MIST]],
    sky: "low",
    temperature: [4, 18],
    spread: [0, 2],
    wind: "any",
  },
  drizzle: {
    metres: [1500, 5000],
    weather: [
      [group("", null, "DZ"), MIST],
      [group("-", null, "DZ"), MIST],
    ],
    sky: "low",
    temperature: [4, 16],
    spread: [0, 2],
    wind: "even",
  },
  heavyRain: {
    metres: [1200, 3000],
    weather: [[group("+", null, "RA")]],
    sky: "low",
    temperature: [6, 20],
    spread: [0, 2],
    wind: "any",
  },
  snow: {
    metres: [1200, 4500],
    weather: [[group("-", null, "SN")], [group("", null, "SN")], [group("-", "SH", "SN")]],
    sky: "layered",
    temperature: [-10, 1],
    spread: [1, 3],
    wind: "any",
  },
  heavySnow: {
    metres: [300, 900],
    weather: [[group("+", null, "SN")], [group("+", null, "SN"), group("", "BL", "SN")]],
    sky: "low",
    temperature: [-8, 0],
    spread: [0, 2],
    wind: "strong",
  },
  sleet: {
    metres: [1500, 4500],
    weather: [[group("", null, "RA", "SN")], [group("-", null, "SN", "RA")]],
    sky: "low",
    temperature: [1, 2],
    spread: [0, 2],
    wind: "any",
  },
  freezingRain: {
    metres: [1500, 5000],
    weather: [[group("", "FZ", "RA")], [group("-", "FZ", "RA")]],
    sky: "low",
    temperature: [-6, -1],
    spread: [0, 2],
    wind: "any",
  },
  freezingDrizzle: {
    metres: [1500, 5000],
    weather: [[group("-", "FZ", "DZ")]],
    sky: "low",
    temperature: [-6, -1],
    spread: [0, 2],
    wind: "even",
  },
  lightShowers: { ...SHOWERS, metres: [5000, 9000], weather: [[group("-", "SH", "RA")]] },
  showers: { ...SHOWERS, metres: [2000, 6000], weather: [[group("", "SH", "RA")]] },
  heavyShowers: { ...SHOWERS, metres: [800, 3000], weather: [[group("+", "SH", "RA")]] },
  showersNear: {
    metres: [9999, 9999],
    weather: [[group("VC", "SH")]],
    sky: "convective",
    temperature: [6, 24],
    spread: [3, 9],
    wind: "any",
  },
  lightThunder: { ...THUNDER, metres: [5000, 9000], weather: [[group("-", "TS", "RA")]] },
  thunderstorm: { ...THUNDER, metres: [2000, 6000], weather: [[group("", "TS", "RA")]] },
  heavyThunder: {
    ...THUNDER,
    metres: [800, 3000],
    weather: [[group("+", "TS", "RA")], [group("+", "TS", "RA", "GR")]],
  },
  dryThunder: {
    metres: [7000, 9999],
    weather: [[group("", "TS")], [group("VC", "TS")]],
    sky: "thunder",
    temperature: [16, 34],
    spread: [5, 12],
    wind: "gusty",
  },
} as const satisfies Readonly<Record<string, SceneKind>>;

export type SceneName = keyof typeof SCENES | "clear";

const ARID: readonly [SceneName, ...SceneName[]] = [
  ...(["clear", "cloudy", "haze", "dust", "dust", "mist", "fog", "shallowFog"] as const),
  ...(["lightRain", "showers", "lightThunder", "thunderstorm", "heavyThunder", "dryThunder"] as const),
];
const TEMPERATE: readonly [SceneName, ...SceneName[]] = [
  ...([
    "clear",
    "cloudy",
    "cloudy",
    "haze",
    "mist",
    "shallowFog",
    "fog",
    "freezingFog",
    "lightRain",
  ] as const),
  ...(["lightDrizzle", "rain", "drizzle", "heavyRain", "snow", "heavySnow", "sleet"] as const),
  ...(["freezingRain", "freezingDrizzle", "lightShowers", "showers", "heavyShowers", "showersNear"] as const),
  ...(["lightThunder", "thunderstorm", "heavyThunder", "dryThunder"] as const),
];

/** A kind of weather the climate has. */
export function drawSceneName(random: Random, climate: "temperate" | "arid"): SceneName {
  return pick(random, climate === "arid" ? ARID : TEMPERATE);
}
