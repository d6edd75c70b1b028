// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import { CLIMATE_KEYS } from "./climate-fixture.ts";
import { type Figure, ft, n, s } from "./readers-fixture.ts";
import { WEATHER_HAZARD_KEYS } from "./weather-hazards-fixture.ts";
import { PPL_WEATHER_KEYS } from "./weather-ppl-fixture.ts";
import {
  bendOf,
  buoyancyAt,
  cloudOf,
  compass,
  feetOf,
  freeConvection,
  freezingLevels,
  gradientOf,
  inversionOf,
  isStratosphere,
  isaAt,
  jetShear,
  jetSpeed,
  jetSpot,
  kilometresBetween,
  lapseAt,
  lettersWho,
  mostOf,
  parcelBase,
  parcelTop,
  pressureOf,
  regionOf,
  regionsOf,
  sideOnWay,
  signed,
  spreadAt,
  steepness,
  temperatureAt,
  tropopauseOf,
  windFrom,
} from "./weather-readers-fixture.ts";

const ATPL_CHARTS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-meteorology-fig-011": (f) => ft(freezingLevels(f)[0] ?? 0),
  "atpl-meteorology-fig-012": (f) => `ISA ${signed(temperatureAt(f, 20_000) - isaAt(20_000))}`,
  "atpl-meteorology-fig-013": (f) => lettersWho(f, (one) => lapseAt(f, one) > 1.5 && lapseAt(f, one) < 3),
  "atpl-meteorology-fig-014": (f) => lettersWho(f, (one) => lapseAt(f, one) > 3),
  "atpl-meteorology-fig-015": (f) => ft(parcelTop(f) - parcelBase(f)),
  "atpl-meteorology-fig-016": (f) => `${buoyancyAt(f, 12_000)} °C`,
  "atpl-meteorology-fig-017": (f) => ft(freeConvection(f)),
  "atpl-meteorology-fig-018": (f) =>
    `${ft(Math.max(cloudOf(f).from, freezingLevels(f)[0] ?? 0))} to ${ft(cloudOf(f).to)}`,
  "atpl-meteorology-fig-019": (f) =>
    `${inversionOf(f).from === 0 ? "Radiation" : "Subsidence"} inversion, ${spreadAt(f, 0) < 1 ? "fog" : "the air"}`,
  "atpl-meteorology-fig-020": (f) => `${inversionOf(f).temperature + (3 * inversionOf(f).to) / 1_000} °C`,
  "atpl-meteorology-fig-021": (f) =>
    inversionOf(f).from > 0 && spreadAt(f, 1) === 0 && spreadAt(f, 2) > 10
      ? "Sinking air, stratocumulus"
      : "?",
  "atpl-meteorology-fig-022": (f) => ft(tropopauseOf(f)),
  "atpl-meteorology-fig-023": (f) => `ISA ${signed(temperatureAt(f, 37_000) - isaAt(37_000))}`,
  "atpl-meteorology-fig-024": (f) => {
    const [low = 0, high = 0] = freezingLevels(f);
    return n(f, "surface") < 0 && low < 1_500 && high - low > 2_000 ? "Freezing rain" : "?";
  },
  "atpl-meteorology-fig-025": (f) =>
    `Up to ${lettersWho(f, (one) => temperatureAt(f, feetOf(f, one)) > 0)}, into air above 0 °C`,
  "atpl-meteorology-fig-026": (f) => mostOf(f, (one) => steepness(f, one)),
  "atpl-meteorology-fig-027": (f) =>
    lettersWho(
      f,
      (one) =>
        steepness(f, one) < 0.01 && Math.abs(bendOf(f, one, "x")) + Math.abs(bendOf(f, one, "y")) < 0.5,
    ),
  "atpl-meteorology-fig-028": (f) => mostOf(f, (one) => bendOf(f, one, "x")),
  "atpl-meteorology-fig-029": (f) => mostOf(f, (one) => -bendOf(f, one, "x")),
  "atpl-meteorology-fig-030": (f) =>
    `From the ${compass(windFrom(f, "A") - (s(f, "hemisphere") === "north" ? 30 : -30))}`,
  "atpl-meteorology-fig-031": (f) => `From the ${compass(windFrom(f, "A"))}`,
  "atpl-meteorology-fig-032": (f) => `${Math.floor(pressureOf(f, "A"))} hPa`,
  "atpl-meteorology-fig-033": (f) =>
    `from the ${sideOnWay(f, "A", "B")}, it arrives too ${pressureOf(f, "B") < pressureOf(f, "A") ? "low" : "high"}`.replace(
      "from",
      "Wind from",
    ),
  "atpl-meteorology-fig-034": (f) =>
    ft(Math.round((5_000 - (pressureOf(f, "A") - pressureOf(f, "B")) * 27) / 100) * 100),
  "atpl-meteorology-fig-035": (f) => {
    const isHigh = (one: string) => bendOf(f, one, "y") < 0;
    return Math.abs(steepness(f, "A") - steepness(f, "B")) < 0.01
      ? `At ${lettersWho(f, isHigh)}, the flow is anticyclonic`
      : "?";
  },
  "atpl-meteorology-fig-036": (f) => `${Math.round(kilometresBetween(f, "A", "B") / 1.852 / 25)} h`,
  "atpl-meteorology-fig-037": (f) =>
    mostOf(f, (one) => (pressureOf(f, one) > 1_020 ? -steepness(f, one) : -9)),
  "atpl-meteorology-fig-038": (f) => mostOf(f, (one) => gradientOf(f, one).east),
  "atpl-meteorology-fig-039": (f) =>
    `${Math.round((Math.abs(pressureOf(f, "A") - pressureOf(f, "B")) / kilometresBetween(f, "A", "B")) * 100)} hPa`,
  "atpl-meteorology-fig-040": (f) => regionsOf(f, "warm"),
  "atpl-meteorology-fig-041": (f) =>
    regionOf(f, "B") === "ahead" && s(f, "hemisphere") === "north"
      ? "From south-south-east to south-west"
      : "?",
  "atpl-meteorology-fig-042": (f) =>
    regionOf(f, "A") === "warm" && s(f, "hemisphere") === "south"
      ? "backs from north-west to south-west"
      : "?",
  "atpl-meteorology-fig-043": (f) => regionsOf(f, "occlusion"),
  "atpl-meteorology-fig-044": (f) =>
    regionOf(f, "A") === "ahead" && regionOf(f, "B") === "behind"
      ? "Warm front, warm sector, cold front"
      : "?",
  "atpl-meteorology-fig-045": (f) => regionsOf(f, "north"),
  "atpl-meteorology-fig-046": (f) => regionsOf(f, "behind"),
  "atpl-meteorology-fig-047": (f) => regionsOf(f, "ahead"),
  "atpl-meteorology-fig-048": (f) => `${Math.round(jetSpeed(f, "A") / 20) * 20} kt`,
  "atpl-meteorology-fig-049": (f) => mostOf(f, (one) => jetShear(f, one)),
  "atpl-meteorology-fig-050": (f) => lettersWho(f, (one) => isStratosphere(f, one)),
  "atpl-meteorology-fig-051": (f) =>
    `At ${lettersWho(f, (one) => jetSpot(f, one).towardsEquator < 0)}, and the wind gets ${jetSpot(f, "A").level < n(f, "core") ? "stronger" : "weaker"}`,
  "atpl-meteorology-fig-052": (f) =>
    `${Math.round((jetSpeed(f, "A") - jetSpeed(f, "B")) / ((jetSpot(f, "A").level - jetSpot(f, "B").level) / 10))} kt per 1000 ft`,
  "atpl-meteorology-fig-053": (f) => {
    const miles = (Math.abs(jetSpot(f, "A").place - jetSpot(f, "B").place) / 100) * n(f, "width");
    return `${Math.round(((jetSpeed(f, "B") - jetSpeed(f, "A")) / miles) * 100)} kt per 100 NM`;
  },
  "atpl-meteorology-fig-054": (f) =>
    `From the ${jetSpot(f, "A").towardsEquator > jetSpot(f, "B").towardsEquator ? "right" : "left"}, strongest midway`,
};

export const WEATHER_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  ...ATPL_CHARTS,
  ...WEATHER_HAZARD_KEYS,
  ...CLIMATE_KEYS,
  ...PPL_WEATHER_KEYS,
};
