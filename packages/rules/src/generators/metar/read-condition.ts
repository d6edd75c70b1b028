import {
  CLOUD_AMOUNTS,
  COMPASS_POINTS,
  type Change,
  type CloudLayer,
  DESCRIPTORS,
  INTENSITIES,
  PHENOMENA,
  type RunwayRange,
  type Sky,
  type SkyCondition,
  type Visibility,
  type Weather,
  type Wind,
} from "./report.ts";

/** The groups of a report that are not read yet; reading takes them from the front. */
export type Groups = string[];

/** Takes the next group when it has the pattern's form. */
export function takeGroup(groups: Groups, pattern: RegExp): RegExpExecArray | undefined {
  const match = pattern.exec(groups[0] ?? "");
  if (match === null) return undefined;
  groups.shift();
  return match;
}

/** Takes the next group, which must have the pattern's form. */
export function needGroup(groups: Groups, pattern: RegExp): RegExpExecArray {
  const match = takeGroup(groups, pattern);
  if (match === undefined) throw new Error(`Expected ${pattern.source}, found "${groups[0] ?? "the end"}"`);
  return match;
}

/** The member of a list that equals the text. */
export function memberOf<const T extends string>(list: readonly T[], text: string | undefined): T {
  const member = list.find((one) => one === text);
  if (member === undefined) throw new Error(`"${text ?? ""}" is not one of ${list.join(" ")}`);
  return member;
}

const WIND = /^(?:(\d{3})|(VRB))(\d{2,3})(?:G(\d{2,3}))?KT$/;
const SECTOR = /^(\d{3})V(\d{3})$/;
const VISIBILITY = /^(\d{4})$/;
const LOWEST = /^(\d{4})(N|NE|E|SE|S|SW|W|NW)$/;
const RUNWAY_RANGE = /^R(\d{2}[LCR]?)\/(P|M)?(\d{4})(U|D|N)?$/;
const WEATHER = new RegExp(`^(-|\\+|VC)?(${DESCRIPTORS.join("|")})?((?:${PHENOMENA.join("|")})*)$`);
const LAYER = /^(FEW|SCT|BKN|OVC)(\d{3})(CB|TCU)?$/;
const VERTICAL = /^VV(\d{3}|\/\/\/)$/;

/** Reads a wind group and the sector after it. */
export function takeWind(groups: Groups): Wind | undefined {
  const wind = takeGroup(groups, WIND);
  if (wind === undefined) return undefined;
  const speed = Number(wind[3]);
  if (wind[2] !== undefined) return { kind: "variable", speed };
  if (speed === 0) return { kind: "calm" };
  const sector = takeGroup(groups, SECTOR);
  return {
    kind: "steady",
    from: Number(wind[1]),
    speed,
    gust: wind[4] === undefined ? null : Number(wind[4]),
    sector: sector === undefined ? null : { from: Number(sector[1]), to: Number(sector[2]) },
  };
}

function takeVisibility(groups: Groups): Visibility | undefined {
  const prevailing = takeGroup(groups, VISIBILITY);
  if (prevailing === undefined) return undefined;
  const lowest = takeGroup(groups, LOWEST);
  return {
    metres: Number(prevailing[1]),
    lowest:
      lowest === undefined
        ? null
        : { metres: Number(lowest[1]), towards: memberOf(COMPASS_POINTS, lowest[2]) },
  };
}

/** Reads all runway visual range groups that follow. */
export function takeRunwayRanges(groups: Groups): readonly RunwayRange[] {
  const ranges: RunwayRange[] = [];
  for (let found = takeGroup(groups, RUNWAY_RANGE); found; found = takeGroup(groups, RUNWAY_RANGE)) {
    ranges.push({
      runway: found[1] ?? "",
      bound: found[2] === undefined ? null : memberOf(["P", "M"], found[2]),
      metres: Number(found[3]),
      tendency: found[4] === undefined ? null : memberOf(["U", "D", "N"], found[4]),
    });
  }
  return ranges;
}

function takeWeather(groups: Groups): readonly Weather[] {
  const weather: Weather[] = [];
  while (groups[0] !== undefined) {
    const found = takeGroup(groups, WEATHER);
    if (found === undefined) break;
    weather.push({
      intensity: memberOf(INTENSITIES, found[1] ?? ""),
      descriptor: found[2] === undefined ? null : memberOf(DESCRIPTORS, found[2]),
      phenomena: (found[3] ?? "").match(/../g)?.map((pair) => memberOf(PHENOMENA, pair)) ?? [],
    });
  }
  return weather;
}

function takeSky(groups: Groups): Sky | undefined {
  if (takeGroup(groups, /^NSC$/) !== undefined) return { kind: "nsc" };
  const vertical = takeGroup(groups, VERTICAL);
  if (vertical !== undefined) {
    const isMeasured = vertical[1] !== "///";
    return { kind: "vertical_visibility", feet: isMeasured ? Number(vertical[1]) * 100 : null };
  }
  const layers: CloudLayer[] = [];
  for (let found = takeGroup(groups, LAYER); found; found = takeGroup(groups, LAYER)) {
    layers.push({
      amount: memberOf(CLOUD_AMOUNTS, found[1]),
      feet: Number(found[2]) * 100,
      type: found[3] === undefined ? null : memberOf(["CB", "TCU"], found[3]),
    });
  }
  return layers.length === 0 ? undefined : { kind: "clouds", layers };
}

type Reported = { readonly condition: SkyCondition; readonly runwayRanges: readonly RunwayRange[] };

/** Reads visibility, runway ranges, weather and sky, or CAVOK. */
export function needCondition(groups: Groups): Reported {
  if (takeGroup(groups, /^CAVOK$/) !== undefined) {
    return { condition: { kind: "cavok" }, runwayRanges: takeRunwayRanges(groups) };
  }
  const visibility = takeVisibility(groups);
  if (visibility === undefined) throw new Error(`Expected a visibility, found "${groups[0] ?? "the end"}"`);
  const runwayRanges = takeRunwayRanges(groups);
  const weather = takeWeather(groups);
  const sky = takeSky(groups);
  if (sky === undefined) throw new Error(`Expected clouds, found "${groups[0] ?? "the end"}"`);
  return { condition: { kind: "reported", visibility, weather, sky }, runwayRanges };
}

/** Reads the elements of a change group up to the next one. */
export function takeChange(groups: Groups): Change {
  const wind = takeWind(groups) ?? null;
  const cavok = takeGroup(groups, /^CAVOK$/) !== undefined;
  const visibility = takeVisibility(groups) ?? null;
  const isEnd = takeGroup(groups, /^NSW$/) !== undefined;
  const weather = takeWeather(groups);
  const sky = takeSky(groups) ?? null;
  return { wind, cavok, visibility, weather: isEnd ? [] : weather.length > 0 ? weather : null, sky };
}
