import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { type Scene, drawMetres, drawScene } from "./draw-condition.ts";
import { drawWind, withSector } from "./draw-wind.ts";
import { isPrecipitation } from "./meaning.ts";
import {
  COMPASS_POINTS,
  type Change,
  type Metar,
  type Phenomenon,
  type RunwayRange,
  type SkyCondition,
  type Trend,
  type TrendTime,
  type Weather,
} from "./report.ts";
import { type SceneName, drawSceneName } from "./scenes.ts";
import { applyChange, isSignificant } from "./significant-change.ts";
import { STATIONS, type Station } from "./station.ts";

/** Visibility or runway visual range below which the latter is reported, in metres. Annex 3, 4.6.3.3. */
export const RUNWAY_RANGE_BELOW_METRES = 1500;

/** Weather of a trend may belong to a temperature this many °C away. */
const MOST_TREND_DEGREES = 3;

/** Reporting step of a runway visual range in metres. Annex 3, appendix 3, 4.3.6.1. */
function rangeStep(metres: number): number {
  if (metres < 400) return 25;
  return metres < 800 ? 50 : 100;
}

function drawRunwayRange(random: Random, runway: string, visibility: number): RunwayRange {
  const metres = visibility * (1 + random.next() * 0.6);
  const tendency = pick<RunwayRange["tendency"]>(random, ["U", "D", "N", null]);
  if (metres > 2000) return { runway, bound: "P", metres: 2000, tendency };
  const step = rangeStep(metres);
  return { runway, bound: null, metres: Math.floor(metres / step) * step, tendency };
}

/** The change that turns one weather into another: every element of the new one that differs. */
export function toChange(scene: Scene, from: SkyCondition): Change {
  const blank: Change = { wind: null, cavok: false, visibility: null, weather: null, sky: null };
  const { condition } = scene;
  if (condition.kind === "cavok") return { ...blank, cavok: true };
  const hadWeather = from.kind === "reported" && from.weather.length > 0;
  const isDry = condition.weather.length === 0;
  return {
    ...blank,
    visibility: condition.visibility,
    weather: isDry && !hadWeather ? null : condition.weather,
    sky: condition.sky,
  };
}

/** Weather in the vicinity is observed, never forecast. Annex 3, appendix 5. */
function isNearby({ condition }: Scene): boolean {
  return condition.kind === "reported" && condition.weather.some(({ intensity }) => intensity === "VC");
}

/** What fog turns into within two hours: never convection or a gale. */
const AFTER_FOG: readonly [SceneName, ...SceneName[]] = ["mist", "clear", "cloudy", "shallowFog"];
const DRY: ReadonlySet<Phenomenon> = new Set(["HZ", "FU", "DU", "SA"]);
/** Scenes tried for a change that has to be announced. */
const MOST_SCENES = 12;

function isFog({ condition }: Pick<Metar, "condition">): boolean {
  return condition.kind === "reported" && condition.weather.some(({ phenomena }) => phenomena.includes("FG"));
}

/** Dust, sand, smoke or haze after something that falls: the air is washed. */
function isDustAfterRain(scene: Scene, { condition }: Pick<Metar, "condition">): boolean {
  const has = (sky: SkyCondition, isWanted: (weather: Weather) => boolean) =>
    sky.kind === "reported" && sky.weather.some(isWanted);
  return (
    has(condition, isPrecipitation) &&
    has(scene.condition, ({ phenomena }) => phenomena.some((one) => DRY.has(one)))
  );
}

/** Weather that may follow within two hours and has to be announced; undefined when none was found. */
function findNext(random: Random, station: Station, metar: Omit<Metar, "trend">): Scene | undefined {
  for (let tried = 0; tried < MOST_SCENES; tried += 1) {
    const name = isFog(metar) ? pick(random, AFTER_FOG) : drawSceneName(random, station.climate);
    const scene = drawScene(random, name);
    if (isNearby(scene) || isDustAfterRain(scene, metar)) continue;
    if (Math.abs(scene.temperature - metar.temperature) > MOST_TREND_DEGREES) continue;
    if (isSignificant(metar, applyChange(metar, toChange(scene, metar.condition)))) return scene;
  }
  return undefined;
}

function drawTrend(random: Random, station: Station, metar: Omit<Metar, "trend">): Trend | null {
  const choice = random.below(5);
  if (choice < 2) return { kind: "NOSIG" };
  if (choice === 2) return null;
  const scene = findNext(random, station, metar);
  if (scene === undefined) return { kind: "NOSIG" };
  // The next full or half hour but one, so that it lies well inside the two hours of a trend.
  const hour = (metar.time.hour + (metar.time.minute < 30 ? 1 : 2)) % 24;
  const change = toChange(scene, metar.condition);
  if (choice === 3) return { kind: "TEMPO", times: [], change };
  const at = pick<TrendTime["at"]>(random, ["FM", "TL", "AT"]);
  const minute = pick(random, [0, 30]);
  // A change until midnight ends at 2400 of the day before. WMO-No. 306, FM 15, 15.14.5.
  const isMidnight = at === "TL" && hour === 0 && minute === 0;
  return { kind: "BECMG", times: [{ at, hour: isMidnight ? 24 : hour, minute }], change };
}

/** A worse visibility in one direction, when the prevailing one leaves room. Annex 3, appendix 3, 4.2.4.4. */
function withLowest(condition: SkyCondition, random: Random): SkyCondition {
  if (condition.kind === "cavok") return condition;
  const { metres } = condition.visibility;
  if (metres < 3000 || metres > 5000 || random.below(3) > 0) return condition;
  const lowest = {
    metres: drawMetres(random, [1100, Math.min(1400, metres / 2)]),
    towards: pick(random, COMPASS_POINTS),
  };
  return { ...condition, visibility: { metres, lowest } };
}

/** One routine report: a random but consistent picture of the weather. */
export function drawMetar(random: Random): Metar {
  const station = pick(random, STATIONS);
  return drawMetarOf(random, station, drawScene(random, drawSceneName(random, station.climate)));
}

/** A routine report with the wanted feature; the feature has to be common. */
export function drawMetarWith(random: Random, isWanted: (metar: Metar) => boolean): Metar {
  return drawWhere(random, drawMetar, isWanted);
}

/** QNH in whole hPa, mostly near the middle of what the climate knows: hot deserts lie outside the tracks of deep lows. */
function drawQnh(random: Random, { climate }: Station): number {
  const [lowest, half] = climate === "arid" ? [996, 15] : [983, 28];
  return lowest + random.below(half + 1) + random.below(half + 1);
}

/** A routine report of one aerodrome in a given weather. */
function drawMetarOf(random: Random, station: Station, scene: Scene): Metar {
  const wind = drawWind(random, scene.wind);
  const varies = wind.kind === "steady" && wind.speed < 20 && random.below(4) === 0;
  const condition = withLowest(scene.condition, random);
  const metres = condition.kind === "cavok" ? 9999 : condition.visibility.metres;
  const isFoggy = metres < RUNWAY_RANGE_BELOW_METRES;
  const temperature = station.climate === "arid" ? Math.max(scene.temperature, 9) : scene.temperature;
  const report = {
    station: station.code,
    time: {
      day: drawNumber(random, { from: 1, to: 28, step: 1 }),
      hour: random.below(24),
      minute: pick(random, [20, 50]),
    },
    wind: varies ? withSector(wind, random) : wind,
    condition,
    runwayRanges: isFoggy ? [drawRunwayRange(random, station.runway, metres)] : [],
    temperature,
    dewPoint: temperature - scene.spread,
    qnh: drawQnh(random, station),
  };
  return { ...report, trend: drawTrend(random, station, report) };
}
