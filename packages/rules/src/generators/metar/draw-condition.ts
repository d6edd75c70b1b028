import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { type Layers, drawLayers } from "./draw-layers.ts";
import type { WindStrength } from "./draw-wind.ts";
import type { Descriptor, Intensity, Phenomenon, Sky, SkyCondition, Weather } from "./report.ts";

/** Weather, sky, wind and temperatures that belong together. */
export type Scene = {
  readonly condition: SkyCondition;
  readonly wind: WindStrength;
  /** Whole °C. */
  readonly temperature: number;
  /** Temperature minus dew point in whole °C, 0 or more. */
  readonly spread: number;
};

type Range = readonly [low: number, high: number];

/** One kind of weather: what it allows. Visibilities in metres. */
type SceneKind = {
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

/**
 * Which values go together. Fog below 1000 m and mist from 1000 m to 5000 m at a small spread, haze and dust up to
 * 5000 m in dry air, thunderstorms with cumulonimbus, freezing precipitation below 0 °C, snow up to +2 °C.
 * Source: ICAO Annex 3, appendix 3, 4.4.2; Doc 8896.
 */
const SCENES = {
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
    weather: [[group("-", null, "RA")], [group("-", null, "DZ")]],
    sky: "layered",
    temperature: [4, 18],
    spread: [1, 4],
    wind: "any",
  },
  rain: {
    metres: [2500, 5000],
    weather: [
      [group("", null, "RA"), MIST],
      [group("", null, "DZ"), MIST],
      [group("-", null, "DZ"), MIST],
    ],
    sky: "low",
    temperature: [4, 18],
    spread: [0, 2],
    wind: "any",
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
    weather: [[group("", "FZ", "RA")], [group("-", "FZ", "RA")], [group("-", "FZ", "DZ")]],
    sky: "low",
    temperature: [-6, -1],
    spread: [0, 2],
    wind: "any",
  },
  showers: {
    metres: [3000, 8000],
    weather: [[group("", "SH", "RA")], [group("-", "SH", "RA")], [group("+", "SH", "RA")]],
    sky: "convective",
    temperature: [5, 22],
    spread: [2, 7],
    wind: "gusty",
  },
  showersNear: {
    metres: [9999, 9999],
    weather: [[group("VC", "SH")]],
    sky: "convective",
    temperature: [6, 24],
    spread: [3, 9],
    wind: "any",
  },
  thunderstorm: {
    metres: [1500, 6000],
    weather: [
      [group("", "TS", "RA")],
      [group("+", "TS", "RA")],
      [group("+", "TS", "RA", "GR")],
      [group("-", "TS", "RA")],
    ],
    sky: "thunder",
    temperature: [12, 30],
    spread: [1, 6],
    wind: "gusty",
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
  ...(["lightRain", "showers", "thunderstorm", "dryThunder"] as const),
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
  ...(["rain", "heavyRain", "snow", "heavySnow", "sleet", "freezingRain"] as const),
  ...(["showers", "showersNear", "thunderstorm", "dryThunder"] as const),
];

/** A kind of weather the climate has. */
export function drawSceneName(random: Random, climate: "temperate" | "arid"): SceneName {
  return pick(random, climate === "arid" ? ARID : TEMPERATE);
}

/** Reporting step of a visibility in metres. Annex 3, appendix 3, 4.2.4.1. */
export function visibilityStep(metres: number): number {
  if (metres < 800) return 50;
  return metres < 5000 ? 100 : 1000;
}

/** A visibility from a range, rounded down to its reporting step; 9999 stands for 10 km or more. */
export function drawMetres(random: Random, [low, high]: Range): number {
  const metres = low + Math.floor(random.next() * (high - low + 1));
  if (metres >= 9500) return 9999;
  const step = visibilityStep(metres);
  return Math.floor(metres / step) * step;
}

function drawSky(random: Random, kind: SceneKind, spread: number): Sky {
  if (kind.sky === "nsc") return { kind: "nsc" };
  if (kind.sky !== "vertical") return { kind: "clouds", layers: drawLayers(random, kind.sky, spread) };
  if (random.below(4) === 0)
    return { kind: "clouds", layers: [{ amount: "OVC", feet: pick(random, [100, 200]), type: null }] };
  return { kind: "vertical_visibility", feet: drawNumber(random, { from: 100, to: 300, step: 100 }) };
}

/** Draws the values of one kind of weather. */
export function drawScene(random: Random, name: SceneName): Scene {
  if (name === "clear") {
    const temperature = drawNumber(random, { from: -8, to: 34, step: 1 });
    const spread = drawNumber(random, { from: 5, to: 15, step: 1 });
    return { condition: { kind: "cavok" }, wind: "any", temperature, spread };
  }
  const kind: SceneKind = SCENES[name];
  const [coldest, warmest] = kind.temperature;
  const temperature = drawNumber(random, { from: coldest, to: warmest, step: 1 });
  const [least, most] = kind.spread;
  const spread = drawNumber(random, { from: least, to: most, step: 1 });
  const visibility = { metres: drawMetres(random, kind.metres), lowest: null };
  const weather = pick(random, kind.weather);
  const sky = drawSky(random, kind, spread);
  return { condition: { kind: "reported", visibility, weather, sky }, wind: kind.wind, temperature, spread };
}
