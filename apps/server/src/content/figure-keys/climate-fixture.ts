// What climates and a föhn say by their parameters: words that the right option has and no other one.
import { type Figure, fields, list, n, s } from "./readers-fixture.ts";

const NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const DRY = 3;
const SATURATED = 1.5;

const rainIn = (f: Figure, month: number) => Number(list(f, "rain")[(month + 11) % 12]);
const months = (f: Figure, is: (rain: number) => boolean) =>
  NAMES.flatMap((_, at) => (is(rainIn(f, at + 1)) ? [at + 1] : []));
const wettest = (f: Figure) => months(f, (rain) => rain === Math.max(...list(f, "rain").map(Number)))[0] ?? 0;
const coldest = (f: Figure) => n(f, "mean") - n(f, "swing");
/** Months with more rain than their neighbours. */
const peaks = (f: Figure) =>
  NAMES.flatMap((_, at) =>
    rainIn(f, at + 1) > rainIn(f, at) && rainIn(f, at + 1) > rainIn(f, at + 2) ? [at + 1] : [],
  );
const isSouthern = (f: Figure) => n(f, "warmest") >= 10 || n(f, "warmest") <= 3;

/** The temperature behind the ridge, by what the air loses and gains on its way. */
function temperatureBehind(f: Figure): number {
  const [start, end] = [n(fields(f["before"]), "height"), n(fields(f["behind"]), "height")];
  const turn = f["baseBehind"] === undefined ? n(f, "crest") : n(f, "baseBehind");
  const lost = DRY * (n(f, "base") - start) + SATURATED * (n(f, "crest") - n(f, "base"));
  const gained = SATURATED * (n(f, "crest") - turn) + DRY * (turn - end);
  return n(fields(f["before"]), "temperature") + (gained - lost) / 1_000;
}

/** Direction that the wind of a section comes from. */
function windOf(f: Figure): string {
  const across: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };
  const from = s(f, "wind") === "right" ? s(f, "right") : across[s(f, "right")];
  return { N: "north", S: "south", E: "east", W: "west" }[from ?? ""] ?? "?";
}

/** The letter behind the ridge and below its crest. */
function behindRidge(f: Figure): string {
  const found = list(f, "marks").flatMap((mark, at) => {
    const { place, height } = { place: n(fields(mark), "place"), height: n(fields(mark), "height") };
    const way = s(f, "wind") === "left" ? place : 100 - place;
    return way > 60 && height < n(f, "crest") ? ["ABCDE"[at] ?? ""] : [];
  });
  return found.length === 1 ? (found[0] ?? "?") : "?";
}

export const CLIMATE_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-meteorology-fig-091": (f) => `${temperatureBehind(f)} °C`,
  "atpl-meteorology-fig-092": (f) => `${temperatureBehind(f) - n(fields(f["before"]), "temperature")} °C`,
  "atpl-meteorology-fig-093": behindRidge,
  "atpl-meteorology-fig-094": (f) => {
    const from = windOf(f);
    return `${from === "north" ? "North" : "South"} föhn, rain ${from} of the ridge`;
  },
  "atpl-meteorology-fig-095": (f) => {
    const isDrySummer = rainIn(f, 7) < 30 && rainIn(f, 1) > 50;
    return !isSouthern(f) && isDrySummer && coldest(f) < 15 ? "westerlies in January" : "?";
  },
  "atpl-meteorology-fig-096": (f) =>
    `${isSouthern(f) ? "South" : "North"} of the equator, ITCZ near in ${NAMES[wettest(f) - 1] ?? ""}`,
  "atpl-meteorology-fig-097": (f) =>
    `${["", "One rainy season", "Two rainy seasons"][peaks(f).length] ?? ""}, ${n(f, "swing") < 3 ? "near" : "at"}`,
  "atpl-meteorology-fig-098": (f) => {
    const monsoon = wettest(f) >= 6 && wettest(f) <= 9 ? "south-west" : "north-east";
    return `${NAMES[n(f, "warmest") - 1] ?? ""}, before the ${monsoon}`;
  },
  "atpl-meteorology-fig-099": (f) => {
    const range = 2 * n(f, "swing");
    return `${range} °C, ${range > 25 ? "continental" : "maritime"}`;
  },
  "atpl-meteorology-fig-100": (f) => `${months(f, (rain) => rain === 0).length} months`,
};
