// What diagrams of systems say, worked out from their parameters by arithmetic of its own.
import { n, s, type Figure } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

export function part(of: Fields, name: string): Fields {
  const value = of[name];
  if (typeof value !== "object" || value === null) throw new Error(`${name} is no object`);
  return Object.fromEntries(Object.entries(value));
}
export function parts(of: Fields, name: string): readonly Fields[] {
  const value = of[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value.map((one, at) => part({ [at]: one }, String(at)));
}
export const numbersOf = (of: Fields, name: string) => {
  const value = of[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value.map(Number);
};
const isOn = (f: Figure, group: string, name: string) => s(part(f, group), name) === "on";
const isOpen = (f: Figure, group: string, name: string) => s(part(f, group), name) === "open";
/** "A", "A and B", "A, B and C"; one alone is said to be so. */
const together = (names: readonly string[], alone = "") =>
  names.length < 2
    ? `${names[0] ?? "Neither of them"}${names.length === 1 ? alone : ""}`
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

// Electrical

const BUSES = { ac1: "AC BUS 1", ac2: "AC BUS 2", dc1: "DC BUS 1", dc2: "DC BUS 2", ess: "DC ESS" } as const;
type Bus = keyof typeof BUSES;
const AC = [
  ["gcb1", "gen1", "ac1"],
  ["apb", "apu", "tie"],
  ["gcb2", "gen2", "ac2"],
  ["btb1", "ac1", "tie"],
  ["btb2", "ac2", "tie"],
] as const;
const DC = [
  ["k1", "dc1", "dc2"],
  ["k2", "dc1", "ess"],
  ["k3", "ess", "bat"],
] as const;
const SOURCE_NAMES: Readonly<Record<string, string>> = { gen1: "G1", apu: "APU", gen2: "G2", bat: "BAT" };

type Way = { readonly at: string; readonly labels: readonly string[] };

/** Sources that a bus is joined with, with contactors of the DC side and rectifiers on the way, from the source on. */
function supplies(f: Figure, bus: string): readonly Way[] {
  type Step = readonly [next: string, name: string];
  const closed = [...AC, ...DC].filter(([name]) => !isOpen(f, "contactors", name));
  const steps = (from: string): readonly Step[] => [
    ...closed.filter(([, one]) => one === from).map(([name, , two]): Step => [two, name]),
    ...closed.filter(([, , two]) => two === from).map(([name, one]): Step => [one, name]),
    ...[1, 2]
      .filter((at) => from === `dc${at}` && isOn(f, "sources", `tr${at}`))
      .map((at): Step => [`ac${at}`, `TR ${at}`]),
  ];
  const seen = new Set([bus]);
  const ways: Way[] = [{ at: bus, labels: [] }];
  for (const { at, labels } of ways)
    for (const [next, name] of steps(at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const label = name.startsWith("k") ? [name.toUpperCase()] : name.startsWith("TR") ? [name] : [];
      ways.push({ at: next, labels: [...label, ...labels] });
    }
  const runs = (name: string) => name === "bat" || (name in SOURCE_NAMES && isOn(f, "sources", name));
  return ways.filter(({ at }) => runs(at));
}
const deadOnes = (f: Figure) =>
  (Object.keys(BUSES) as Bus[]).filter((bus) => supplies(f, bus).length === 0).map((bus) => BUSES[bus]);
export const deadBuses = (f: Figure) => together(deadOnes(f), " alone");
export function busesLostWith(f: Figure, source: string): string {
  const before = deadOnes(f);
  const after = deadOnes({ ...f, sources: { ...part(f, "sources"), [source]: "off" } });
  return together(
    after.filter((bus) => !before.includes(bus)),
    " alone",
  );
}
export const sourceOfBus = (f: Figure, bus: Bus) =>
  ({ gen1: "Generator G1", apu: "The APU generator", gen2: "Generator G2", bat: "The battery" })[
    supplies(f, bus)[0]?.at ?? ""
  ] ?? "No source";
export const wayTo = (f: Figure, bus: Bus) => {
  const [way] = supplies(f, bus);
  return [SOURCE_NAMES[way?.at ?? ""] ?? "?", ...(way?.labels ?? [])].join(", ");
};
/** Load of the buses that have this as their one source. */
export const loadOf = (f: Figure, source: string, buses: readonly Bus[]) =>
  buses
    .filter(
      (bus) =>
        supplies(f, bus)
          .map(({ at }) => at)
          .join() === source,
    )
    .reduce((sum, bus) => sum + n(part(f, "loads"), bus), 0);
/** What goes through a rectifier that carries all of these buses. */
export const rectifierLoad = (f: Figure, at: 1 | 2) =>
  (["dc1", "dc2", "ess"] as const)
    .filter((bus) => supplies(f, bus).every(({ labels }) => labels.includes(`TR ${at}`)))
    .reduce((sum, bus) => sum + n(part(f, "loads"), bus), 0);
export function contactorToClose(f: Figure, bus: Bus): string {
  const closed = (name: string) => ({ ...f, contactors: { ...part(f, "contactors"), [name]: "closed" } });
  const found = [...AC, ...DC]
    .map(([name]) => name)
    .filter((name) => isOpen(f, "contactors", name) && supplies(closed(name), bus).length === 1);
  return found.length === 1 ? (found[0] ?? "?").toUpperCase() : "?";
}
export function idleSource(f: Figure): string {
  const used = (Object.keys(BUSES) as Bus[]).flatMap((bus) => supplies(f, bus).map(({ at }) => at));
  const idle = Object.keys(SOURCE_NAMES).filter(
    (name) => (name === "bat" || isOn(f, "sources", name)) && !used.includes(name),
  );
  return idle.length === 1 ? (SOURCE_NAMES[idle[0] ?? ""] ?? "?") : "?";
}

// Fuel

const TANKS = ["left", "left", "centre", "centre", "right", "right"] as const;

/** Tanks with pumps that reach an engine; those of the centre come first, they have the higher pressure. */
function tanksOf(f: Figure, engine: 1 | 2): readonly string[] {
  const isJoined = s(f, "crossfeed") === "open";
  const mine = [1, 2, 3, 4, 5, 6].filter((at) => isJoined || at < 4 === (engine === 1));
  const running = mine.filter((at) => isOn(f, "pumps", `p${at}`)).map((at) => TANKS[at - 1] ?? "?");
  const filled = [...new Set(running)].filter((tank) => n(f, tank) > 0);
  return filled.toSorted((one, other) => Number(other === "centre") - Number(one === "centre"));
}
export const feeds = (f: Figure) => `Engine 1 ${tanksOf(f, 1)[0]}, engine 2 ${tanksOf(f, 2)[0]}`;
export function unboosted(f: Figure): string {
  const without = ([1, 2] as const).filter((engine) => tanksOf(f, engine).length === 0);
  if (without.length === 2) return "Both engines";
  return without.length === 0 ? "Neither of them" : `Engine ${without[0]}`;
}
export const reachable = (f: Figure, engine: 1 | 2) =>
  tanksOf(f, engine).reduce((sum, tank) => sum + n(f, tank), 0);
export const usable = (f: Figure) =>
  [...new Set([...tanksOf(f, 1), ...tanksOf(f, 2)])].reduce((sum, tank) => sum + n(f, tank), 0);
/** What each wing tank holds after some hours. */
export function wingsAfter(f: Figure, hours: number) {
  const burnt = (tank: string) =>
    ([1, 2] as const)
      .filter((engine) => tanksOf(f, engine)[0] === tank)
      .reduce((sum, engine) => sum + n(f, `flow${engine}`) * hours, 0);
  return { left: n(f, "left") - burnt("left"), right: n(f, "right") - burnt("right") };
}
export function minutesToBalance(f: Figure): number {
  const { left, right } = wingsAfter(f, 1);
  const now = n(f, "left") - n(f, "right");
  return (now / (now - (left - right))) * 60;
}
export function leakSince(f: Figure, before: number): string {
  const lost = (side: "left" | "right", engine: 1 | 2) => before - n(f, `flow${engine}`) - n(f, side);
  const [left, right] = [lost("left", 1), lost("right", 2)];
  return left > right ? `${left} kg were lost on the left` : `${right} kg were lost on the right`;
}
export const balancing = (f: Figure) =>
  `X-FEED open, then pumps ${n(f, "left") < n(f, "right") ? "1 and 2" : "5 and 6"} off`;

// Bleed air

const airOn = (f: Figure, name: string) => isOn(f, "sources", name) && isOpen(f, "valves", name);
/** Sources that blow into a side of the duct by themselves. */
const ownAir = (f: Figure, side: "left" | "right") =>
  (side === "left" ? ["engine1", "apu"] : ["engine2"]).filter((name) => airOn(f, name));
const other = (side: "left" | "right") => (side === "left" ? "right" : "left");
const airOf = (f: Figure, side: "left" | "right") => [
  ...ownAir(f, side),
  ...(isOpen(f, "valves", "cross") ? ownAir(f, other(side)) : []),
];
export const airOfPack1 = (f: Figure) =>
  ({
    engine1: "Engine 1, through its own valve",
    apu: "The APU",
    engine2: "Engine 2, through the open X-BLEED",
  })[airOf(f, "left")[0] ?? ""] ?? "No source";
const VALVES = {
  engine1: "ENG 1",
  apu: "APU",
  engine2: "ENG 2",
  cross: "X-BLEED",
  pack1: "PACK 1",
  wing1: "WAI 1",
  wing2: "WAI 2",
  pack2: "PACK 2",
} as const;
export function valveForStart(f: Figure, side: "left" | "right"): string {
  const opened = (name: string) => ({ ...f, valves: { ...part(f, "valves"), [name]: "open" } });
  const found = Object.entries(VALVES).filter(
    ([name]) => airOf(opened(name), side).length > airOf(f, side).length,
  );
  return found.length === 1 ? (found[0]?.[1] ?? "?") : "?";
}
const usersOf = (side: "left" | "right") =>
  side === "left" ? (["pack1", "wing1"] as const) : (["pack2", "wing2"] as const);
const usersWhere = (f: Figure, hasAir: boolean) =>
  (["left", "right"] as const).flatMap((side) =>
    usersOf(side).filter((name) => isOpen(f, "valves", name) && airOf(f, side).length > 0 === hasAir),
  );
export const withoutAir = (f: Figure) =>
  together(
    usersWhere(f, false).map((name) => VALVES[name]),
    " alone",
  );
export const withAir = (f: Figure) =>
  together(
    usersWhere(f, true).map((name) => VALVES[name]),
    " alone",
  );
export function valvesAgainstBurst(f: Figure): string {
  const side = s(f, "burst") === "left side" ? "left" : "right";
  const own = ownAir(f, side).map((name) => VALVES[name as "engine1" | "apu" | "engine2"]);
  const isFed = isOpen(f, "valves", "cross") && ownAir(f, other(side)).length > 0;
  return together([...own, ...(isFed ? ["X-BLEED"] : [])]);
}

// Hydraulics

function pressed(f: Figure): readonly string[] {
  const own = ["a", "b", "c"].filter((name) => isOn(f, "pumps", name) && n(part(f, "quantities"), name) > 0);
  const isShared = s(f, "ptu") === "on" && (own.includes("a") || own.includes("b"));
  const driven = isShared ? ["a", "b"].filter((name) => n(part(f, "quantities"), name) > 0) : [];
  return [...new Set([...own, ...driven])].toSorted();
}
export const pressedSystems = (f: Figure) => together(pressed(f).map((name) => name.toUpperCase()));
export const isDrivenByPtu = (f: Figure, name: string) =>
  pressed(f).includes(name) && !isOn(f, "pumps", name);
const leftOf = (systems: string, all: readonly string[]) =>
  [...systems].filter((one) => all.includes(one)).length;
export function lostUser(f: Figure, alsoLost = ""): string {
  const rest = pressed(f).filter((name) => name !== alsoLost);
  const lost = parts(f, "users").filter((user) => leftOf(s(user, "systems"), rest) === 0);
  return lost.length === 1 ? `The ${s(lost[0] ?? {}, "name")}` : "?";
}
export const usersWithTwo = (f: Figure) =>
  parts(f, "users").filter((user) => leftOf(s(user, "systems"), pressed(f)) >= 2).length;
export const isPtuDry = (f: Figure) =>
  s(f, "ptu") === "on" && ["a", "b"].some((name) => n(part(f, "quantities"), name) === 0);
