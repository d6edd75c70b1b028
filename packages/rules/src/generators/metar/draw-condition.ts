import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { drawLayers } from "./draw-layers.ts";
import type { WindStrength } from "./draw-wind.ts";
import type { Sky, SkyCondition } from "./report.ts";
import { type Range, SCENES, type SceneKind, type SceneName } from "./scenes.ts";

/** Weather, sky, wind and temperatures that belong together. */
export type Scene = {
  readonly condition: SkyCondition;
  readonly wind: WindStrength;
  /** Whole °C. */
  readonly temperature: number;
  /** Temperature minus dew point in whole °C, 0 or more. */
  readonly spread: number;
};

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
