// What lights and marshallers of a figure say, worked out from its parameters.
import { type Figure, dir, letterOf, n, s } from "./readers-fixture.ts";

/** The part of a runway that the colours next to the aircraft stand for. */
export function leftByColours(f: Figure): string {
  const remaining = n(f, "remaining");
  if (remaining <= 300) return "Less than 300 m";
  if (remaining <= 600) return "Between 300 m and 600 m";
  return remaining <= 900 ? "Between 600 m and 900 m" : "More than 900 m";
}

/** Letters of lights, as "B, D". */
export const lettersOf = (f: Figure, ...lights: readonly string[]) =>
  lights
    .map((light) => letterOf(f, light))
    .toSorted()
    .join(", ");

type Sighting = { readonly bearing: number; readonly lights: string };

/** Other aircraft that are seen, by their letters. */
function sightingsOf(f: Figure): readonly Sighting[] {
  const given: unknown = f["sightings"];
  if (!Array.isArray(given)) throw new Error("no sightings");
  return given.map((one: unknown) => {
    const fields = Object.fromEntries(Object.entries(one as object));
    return { bearing: n(fields, "bearing"), lights: s(fields, "lights") };
  });
}

/** What a pilot has to expect of an aircraft whose bearing does not change. */
function encounterOf({ bearing, lights }: Sighting): "mine" | "theirs" | "head-on" | "overtaking" | "apart" {
  if (lights === "white") return "overtaking";
  if (lights === "red-green") return "head-on";
  // Red is on its left wing: at my right it shows that side when it crosses towards my left.
  if (lights === "red") return bearing > 0 ? "mine" : "apart";
  return bearing < 0 ? "theirs" : "apart";
}
const only = (f: Figure) => sightingsOf(f)[0] ?? { bearing: 0, lights: "" };
export const encounter = (f: Figure) => encounterOf(only(f));
/** Letters of those that are met in this way. */
export const encountersOf = (f: Figure, what: ReturnType<typeof encounterOf>) =>
  sightingsOf(f)
    .flatMap((one, at) => (encounterOf(one) === what ? ["ABCD"[at] ?? ""] : []))
    .join(" and ");
/** The letter of the one light of a colour. */
export const letterOfLight = (f: Figure, lights: string) =>
  letterOf({ kind: "", seen: sightingsOf(f).map((one) => one.lights) }, lights, "seen");

/** Whether a bearing that changes draws to the nose, of an aircraft that crosses. */
export function passes(f: Figure): "ahead" | "behind" | "?" {
  const [before, later] = sightingsOf(f);
  if (before === undefined || later === undefined || encounterOf(before) === "apart") return "?";
  return Math.abs(later.bearing) < Math.abs(before.bearing) ? "ahead" : "behind";
}

/** Of some headings those at which the light is seen that the figure has, from an aircraft that heads north. */
export function headingsThatShow(f: Figure, headings: readonly number[]): string {
  const { bearing, lights } = only(f);
  return headings
    .filter((heading) => {
      const toMe = ((bearing + 180 - heading + 540) % 360) - 180;
      const seen = Math.abs(toMe) > 110 ? "white" : toMe < 0 ? "red" : "green";
      return seen === lights;
    })
    .map((heading) => dir(heading))
    .join();
}

const SIGNALS: Readonly<Record<string, string>> = {
  "turn-left": "Turn left",
  "turn-right": "Turn right",
  "slow-left-engine": "Less power on the left engines",
  "slow-right-engine": "Less power on the right engines",
  "start-engine": "Start the engine",
  "cut-engines": "cut the engine",
  affirmative: "Affirmative",
  "slow-down": "Slow down",
  "hold-position": "Hold position",
  "straight-ahead": "straight ahead",
};
/** What the one marshaller of a figure means. */
export function signalMeans(f: Figure): string {
  const given: unknown = f["signals"];
  return Array.isArray(given) && given.length === 1 ? (SIGNALS[String(given[0])] ?? "?") : "?";
}
export const marshallerOf = (f: Figure, signal: string) => letterOf(f, signal, "signals");
export const orderOf = (f: Figure, signals: readonly string[]) =>
  signals.map((signal) => marshallerOf(f, signal)).join(", ");

/** Whether lights of an approach system are seen that a bar or a part has. */
export const seesOut = (f: Figure, out: number) => n(f, "seenFrom") <= out && out <= n(f, "seenTo");
/** Lights side by side in the centre line of what is seen of a distance-coded system. */
export function codeSeen(f: Figure): string {
  if (!s(f, "pattern").startsWith("coded")) return "?";
  const [from, to] = [n(f, "seenFrom"), n(f, "seenTo")];
  if (to <= 300) return "Single";
  if (from > 600) return "Threes in the centre line: 600 to 900 m";
  return from > 300 && to <= 600 ? "Pairs in the centre line: 300 to 600 m" : "?";
}
