import { type IAbstractTrend, type IWind, parseMetar, parseTAF } from "metar-taf-parser";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { drawMetar } from "./draw-metar.ts";
import { drawTaf } from "./draw-taf.ts";
import type { Change, Period, Sky, SkyCondition, TafGroup, Visibility, Weather, Wind } from "./report.ts";
import { writeMetar, writeTaf } from "./write-report.ts";

const SEEDS = 800;
const randomOf = (seed: number) => createRandom([seed, 8, 9, 10]);

/** The other parser leaves out what is absent; so does JSON with undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const orAbsent = <T>(value: T | null | "") => (value === null || value === "" ? undefined : value);

type TheirConditions = Partial<Omit<IAbstractTrend, "type" | "raw">>;

function theirWind({ speed, degrees, gust, minVariation, maxVariation, unit }: IWind) {
  return { speed, degrees, gust, minVariation, maxVariation, unit };
}

function theirConditions({ wind, visibility, cavok, weatherConditions, clouds, ...rest }: TheirConditions) {
  return {
    wind: wind && theirWind(wind),
    visibility,
    cavok,
    weatherConditions,
    clouds,
    verticalVisibility: rest.verticalVisibility,
  };
}

function ourWind(wind: Wind) {
  const unit = "KT";
  if (wind.kind === "calm") return { speed: 0, degrees: 0, unit };
  if (wind.kind === "variable") return { speed: wind.speed, unit };
  const sector = wind.sector === null ? {} : { minVariation: wind.sector.from, maxVariation: wind.sector.to };
  return { speed: wind.speed, degrees: wind.from, gust: orAbsent(wind.gust), ...sector, unit };
}

function ourVisibility({ metres, lowest }: Visibility) {
  return {
    indicator: metres === 9999 ? "P" : undefined,
    value: metres,
    unit: "m",
    min: lowest === null ? undefined : { value: lowest.metres, direction: lowest.towards },
  };
}

function ourSky(sky: Sky | null) {
  if (sky === null) return { clouds: [] };
  if (sky.kind === "nsc") return { clouds: [{ quantity: "NSC" }] };
  if (sky.kind === "vertical_visibility") return { clouds: [], verticalVisibility: orAbsent(sky.feet) };
  return {
    clouds: sky.layers.map(({ amount, feet, type }) => ({
      quantity: amount,
      height: feet,
      type: orAbsent(type),
    })),
  };
}

function ourWeather(weather: readonly Weather[]) {
  return weather.map(({ intensity, descriptor, phenomena }) => ({
    intensity: orAbsent(intensity),
    descriptive: orAbsent(descriptor),
    phenomenons: phenomena,
  }));
}

/** CAVOK is read there as 10 km or more. */
const CAVOK = { cavok: true, visibility: { indicator: "P", value: 9999, unit: "m" } };

function ourConditions(wind: Wind, condition: SkyCondition) {
  if (condition.kind === "cavok") return { wind: ourWind(wind), ...CAVOK, weatherConditions: [], clouds: [] };
  return {
    wind: ourWind(wind),
    visibility: ourVisibility(condition.visibility),
    weatherConditions: ourWeather(condition.weather),
    ...ourSky(condition.sky),
  };
}

/** NSW, the end of weather, is a phenomenon of its own there. */
function ourChange({ wind, cavok, visibility, weather, sky }: Change) {
  const isEnd = weather !== null && weather.length === 0;
  return {
    wind: wind === null ? undefined : ourWind(wind),
    ...(cavok ? CAVOK : { visibility: visibility === null ? undefined : ourVisibility(visibility) }),
    weatherConditions: isEnd ? [{ phenomenons: ["NSW"] }] : ourWeather(weather ?? []),
    ...ourSky(sky),
  };
}

function ourPeriod({ from, to }: Period) {
  return { startDay: from.day, startHour: from.hour, endDay: to.day, endHour: to.hour };
}

function ourGroup(group: TafGroup) {
  if (group.kind === "FM") {
    const { day, hour, minute } = group.at;
    const validity = { startDay: day, startHour: hour, startMinutes: minute };
    return { type: "FM", validity, ...ourConditions(group.wind, group.condition) };
  }
  const probability = "probability" in group ? orAbsent(group.probability) : undefined;
  return { type: group.kind, validity: ourPeriod(group.period), probability, ...ourChange(group.change) };
}

describe("an independent parser", () => {
  it("agrees on every field of drawn reports", () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const metar = drawMetar(randomOf(seed));
      const text = writeMetar(metar);
      const seen = parseMetar(text);
      const { type, station, day, hour, minute, temperature, dewPoint, altimeter, nosig } = seen;
      const trends = seen.trends.map(({ type, times, ...more }) => ({
        type,
        times,
        ...theirConditions(more),
      }));
      const { time, trend } = metar;
      const fixed = { type, station, day, hour, minute, temperature, dewPoint, altimeter, nosig };
      expect(plain({ ...fixed, trends, ranges: seen.runwaysInfo, ...theirConditions(seen) }), text).toEqual(
        plain({
          type: "METAR",
          station: metar.station,
          ...time,
          temperature: metar.temperature,
          dewPoint: metar.dewPoint,
          altimeter: { value: metar.qnh, unit: "hPa" },
          nosig: trend?.kind === "NOSIG" ? true : undefined,
          trends:
            trend === null || trend.kind === "NOSIG"
              ? []
              : [
                  {
                    type: trend.kind,
                    times: trend.times.map(({ at, hour, minute }) => ({ type: at, hour, minute })),
                    ...ourChange(trend.change),
                  },
                ],
          ranges: metar.runwayRanges.map(({ runway, bound, metres, tendency }) => ({
            name: runway,
            indicator: orAbsent(bound),
            minRange: metres,
            trend: orAbsent(tendency),
            unit: "m",
          })),
          ...ourConditions(metar.wind, metar.condition),
        }),
      );
    }
  });

  it("agrees on every field of drawn forecasts", () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const taf = drawTaf(randomOf(seed));
      const text = writeTaf(taf);
      const { station, day, hour, minute, validity, trends, ...rest } = parseTAF(text);
      const groups = trends.map(({ type, validity, probability, ...more }) => {
        return { type, validity, probability, ...theirConditions(more) };
      });
      expect(plain({ station, day, hour, minute, validity, groups, ...theirConditions(rest) }), text).toEqual(
        plain({
          station: taf.station,
          ...taf.issued,
          validity: ourPeriod(taf.valid),
          groups: taf.groups.map(ourGroup),
          ...ourConditions(taf.wind, taf.condition),
        }),
      );
    }
  });
});
