// What the key of a PPL item of meteorology says, worked out from its figure.
import { type Figure, ft, n, s } from "./readers-fixture.ts";
import { areasWho } from "./weather-hazards-fixture.ts";
import {
  altitudeAt,
  atGustFront,
  bendOf,
  compass,
  feetOf,
  freezingLevels,
  groupsOf,
  headwindAt,
  inversionOf,
  lettersWho,
  mostOf,
  parcelBase,
  passing,
  pressureOf,
  prevailing,
  regionsOf,
  sinkAt,
  steepness,
  temperatureAt,
  utc,
  waveSpot,
  waveTops,
  windFrom,
} from "./weather-readers-fixture.ts";

/** The letter of a cloud in its column. */
function cloudIs(f: Figure, cloud: string): string {
  const clouds = f["clouds"];
  return Array.isArray(clouds) ? ("ABCD"[clouds.indexOf(cloud)] ?? "?") : "?";
}
const isDay = (f: Figure) => s(f, "flow") === "day" || s(f, "sky") === "sun";
/** From where a wind blows that comes from the side of the sea. */
const seaWind = (f: Figure) => {
  const right = s(f, "right");
  const left = { N: "S", E: "W", S: "N", W: "E" }[right] ?? "?";
  return s(f, "land") === "left" ? right : left;
};

export const PPL_WEATHER_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "ppl-meteorology-fig-021": (f) =>
    lettersWho(f, (one) => steepness(f, one) < 0.02 && bendOf(f, one, "x") > 1 && pressureOf(f, one) < 1_000),
  "ppl-meteorology-fig-022": (f) => mostOf(f, (one) => steepness(f, one)),
  "ppl-meteorology-fig-023": (f) => `From the ${compass(windFrom(f, "A"))}`,
  "ppl-meteorology-fig-024": (f) => `${Math.round(pressureOf(f, "A"))} hPa`,
  "ppl-meteorology-fig-025": (f) => ft(altitudeAt(f, "right")),
  "ppl-meteorology-fig-026": (f) => ft(altitudeAt(f, "right") - n(f, "hill")),
  "ppl-meteorology-fig-027": (f) => {
    const [to, from] =
      s(f, "towards") === "left" ? (["left", "right"] as const) : (["right", "left"] as const);
    return altitudeAt(f, to) > altitudeAt(f, from)
      ? "climbs, the altimeter reads too low"
      : "descends, the altimeter reads too high";
  },
  "ppl-meteorology-fig-028": (f) => `A ${isDay(f) ? "sea breeze by day" : "land breeze by night"}`,
  "ppl-meteorology-fig-029": (f) =>
    isDay(f) ? `Runway ${seaWind(f) === "E" ? "09" : "27"}, wind from the sea` : "?",
  "ppl-meteorology-fig-030": (f) => (isDay(f) ? "Up the slope, of warm air" : "Down the slope, of cold air"),
  "ppl-meteorology-fig-031": (f) => cloudIs(f, "nimbostratus"),
  "ppl-meteorology-fig-032": (f) => cloudIs(f, "cumulonimbus"),
  "ppl-meteorology-fig-033": (f) => (cloudIs(f, "castellanus") === "A" ? "Thunderstorms later" : "?"),
  "ppl-meteorology-fig-034": (f) => cloudIs(f, "cirrostratus"),
  "ppl-meteorology-fig-035": (f) => cloudIs(f, "lenticularis"),
  "ppl-meteorology-fig-036": (f) => ft(inversionOf(f).from),
  "ppl-meteorology-fig-037": (f) => ft(freezingLevels(f)[0] ?? 0),
  "ppl-meteorology-fig-038": (f) => ft(parcelBase(f)),
  "ppl-meteorology-fig-039": (f) => regionsOf(f, "warm"),
  "ppl-meteorology-fig-040": (f) => regionsOf(f, "behind"),
  "ppl-meteorology-fig-041": (f) =>
    s(f, "stage") === "mature" ? "Mature, by updraughts and downdraughts" : "?",
  "ppl-meteorology-fig-042": atGustFront,
  "ppl-meteorology-fig-043": (f) =>
    headwindAt(f, "A") > 0 && headwindAt(f, "C") < 0 ? "Headwind at A, tailwind at C" : "?",
  "ppl-meteorology-fig-044": (f) => waveTops(f, 20, 45),
  "ppl-meteorology-fig-045": (f) => mostOf(f, (one) => (waveSpot(f, one).height < 60 ? sinkAt(f, one) : -1)),
  "ppl-meteorology-fig-046": (f) => `${prevailing(f, n(f, "arrival")).visibility} m`,
  "ppl-meteorology-fig-047": (f) => {
    const [spell] = passing(f, n(f, "arrival"));
    const { cloud } = prevailing(f, n(f, "arrival"));
    return spell?.change === "TEMPO"
      ? `${cloud}, and for spells showers with ${spell.words.split(" ")[1]}`
      : "?";
  },
  "ppl-meteorology-fig-048": (f) => {
    const foggy = groupsOf(f).filter(({ words }) => words.includes("FG"));
    return utc(f, Math.min(...foggy.map(({ from }) => from)));
  },
  "ppl-meteorology-fig-049": (f) => {
    const [warmFrom = 0, warmTo = 0] = freezingLevels(f);
    return n(f, "surface") < 0 && warmTo > warmFrom
      ? lettersWho(f, (one) => temperatureAt(f, feetOf(f, one)) < 0 && feetOf(f, one) < warmFrom)
      : "?";
  },
  "ppl-meteorology-fig-050": (f) => areasWho(f, (what) => what === "ice-moderate"),
};
