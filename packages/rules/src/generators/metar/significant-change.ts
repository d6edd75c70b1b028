import { turnBetween } from "../flight/direction.ts";
import { isPrecipitation } from "./meaning.ts";
import type { Change, SkyCondition, Weather, Wind } from "./report.ts";
import { writeWeather } from "./write-report.ts";

/** The elements of a forecast that a change group may change. */
export type Conditions = { readonly wind: Wind; readonly condition: SkyCondition };

/** Visibilities in metres that a change has to reach or pass; 5000 m counts where many fly by VFR. */
const VISIBILITY_METRES = [150, 350, 600, 800, 1500, 3000, 5000] as const;
/** Bases of the lowest BKN or OVC layer, and vertical visibilities, in ft; 1500 ft counts where many fly by VFR. */
const CEILING_FEET = [100, 200, 500, 1000, 1500] as const;
const WIND_TURN_DEGREES = 60;
const WIND_TURN_FROM_KT = 10;
const WIND_SPEED_KT = 10;
const GUST_CHANGE_KT = 10;
const GUST_FROM_KT = 15;

/** What prevails after a change: every element it names, the others as before. */
export function applyChange(before: Conditions, { wind, cavok, ...change }: Change): Conditions {
  const { condition } = before;
  if (cavok) return { wind: wind ?? before.wind, condition: { kind: "cavok" } };
  const { visibility, weather, sky } =
    condition.kind === "reported"
      ? condition
      : { visibility: { metres: 9999, lowest: null }, weather: [], sky: { kind: "nsc" } as const };
  return {
    wind: wind ?? before.wind,
    condition: {
      kind: "reported",
      visibility: change.visibility ?? visibility,
      weather: change.weather ?? weather,
      sky: change.sky ?? sky,
    },
  };
}

/**
 * Whether a forecast has to say that something changes: the wind, the visibility, the weather or the ceiling meets a
 * criterion for change groups. ICAO Annex 3 (20th ed.), appendix 5, 1.3 for TAF and 2.2 for trends.
 */
export function isSignificant(before: Conditions, after: Conditions): boolean {
  return (
    isWindSignificant(before.wind, after.wind) ||
    stepOf(metresOf(before.condition), VISIBILITY_METRES) !==
      stepOf(metresOf(after.condition), VISIBILITY_METRES) ||
    significantWeather(before.condition) !== significantWeather(after.condition) ||
    stepOf(ceilingOf(before.condition), CEILING_FEET) !== stepOf(ceilingOf(after.condition), CEILING_FEET)
  );
}

/** Whether the mean wind turns by 60° at 10 kt or more, or changes by 10 kt, or its gusts by 10 kt at 15 kt or more. */
export function isWindSignificant(before: Wind, after: Wind): boolean {
  const [was, is] = [speedOf(before), speedOf(after)];
  const strongest = Math.max(was, is);
  if (Math.abs(is - was) >= WIND_SPEED_KT) return true;
  if (Math.abs(gustExcess(after) - gustExcess(before)) >= GUST_CHANGE_KT && strongest >= GUST_FROM_KT)
    return true;
  if (before.kind !== "steady" || after.kind !== "steady") return false;
  return (
    strongest >= WIND_TURN_FROM_KT && Math.abs(turnBetween(before.from, after.from)) >= WIND_TURN_DEGREES
  );
}

function speedOf(wind: Wind): number {
  return wind.kind === "calm" ? 0 : wind.speed;
}

/** Knots between the mean wind and its gusts, 0 without gusts. */
function gustExcess(wind: Wind): number {
  return wind.kind === "steady" && wind.gust !== null ? wind.gust - wind.speed : 0;
}

/** How many of the limits a value reaches: two values with the same number have none of them between them. */
function stepOf(value: number, limits: readonly number[]): number {
  return limits.filter((limit) => value >= limit).length;
}

function metresOf(condition: SkyCondition): number {
  return condition.kind === "cavok" ? 9999 : condition.visibility.metres;
}

/** Base of the lowest BKN or OVC layer or the vertical visibility in ft; endless without either. */
function ceilingOf(condition: SkyCondition): number {
  if (condition.kind === "cavok" || condition.sky.kind === "nsc") return Number.POSITIVE_INFINITY;
  if (condition.sky.kind === "vertical_visibility") return condition.sky.feet ?? 0;
  const ceiling = condition.sky.layers.find(({ amount }) => amount === "BKN" || amount === "OVC");
  return ceiling?.feet ?? Number.POSITIVE_INFINITY;
}

/** Weather whose begin, end or change of intensity counts, as a text to compare. */
function significantWeather(condition: SkyCondition): string {
  if (condition.kind === "cavok") return "";
  return condition.weather.filter(isSignificantWeather).map(writeWeather).toSorted().join(" ");
}

/** At the aerodrome itself: thunderstorms, whatever freezes, drifts or blows, and moderate or heavy precipitation. */
function isSignificantWeather(weather: Weather): boolean {
  const { descriptor, intensity } = weather;
  if (intensity === "VC") return false;
  if (descriptor === "TS" || descriptor === "FZ" || descriptor === "BL" || descriptor === "DR") return true;
  return isPrecipitation(weather) && (intensity === "" || intensity === "+");
}
