// What the figures of planning say, worked out from their parameters by arithmetic of its own.
import { type Figure, loadOf, loaded, n, s } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

function listOf(of: Fields, name: string): readonly unknown[] {
  const value = of[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value;
}
const fieldsOf = (value: unknown): Fields => Object.fromEntries(Object.entries(value ?? {}));
const rowsOf = (f: Figure, name = "rows") => listOf(f, name).map(fieldsOf);
const numbersOf = (f: Figure, name: string) => listOf(f, name).map(Number);
const place = (letter: string) => "ABCDEF".indexOf(letter);
const two = (value: number) => String(value).padStart(2, "0");

/** Minutes as hours and minutes. */
export const hours = (minutes: number) => {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)} h ${two(whole % 60)} min`;
};
const clockOfDay = (minutes: number, between: string) => {
  const whole = ((Math.round(minutes) % 1_440) + 1_440) % 1_440;
  return `${two(Math.floor(whole / 60))}${between}${two(whole % 60)}`;
};
export const clockOf = (minutes: number) => clockOfDay(minutes, ":");
export const hhmm = (minutes: number) => clockOfDay(minutes, "");
const minutesOf = (digits: string) => Number(digits.slice(0, 2)) * 60 + Number(digits.slice(-2));

/** A loading without one of its items. */
export function without(f: Figure, item: string) {
  const { mass, moment } = loaded(f);
  const load = loadOf(f, item);
  return { mass: mass - n(load, "mass"), moment: moment - n(load, "mass") * n(load, "arm") };
}

// Logs

const text = (f: Figure, row: number, column: string) =>
  String(listOf(fieldsOf(listOf(f, "rows")[row]), "cells")[listOf(f, "columns").indexOf(column)]);
export const cell = (f: Figure, row: number, column: string) =>
  Number(text(f, row, column).replace("−", "-"));
/** Time of day in a cell. */
export const minutesAt = (f: Figure, row: number, column: string) => minutesOf(text(f, row, column));
const pointAt = (f: Figure, row: number) => s(fieldsOf(listOf(f, "rows")[row]), "point");
export const legMinutes = (f: Figure, row: number) => (cell(f, row, "distance") / cell(f, row, "speed")) * 60;
export const sumOf = (f: Figure, column: string) =>
  listOf(f, "rows").reduce<number>((sum, _, row) => sum + (cell(f, row, column) || 0), 0);
/** Heading and ground speed of a leg by its track, wind and true airspeed. */
export function windOnLeg(f: Figure, row: number) {
  const [from = 0, speed = 0] = text(f, row, "wind").split("/").map(Number);
  const angle = ((from - cell(f, row, "track")) * Math.PI) / 180;
  const correction = Math.asin((speed * Math.sin(angle)) / cell(f, row, "tas"));
  return {
    heading: cell(f, row, "track") + (correction * 180) / Math.PI,
    speed: cell(f, row, "tas") * Math.cos(correction) - speed * Math.cos(angle),
  };
}
/** The point whose minutes do not follow from its miles and knots. */
export function oddRow(f: Figure): string {
  const odd = listOf(f, "rows")
    .map((_, row) => row)
    .filter((row) => Math.abs(legMinutes(f, row) - cell(f, row, "time")) > 1);
  return odd.length === 1 ? pointAt(f, odd[0] ?? 0) : "?";
}

// Plans of fuel

const lineOf = (f: Figure, item: string) => rowsOf(f).find((one) => one["item"] === item) ?? {};
export const fuelOf = (f: Figure, item: string) => n(lineOf(f, item), "fuel");
export const timeOf = (f: Figure, item: string) => n(lineOf(f, item), "time");
const NO_PARTS = new Set(["block", "tanks", "landing", "takeOff"]);
/** Sum of the lines; the contingency by its percentage where it is not given. */
export function blockOf(f: Figure): number {
  const parts = rowsOf(f).filter((one) => !NO_PARTS.has(s(one, "item")));
  return parts.reduce((sum, one) => {
    if (one["fuel"] !== undefined) return sum + n(one, "fuel");
    return one["item"] === "contingency" ? sum + (fuelOf(f, "trip") * n(f, "percent")) / 100 : sum;
  }, 0);
}

// Tables

const CLIMB: Readonly<Record<number, readonly [time: number, fuel: number, distance: number]>> = {
  280: [1, 1, 1],
  310: [1.13, 1.08, 1.17],
  330: [1.23, 1.13, 1.3],
  350: [1.36, 1.2, 1.46],
  370: [1.52, 1.28, 1.68],
};
/** Climb to a level with so many tonnes more than in the lightest column. */
export function climb(f: Figure, level: number, tonnes: number) {
  const [time, fuel, distance] = CLIMB[level] ?? [0, 0, 0];
  const factor = { 0: 1, 4: 1.1, 8: 1.22 }[tonnes - n(f, "mass")] ?? 0;
  return {
    time: Math.round(n(f, "time") * time * factor),
    fuel: Math.round((n(f, "fuel") * fuel * factor) / 10) * 10,
    distance: Math.round(n(f, "distance") * distance * factor),
  };
}

export function lightClimb(f: Figure, altitude: number) {
  // Every 2000 ft at the rate of their middle, as the table is made.
  let minutes = 0;
  for (let middle = 1_000; middle < altitude; middle += 2_000)
    minutes += 2_000 / (n(f, "rate") - (n(f, "loss") * middle) / 1_000);
  return {
    rate: Math.round((n(f, "rate") - (n(f, "loss") * altitude) / 1_000) / 5) * 5,
    minutes: Math.round(minutes),
    litres: Math.round((n(f, "flow") * minutes) / 30) / 2,
    miles: Math.round((n(f, "speed") * minutes) / 60),
  };
}

/** Flow of a hold by level and mass (t), a column of the table. */
export function holdFlow(f: Figure, level: "1500 ft" | "FL100" | "FL200" | "FL300", tonnes: number): number {
  const factor = { "1500 ft": 1, FL100: 0.96, FL200: 0.93, FL300: 0.95 }[level];
  return Math.round((n(f, "flow") * factor * (1 + ((tonnes - n(f, "mass")) / 4) * 0.06)) / 20) * 20;
}

export function trip(f: Figure, distance: number, level: 290 | 330 | 370) {
  const factor = { 290: 1, 330: 0.94, 370: 0.9 }[level];
  return {
    fuel: Math.round((n(f, "base") + n(f, "perMile") * factor * distance) / 20) * 20,
    minutes: Math.round(14 + (distance / n(f, "tas")) * 60),
  };
}
/** Trip fuel of any distance between two rows, 200 NM apart. */
export function tripBetween(f: Figure, distance: number, level: 290 | 330 | 370): number {
  const below = Math.floor(distance / 200) * 200;
  const part = (distance - below) / 200;
  return trip(f, below, level).fuel * (1 - part) + trip(f, below + 200, level).fuel * part;
}

export const sunOf = (f: Figure, date: string, what: "begin" | "rise" | "set" | "end") =>
  n(rowsOf(f).find((one) => one["date"] === date) ?? {}, what);

// Graphs

export const markAt = (f: Figure, letter: string) => numbersOf(f, "marks")[place(letter)] ?? 0;
export function lightFlow(f: Figure, speed: number): number {
  const ratio = speed / n(f, "minimum");
  return n(f, "least") * (0.25 * ratio ** 3 + 0.75 / ratio);
}
export function jetFlow(f: Figure, speed: number): number {
  const square = (speed / n(f, "minimum")) ** 2;
  return (n(f, "least") / 2) * (square + 1 / square);
}
/** The letter where a value is greatest. */
export function bestOf(f: Figure, value: (speed: number) => number): string {
  const values = numbersOf(f, "marks").map(value);
  return "ABCDEF"[values.indexOf(Math.max(...values))] ?? "?";
}

/** A fuel check: what was found, planned and needed, and what is left at the end as it goes on. */
export function checkOf(f: Figure, letter: string) {
  const at = numbersOf(f, "places")[place(letter)] ?? 0;
  const found = numbersOf(f, "found")[place(letter)] ?? 0;
  const falling = (from: string, to: string) => n(f, from) + (n(f, to) - n(f, from)) * at;
  const top = n(f, "top");
  return {
    miles: at * n(f, "distance"),
    found: found * top,
    planned: falling("start", "end") * top,
    minimum: falling("leastAtStart", "leastAtEnd") * top,
    leftAtEnd: (n(f, "start") - (n(f, "start") - found) / at) * top,
  };
}
export function firstBelowMinimum(f: Figure): string {
  const letters = ["A", "B", "C", "D"].slice(0, numbersOf(f, "places").length);
  return letters.find((one) => checkOf(f, one).found < checkOf(f, one).minimum) ?? "?";
}

// Tracks and routes

export const magnetic = (f: Figure, letter: string) =>
  ((((numbersOf(f, "tracks")[place(letter)] ?? 0) - n(f, "variation")) % 360) + 360) % 360;

const partsOf = (f: Figure) => rowsOf(f, "segments");
export const partOf = (f: Figure, at: number, what: string) => n(partsOf(f)[at] ?? {}, what);
/** Feet at the departure, in the last cruise or at the destination. */
export function feetOf(f: Figure, what: "from" | "cruise" | "to"): number {
  const words = what === "cruise" ? String(listOf(f, "levels").at(-1)) : s(f, what);
  return words.startsWith("FL") ? Number(words.slice(2)) * 100 : Number.parseInt(words, 10);
}

// Plans and notices

/** Minutes of the four digits that follow an aerodrome, or of an endurance. */
export const timeIn = (f: Figure, item: "departure" | "destination" | "supplement") =>
  minutesOf(/(?:^[A-Z]{4}|^E\/)(\d{4})/.exec(s(f, item))?.[1] ?? "");

/** Whether a NOTAM is active on a day (yymmdd) at a time (hhmm): its days and the hours of its schedule. */
export function isActive(f: Figure, day: string, time: string): boolean {
  const now = day + time;
  if (now < s(f, "begin") || now > s(f, "end").slice(0, 10)) return false;
  const schedule = f["schedule"] === undefined ? "0000-2400" : s(f, "schedule");
  const date = new Date(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}T00:00Z`);
  if (schedule.startsWith("MON-FRI") && [0, 6].includes(date.getUTCDay())) return false;
  return [...schedule.matchAll(/(\d{4})-(\d{4})/g)].some(
    ([, from = "", to = ""]) => from <= time && time <= to,
  );
}
/** Of flights "altitude … at hhmm", the one that an area does not concern. */
export function clearOf(f: Figure, day: string, flights: readonly string[]): string {
  const clear = flights.filter(
    (one) =>
      Number.parseInt(one, 10) > Number.parseInt(s(f, "upper"), 10) || !isActive(f, day, one.slice(-4)),
  );
  return clear.length === 1 ? (clear[0] ?? "?") : "?";
}
/** The flight of a level and miles from the position that the Q line of a NOTAM has inside. */
export function touchedBy(f: Figure, flights: readonly (readonly [level: number, miles: number])[]): string {
  const [, , , , , floor, ceiling] = s(f, "qualifiers").split("/");
  const radius = Number(s(f, "position").slice(-3));
  const inside = flights.filter(
    ([level, miles]) => level >= Number(floor) && level <= Number(ceiling) && miles <= radius,
  );
  return inside.map(([level, miles]) => `At FL${level}, ${miles} NM from the position`).join();
}
/** Elapsed minutes to a boundary in Item 18. */
export const eetOf = (f: Figure, region: string) =>
  minutesOf(new RegExp(`${region}(\\d{4})`).exec(`${s(f, "other")} ${s(f, "other2")}`)?.[1] ?? "");

// Points of equal time and of safe return

export function equalTime(f: Figure, tas: number): number {
  const [onward, home] = [tas + n(f, "wind"), tas - n(f, "wind")];
  return (n(f, "distance") * home) / (onward + home);
}
export function safeReturn(f: Figure) {
  const [out, home] = [n(f, "tas") + n(f, "wind"), n(f, "tas") - n(f, "wind")];
  const time = (n(f, "endurance") * home) / (out + home);
  return { hours: time, miles: time * out };
}
/** The letter that stands at so many miles. */
export function letterAt(f: Figure, miles: number): string {
  const found = numbersOf(f, "marks").findIndex((one) => Math.abs(one - miles) < n(f, "distance") / 100);
  return "ABCDE"[found] ?? "?";
}

/** Miles after which the flow up to a check meets the minimum line. */
export function reachesMinimum(f: Figure, letter: string): number {
  const { miles, found } = checkOf(f, letter);
  const [start, least, leastAtEnd] = ["start", "leastAtStart", "leastAtEnd"].map(
    (one) => n(f, one) * n(f, "top"),
  );
  const flow = ((start ?? 0) - found) / miles;
  const fall = ((least ?? 0) - (leastAtEnd ?? 0)) / n(f, "distance");
  return ((start ?? 0) - (least ?? 0)) / (flow - fall);
}
/** Between which readings the least fuel was burnt for a mile. */
export function leastBurn(f: Figure): string {
  const points = [
    { name: "the start", at: 0, fuel: n(f, "start") },
    ...numbersOf(f, "places").map((at, one) => ({
      name: "ABCD"[one] ?? "",
      at,
      fuel: numbersOf(f, "found")[one] ?? 0,
    })),
  ];
  const burns = points.slice(1).map((to, one) => {
    const from = points[one] ?? to;
    return { name: `From ${from.name} to ${to.name}`, burn: (from.fuel - to.fuel) / (to.at - from.at) };
  });
  return burns.reduce((best, one) => (one.burn < best.burn ? one : best)).name;
}

// Strips of charts

export const legOf = (f: Figure, leg: number, what: string) => n(rowsOf(f, "legs")[leg] ?? {}, what);
/** MEA of a leg in feet. */
export const meaOf = (f: Figure, leg: number) =>
  Number(s(rowsOf(f, "legs")[leg] ?? {}, "mea").replace("FL", "")) * 100;
/** The first odd (1) or even (0) level that is not below any MEA. */
export function nextLevel(f: Figure, odd: 0 | 1): number {
  const highest = Math.max(...rowsOf(f, "legs").map((_, at) => meaOf(f, at)));
  const level = Math.ceil(highest / 1_000) * 10;
  return (level / 10) % 2 === odd ? level : level + 10;
}
export function pointOf(f: Figure, sort: string): string {
  const found = rowsOf(f, "points").filter((one) => one["sort"] === sort);
  return found.length === 1 ? s(found[0] ?? {}, "name") : "?";
}

/** Of a wind, what blows against a track. */
export const along = (wind: { readonly direction: number; readonly speed: number }, track: number) =>
  wind.speed * Math.cos(((wind.direction - track) * Math.PI) / 180);
