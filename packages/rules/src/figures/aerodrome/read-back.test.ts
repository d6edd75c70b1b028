import { describe, expect, it } from "vitest";
import { drawFigure } from "../index.ts";
import { between, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { numberOf, pointsOf, readSvg, type Element } from "../svg-fixture.ts";

/** What a reader finds in a drawn figure is what it was made of. Nothing here knows how it is drawn. */
type Values = Readonly<Record<string, unknown>>;
const WHITE = "#f6f8fb";
const letterAt = (place: number) => "ABCDEF"[place] ?? "";

describe("runways", () => {
  it("runway-markings shows what it was made of", () =>
    each("runway-markings", (given: Values, elements) => {
      const bars = elements.filter(of("rect", { fill: WHITE }));
      const stripes = bars.filter((one) => tipOf(one).y > 230);
      expect(stripes).toHaveLength(Number(given["stripes"]));
      const zones = new Set(
        bars
          .filter((one) => one.attributes["width"] === "5" && tipOf(one).y < 230)
          .map((one) => tipOf(one).y),
      );
      expect(zones.size).toBe(given["zones"]);
      const texts = textsOf(elements);
      expect(Number(texts[0])).toBe(given["runway"]);
      expect(texts[1] === given["side"] || given["side"] === undefined).toBe(true);
      const yellow = elements.filter(of("polyline", { stroke: "#f5c518" }));
      const arrows = elements.filter(of("polygon", { fill: WHITE }));
      const before = yellow.length > 0 ? "chevrons" : arrows.length > 0 ? "arrows" : "grass";
      expect(before).toBe(given["before"]);
      const crosses = elements.filter(of("line", { stroke: WHITE, "stroke-width": "15" }));
      expect(crosses.length > 0 ? "yes" : "no").toBe(given["closed"]);
      for (const [place, mark] of (given["marks"] as string[]).entries())
        expect(pointedAt(elements, letterAt(place))).toBe(mark);
    }));

  /** What the line of a letter ends at. */
  const pointedAt = (elements: readonly Element[], letter: string) => {
    const { y } = tipOf(elements.findLast((one) => one.text === letter) ?? first(elements, of("text")));
    const heights = [
      [36, "edge"],
      [91, "centre"],
      [112, "aiming"],
      [152, "zone"],
      [206, "designator"],
      [252, "threshold"],
      [316, "before"],
    ] as const;
    return heights.find(([height]) => Math.abs(height - y) < 5)?.[1];
  };

  it.each(Array.from({ length: 36 }, (_, at) => 10 * (at + 1)))(
    "runway-wind keeps the speed off the rim, and arrow, letters and runway off each other, in a wind from %i°",
    (windFrom) => {
      for (const runway of [9, 18, windFrom > 180 ? (windFrom - 180) / 10 : windFrom / 10]) {
        const drawing = drawFigure({ kind: "runway-wind", runway, windFrom, windSpeed: 28 }, "en");
        const { elements } = readSvg("svg" in drawing ? drawing.svg : "");
        const rim = first(elements, of("circle", {}));
        const middle = tipOf(rim);
        const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
        const speed = placeOf(elements, "28 kt");
        // The point of the words that is nearest to the middle; capitals are 12 high.
        const nearest = {
          x: middle.x + Math.max(0, Math.abs(speed.x - middle.x) - 20),
          y: middle.y + Math.max(0, Math.abs(speed.y - middle.y) - 6),
        };
        expect(far(nearest)).toBeGreaterThan(numberOf(rim, "r") + 4);
        const ends = pointsOf(first(elements, of("polygon", { fill: "#2a6bb8" })));
        const ground = pointsOf(first(elements, of("polygon", { fill: "#3a424d" })));
        expect(Math.min(...ends.map(far))).toBeGreaterThan(Math.max(...ground.map(far)));
        for (const name of ["N", "E", "S", "W"]) {
          const { x, y } = placeOf(elements, name);
          const gaps = ends.map((end) => Math.hypot(end.x - x, end.y - y));
          expect(Math.min(...gaps)).toBeGreaterThan(9);
        }
      }
    },
  );

  it("declared-distances shows what it was made of", () =>
    each("declared-distances", (given: Values, elements) => {
      const texts = elements.filter(of("text"));
      const number = (one: Element) => Number(one.text.replace(" m", ""));
      expect(texts.map(({ text }) => text)).toContain(`${String(given["paved"])} m`);
      const surface = first(elements, of("rect", { fill: "#3a424d" }));
      const [start, end] = pointsOf(surface);
      // Numbers of runways are turned.
      const lengths = texts.filter(
        ({ text, attributes }) => /^\d+$/.test(text) && attributes["transform"] === undefined,
      );
      const read = { displaced: [0, 0], stopway: [0, 0], clearway: [0, 0] };
      for (const one of lengths) {
        const { x, y } = tipOf(one);
        const isLeft = x < 180 ? 0 : 1;
        const isBeyond = start !== undefined && end !== undefined && (x < start.x || x > end.x);
        const what = y < 40 ? "clearway" : isBeyond ? "stopway" : "displaced";
        read[what][isLeft] = number(one);
      }
      const expected = (name: string) => ["Left", "Right"].map((side) => given[name + side]);
      for (const name of ["displaced", "stopway", "clearway"] as const)
        expect(read[name], name).toEqual(expected(name));
    }));

  it("distances are lettered between the places they are made of", () =>
    each("declared-distances", (given: Values, elements) => {
      const order = [
        "clearway-left",
        "stopway-left",
        "end-left",
        "threshold-left",
        "threshold-right",
        "end-right",
        "stopway-right",
        "clearway-right",
      ];
      const heads = elements.filter(of("polygon", { fill: "#2a6bb8" })).map(tipOf);
      const marks = given["marks"] as { from: string; to: string }[];
      const places = new Map<string, number>();
      for (const [at, { from, to }] of marks.entries()) {
        const [left, right] = heads.slice(2 * at, 2 * at + 2);
        places.set(from, left?.x ?? 0);
        places.set(to, right?.x ?? 0);
        expect(Math.abs(placeOf(elements, letterAt(at)).y - (left?.y ?? 0))).toBeLessThan(2);
      }
      const sorted = [...places].toSorted(([, one], [, other]) => one - other).map(([name]) => name);
      expect(sorted).toEqual(order.filter((name) => places.has(name)));
    }));
});

describe("lights", () => {
  const colours: Readonly<Record<string, string>> = {
    red: "#ff4d42",
    green: "#2fd06c",
    white: "#fffdf2",
    yellow: "#ffc83d",
  };
  const lampsOf = (elements: readonly Element[], colour: string) =>
    elements
      .filter(of("circle", { fill: colours[colour] ?? "" }))
      .filter(({ attributes }) => attributes["fill-opacity"] === undefined);

  it("aircraft-lights shows what it was made of", () =>
    each("aircraft-lights", (given: Values, elements) => {
      const sightings = given["sightings"] as { bearing: number; above: number; lights: string }[];
      const scale = elements.filter(({ text }) => text === "60°").map((one) => tipOf(one).x);
      const horizon = pointsOf(first(elements, of("line")))[0]?.y ?? 0;
      const lamps = ["red", "green", "white"].flatMap((colour) =>
        lampsOf(elements, colour).map((one) => ({ colour, ...tipOf(one) })),
      );
      const [left = 0, right = 0] = scale;
      for (const { bearing, above, lights } of sightings) {
        const near = lamps
          .filter(({ x }) => Math.abs(between(x, [left, right], [-60, 60]) - bearing) < 7)
          .toSorted((one, other) => other.x - one.x);
        expect(near.map(({ colour }) => colour).join("-")).toBe(lights);
        for (const { y } of near) expect(Math.sign(horizon - y)).toBe(Math.sign(above));
      }
    }));

  it("runway-lights shows what it was made of", () =>
    each("runway-lights", (given: Values, elements) => {
      const remaining = Number(given["remaining"]);
      const all = ["white", "yellow", "red"].flatMap((colour) =>
        lampsOf(elements, colour).map((one) => ({ colour, ...tipOf(one) })),
      );
      const end = all.filter(({ colour, x }) => colour === "red" && Math.abs(x - 180) > 0.5);
      expect(end).toHaveLength(6);
      const centre = all
        .filter(({ x }) => Math.abs(x - 180) < 0.01)
        .toSorted((one, other) => one.y - other.y);
      expect(centre.length > 0 ? "yes" : "no").toBe(given["centre"]);
      // From the far end: red, in turn, white, a light each 30 m.
      const isRed = centre.map(({ colour }) => colour === "red");
      const solid = isRed.findIndex((red) => !red);
      const turns = isRed.lastIndexOf(true) + 1;
      const read = centre.length === 0 ? [300, 900, remaining] : [solid * 30, turns * 30, centre.length * 30];
      const shown = [300, 900, remaining].map((metres, at) =>
        remaining < metres + 100 && at < 2 ? read[at] : metres,
      );
      for (const [at, metres] of read.entries())
        expect(Math.abs(metres - Number(shown[at]))).toBeLessThanOrEqual(60);
      const green = lampsOf(elements, "green").map((one) => tipOf(one).x);
      const side = green.length === 0 ? "none" : Math.max(...green) > 200 ? "right" : "left";
      expect(side).toBe(given["exit"]);
    }));

  it("approach-lights shows what it was made of", () =>
    each("approach-lights", (given: Values, elements) => {
      const [top, bottom] = [placeOf(elements, "0").y, placeOf(elements, "900").y];
      const out = (y: number) => between(y, [top, bottom], [0, 900]);
      const lamps = lampsOf(elements, "white")
        .map((one) => out(tipOf(one).y))
        .filter((one) => one > 5);
      const length = given["pattern"] === "simple" ? 420 : 900;
      expect(Math.min(...lamps)).toBeGreaterThan(Number(given["seenFrom"]) - 1);
      expect(Math.abs(Math.max(...lamps) - Math.min(length, Number(given["seenTo"])))).toBeLessThanOrEqual(
        60,
      );
      const isRed = lampsOf(elements, "red").length > 0;
      expect(isRed).toBe(String(given["pattern"]).endsWith("red"));
      for (const [at, mark] of (given["marks"] as number[]).entries())
        expect(out(placeOf(elements, letterAt(at)).y)).toBeCloseTo(mark, 0);
    }));
});

describe("traffic", () => {
  it("taxi-map shows what it was made of", () =>
    each("taxi-map", (given: Values, elements) => {
      const texts = textsOf(elements);
      const written = [`${String(given["first"])} m`, `${String(given["second"])} m`];
      expect(texts).toEqual(
        expect.arrayContaining([...written, ...Object.values(given["taxiways"] as object)]),
      );
      expect(texts).toContain(String(Number(given["runway"]) + 18));
      const lamps = elements.filter(of("circle", { fill: "#ff2d22" })).map(tipOf);
      const [middle] = lamps.slice(2);
      const where = middle === undefined ? "none" : middle.y < 90 ? "north" : sideOf(middle.x);
      expect(where).toBe(given["stopBar"]);
      const crosses = elements.filter(of("line", { "stroke-width": "3.5" })).flatMap(pointsOf);
      const closed =
        crosses.length === 0 ? "none" : sideOf(crosses.reduce((sum, { x }) => sum + x, 0) / crosses.length);
      expect(closed).toBe(given["closed"]);
    }));
  const sideOf = (x: number) => (x < 100 ? "left" : x < 240 ? "centre" : "right");

  it("wake-paths shows what it was made of", () =>
    each("wake-paths", (given: Values, elements) => {
      const metres = (x: number) =>
        between(x, [placeOf(elements, "0").x, placeOf(elements, "2000").x], [0, 2_000]);
      const followers = given["followers"] as { operation: string; point: number }[];
      const leader = given["leader"] as { operation: string; point: number };
      const paths = elements.filter(of("line", { stroke: "#b0338c", "stroke-width": "2.25" })).map(pointsOf);
      const own = elements.filter(of("line", { stroke: "#2a6bb8" })).map(pointsOf);
      for (const [at, one] of [leader, ...followers].entries()) {
        const [foot = { x: 0, y: 0 }, end = foot] = (at === 0 ? own[0] : paths[2 * at - 2]) ?? [];
        expect(metres(foot.x)).toBeCloseTo(one.point, 0);
        expect(end.x > foot.x ? "departure" : "arrival").toBe(one.operation);
        expect(end.y).toBeLessThan(foot.y);
      }
      for (const [at, one] of followers.entries())
        expect(metres(placeOf(elements, letterAt(at)).x)).toBeCloseTo(one.point, 0);
    }));

  it("approach-trail shows what it was made of", () =>
    each("approach-trail", (given: Values, elements) => {
      const planes = given["planes"] as { category: string; distance: number }[];
      const scale = elements.filter(({ text }) => text === "0" || text === "20").map((one) => tipOf(one).x);
      const [from = 0, to = 0] = scale;
      const named = elements.filter(of("text", { "font-size": "16" }));
      const read = named.map((one) => ({
        category: one.text,
        distance: between(tipOf(one).x, [from, to], [0, 20]),
      }));
      expect(read.map(({ category }) => category)).toEqual(planes.map(({ category }) => category));
      for (const [at, { distance }] of planes.entries()) expect(read[at]?.distance).toBeCloseTo(distance, 1);
    }));

  it("vortex-drift shows what it was made of", () =>
    each("vortex-drift", (given: Values, elements) => {
      expect(textsOf(elements)).toEqual(
        expect.arrayContaining([`${String(given["speed"])} kt`, `${String(given["apart"])} m`]),
      );
      const runways = elements.filter(of("rect", { fill: "#3a424d" })).map((one) => tipOf(one).x);
      const [own = 0, other = 0] = runways;
      expect(other < own ? "left" : "right").toBe(given["parallel"]);
      const shaft = elements.filter(of("line", { stroke: "#2a6bb8" })).map(pointsOf)[0];
      const [start, end] = shaft ?? [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ];
      expect((start?.x ?? 0) < (end?.x ?? 0) ? "left" : "right").toBe(given["from"]);
    }));
});
