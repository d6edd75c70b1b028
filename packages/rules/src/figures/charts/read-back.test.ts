import { describe, expect, it } from "vitest";
import { dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, distance, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with ruler and protractor finds in a chart is what it was made of. Nothing here knows how it is drawn. */
type Point = { readonly x: number; readonly y: number };
const NOWHERE: Point = { x: 0, y: 0 };

/** Distance of a point from a bent line. */
function off(point: Point, bends: readonly Point[]): number {
  const pieces = bends.slice(1).map((end, at) => {
    const start = bends[at] ?? end;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy);
    const part = Math.min(1, Math.max(0, along));
    return distance(point, { x: start.x + part * dx, y: start.y + part * dy });
  });
  return Math.min(...pieces);
}

/** Which of evenly numbered lines a point lies on, or where between two of them. */
function numberAmong(point: Point, lines: readonly (readonly Point[])[]): number {
  const away = lines.map((one) => off(point, one));
  const at = Array.from({ length: lines.length - 1 }, (_, index) => index).reduce((best, one) =>
    (away[one] ?? 0) + (away[one + 1] ?? 0) < (away[best] ?? 0) + (away[best + 1] ?? 0) ? one : best,
  );
  return at + (away[at] ?? 0) / ((away[at] ?? 0) + (away[at + 1] ?? 0));
}

const degreesOf = (words: string) => {
  const [, whole, minutes = "", side = ""] = /^(\d+)°(30′)?([NESW])?$/.exec(words) ?? [];
  return (Number(whole) + (minutes === "" ? 0 : 0.5)) * (side === "S" || side === "W" ? -1 : 1);
};

describe("the earth", () => {
  type Grid = {
    south: number;
    west: number;
    latitudeStep: number;
    longitudeStep: number;
    places: { row: number; column: number }[];
  };
  it("earth-grid shows what it was made of", () =>
    each("earth-grid", (values: Grid, elements) => {
      const { south, west, latitudeStep, longitudeStep, places } = values;
      const parallels = elements.filter(of("polyline")).map(pointsOf);
      const meridians = elements.filter(of("line")).map(pointsOf);
      const read = dots(elements).map((dot) => [numberAmong(dot, parallels), numberAmong(dot, meridians)]);
      for (const [at, { row, column }] of places.entries())
        expect(read[at]).toEqual([expect.closeTo(row, 1), expect.closeTo(column, 1)]);
      const labels = textsOf(elements).slice(0, 8).map(degreesOf);
      const turned = (longitude: number) => (longitude >= 180 ? longitude - 360 : longitude);
      expect(labels.map((one, at) => (at < 4 ? one : turned(one)))).toEqual([
        ...[0, 1, 2, 3].map((row) => south + row * latitudeStep + 0),
        ...[0, 1, 2, 3].map((column) => turned(west + column * longitudeStep) + 0),
      ]);
    }));

  type Ends = {
    view: string;
    hemisphere: string;
    latitudeA: number;
    longitudeA: number;
    eastward: number;
    first: string;
  };
  it("polar-tracks shows what it was made of", () =>
    each("polar-tracks", (values: Ends, elements) => {
      const { view, hemisphere, longitudeA, latitudeA, eastward, first: number } = values;
      const [one = [], two = []] = ["#b0338c", "#2a6bb8"].map((stroke) =>
        pointsOf(first(elements, of("polyline", { stroke }))),
      );
      const [great, rhumb] = number === "great" ? [one, two] : [two, one];
      expect(great).toHaveLength(49);
      // On a great circle of a chart around a pole and of a cone the way is nearly straight, on Mercator the other.
      const bend = (line: readonly Point[]) =>
        off(line[24] ?? NOWHERE, [line[0] ?? NOWHERE, line.at(-1) ?? NOWHERE]);
      const straight = view === "mercator" ? rhumb : great;
      expect(bend(straight)).toBeLessThan(bend(straight === great ? rhumb : great));
      const [, coordinates = ""] = /A (.*?) {3}/.exec(textsOf(elements).at(-1) ?? "") ?? [];
      expect(coordinates.startsWith(`${latitudeA}°${hemisphere}`)).toBe(true);
      if (view !== "pole") return;
      const middle = tipOf(first(elements, of("circle", { r: "122" })));
      const side = hemisphere === "N" ? 1 : -1;
      const zero = placeOf(elements, "0°");
      const east = (point: Point) => (angleOf(middle, zero) - angleOf(middle, point)) * side;
      expect(apart(east(great[0] ?? middle), longitudeA)).toBeLessThan(0.5);
      expect(apart(east(great.at(-1) ?? middle), longitudeA + eastward)).toBeLessThan(0.5);
    }));

  it("time-zones shows what it was made of", () =>
    each("time-zones", ({ sun, places }: { sun: number; places: number[] }, elements) => {
      const middle = tipOf(first(elements, of("circle", { r: "100" })));
      const zero = angleOf(middle, placeOf(elements, "0°"));
      // Against the clock is eastward above the north pole.
      const east = (point: Point) => zero - angleOf(middle, point);
      const star = tipOf(first(elements, of("circle", { r: "15" })));
      expect(apart(east(star), sun)).toBeLessThan(0.1);
      for (const [at, dot] of dots(elements).entries())
        expect(apart(east(dot), places[at] ?? 0)).toBeLessThan(0.1);
    }));
});

describe("dead reckoning", () => {
  it("deviation-card shows what it was made of", () =>
    each("deviation-card", ({ deviations }: { deviations: number[] }, elements) => {
      const cells = textsOf(elements).filter((one) => /^(\d{3}|[NESW])$/.test(one));
      const named: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270 };
      const pairs = Array.from({ length: 12 }, (_, at) => [cells[2 * at] ?? "", Number(cells[2 * at + 1])]);
      for (const [at, [words = "", steer = 0]] of pairs.entries()) {
        const heading = named[words] ?? Number(words);
        expect(heading).toBe(at * 30);
        const deviation = ((heading - Number(steer) + 540) % 360) - 180;
        expect(deviation).toBe((deviations[at] ?? 0) + 0);
      }
    }));

  type Leg = { track: number; flown: number; toGo: number; off: number; side: string; minutes: number };
  it("track-error shows what it was made of", () =>
    each("track-error", ({ track, flown, toGo, off: aside, side, minutes }: Leg, elements) => {
      const texts = textsOf(elements);
      expect(texts).toEqual(
        expect.arrayContaining([
          `${flown} NM`,
          `${toGo} NM`,
          `${aside} NM`,
          `TRK ${String(track).padStart(3, "0")}°`,
          `A + ${minutes} min`,
        ]),
      );
      const [way = [], rest = []] = elements.filter(of("line", { stroke: "#b0338c" })).map(pointsOf);
      const [start = NOWHERE, fix = NOWHERE] = way;
      const end = rest[1] ?? NOWHERE;
      expect((fix.x - start.x) / (end.x - start.x)).toBeCloseTo(flown / (flown + toGo), 2);
      expect(fix.y < start.y).toBe(side === "left");
      expect(start.y).toBe(end.y);
    }));
});

describe("a chart", () => {
  type Place = { x: number; y: number };
  type Chart = {
    towns: Place[];
    legs: number;
    obstacles: (Place & { top: number; height: number })[];
    zone?: Place & { r: number; ceiling: number };
    aerodrome?: Place & { runway: number; elevation: number };
    vor?: Place;
    variation: number;
  };
  /** Miles from the lower left corner, by the grid of 10 NM. */
  const ruler = (elements: readonly Element[]) => {
    const lines = elements.filter(of("line", { stroke: "#b9c4ad" })).map(pointsOf);
    const [west = NOWHERE, next = NOWHERE] = [lines[0]?.[0], lines[1]?.[0]];
    const mile = (next.x - west.x) / 10;
    return (point: Point) => ({ x: (point.x - west.x) / mile, y: (west.y - point.y) / mile });
  };

  it("vfr-chart shows what it was made of", () =>
    each("vfr-chart", (values: Chart, elements) => {
      const { towns, legs, obstacles, zone, aerodrome, vor, variation } = values;
      const read = ruler(elements);
      const close = ({ x, y }: Place) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });
      const centres = elements.filter(of("circle", { r: "2" })).map(tipOf);
      expect(centres.map(read)).toEqual(towns.map(close));
      expect(elements.filter(of("line", { stroke: "#b0338c", "stroke-width": "2.5" }))).toHaveLength(legs);
      const texts = textsOf(elements);
      expect(texts.filter((one) => /^\(\d+\)$/.test(one))).toEqual(
        obstacles.map(({ height }) => `(${height})`),
      );
      for (const { top } of obstacles) expect(texts).toContain(String(top));
      const circles = elements.filter(of("circle", { "stroke-dasharray": "8 4" }));
      expect(circles.map((one) => [read(tipOf(one)), numberOf(one, "r") / 8])).toEqual(
        zone === undefined ? [] : [[close(zone), zone.r]],
      );
      expect(texts.filter((one) => one.startsWith("D "))).toEqual(
        zone === undefined ? [] : [`D GND–${zone.ceiling}`],
      );
      const elevations = elements.filter(of("text", { fill: "#b0338c" })).map(({ text }) => Number(text));
      expect(elevations).toEqual(aerodrome === undefined ? [] : [aerodrome.elevation]);
      const needles = elements.filter(of("line", { stroke: "#2a6bb8", "stroke-width": "2" })).map(pointsOf);
      const turns = needles.map(([from = NOWHERE, to = NOWHERE]) => angleOf(from, to));
      expect(turns.map((turn) => Math.round(((turn + 180) % 360) - 180))).toEqual(
        vor === undefined ? [] : [variation],
      );
      const said = `${Math.abs(variation)}°${variation < 0 ? "W" : "E"}`;
      expect(texts).toContain(variation === 0 ? "VAR 0°" : `VAR ${said}`);
    }));
});
