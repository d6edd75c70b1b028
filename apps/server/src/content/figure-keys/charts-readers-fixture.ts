// What charts and sketches of navigation say, worked out from their parameters.
import { dir, markOf, n, s, type Figure } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;
type Spot = { readonly x: number; readonly y: number };

export const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
export const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
export const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const arctan = (ratio: number) => (Math.atan(ratio) * 180) / Math.PI;
/** Between −180° and 180°. */
export const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null) throw new Error("not an object");
  return Object.fromEntries(Object.entries(value));
}
export function listOf(f: Fields, name: string): readonly unknown[] {
  const value = f[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value;
}
const letterAt = (index: number) => "ABCDE"[index] ?? "?";
/** The one letter of a list for which something holds. */
export function oneLetter(f: Fields, name: string, holds: (value: unknown) => boolean): string {
  const found = listOf(f, name).flatMap((value, index) => (holds(value) ? [letterAt(index)] : []));
  return found.length === 1 ? (found[0] ?? "?") : "?";
}

// Times

/** Hours and minutes of a clock. */
export function clock(hours: number): string {
  const minutes = ((Math.round(hours * 60) % 1_440) + 1_440) % 1_440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}${String(minutes % 60).padStart(2, "0")}`;
}
export const hours = (value: number) => {
  const minutes = Math.round(value * 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
};
const timeAt = (f: Figure, longitude: number) => 12 + turned(longitude - n(f, "sun")) / 15;
export const localTime = (f: Figure, letter: string) => timeAt(f, Number(markOf(f, letter, "places")));
export const placeAtTime = (f: Figure, hour: number) =>
  oneLetter(f, "places", (longitude) => timeAt(f, Number(longitude)) === hour);
export const placeADayBehind = (f: Figure) =>
  oneLetter(f, "places", (longitude) => 12 - n(f, "sun") / 15 + Number(longitude) / 15 < 0);

// The earth

export const gridLatitude = (f: Figure, letter: string) =>
  n(f, "south") + n(f, "latitudeStep") * n(fieldsOf(markOf(f, letter, "places")), "row");
export const gridLongitude = (f: Figure, letter: string) =>
  n(f, "west") + n(f, "longitudeStep") * n(fieldsOf(markOf(f, letter, "places")), "column");
const angle = (degrees: number, figures: number, minutes: boolean) => {
  const whole = Math.floor(Math.abs(degrees));
  const rest = Math.round((Math.abs(degrees) - whole) * 60);
  return `${String(whole).padStart(figures, "0")}°${minutes ? `${String(rest).padStart(2, "0")}'` : ""}`;
};
export const longitudeText = (degrees: number, minutes = false) =>
  `${turned(degrees) < 0 ? "W" : "E"}${angle(turned(degrees), 3, minutes)}`;
const latitudeText = (degrees: number, minutes = false) =>
  `${degrees < 0 ? "S" : "N"}${angle(degrees, 2, minutes)}`;
export const position = (latitude: number, longitude: number) =>
  `${latitudeText(latitude, true)} ${longitudeText(longitude, true)}`;
export const shortPosition = (latitude: number, longitude: number) =>
  `${latitudeText(latitude)} ${longitudeText(longitude)}`;
export const gridPosition = (f: Figure, letter: string) =>
  position(gridLatitude(f, letter), gridLongitude(f, letter));
const eastward = (f: Figure, from: string, to: string) => gridLongitude(f, to) - gridLongitude(f, from);
const meanLatitude = (f: Figure, from: string, to: string) =>
  (gridLatitude(f, from) + gridLatitude(f, to)) / 2;
export const departure = (f: Figure, from: string, to: string) =>
  eastward(f, from, to) * 60 * cos(meanLatitude(f, from, to));
export function longerWay(f: Figure): string {
  const [one, other] = [departure(f, "A", "B"), departure(f, "C", "D")];
  return `${one > other ? "A to B" : "C to D"}, by ${Math.round(Math.abs(one - other))} NM`;
}
export const gridConvergency = (f: Figure) => eastward(f, "A", "B") * sin(meanLatitude(f, "A", "B"));
export const rhumbTrack = (f: Figure, from: string, to: string) =>
  arctan(departure(f, from, to) / (60 * (gridLatitude(f, to) - gridLatitude(f, from))));
/** The number of a line of great circle and rhumb line. */
export const lineOf = (f: Figure, which: "great" | "rhumb") => (s(f, "first") === which ? "1" : "2");
export const conversion = (f: Figure) =>
  (n(f, "eastward") * sin((n(f, "latitudeA") + n(f, "latitudeB")) / 2)) / 2;
export const vertex = (f: Figure) => arctan(tan(n(f, "latitudeA")) / cos(n(f, "eastward") / 2));

// Compass and track

const deviationAt = (f: Figure, heading: number) => Number(listOf(f, "deviations")[heading / 30]);
export const steered = (f: Figure, heading: number) => heading - deviationAt(f, heading);
export const magneticOf = (f: Figure, compass: number) =>
  listOf(f, "deviations")
    .map((_, index) => index * 30)
    .find((heading) => steered(f, heading) === compass) ?? Number.NaN;
export function greatestDeviation(f: Figure): string {
  const all = listOf(f, "deviations").map(Number);
  const most = Math.max(...all.map(Math.abs));
  const index = all.findIndex((one) => Math.abs(one) === most);
  return `On ${String(index * 30).padStart(3, "0")}, ${most}° ${(all[index] ?? 0) > 0 ? "E" : "W"}`;
}
export const trackError = (f: Figure) => (n(f, "off") * 60) / n(f, "flown");
export const closing = (f: Figure) => (n(f, "off") * 60) / n(f, "toGo");
export const toRight = (f: Figure) => (s(f, "side") === "right" ? 1 : -1);
/** Wind by what was flown and what was made good. */
export function windOnLeg(f: Figure, tas: number) {
  const speed = (n(f, "flown") / n(f, "minutes")) * 60;
  const made = n(f, "track") + toRight(f) * trackError(f);
  const east = speed * sin(made) - tas * sin(n(f, "heading"));
  const north = speed * cos(made) - tas * cos(n(f, "heading"));
  return { from: (Math.atan2(-east, -north) * 180) / Math.PI, speed: Math.hypot(east, north) };
}

// The chart

export const spotOf = (value: unknown): Spot => ({ x: n(fieldsOf(value), "x"), y: n(fieldsOf(value), "y") });
export const townAt = (f: Figure, letter: string) => spotOf(markOf(f, letter, "towns"));
export const bearing = (from: Spot, to: Spot) => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
export const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
export const chartTrack = (f: Figure, from: string, to: string) => bearing(townAt(f, from), townAt(f, to));
export const chartDistance = (f: Figure, from: string, to: string) => apart(townAt(f, from), townAt(f, to));
/** The point of the leg from A to B that is nearest to a place. */
function footOf(f: Figure, spot: Spot): Spot {
  const [a, b] = [townAt(f, "A"), townAt(f, "B")];
  const along = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / apart(a, b) ** 2;
  const part = Math.min(1, Math.max(0, along));
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
}
export const obstacleAt = (f: Figure, index: number) => fieldsOf(listOf(f, "obstacles")[index]);
export function highestNear(f: Figure, miles: number): number {
  const near = listOf(f, "obstacles").filter((one) => apart(spotOf(one), footOf(f, spotOf(one))) <= miles);
  return Math.max(...near.map((one) => n(fieldsOf(one), "top")));
}
export const vorOf = (f: Figure) => spotOf(f["vor"]);
export const radialTo = (f: Figure, spot: Spot) => bearing(vorOf(f), spot) - n(f, "variation");
export const abeamRadial = (f: Figure) => dir(radialTo(f, footOf(f, vorOf(f))));
export const abeamDistance = (f: Figure) => Math.round(apart(vorOf(f), footOf(f, vorOf(f))));
/** Miles from A to where the river meets a leg to the east; it winds around a straight line. */
export const riverMiles = (f: Figure) => {
  const river = fieldsOf(f["river"]);
  return (n(river, "top") + n(river, "bottom")) / 2 - townAt(f, "A").x;
};
export const zoneOf = (f: Figure) => fieldsOf(f["zone"]);
export const milesInZone = (f: Figure) => {
  const away = apart(spotOf(zoneOf(f)), footOf(f, spotOf(zoneOf(f))));
  return 2 * Math.sqrt(Math.max(0, n(zoneOf(f), "r") ** 2 - away ** 2));
};
/** Magnetic track and distance to the aerodrome from a point of the leg so many miles after A. */
export function diversion(f: Figure, miles: number): string {
  const [a, track] = [townAt(f, "A"), chartTrack(f, "A", "B")];
  const point = { x: a.x + miles * sin(track), y: a.y + miles * cos(track) };
  const field = spotOf(f["aerodrome"]);
  return `${dir(bearing(point, field) - n(f, "variation"))}, ${Math.round(apart(point, field))} NM`;
}
export const scaleText = (scale: number) => `1:${Math.round(scale / 10_000) * 10_000}`;
