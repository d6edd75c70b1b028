import type {
  Change,
  CloudLayer,
  DayTime,
  Metar,
  Period,
  RunwayRange,
  Sky,
  SkyCondition,
  Taf,
  TafGroup,
  Trend,
  Visibility,
  Weather,
  Wind,
} from "./report.ts";

const digits = (value: number, places: number) => String(value).padStart(places, "0");

/** Wind group, such as 24015G27KT 210V280. */
export function writeWind(wind: Wind): string {
  if (wind.kind === "calm") return "00000KT";
  if (wind.kind === "variable") return `VRB${digits(wind.speed, 2)}KT`;
  const gust = wind.gust === null ? "" : `G${digits(wind.gust, 2)}`;
  const sector = wind.sector === null ? "" : ` ${digits(wind.sector.from, 3)}V${digits(wind.sector.to, 3)}`;
  return `${digits(wind.from, 3)}${digits(wind.speed, 2)}${gust}KT${sector}`;
}

/** Visibility group, such as 4000 1200NE. */
export function writeVisibility({ metres, lowest }: Visibility): string {
  return lowest === null
    ? digits(metres, 4)
    : `${digits(metres, 4)} ${digits(lowest.metres, 4)}${lowest.towards}`;
}

/** Runway visual range group, such as R25L/0650D. */
export function writeRunwayRange({ runway, bound, metres, tendency }: RunwayRange): string {
  return `R${runway}/${bound ?? ""}${digits(metres, 4)}${tendency ?? ""}`;
}

/** Present-weather group, such as +TSRAGR. */
export function writeWeather({ intensity, descriptor, phenomena }: Weather): string {
  return `${intensity}${descriptor ?? ""}${phenomena.join("")}`;
}

/** Cloud group, such as SCT025CB. */
export function writeLayer({ amount, feet, type }: CloudLayer): string {
  return `${amount}${digits(feet / 100, 3)}${type ?? ""}`;
}

/** Cloud groups, NSC or vertical visibility. */
export function writeSky(sky: Sky): string {
  switch (sky.kind) {
    case "nsc":
      return "NSC";
    case "clouds":
      return sky.layers.map(writeLayer).join(" ");
    case "vertical_visibility":
      return sky.feet === null ? "VV///" : `VV${digits(sky.feet / 100, 3)}`;
  }
}

function writeCondition(condition: SkyCondition, runwayRanges: readonly RunwayRange[]): string {
  const ranges = runwayRanges.map(writeRunwayRange);
  if (condition.kind === "cavok") return ["CAVOK", ...ranges].join(" ");
  return [
    writeVisibility(condition.visibility),
    ...ranges,
    ...condition.weather.map(writeWeather),
    writeSky(condition.sky),
  ].join(" ");
}

/** The groups of a change, such as 3000 +SHRA BKN012CB. */
export function writeChange({ wind, cavok, visibility, weather, sky }: Change): string {
  const groups: string[] = [];
  if (wind !== null) groups.push(writeWind(wind));
  if (cavok) groups.push("CAVOK");
  if (visibility !== null) groups.push(writeVisibility(visibility));
  if (weather !== null) groups.push(...(weather.length === 0 ? ["NSW"] : weather.map(writeWeather)));
  if (sky !== null) groups.push(writeSky(sky));
  return groups.join(" ");
}

function writeTime({ day, hour, minute }: DayTime): string {
  return `${digits(day, 2)}${digits(hour, 2)}${digits(minute, 2)}`;
}

/** Validity, such as 1212/1318. */
export function writePeriod({ from, to }: Period): string {
  return `${digits(from.day, 2)}${digits(from.hour, 2)}/${digits(to.day, 2)}${digits(to.hour, 2)}`;
}

function writeTemperature(degrees: number): string {
  return `${degrees < 0 ? "M" : ""}${digits(Math.abs(degrees), 2)}`;
}

function writeTrend(trend: Trend): string {
  if (trend.kind === "NOSIG") return "NOSIG";
  const times = trend.times.map(({ at, hour, minute }) => `${at}${digits(hour, 2)}${digits(minute, 2)}`);
  return [trend.kind, ...times, writeChange(trend.change)].join(" ");
}

/** Writes a report in code form FM 15. */
export function writeMetar(metar: Metar): string {
  const groups = [
    "METAR",
    metar.station,
    `${writeTime(metar.time)}Z`,
    writeWind(metar.wind),
    writeCondition(metar.condition, metar.runwayRanges),
    `${writeTemperature(metar.temperature)}/${writeTemperature(metar.dewPoint)}`,
    `Q${digits(metar.qnh, 4)}`,
  ];
  if (metar.trend !== null) groups.push(writeTrend(metar.trend));
  return groups.join(" ");
}

/** One change group of a forecast, such as PROB30 TEMPO 1214/1218 3000 SHRA. */
export function writeGroup(group: TafGroup): string {
  switch (group.kind) {
    case "FM":
      return `FM${writeTime(group.at)} ${writeWind(group.wind)} ${writeCondition(group.condition, [])}`;
    case "BECMG":
      return `BECMG ${writePeriod(group.period)} ${writeChange(group.change)}`;
    case "TEMPO": {
      const chance = group.probability === null ? "" : `PROB${group.probability} `;
      return `${chance}TEMPO ${writePeriod(group.period)} ${writeChange(group.change)}`;
    }
    case "PROB":
      return `PROB${group.probability} ${writePeriod(group.period)} ${writeChange(group.change)}`;
  }
}

/** Writes a forecast in code form FM 51. */
export function writeTaf(taf: Taf): string {
  return [
    "TAF",
    taf.station,
    `${writeTime(taf.issued)}Z`,
    writePeriod(taf.valid),
    writeWind(taf.wind),
    writeCondition(taf.condition, []),
    ...taf.groups.map(writeGroup),
  ].join(" ");
}
