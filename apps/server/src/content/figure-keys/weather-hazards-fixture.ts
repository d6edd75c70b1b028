// What the key of an item says, worked out from its figure: significant weather, forecasts, hazards, altimetry.
import { type Figure, ft, kt, markOf, n, s } from "./readers-fixture.ts";
import {
  altitudeAt,
  atGustFront,
  cellSpot,
  clearOf,
  fieldsOf,
  groupsOf,
  headwindAt,
  inSteps,
  lettersWho,
  listOf,
  mostOf,
  passing,
  prevailing,
  sinkAt,
  utc,
  warmAltitudeAt,
  waveSpot,
  waveTops,
} from "./weather-readers-fixture.ts";

const area = (f: Figure, letter: string) => fieldsOf(markOf(f, letter, "areas"));
export const areasWho = (f: Figure, is: (what: string) => boolean) =>
  lettersWho(f, (one) => is(s(area(f, one), "what")), "areas");
const jetOf = (f: Figure) => fieldsOf(f["jet"]);
const tropopauseAt = (f: Figure, at: number) => n(listOf(f, "tropopause")[at] ?? {}, "level");
const arrival = (f: Figure) => prevailing(f, n(f, "arrival"));
const AMOUNTS: Readonly<Record<string, string>> = {
  isol: "Less than 50 %",
  ocnl: "From 50 % to 75 %",
  frq: "More than 75 %",
};
const STAGES: Readonly<Record<string, string>> = {
  growing: "Growing",
  mature: "Mature",
  dissipating: "Dissipating",
};
const downwind = (f: Figure, letter: string) => waveSpot(f, letter).behind > 0;

export const WEATHER_HAZARD_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-meteorology-fig-055": (f) =>
    n(area(f, "A"), "base") === 0 ? `From below FL100 up to FL${n(area(f, "A"), "top")}` : "?",
  "atpl-meteorology-fig-056": (f) =>
    `In ${lettersWho(f, (one) => n(area(f, one), "base") <= 390 && n(area(f, one), "top") >= 390, "areas")}`,
  "atpl-meteorology-fig-057": (f) => areasWho(f, (what) => what === "cat-severe"),
  "atpl-meteorology-fig-058": (f) => areasWho(f, (what) => what.endsWith("-embd")),
  "atpl-meteorology-fig-059": (f) => AMOUNTS[s(area(f, "B"), "what").split("-")[1] ?? ""] ?? "?",
  "atpl-meteorology-fig-060": (f) => `${n(jetOf(f), "speed")} kt at FL${n(jetOf(f), "level")}`,
  "atpl-meteorology-fig-061": (f) => ft((n(jetOf(f), "to") - n(jetOf(f), "from")) * 100),
  "atpl-meteorology-fig-062": (f) =>
    tropopauseAt(f, 0) < 390 && tropopauseAt(f, 1) > 390 ? "At the left, not at the right" : "?",
  "atpl-meteorology-fig-063": (f) =>
    kt(460 + (s(jetOf(f), "towards") === "west" ? 1 : -1) * n(jetOf(f), "speed")),
  "atpl-meteorology-fig-064": (f) => areasWho(f, (what) => what === "volcano"),
  "atpl-meteorology-fig-065": (f) =>
    `${arrival(f).direction}° at ${arrival(f).speed} kt, base ${Number(arrival(f).cloud.slice(3)) * 100} ft`,
  "atpl-meteorology-fig-066": (f) => utc(f, groupsOf(f)[0]?.to ?? 0),
  "atpl-meteorology-fig-067": (f) => {
    const [{ change, from, to } = { change: "", from: 0, to: 0 }] = groupsOf(f);
    return change === "TEMPO" ? `Less than ${(to - from) / 2} h` : "?";
  },
  "atpl-meteorology-fig-068": (f) => {
    const [there] = passing(f, (5 - n(f, "start") + 24) % 24);
    return there?.change.startsWith("PROB") ? `CAVOK, with a ${there.change.slice(4)} % chance of fog` : "?";
  },
  "atpl-meteorology-fig-069": (f) =>
    `${arrival(f).direction}° at ${arrival(f).speed} kt, ${arrival(f).visibility === 9_999 ? "10 km or more" : "?"}`,
  "atpl-meteorology-fig-070": (f) => {
    const spells = passing(f, n(f, "arrival")).map(({ words }) => Number(words.slice(0, 4)));
    return `${Math.min(arrival(f).visibility, ...spells)} m`;
  },
  "atpl-meteorology-fig-071": (f) => utc(f, clearOf(f, 1_000)),
  "atpl-meteorology-fig-072": (f) => {
    const { direction, speed } = arrival(f);
    return kt(speed * Math.abs(Math.sin(((Number(direction) - 270) * Math.PI) / 180)));
  },
  "atpl-meteorology-fig-073": (f) => waveTops(f, 20, 45),
  "atpl-meteorology-fig-074": (f) => `${(n(f, "length") / 80) * n(f, "scale")} km`,
  "atpl-meteorology-fig-075": (f) => mostOf(f, (one) => sinkAt(f, one)),
  "atpl-meteorology-fig-076": (f) => waveTops(f, 60, 85),
  "atpl-meteorology-fig-077": (f) =>
    downwind(f, "B") && !downwind(f, "A") ? "Rotor, then sink, then rising air" : "?",
  "atpl-meteorology-fig-078": (f) => {
    const loss = headwindAt(f, "A") - headwindAt(f, "C");
    return `${loss > 0 ? "Loss" : "Gain"} of ${Math.abs(loss)} kt`;
  },
  "atpl-meteorology-fig-079": (f) => lettersWho(f, (one) => headwindAt(f, one) > 0, "winds"),
  "atpl-meteorology-fig-080": (f) => kt(130 - headwindAt(f, "A") + headwindAt(f, "B")),
  "atpl-meteorology-fig-081": (f) =>
    headwindAt(f, "A") > 0 && headwindAt(f, "B") === 0 && headwindAt(f, "C") < 0
      ? "Downdraught, headwind fading"
      : "?",
  "atpl-meteorology-fig-082": (f) => lettersWho(f, (one) => headwindAt(f, one) > 0, "winds"),
  "atpl-meteorology-fig-083": (f) => STAGES[s(f, "stage")] ?? "?",
  "atpl-meteorology-fig-084": atGustFront,
  "atpl-meteorology-fig-085": (f) =>
    lettersWho(f, (one) => {
      const { across, height } = cellSpot(f, one);
      return height > 42 && height < 80 && across > 40 && across < 65;
    }),
  "atpl-meteorology-fig-086": (f) => (s(f, "stage") === "growing" ? "Updraughts and clear ice" : "?"),
  "atpl-meteorology-fig-087": (f) => ft(inSteps(altitudeAt(f, "right"), 50)),
  "atpl-meteorology-fig-088": (f) => ft(inSteps(warmAltitudeAt(f, "right"), 100)),
  "atpl-meteorology-fig-089": (f) => ft(inSteps(warmAltitudeAt(f, "right") - n(f, "hill"), 50)),
  "atpl-meteorology-fig-090": (f) => {
    const [to, from] =
      s(f, "towards") === "left" ? (["left", "right"] as const) : (["right", "left"] as const);
    const isHigher = altitudeAt(f, to) > altitudeAt(f, from);
    const isWarmer = n(f, `${to}Isa`) > n(f, `${from}Isa`);
    return isHigher && isWarmer ? "rises, by pressure and by warmth" : "?";
  },
};
