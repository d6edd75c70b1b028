import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { type Scene, drawScene } from "./draw-condition.ts";
import { toChange } from "./draw-metar.ts";
import { drawWind } from "./draw-wind.ts";
import type { Change, Period, Probability, Taf, TafGroup } from "./report.ts";
import type { SceneName } from "./scenes.ts";
import { type Conditions, applyChange, isSignificant, isWindSignificant } from "./significant-change.ts";
import { STATIONS } from "./station.ts";

/** Hours from the start of the month to day and hour. */
export function toHours({ day, hour }: { readonly day: number; readonly hour: number }): number {
  return (day - 1) * 24 + hour;
}

function startAt(hours: number): Period["from"] {
  return { day: Math.floor(hours / 24) + 1, hour: hours % 24 };
}

/** An end at midnight is written as hour 24. Annex 3, appendix 5, 1.2. */
function endAt(hours: number): Period["to"] {
  return hours % 24 === 0 ? { day: hours / 24, hour: 24 } : startAt(hours);
}

/** Period of so many hours from an hour of the month. */
export function toPeriod(fromHours: number, lengthHours: number): Period {
  return { from: startAt(fromHours), to: endAt(fromHours + lengthHours) };
}

const BEFORE: readonly [SceneName, ...SceneName[]] = ["clear", "cloudy", "lightRain", "mist", "fog"];
const LASTING: Readonly<Record<string, readonly [SceneName, ...SceneName[]]>> = {
  clear: ["cloudy", "lightRain", "mist"],
  cloudy: ["lightRain", "clear", "mist"],
  lightRain: ["cloudy", "clear", "rain"],
  mist: ["clear", "cloudy"],
  fog: ["clear", "cloudy"],
};
const PASSING: readonly [SceneName, ...SceneName[]] = [
  ...(["showers", "showers", "heavyShowers", "lightThunder"] as const),
  ...(["thunderstorm", "heavyThunder", "heavyRain"] as const),
];

/** The lasting change to another weather, now and then with a wind that is so different that it has to be named. */
function lastingChange(random: Random, scene: Scene, before: Conditions): Change {
  const wind = random.below(3) === 0 ? drawWind(random, "any") : null;
  const isNamed = wind !== null && isWindSignificant(before.wind, wind);
  return { ...toChange(scene, before.condition), wind: isNamed ? wind : null };
}

/** One warm-weather forecast of 9, 24 or 30 hours with up to three change groups, in order and not overlapping. */
export function drawTaf(random: Random): Taf {
  const station = pick(random, STATIONS);
  const length = pick(random, [9, 24, 30]);
  const start =
    drawNumber(random, { from: 2, to: 26, step: 1 }) * 24 + drawNumber(random, { from: 0, to: 18, step: 6 });
  const name = pick(random, BEFORE);
  const first = drawScene(random, name);
  const wind = drawWind(random, first.wind);
  const groups = drawGroups(random, { start, length, name, first: { wind, condition: first.condition } });
  const issued = start - 1;
  return {
    station: station.code,
    issued: { ...startAt(issued), minute: pick(random, [0, 30]) },
    valid: toPeriod(start, length),
    wind,
    condition: first.condition,
    groups,
  };
}

type Outline = {
  readonly start: number;
  readonly length: number;
  readonly name: string;
  readonly first: Conditions;
};

function drawGroups(random: Random, { start, length, name, first }: Outline): readonly TafGroup[] {
  const groups: TafGroup[] = [];
  let at = start + drawNumber(random, { from: 1, to: 2, step: 1 });
  let last = first;
  const count = length === 9 ? 1 + random.below(2) : 2 + random.below(2);
  // Fog clears before anything else can make the visibility worse.
  const lastingPlace = name === "fog" ? 0 : random.below(2);
  for (let place = 0; place < count; place += 1) {
    const lasting =
      place === lastingPlace ? findLasting(random, pick(random, LASTING[name] ?? BEFORE), last) : undefined;
    if (lasting !== undefined && random.below(3) === 0) {
      const group = fromGroup(random, at, lasting);
      groups.push(group);
      last = group;
      at += drawNumber(random, { from: 1, to: 2, step: 1 });
    } else if (lasting !== undefined) {
      const change = lastingChange(random, lasting, last);
      groups.push({ kind: "BECMG", period: toPeriod(at, 2), change });
      last = applyChange(last, change);
      at += 2 + drawNumber(random, { from: 0, to: 2, step: 1 });
    } else if (place !== lastingPlace) {
      const hours = pick(random, length === 9 ? [2, 3] : [3, 4, 5]);
      const group = drawPassing(random, toPeriod(at, hours), last);
      if (group !== undefined) groups.push(group);
      at += hours + drawNumber(random, { from: 0, to: 2, step: 1 });
    }
  }
  return groups;
}

type FromGroup = Extract<TafGroup, { readonly kind: "FM" }>;

function fromGroup(random: Random, atHours: number, { condition, wind }: Scene): FromGroup {
  const at = { ...startAt(atHours), minute: pick(random, [0, 30]) };
  return { kind: "FM", at, wind: drawWind(random, wind), condition };
}

function metresOf({ condition }: Pick<Conditions, "condition">): number {
  return condition.kind === "cavok" ? 9999 : condition.visibility.metres;
}

const MOST_DRAWS = 20;

/** Weather of a kind that is so different that a lasting change to it has to be forecast, when there is any. */
function findLasting(random: Random, name: SceneName, before: Conditions): Scene | undefined {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const scene = drawScene(random, name);
    if (isSignificant(before, { ...before, condition: scene.condition })) return scene;
  }
  return undefined;
}

/** Passing weather with a worse visibility than the one it interrupts that has to be forecast, when there is room for it. */
function findWorse(random: Random, before: Conditions): Scene | undefined {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const scene = drawScene(random, pick(random, PASSING));
    const isForecast = isSignificant(before, { ...before, condition: scene.condition });
    if (isForecast && metresOf(scene) < metresOf(before)) return scene;
  }
  return undefined;
}

function drawPassing(random: Random, period: Period, before: Conditions): TafGroup | undefined {
  const scene = findWorse(random, before);
  if (scene === undefined) return undefined;
  const change = toChange(scene, before.condition);
  const probability = pick<Probability>(random, [30, 40]);
  switch (random.below(4)) {
    case 0:
      return { kind: "PROB", probability, period, change };
    case 1:
      return { kind: "TEMPO", probability, period, change };
    default:
      return { kind: "TEMPO", probability: null, period, change };
  }
}

/** A forecast with the wanted feature; the feature has to be common. */
export function drawTafWith(random: Random, isWanted: (taf: Taf) => boolean): Taf {
  return drawWhere(random, drawTaf, isWanted);
}
