import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { drawMetar } from "./draw-metar.ts";
import { drawTaf } from "./draw-taf.ts";
import { readMetar, readTaf } from "./read-report.ts";
import type { Metar, Taf, TafGroup, Weather } from "./report.ts";
import { type Conditions, applyChange, isSignificant } from "./significant-change.ts";
import { writeMetar, writeTaf } from "./write-report.ts";

const SEEDS = 2_500;
const randomOf = (seed: number) => createRandom([seed, 41, 42, 43]);
const metars = Array.from({ length: SEEDS }, (_, seed) => drawMetar(randomOf(seed)));
const tafs = Array.from({ length: SEEDS }, (_, seed) => drawTaf(randomOf(seed)));

/** The forecast of a trend has a change that its report does not ask for. */
function isIdleTrend(metar: Metar): boolean {
  const { trend } = metar;
  if (trend === null || trend.kind === "NOSIG") return false;
  return !isSignificant(metar, applyChange(metar, trend.change));
}

function afterGroup(before: Conditions, group: TafGroup): Conditions {
  return group.kind === "FM" ? group : applyChange(before, group.change);
}

/** Change groups of a forecast that no criterion asks for. */
function idleGroups(taf: Taf): readonly TafGroup[] {
  let before: Conditions = taf;
  return taf.groups.filter((group) => {
    const after = afterGroup(before, group);
    const isIdle = !isSignificant(before, after);
    if (group.kind === "FM" || group.kind === "BECMG") before = after;
    return isIdle;
  });
}

describe("a change that has to be forecast", () => {
  const during = (text: string) => readTaf(`TAF EDDF 150500Z 1506/1606 ${text}`);

  it.each([
    ["visibility improves to a limit", "20005KT 2500 BR BKN030 BECMG 1508/1510 3000 BR BKN030"],
    ["visibility falls through a limit", "20005KT 1500 BR BKN030 BECMG 1508/1510 1400 BR BKN030"],
    ["moderate rain begins", "20005KT 4000 BR BKN030 BECMG 1508/1510 4000 RA BR BKN030"],
    ["rain becomes heavy", "20005KT 4000 RA BKN030 TEMPO 1508/1510 4000 +RA BKN030"],
    ["freezing drizzle ends", "20005KT 4000 -FZDZ BKN030 BECMG 1508/1510 4000 BR BKN030"],
    ["a thunderstorm comes", "20005KT 7000 -RA BKN030 TEMPO 1508/1510 7000 -TSRA BKN030CB"],
    ["the ceiling falls through 500 ft", "20005KT 7000 BKN005 BECMG 1508/1510 7000 BKN004"],
    ["cloud closes below 1500 ft", "20005KT 7000 SCT012 BECMG 1508/1510 7000 BKN012"],
    ["the wind turns by 60°", "20010KT 9999 BKN030 BECMG 1508/1510 26008KT"],
    ["the wind rises by 10 kt", "20005KT 9999 BKN030 BECMG 1508/1510 20015KT"],
    ["gusts begin", "20016KT 9999 BKN030 BECMG 1508/1510 20016G28KT"],
  ])("is one where %s", (_what, text) => {
    expect(idleGroups(during(text))).toEqual([]);
  });

  it.each([
    ["only a kilometre", "20005KT 6000 -DZ FEW017 BKN031 BECMG 1508/1510 7000 -DZ FEW018 BKN026"],
    ["only high cloud", "36003KT CAVOK BECMG 1508/1510 9999 FEW023 BKN035"],
    ["only light drizzle", "20005KT 4500 -DZ BR BKN030 BECMG 1508/1510 4100 BR BKN030"],
    ["only a light wind that turns", "20005KT 9999 BKN030 BECMG 1508/1510 32009KT"],
  ])("is none where there is %s", (_what, text) => {
    expect(idleGroups(during(text))).toHaveLength(1);
  });
});

describe("drawn changes", () => {
  it("of trends are all significant, and frequent", () => {
    expect(metars.filter(isIdleTrend).map(writeMetar)).toEqual([]);
    const changing = metars.filter(({ trend }) => trend !== null && trend.kind !== "NOSIG");
    expect(changing.length / SEEDS).toBeGreaterThan(0.2);
  });

  it("of forecasts are all significant, and there is nearly always one", () => {
    expect(tafs.filter((taf) => idleGroups(taf).length > 0).map(writeTaf)).toEqual([]);
    expect(tafs.filter(({ groups }) => groups.length > 0).length / SEEDS).toBeGreaterThan(0.9);
  });

  it("turn fog into nothing violent within two hours", () => {
    const foggy = metars.filter(({ condition }) =>
      has(condition, ({ phenomena }) => phenomena.includes("FG")),
    );
    const violent = foggy.filter(({ trend }) => {
      const change = trend === null || trend.kind === "NOSIG" ? null : trend.change;
      return change?.weather?.some(({ descriptor }) => descriptor === "SH" || descriptor === "TS");
    });
    expect(violent.map(writeMetar)).toEqual([]);
    expect(foggy.length).toBeGreaterThan(100);
  });
});

function has(condition: Metar["condition"], isWanted: (weather: Weather) => boolean): boolean {
  return condition.kind === "reported" && condition.weather.some(isWanted);
}

describe("drawn reports are such as an aerodrome writes", () => {
  const metres = ({ condition }: Metar) => (condition.kind === "cavok" ? 9999 : condition.visibility.metres);
  const of = (intensity: Weather["intensity"], descriptor: Weather["descriptor"]) =>
    metars.filter(({ condition }) =>
      has(
        condition,
        (weather) =>
          weather.intensity === intensity &&
          weather.descriptor === descriptor &&
          weather.phenomena[0] === "RA",
      ),
    );

  it("the harder a shower, the less is seen", () => {
    for (const descriptor of ["SH", "TS"] as const) {
      expect(Math.max(...of("+", descriptor).map(metres))).toBeLessThanOrEqual(3000);
      expect(Math.max(...of("", descriptor).map(metres))).toBeLessThanOrEqual(6000);
      expect(Math.min(...of("-", descriptor).map(metres))).toBeGreaterThanOrEqual(5000);
    }
  });

  it("drizzle falls in a wind without gusts", () => {
    const drizzle = metars.filter(({ condition }) =>
      has(condition, ({ phenomena }) => phenomena.includes("DZ")),
    );
    expect(drizzle.filter(({ wind }) => wind.kind === "steady" && wind.gust !== null)).toEqual([]);
    expect(drizzle.length).toBeGreaterThan(50);
  });

  it("the pressure of a desert stays between 996 hPa and 1026 hPa, and is mostly near the middle", () => {
    const desert = metars.filter(({ station }) => /^O|^HE/.test(station)).map(({ qnh }) => qnh);
    expect([Math.min(...desert), Math.max(...desert)]).toEqual([996, 1026]);
    const middle = desert.filter((qnh) => qnh >= 1005 && qnh <= 1017);
    expect(middle.length / desert.length).toBeGreaterThan(0.6);
    expect(Math.min(...metars.map(({ qnh }) => qnh))).toBeGreaterThanOrEqual(983);
  });

  it("reads as it was written", () => {
    for (const metar of metars.slice(0, 300)) expect(readMetar(writeMetar(metar))).toEqual(metar);
  });
});
