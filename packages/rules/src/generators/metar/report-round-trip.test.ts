import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { drawMetar } from "./draw-metar.ts";
import { drawTaf, toHours } from "./draw-taf.ts";
import { prevailingAt } from "./forecast.ts";
import { readMetar, readTaf } from "./read-report.ts";
import type { CloudLayer, Metar, SkyCondition, Taf, Weather } from "./report.ts";
import { writeMetar, writeTaf } from "./write-report.ts";

const SEEDS = 1_500;
const randomOf = (seed: number) => createRandom([seed, 5, 6, 7]);
const metars = Array.from({ length: SEEDS }, (_, seed) => drawMetar(randomOf(seed)));
const tafs = Array.from({ length: SEEDS }, (_, seed) => drawTaf(randomOf(seed)));

function reported(condition: SkyCondition) {
  return condition.kind === "reported" ? condition : undefined;
}
const weatherOf = (metar: Metar): readonly Weather[] => reported(metar.condition)?.weather ?? [];
function layersOf({ condition }: { readonly condition: SkyCondition }): readonly CloudLayer[] {
  const sky = reported(condition)?.sky;
  return sky?.kind === "clouds" ? sky.layers : [];
}
const has = (metar: Metar, code: string) =>
  weatherOf(metar).some(({ descriptor, phenomena }) =>
    [descriptor, ...phenomena].some((one) => one === code),
  );
const metresOf = (metar: Metar) => reported(metar.condition)?.visibility.metres ?? 9999;

describe("reading what was written", () => {
  it("gives back every drawn report", () => {
    for (const metar of metars) expect(readMetar(writeMetar(metar))).toEqual(metar);
  });

  it("gives back every drawn forecast", () => {
    for (const taf of tafs) expect(readTaf(writeTaf(taf))).toEqual(taf);
  });

  it("gives the same text of the same seed", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(writeMetar(drawMetar(randomOf(seed)))).toBe(writeMetar(drawMetar(randomOf(seed))));
        expect(writeTaf(drawTaf(randomOf(seed)))).toBe(writeTaf(drawTaf(randomOf(seed))));
      }),
    );
  });
});

describe("reading published examples", () => {
  it("decodes the report example of Annex 3", () => {
    // ICAO Annex 3, appendix 3, example A3-1 a), without the recent-weather group.
    const metar = readMetar("METAR YUDO 221630Z 24004KT 0600 R12/1000U FG DZ SCT010 OVC020 17/16 Q1018");
    expect(metar).toMatchObject({
      station: "YUDO",
      time: { day: 22, hour: 16, minute: 30 },
      wind: { from: 240, speed: 4, gust: null },
      runwayRanges: [{ runway: "12", metres: 1000, tendency: "U" }],
      temperature: 17,
      dewPoint: 16,
      qnh: 1018,
    });
    expect(reported(metar.condition)?.weather.map(({ phenomena }) => phenomena)).toEqual([["FG"], ["DZ"]]);
  });

  it("decodes the forecast example of Annex 3", () => {
    // ICAO Annex 3, appendix 5, example A5-1, with the wind in knots.
    const taf = readTaf(
      `TAF YUDO 151800Z 1600/1618 13010KT 9000 BKN020 BECMG 1606/1608 SCT015CB BKN020
       TEMPO 1608/1612 17024G40KT 1000 TSRA SCT010CB BKN020 FM161230 15008KT 9999 BKN020=`,
    );
    expect(taf.valid).toEqual({ from: { day: 16, hour: 0 }, to: { day: 16, hour: 18 } });
    expect(taf.groups.map(({ kind }) => kind)).toEqual(["BECMG", "TEMPO", "FM"]);
  });

  it.each([
    ["a group of another code form", "METAR YUDO 221630Z 24004KT 10SM SCT010 17/16 Q1018"],
    ["groups after the end", "METAR YUDO 221630Z 24004KT CAVOK 17/16 Q1018 BKN020"],
    ["a missing pressure", "METAR YUDO 221630Z 24004KT CAVOK 17/16"],
  ])("refuses %s", (_case, text) => {
    expect(() => readMetar(text)).toThrow(/Expected|fits/);
  });
});

describe("drawn reports", () => {
  it("show every kind of weather", () => {
    const codes = [
      "RA",
      "DZ",
      "SN",
      "GR",
      "FG",
      "BR",
      "HZ",
      "FU",
      "DU",
      "SA",
      "TS",
      "SH",
      "FZ",
      "BC",
      "MI",
      "BL",
    ];
    for (const code of codes)
      expect(
        metars.some((metar) => has(metar, code)),
        code,
      ).toBe(true);
    expect(metars.some(({ condition }) => condition.kind === "cavok")).toBe(true);
    expect(metars.some(({ wind }) => wind.kind === "calm")).toBe(true);
    expect(metars.some(({ wind }) => wind.kind === "variable")).toBe(true);
    expect(metars.some(({ wind }) => wind.kind === "steady" && wind.sector !== null)).toBe(true);
    expect(metars.some(({ runwayRanges }) => runwayRanges.length > 0)).toBe(true);
  });

  const step = (metres: number) => (metres < 800 ? 50 : metres < 5000 ? 100 : 1000);
  const isDense = (metar: Metar) =>
    weatherOf(metar).some(
      ({ descriptor, phenomena }) => phenomena.includes("FG") && (descriptor === null || descriptor === "FZ"),
    );
  const spread = ({ temperature, dewPoint }: Metar) => temperature - dewPoint;
  const types = (metar: Metar) => layersOf(metar).map(({ type }) => type);
  const feet = (metar: Metar) => layersOf(metar).map((layer) => layer.feet);

  it.each<[string, (metar: Metar) => boolean]>([
    ["have a dew point above the temperature", (metar) => spread(metar) < 0],
    [
      "have fog from 1000 m or in unsaturated air",
      (m) => isDense(m) && (metresOf(m) >= 1000 || spread(m) > 1),
    ],
    [
      "have mist below 1000 m or above 5000 m",
      (m) => has(m, "BR") && (metresOf(m) < 1000 || metresOf(m) > 5000),
    ],
    ["have mist in unsaturated air", (metar) => has(metar, "BR") && spread(metar) > 2],
    [
      "have haze, smoke or dust above 5000 m",
      (m) => ["HZ", "FU", "DU"].some((c) => has(m, c)) && metresOf(m) > 5000,
    ],
    [
      "have haze, smoke or dust in moist air",
      (m) => ["HZ", "FU", "DU"].some((c) => has(m, c)) && spread(m) < 5,
    ],
    ["freeze at 0 °C or above", (metar) => has(metar, "FZ") && metar.temperature >= 0],
    ["snow above 2 °C", (metar) => has(metar, "SN") && metar.temperature > 2],
    [
      "have liquid drizzle or rain in frost",
      (m) => ["DZ", "RA"].some((c) => has(m, c)) && !has(m, "FZ") && m.temperature < 1,
    ],
    ["have a thunderstorm without CB", (metar) => has(metar, "TS") && !types(metar).includes("CB")],
    [
      "have rain showers from flat cloud",
      (m) => has(m, "SH") && !has(m, "SN") && types(m).every((type) => type === null),
    ],
    [
      "leave the reporting steps of visibility",
      (m) => metresOf(m) !== 9999 && metresOf(m) % step(metresOf(m)) !== 0,
    ],
    [
      "have layers out of order",
      (metar) => feet(metar).some((one, place) => one <= (feet(metar)[place - 1] ?? 0)),
    ],
    [
      "give a runway visual range at 1500 m or none below",
      (m) => m.runwayRanges.length > 0 !== metresOf(m) < 1500,
    ],
    [
      "report flat cloud from 5000 ft on",
      (m) => layersOf(m).some(({ feet, type }) => feet >= 5000 && type === null),
    ],
    [
      "end a change at 0000, which is 2400 of the day before",
      ({ trend }) =>
        trend?.kind === "BECMG" &&
        trend.times.some(({ at, hour, minute }) => at === "TL" && hour + minute === 0),
    ],
  ])("never %s", (_what, isBroken) => {
    expect(metars.filter(isBroken).map(writeMetar)).toEqual([]);
  });

  it("forecast no weather in the vicinity and no time outside the two hours of a trend", () => {
    const broken = metars.filter(({ time, trend }) => {
      if (trend === null || trend.kind === "NOSIG") return false;
      const minutes = trend.times.map(({ hour, minute }) => {
        return ((hour - time.hour + 24) % 24) * 60 + minute - time.minute;
      });
      const isNear = trend.change.weather?.some(({ intensity }) => intensity === "VC") ?? false;
      return isNear || minutes.some((after) => after < 30 || after > 100);
    });
    expect(broken.map(writeMetar)).toEqual([]);
  });

  it("say CAVOK where it applies", () => {
    const missed = metars.filter(
      (metar) =>
        metar.condition.kind === "reported" &&
        metresOf(metar) === 9999 &&
        weatherOf(metar).length === 0 &&
        layersOf(metar).every((layer) => layer.feet >= 5000 && layer.type === null),
    );
    expect(missed.map(writeMetar)).toEqual([]);
  });

  it("report gusts at least 10 kt above the mean and sectors of 60° to less than 180° around it", () => {
    const broken = metars.filter(({ wind }) => {
      if (wind.kind !== "steady") return false;
      if (wind.speed < 3 || (wind.gust ?? 99) - wind.speed < 10) return true;
      if (wind.sector === null) return false;
      const width = (wind.sector.to - wind.sector.from + 360) % 360;
      return width < 60 || width >= 180 || (wind.from - wind.sector.from + 360) % 360 >= width;
    });
    expect(broken.map(writeMetar)).toEqual([]);
  });

  it("choose cloud layers by the 1-3-5 rule", () => {
    const eighths = { FEW: 1, SCT: 3, BKN: 5, OVC: 8 };
    const broken = metars.filter((metar) =>
      layersOf(metar)
        .filter(({ type }) => type === null)
        .some(({ amount }, place) => eighths[amount] < ([1, 3, 5][place] ?? 0)),
    );
    expect(broken.map(writeMetar)).toEqual([]);
  });
});

describe("drawn forecasts", () => {
  const span = (taf: Taf) => [toHours(taf.valid.from), toHours(taf.valid.to)] as const;

  it("are valid for 9, 24 or 30 hours and issued before", () => {
    expect(new Set(tafs.map((taf) => span(taf)[1] - span(taf)[0]))).toEqual(new Set([9, 24, 30]));
    for (const taf of tafs) expect(toHours(taf.issued)).toBeLessThan(span(taf)[0]);
  });

  it("keep every change group inside the validity, one after the other", () => {
    for (const taf of tafs) {
      let [before, end] = span(taf);
      for (const group of taf.groups) {
        const from = group.kind === "FM" ? toHours(group.at) : toHours(group.period.from);
        const to = group.kind === "FM" ? from + 1 : toHours(group.period.to);
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(end);
        before = to;
      }
    }
  });

  it("write midnight as hour 24 at the end and as hour 00 at the begin of a period", () => {
    const periods = tafs.flatMap(({ valid, groups }) => [
      valid,
      ...groups.flatMap((group) => (group.kind === "FM" ? [] : [group.period])),
    ]);
    expect(periods.filter(({ from, to }) => from.hour > 23 || to.hour < 1)).toEqual([]);
    expect(periods.some(({ to }) => to.hour === 24)).toBe(true);
    expect(periods.some(({ from }) => from.hour === 0)).toBe(true);
  });

  it("let passing weather make the visibility worse, never better", () => {
    const better = tafs.filter((taf) =>
      taf.groups.some((group) => {
        if (group.kind !== "TEMPO" && group.kind !== "PROB") return false;
        const before = prevailingAt(taf, toHours(group.period.from)).metres;
        return (group.change.visibility?.metres ?? 9999) >= before;
      }),
    );
    expect(better.map(writeTaf)).toEqual([]);
  });

  it("show every kind of change group", () => {
    const kinds = new Set(
      tafs.flatMap(({ groups }) =>
        groups.map((group) => ("probability" in group ? `${group.kind}${group.probability}` : group.kind)),
      ),
    );
    const expected = ["BECMG", "FM", "PROB30", "PROB40", "TEMPO30", "TEMPO40", "TEMPOnull"];
    expect([...kinds].toSorted()).toEqual(expected);
  });
});
