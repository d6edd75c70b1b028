// What engines, gauges, displays and instruments say, worked out from their parameters by arithmetic of its own.
import { n, s, type Figure } from "./readers-fixture.ts";
import { numbersOf, part, parts } from "./systems-readers-fixture.ts";

const letter = (at: number) => "ABCD"[at] ?? "?";
const right = (is: boolean) => (is ? "right" : "left");

// Turbofans

const marksOf = (f: Figure) =>
  parts({ marks: (f["marks"] as string[]).map((mark) => ({ mark })) }, "marks").map((one) => s(one, "mark"));
export function turnWithA(f: Figure): string {
  const low = ["fan", "booster", "turbineLow"];
  const [first = "", ...others] = marksOf(f);
  const mates = others.flatMap((mark, at) =>
    low.includes(mark) === low.includes(first) ? [letter(at + 1)] : [],
  );
  return mates.length === 1 ? `${mates[0]} alone` : mates.toReversed().join(" together with ");
}
const HEAT = ["turbineHigh", "turbineLow", "nozzle", "compressor", "booster", "fan"];
export const hottest = (f: Figure) => {
  const ranks = marksOf(f).map((mark) => HEAT.indexOf(mark));
  return letter(ranks.indexOf(Math.min(...ranks)));
};
export const shaftOf = (f: Figure, at: number) =>
  ["compressor", "turbineHigh"].includes(marksOf(f)[at] ?? "") ? "N2" : "N1";

// Engine display

export const engine = (f: Figure, at: number) => part(f, `engine${at}`);
export function startOf(f: Figure): "hot" | "wet" | "hung" | "normal" {
  const of = engine(f, 1);
  if (n(of, "egt") > n(f, "egtLimit")) return "hot";
  if (n(of, "flow") > 0 && n(of, "egt") < 100) return "wet";
  return n(of, "n2") < 0.85 * n(engine(f, 2), "n2") ? "hung" : "normal";
}
/** The one figure beyond its limits, with oil from 2.0 to 5.0 bar and at most at 140 °C. */
export function exceeded(f: Figure): string {
  const found = [1, 2].flatMap((at) => {
    const of = engine(f, at);
    return [
      ...(n(of, "egt") > n(f, "egtLimit") ? [`EGT of engine ${at}`] : []),
      ...(n(of, "n1") > n(f, "n1Limit") ? [`N1 of engine ${at}`] : []),
      ...(n(of, "oilPressure") < 2 || n(of, "oilPressure") > 5 ? [`Oil pressure of engine ${at}`] : []),
      ...(n(of, "oilTemperature") > 140 ? [`Oil temperature of engine ${at}`] : []),
    ];
  });
  return found.length === 1 ? (found[0] ?? "?") : "?";
}
export function cruiseFault(f: Figure): string {
  const of = engine(f, 1);
  if (n(of, "flow") > 0) return n(of, "egt") > n(f, "egtLimit") - 50 ? "A stall" : "A failed EGT probe";
  return n(of, "n1") > 5 && n(of, "vibration") < 1 ? "A flame-out" : "A seized";
}
const engineWhere = (
  f: Figure,
  is: (of: ReturnType<typeof engine>, mate: ReturnType<typeof engine>) => boolean,
) => [1, 2].filter((at) => is(engine(f, at), engine(f, 3 - at))).join();
export const shaking = (f: Figure) => engineWhere(f, (of) => n(of, "vibration") > 3);
export const losingOil = (f: Figure) =>
  engineWhere(f, (of) => n(of, "oilPressure") < 2 && n(of, "oilTemperature") > 140);
export const stalled = (f: Figure) =>
  engineWhere(f, (of, mate) => n(of, "n1") < n(mate, "n1") - 5 && n(of, "egt") > n(mate, "egt") + 100);
export const blindEgt = (f: Figure) =>
  engineWhere(
    f,
    (of, mate) => n(of, "egt") < n(mate, "egt") - 200 && Math.abs(n(of, "n1") - n(mate, "n1")) < 1,
  );
export const totalFlow = (f: Figure) => n(engine(f, 1), "flow") + n(engine(f, 2), "flow");
export const hoursAndMinutes = (hours: number) =>
  `${Math.floor(hours + 1e-9)} h ${String(Math.round((hours % 1) * 60)).padStart(2, "0")} min`;

// Piston engines

/** What a cylinder does at an angle of its cycle. */
export const strokeAt = (crank: number) =>
  ["Intake", "Compression", "Power", "Exhaust"][Math.floor(crank / 180)] ?? "?";
export function cylinderIn(f: Figure, stroke: string): string {
  const found = numbersOf(f, "cranks").flatMap((crank, at) =>
    strokeAt(crank) === stroke ? [letter(at)] : [],
  );
  return found.length === 1 ? (found[0] ?? "?") : "?";
}
export function nextIgnition(f: Figure): string {
  const waits = numbersOf(f, "cranks").map((crank) => (345 - crank + 720) % 720);
  return letter(waits.indexOf(Math.min(...waits)));
}
export function momentOf(crank: number): string {
  if (crank <= 15 || crank >= 705) return "Between exhaust and intake";
  if (Math.abs(crank - 360) <= 15) return "Between compression and power";
  return Math.abs(crank - 180) <= 15 ? "Between intake and compression" : "Between power and exhaust";
}
/** What the gauges of a light aeroplane show as being wrong. */
export function gaugesSay(f: Figure): string {
  const oil = {
    hot: n(f, "oilTemperature") > 118,
    cold: n(f, "oilTemperature") < 40,
    low: n(f, "oilPressure") < 4,
    high: n(f, "oilPressure") > 6.5,
  };
  if (n(f, "rpm") === 0) return n(f, "ammeter") < 0 ? "still, master on" : "still, master off";
  if (oil.hot && oil.low) return "oil fails";
  if (oil.cold && oil.high) return "oil is cold";
  if (n(f, "rpm") > 2_700) return "overspeed";
  if (n(f, "cylinderHead") > 240) return "cylinders are hot";
  return n(f, "manifold") > 25 && n(f, "rpm") < 2_000 ? "too much manifold pressure" : "nothing";
}

// Pitot and static lines

type Lost = readonly ("ASI" | "ALT" | "VSI")[];
function lostBy(place: string, isAlternate: boolean): Lost {
  if (["probe", "pitotLine", "asiBranch"].includes(place)) return ["ASI"];
  if (place === "altBranch") return ["ALT"];
  if (place === "vsiBranch") return ["VSI"];
  return place === "drain" || isAlternate ? [] : ["ASI", "ALT", "VSI"];
}
const faultsOf = (f: Figure) =>
  parts(f, "faults").map((one) => ({ place: s(one, "place"), form: s(one, "form") }));
const isAlternate = (f: Figure) => s(f, "alternate") === "open";
export const lostInstruments = (f: Figure) =>
  [...new Set(faultsOf(f).flatMap(({ place }) => lostBy(place, isAlternate(f))))].join();
/** The letter whose blockage alone takes just these instruments. */
export function letterThatLoses(f: Figure, instruments: string): string {
  const found = faultsOf(f).flatMap(({ place }, at) =>
    lostBy(place, isAlternate(f)).join() === instruments ? [letter(at)] : [],
  );
  return found.length === 1 ? (found[0] ?? "?") : "?";
}
export const isBlocked = (f: Figure, ...places: readonly string[]) =>
  faultsOf(f).some(({ place, form }) => form === "blocked" && places.includes(place));
export const isLeaking = (f: Figure, place: string) =>
  faultsOf(f).some((one) => one.place === place && one.form === "leak");
export const isStaticCut = (f: Figure) => isBlocked(f, "port", "staticLine") && !isAlternate(f);

// Primary flight display

export const director = (f: Figure) => {
  const { up, right: aside } = { up: n(part(f, "director"), "up"), right: n(part(f, "director"), "right") };
  return `Pitch ${up > 0 ? "up" : "down"} and roll to the ${right(aside > 0)}`;
};
export const bankSide = (f: Figure) => right(n(f, "bank") > 0);
/** Degrees to the selected heading, to the right positive. */
export const toHeading = (f: Figure) => ((n(f, "selectedHeading") - n(f, "heading") + 540) % 360) - 180;
export const isTurningToBug = (f: Figure) => Math.sign(n(f, "bank")) === Math.sign(toHeading(f));
export const onIls = (f: Figure) =>
  `${n(f, "localizer") > 0 ? "Left" : "Right"} of the localizer and ${n(f, "glidePath") < 0 ? "above" : "below"} the glide path`;

// Traffic

const trafficOf = (f: Figure) => parts(f, "traffic");
export const trafficBy = (f: Figure, status: string) =>
  trafficOf(f).find((one) => s(one, "status") === status) ?? {};
export const verticalPlace = (one: ReturnType<typeof part>) =>
  `${Math.abs(n(one, "height")) * 100} ft ${n(one, "height") < 0 ? "below" : "above"}`;
const band = (f: Figure, colour: string) =>
  f[colour] === undefined ? undefined : { from: n(part(f, colour), "from"), to: n(part(f, colour), "to") };
/** What a resolution advisory asks for. */
export function advisory(f: Figure): string {
  const [red, green] = [band(f, "red"), band(f, "green")];
  if (green === undefined) {
    const complies = red === undefined || n(f, "rate") < red.from || n(f, "rate") > red.to;
    return complies && n(f, "rate") < 0 ? "Do not climb; the descent may go on" : "?";
  }
  if (green.from < 0 && green.to > 0) return n(f, "rate") > green.to ? "Reduce the climb and level off" : "?";
  return green.from > 0
    ? `climb at ${green.from} to ${green.to} ft/min`
    : `Descend at ${-green.to} to ${-green.from} ft/min`;
}

// Gates, gyro, compass

function gate(kind: string, one: number, two: number): number {
  if (kind === "xor") return one === two ? 0 : 1;
  const plain = kind.endsWith("and") ? one & two : one | two;
  return kind.startsWith("n") ? 1 - plain : plain;
}
export function outputs(f: Figure, inputs = numbersOf(f, "inputs")) {
  const [a = 0, b = 0, c = 0, d = 0] = inputs;
  const [upper, lower] = [gate(s(f, "upper"), a, b), gate(s(f, "lower"), c, d)];
  return { upper, lower, q: gate(s(f, "last"), upper, lower) };
}
/** The one input whose change turns the output round. */
export function decisiveInput(f: Figure): string {
  const inputs = numbersOf(f, "inputs");
  const found = inputs.flatMap((_, at) => {
    const changed = inputs.map((one, place) => (place === at ? 1 - one : one));
    return outputs(f, changed).q === outputs(f).q ? [] : [letter(at)];
  });
  return found.length === 1 ? (found[0] ?? "?") : "?";
}
/** The point of the rim where the force takes effect: A to D stand clockwise. */
export function precession(f: Figure): { readonly point: string; readonly opposite: string } {
  const at = "abcd".indexOf(s(f, "at")) + (s(f, "spin") === "clockwise" ? 1 : 3);
  return { point: letter(at % 4), opposite: letter((at + 2) % 4) };
}
/** Compass reading to be steered for a magnetic heading, between those of the card. */
export function steerFor(f: Figure, heading: number): number {
  const corrections = numbersOf(f, "corrections");
  const low = Math.floor(heading / 30);
  const rest = (heading - low * 30) / 30;
  const [one = 0, two = 0] = [corrections[low % 12], corrections[(low + 1) % 12]];
  return heading + one + rest * (two - one);
}
/** The magnetic heading for which the card calls for what the compass shows. */
export function magneticOf(f: Figure): number {
  const off = (heading: number) => Math.abs(steerFor(f, heading) - n(f, "reading"));
  return Array.from({ length: 330 }, (_, at) => at).reduce((best, one) =>
    off(one) < off(best) ? one : best,
  );
}
/** How far from the top of the lower red band a speed is. */
export const bandMargin = (above: number) =>
  above < 0 ? `${-above} kt inside the band` : `${above} kt above the band`;
export const levelAlert = (above: number, threshold: number) =>
  `${Math.abs(above)} ft too ${above > 0 ? "high" : "low"}, ${Math.abs(above) > threshold ? "with" : "without"} the alert`;
export const minutesAndSeconds = (minutes: number) =>
  `In ${Math.floor(minutes)} min ${String(Math.round((minutes % 1) * 60)).padStart(2, "0")} s`;
/** What a mode on the display stands for. */
export const modeOf = (f: Figure, at: number, meanings: Readonly<Record<string, string>>) =>
  meanings[(f["modes"] as string[])[at] ?? ""] ?? "?";
