import {
  type Groups,
  memberOf,
  needCondition,
  needGroup,
  takeChange,
  takeGroup,
  takeWind,
} from "./read-condition.ts";
import type { DayTime, Metar, Period, Probability, Taf, TafGroup, Trend, TrendTime, Wind } from "./report.ts";

const STATION = /^([A-Z]{4})$/;
const ISSUED = /^(\d{2})(\d{2})(\d{2})Z$/;
const PERIOD = /^(\d{2})(\d{2})\/(\d{2})(\d{2})$/;
const TEMPERATURES = /^(M?)(\d{2})\/(M?)(\d{2})$/;

/** Splits a report into groups; line breaks and the closing = do not matter. */
function toGroups(text: string): Groups {
  return text
    .replace(/=\s*$/, "")
    .split(/\s+/)
    .filter((group) => group !== "");
}

function needTime(groups: Groups): DayTime {
  return toTime(needGroup(groups, ISSUED));
}

function toTime(match: RegExpExecArray): DayTime {
  return { day: Number(match[1]), hour: Number(match[2]), minute: Number(match[3]) };
}

function needPeriod(groups: Groups): Period {
  const [, ...numbers] = needGroup(groups, PERIOD);
  const [fromDay = 0, fromHour = 0, toDay = 0, toHour = 0] = numbers.map(Number);
  return { from: { day: fromDay, hour: fromHour }, to: { day: toDay, hour: toHour } };
}

function needWind(groups: Groups): Wind {
  const wind = takeWind(groups);
  if (wind === undefined) throw new Error(`Expected a wind, found "${groups[0] ?? "the end"}"`);
  return wind;
}

function needEnd(groups: Groups): void {
  if (groups.length > 0) throw new Error(`Nothing in the code form fits "${groups.join(" ")}"`);
}

function toDegrees(minus: string | undefined, figures: string | undefined): number {
  return minus === "M" ? -Number(figures) : Number(figures);
}

function takeTrend(groups: Groups): Trend | null {
  if (takeGroup(groups, /^NOSIG$/) !== undefined) return { kind: "NOSIG" };
  const kind = takeGroup(groups, /^(BECMG|TEMPO)$/);
  if (kind === undefined) return null;
  const times: TrendTime[] = [];
  const pattern = /^(FM|TL|AT)(\d{2})(\d{2})$/;
  for (let found = takeGroup(groups, pattern); found; found = takeGroup(groups, pattern)) {
    times.push({
      at: memberOf(["FM", "TL", "AT"], found[1]),
      hour: Number(found[2]),
      minute: Number(found[3]),
    });
  }
  return { kind: memberOf(["BECMG", "TEMPO"], kind[1]), times, change: takeChange(groups) };
}

/** Decodes a report of code form FM 15; throws an error that names the group it cannot read. */
export function readMetar(text: string): Metar {
  const groups = toGroups(text);
  needGroup(groups, /^METAR$/);
  const station = needGroup(groups, STATION)[1] ?? "";
  const time = needTime(groups);
  const wind = needWind(groups);
  const { condition, runwayRanges } = needCondition(groups);
  const temperatures = needGroup(groups, TEMPERATURES);
  const qnh = Number(needGroup(groups, /^Q(\d{4})$/)[1]);
  const trend = takeTrend(groups);
  needEnd(groups);
  return {
    station,
    time,
    wind,
    condition,
    runwayRanges,
    temperature: toDegrees(temperatures[1], temperatures[2]),
    dewPoint: toDegrees(temperatures[3], temperatures[4]),
    qnh,
    trend,
  };
}

function toProbability(figures: string | undefined): Probability {
  return figures === "30" ? 30 : 40;
}

function takeTafGroup(groups: Groups): TafGroup | undefined {
  const from = takeGroup(groups, /^FM(\d{2})(\d{2})(\d{2})$/);
  if (from !== undefined) {
    return {
      kind: "FM",
      at: toTime(from),
      wind: needWind(groups),
      condition: needCondition(groups).condition,
    };
  }
  if (takeGroup(groups, /^BECMG$/) !== undefined) {
    return { kind: "BECMG", period: needPeriod(groups), change: takeChange(groups) };
  }
  const chance = takeGroup(groups, /^PROB(30|40)$/);
  const probability = chance === undefined ? null : toProbability(chance[1]);
  if (takeGroup(groups, /^TEMPO$/) !== undefined) {
    return { kind: "TEMPO", probability, period: needPeriod(groups), change: takeChange(groups) };
  }
  if (probability === null) return undefined;
  return { kind: "PROB", probability, period: needPeriod(groups), change: takeChange(groups) };
}

/** Decodes a forecast of code form FM 51; throws an error that names the group it cannot read. */
export function readTaf(text: string): Taf {
  const groups = toGroups(text);
  needGroup(groups, /^TAF$/);
  const station = needGroup(groups, STATION)[1] ?? "";
  const issued = needTime(groups);
  const valid = needPeriod(groups);
  const wind = needWind(groups);
  const { condition } = needCondition(groups);
  const changes: TafGroup[] = [];
  for (let group = takeTafGroup(groups); group; group = takeTafGroup(groups)) changes.push(group);
  needEnd(groups);
  return { station, issued, valid, wind, condition, groups: changes };
}
