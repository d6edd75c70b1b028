import {
  type IMetar,
  type ITAF,
  type TAFTrend,
  WeatherChangeType,
  parseMetar,
  parseTAF,
} from "metar-taf-parser";
import { describe, expect, it } from "vitest";
import type { Seed } from "../../random.ts";
import { type GeneratedItem, generate } from "../generate.ts";
import type { Template } from "../template.ts";
import { metarCeiling, metarCloud } from "./cloud-question.ts";
import { tafExpected } from "./expected-question.ts";
import { findPassing, isChanging, prevailingAt } from "./forecast.ts";
import { isPrecipitation, weatherMeaning } from "./meaning.ts";
import { metarPressureAltitude, metarQnh, metarSpread } from "./number-question.ts";
import { tafProbability } from "./probability-question.ts";
import { readMetar, readTaf } from "./read-report.ts";
import { tafChange, tafHours, tafValidity } from "./taf-question.ts";
import { metarTrend } from "./trend-question.ts";
import { metarVerticalVisibility } from "./vertical-question.ts";
import { metarRunwayRange, metarVisibility } from "./visibility-question.ts";
import { metarWeather } from "./weather-question.ts";
import { metarWind } from "./wind-question.ts";

const SEEDS = 200;
const LASTING: readonly WeatherChangeType[] = [WeatherChangeType.FM, WeatherChangeType.BECMG];

function eachItem(template: Template, check: (item: GeneratedItem, coded: string) => void): void {
  for (let number = 0; number < SEEDS; number += 1) {
    const seed: Seed = [number, 21, 22, 23];
    const item = generate(template, seed, "single");
    check(item, item.stem.slice(item.stem.indexOf("\n") + 1));
  }
}

const rightText = ({ options, key }: GeneratedItem) => options.find(({ id }) => id === key[0])?.text ?? "";
const rightNumber = (item: GeneratedItem) => Number.parseFloat(rightText(item).replace("−", "-"));

/** The right answer as it follows from what another parser reads in the stem. */
function expectRight(template: Template, answer: (report: IMetar, item: GeneratedItem) => string | number) {
  eachItem(template, (item, coded) => {
    const expected = answer(parseMetar(coded), item);
    expect(typeof expected === "number" ? rightNumber(item) : rightText(item), coded).toBe(expected);
  });
}

function expectRightForecast(template: Template, answer: (forecast: ITAF) => string | number) {
  eachItem(template, (item, coded) => {
    const expected = answer(parseTAF(coded));
    expect(typeof expected === "number" ? rightNumber(item) : rightText(item), coded).toBe(expected);
  });
}

const three = (degrees = 0) => `${String(degrees).padStart(3, "0")}°`;
const two = (value: number) => String(value).padStart(2, "0");
/** Begin and end of a change in hours from the start of the month. */
function hoursOf(trend: TAFTrend | undefined): { readonly start: number; readonly end: number } {
  const { startDay = 0, startHour = 0, startMinutes = 0, endDay = 99, endHour = 0 } = trend?.validity ?? {};
  return { start: startDay * 24 + startHour + startMinutes / 60, end: endDay * 24 + endHour };
}

/** The hour of an end, where midnight is 24. */
const endText = (hours: number) => two(hours % 24 === 0 ? 24 : hours % 24);
const metresIn = ({ cavok, visibility }: Pick<ITAF, "cavok" | "visibility">) =>
  cavok === true ? 9999 : visibility?.value;
const far = (metres: number | undefined) => (metres === 9999 ? "10 km or more" : `${metres} m`);
function passingText(trend: TAFTrend | undefined): string {
  if (trend === undefined) return "so it stays at that time";
  const chance = trend.probability === undefined ? "" : `with ${trend.probability} % probability `;
  return `${chance}${trend.type === WeatherChangeType.TEMPO ? "at times " : ""}${far(metresIn(trend))}`;
}
const elevationIn = ({ stem }: GeneratedItem) => Number(/(\d+) ft/.exec(stem)?.[1]);

describe("right answers follow from the report as an independent parser reads it", () => {
  it("wind", () => {
    expectRight(metarWind, ({ wind }) => {
      if (wind?.speed === 0) return "Calm, less than 1 kt";
      if (wind?.direction === "VRB") return `Variable direction, mean ${wind.speed} kt`;
      const gust = wind?.gust === undefined ? "" : `, gusts to ${wind.gust} kt`;
      const { minVariation, maxVariation } = wind ?? {};
      const sector =
        minVariation === undefined ? "" : `, varying from ${three(minVariation)} to ${three(maxVariation)}`;
      return `From ${three(wind?.degrees)} true, mean ${wind?.speed} kt${gust}${sector}`;
    });
  });

  it("visibility", () => {
    expectRight(metarVisibility, ({ visibility, cavok }) => {
      if (cavok) return "10 km or more, with no cloud or weather that matters to flight";
      if (String(visibility?.indicator) === "P") return "Prevailing visibility 10 km or more";
      if (visibility?.min === undefined) return `Prevailing visibility ${visibility?.value} m`;
      const names = { N: "north", E: "east", S: "south", W: "west" };
      const [first, second] = [...visibility.min.direction].map((one) => names[one as keyof typeof names]);
      const towards = second === undefined ? first : `${first}-${second}`;
      return `Prevailing ${visibility.value} m, lowest ${visibility.min.value} m to the ${towards}`;
    });
  });

  it("runway visual range", () => {
    const words = { U: "rising", D: "falling", N: "no distinct change" };
    expectRight(metarRunwayRange, ({ runwaysInfo: [range] }) => {
      if (range === undefined || !("minRange" in range)) return "";
      const tendency = range.trend === undefined ? "tendency not given" : words[range.trend];
      return `Runway ${range.name}: runway visual range ${range.minRange} m, ${tendency}`;
    });
  });

  it("vertical visibility", () => {
    expectRight(metarVerticalVisibility, ({ verticalVisibility }) => {
      return `Sky obscured, vertical visibility ${verticalVisibility} ft`;
    });
  });

  it("trend", () => {
    expectRight(metarTrend, ({ nosig, trends: [trend] }) => {
      const [time] = trend?.times ?? [];
      const clock = `${two(time?.hour ?? 0)}${two(time?.minute ?? 0)} UTC`;
      if (nosig) return "No significant change is expected in the next 2 hours";
      if (time === undefined) return "Changes of less than 1 hour each at times in the next 2 hours";
      const meanings = {
        FM: `A lasting change that begins at ${clock}, complete some time later`,
        TL: `A lasting change that begins at once, complete by ${clock}`,
        AT: `A lasting change that takes place at ${clock} all at once`,
      };
      return meanings[time.type];
    });
  });

  it("probability", () => {
    expectRightForecast(tafProbability, ({ trends }) => {
      const trend = trends.find(({ probability }) => probability !== undefined);
      const { startHour = 0, endHour = 0 } = trend?.validity ?? {};
      const when = `between ${two(startHour)}00 and ${two(endHour)}00 UTC`;
      const what =
        String(trend?.type) === "TEMPO" ? `short changes ${when}, under 1 h each` : `this weather ${when}`;
      return `A chance of ${trend?.probability} in 100 for ${what}`;
    });
  });

  it("cloud", () => {
    const oktas: Readonly<Record<string, string>> = { FEW: "1 to 2", SCT: "3 to 4", BKN: "5 to 7", OVC: "8" };
    const types: Readonly<Record<string, string>> = { CB: ", cumulonimbus", TCU: ", towering cumulus" };
    expectRight(metarCloud, ({ clouds }, { stem }) => {
      const asked = /(FEW|SCT|BKN|OVC)(\d{3})(CB|TCU)?/.exec(stem);
      const cloud = clouds.find(({ quantity, height }) => {
        return quantity === asked?.[1] && height === Number(asked[2]) * 100;
      });
      return `${oktas[cloud?.quantity ?? ""]} oktas, base ${cloud?.height} ft above the aerodrome${types[cloud?.type ?? ""] ?? ""}`;
    });
  });

  it("ceiling", () => {
    expectRight(metarCeiling, ({ clouds }, item) => {
      const ceiling = clouds.find(({ quantity }) => ["BKN", "OVC"].includes(quantity))?.height ?? Number.NaN;
      return ceiling + elevationIn(item);
    });
  });

  it("spread, QNH and pressure altitude", () => {
    expectRight(metarSpread, ({ temperature = 0, dewPoint = 0 }) => temperature - dewPoint);
    expectRight(metarQnh, ({ altimeter }) => `QNH ${altimeter?.value} hPa, tenths rounded down`);
    expectRight(metarPressureAltitude, ({ altimeter }, item) => {
      return elevationIn(item) + 27 * (1013 - (altimeter?.value ?? 0));
    });
  });

  it("validity", () => {
    expectRightForecast(tafHours, ({ validity }) => {
      return 24 * (validity.endDay - validity.startDay) + validity.endHour - validity.startHour;
    });
    expectRightForecast(tafValidity, ({ validity }) => {
      const { startDay, startHour, endDay, endHour } = validity;
      return `From day ${startDay}, ${two(startHour)}00 UTC to day ${endDay}, ${two(endHour)}00 UTC`;
    });
  });

  it("change groups", () => {
    eachItem(tafChange, (item, coded) => {
      const [, kind, day, hour] = /(TEMPO|BECMG) (\d\d)(\d\d)\/\d{4}/.exec(item.stem) ?? [];
      const asked = kind === "TEMPO" ? WeatherChangeType.TEMPO : WeatherChangeType.BECMG;
      const trend = parseTAF(coded).trends.find(({ type, validity, probability }) => {
        const isAsked = validity.startDay === Number(day) && validity.startHour === Number(hour);
        return isAsked && type === asked && probability === undefined;
      });
      const { start, end } = hoursOf(trend);
      const what = kind === "TEMPO" ? "At times" : "Gradual change";
      expect(rightText(item), coded).toContain(
        `${what} between ${two(start % 24)}00 and ${endText(end)}00 UTC`,
      );
    });
  });

  it("expected visibility", () => {
    eachItem(tafExpected, (item, coded) => {
      const [hour = 0, minute = 0, day = 0] =
        /(\d\d)(\d\d) UTC on day (\d+)/.exec(item.stem)?.slice(1).map(Number) ?? [];
      const at = day * 24 + hour + minute / 60;
      const forecast = parseTAF(coded);
      const lasting = forecast.trends
        .filter(({ type }) => LASTING.includes(type))
        .filter(
          (trend) => (trend.type === WeatherChangeType.FM ? hoursOf(trend).start : hoursOf(trend).end) <= at,
        );
      const prevailing = [forecast, ...lasting].map(metresIn).findLast((metres) => metres !== undefined);
      const passing = forecast.trends
        .filter(({ type }) => !LASTING.includes(type))
        .find((trend) => hoursOf(trend).start <= at && at < hoursOf(trend).end);
      expect(rightText(item), item.stem).toBe(`${far(prevailing)}, and ${passingText(passing)}`);
    });
  });
});

describe("wrong answers of weather questions", () => {
  /** Words before something that WMO code table 4678 does not let them stand before. */
  const IMPOSSIBLE = [
    /freezing (?!fog|drizzle|rain)/i,
    /(?:blowing|drifting) (?!snow|dust|sand)/i,
    /(?:showers of|thunderstorm with) (?!(?:light |moderate |heavy )?(?:rain|snow|ice|hail|small))/i,
    /(?:patches of|shallow) (?!fog)/i,
  ];

  it("are weather that there can be", () => {
    eachItem(metarWeather, ({ options }, coded) => {
      const broken = options.filter(({ text }) => IMPOSSIBLE.some((pattern) => pattern.test(text)));
      expect(broken, coded).toEqual([]);
    });
  });

  it("leave the visibility prevailing: the lowest may stand alone and without direction", () => {
    eachItem(metarVisibility, ({ options }, coded) => {
      expect(
        options.filter(({ text }) => text.includes("prevailing not given")),
        coded,
      ).toEqual([]);
    });
  });

  it("are not explained by an intensity where nothing falls", () => {
    eachItem(metarWeather, ({ explanation }) => {
      expect(explanation).not.toMatch(/^(?:BL|DR)\w+: no sign/);
    });
    expect(isPrecipitation({ intensity: "", descriptor: "BL", phenomena: ["SN"] })).toBe(false);
    expect(isPrecipitation({ intensity: "", descriptor: "SH", phenomena: ["SN"] })).toBe(true);
  });
});

describe("weatherMeaning", () => {
  it.each([
    ["-DZ", "Light drizzle"],
    ["RA", "Moderate rain"],
    ["+SN", "Heavy snow"],
    ["RASN", "Moderate rain and snow"],
    ["-SHRA", "Light showers of rain"],
    ["+TSRAGR", "Thunderstorm with heavy rain and hail"],
    ["TS", "Thunderstorm"],
    ["VCTS", "Thunderstorm in the vicinity"],
    ["VCSH", "Showers in the vicinity"],
    ["FZRA", "Moderate freezing rain"],
    ["-FZDZ", "Light freezing drizzle"],
    ["FZFG", "Freezing fog"],
    ["MIFG", "Shallow fog"],
    ["BCFG", "Patches of fog"],
    ["PRFG", "Fog over part of the aerodrome"],
    ["BLSN", "Blowing snow"],
    ["DRSN", "Low drifting snow"],
    ["BLDU", "Blowing dust"],
    ["BR", "Mist"],
    ["FU", "Smoke"],
    ["HZ", "Haze"],
  ])("%s is %s (WMO code table 4678)", (group, meaning) => {
    const { condition } = readMetar(`METAR YUDO 221630Z 24004KT 3000 ${group} NSC 17/16 Q1018`);
    expect(condition.kind === "reported" && condition.weather.map(weatherMeaning)).toEqual([meaning]);
  });
});

describe("what a forecast says for a time", () => {
  // Worked by hand.
  const taf = readTaf(
    `TAF YUDO 151700Z 1518/1618 24010KT 9999 BKN020 TEMPO 1520/1523 4000 SHRA BKN015TCU
     BECMG 1600/1602 3000 BR BKN006 PROB30 TEMPO 1603/1606 0400 FG VV002 FM160830 27012KT CAVOK`,
  );
  const at = (day: number, hour: number, minute = 0) => (day - 1) * 24 + hour + minute / 60;

  it.each([
    ["the first part", at(15, 19, 40), 9999],
    ["a TEMPO does not prevail", at(15, 21), 9999],
    ["before a BECMG ends", at(16, 1, 59), 9999],
    ["at the end of a BECMG", at(16, 2), 3000],
    ["a minute before FM", at(16, 8, 29), 3000],
    ["at FM", at(16, 8, 30), 9999],
  ])("%s", (_case, hours, metres) => {
    expect(prevailingAt(taf, hours).metres).toBe(metres);
  });

  it("takes wind from FM and keeps it through a BECMG that names none", () => {
    expect(prevailingAt(taf, at(16, 3)).wind).toMatchObject({ from: 240, speed: 10 });
    expect(prevailingAt(taf, at(16, 9)).wind).toMatchObject({ from: 270, speed: 12 });
  });

  it("finds a passing change inside its period only", () => {
    expect(findPassing(taf, at(15, 19, 59))).toBeUndefined();
    expect(findPassing(taf, at(15, 20))).toMatchObject({ kind: "TEMPO", probability: null });
    expect(findPassing(taf, at(15, 23))).toBeUndefined();
    expect(findPassing(taf, at(16, 5))).toMatchObject({ kind: "TEMPO", probability: 30 });
  });

  it("knows when a BECMG is under way", () => {
    expect(
      [at(15, 23, 59), at(16, 0), at(16, 1, 59), at(16, 2)].map((hours) => isChanging(taf, hours)),
    ).toEqual([false, true, true, false]);
  });
});
