import { describe, expect, it } from "vitest";
import { between, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, distance, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with ruler and protractor finds in a figure of radio aids. Nothing here knows how it is drawn. */
type Point = { readonly x: number; readonly y: number };
const NOWHERE: Point = { x: 0, y: 0 };

/** A value by two figures of an axis. */
const scale =
  (elements: readonly Element[], names: readonly [string, string], axis: "x" | "y") => (point: Point) => {
    const ends = names.map((name) => placeOf(elements, name)[axis]);
    return between(point[axis], [ends[0] ?? 0, ends[1] ?? 0], [Number(names[0]), Number(names[1])]);
  };

describe("waves and distances", () => {
  type Paths = { ground: number; skip: number; places: number[] };
  it("radio-paths shows what it was made of", () =>
    each("radio-paths", ({ ground, skip, places }: Paths, elements) => {
      const read = scale(elements, ["0", "1500"], "x");
      const along = first(elements, of("rect", { fill: "#2f9e5d" }));
      const [start = NOWHERE, end = NOWHERE] = pointsOf(along);
      expect([read(start), read(end)]).toEqual([expect.closeTo(0, 0), expect.closeTo(ground, 0)]);
      const heads = elements.filter(of("polygon", { fill: "#2a6bb8" })).map(tipOf);
      expect(read(heads[0] ?? NOWHERE)).toBeCloseTo(skip, 0);
      const spots = elements.filter(of("circle", { r: "4" })).map(tipOf);
      expect(spots.map((spot) => Math.round(read(spot)))).toEqual(places);
    }));

  type Slant = { aircraft: { distance: number; height: number }[]; cone?: number };
  it("slant-range shows what it was made of", () =>
    each("slant-range", ({ aircraft, cone }: Slant, elements) => {
      const across = scale(elements, ["2", "12"], "x");
      const up = scale(elements, ["12000", "36000"], "y");
      const read = dots(elements).map((dot) => ({
        distance: Math.round(across(dot)),
        height: Math.round(up(dot) / 100) * 100,
      }));
      expect(read).toEqual(aircraft);
      const edges = elements.filter(of("line", { stroke: "#b37a00" })).map(pointsOf);
      expect(edges.map(([from = NOWHERE, to = NOWHERE]) => Math.round(angleOf(from, to)))).toEqual(
        cone === undefined ? [] : [cone],
      );
    }));
});

describe("ILS", () => {
  type Localizer = {
    antenna: "left" | "right";
    runway: number;
    lobes: string;
    aircraft: { distance: number; offset: number }[];
  };
  it("localizer-plan shows what it was made of", () =>
    each("localizer-plan", ({ antenna, runway, lobes, aircraft }: Localizer, elements) => {
      const [mast = NOWHERE, other = NOWHERE] = pointsOf(first(elements, of("line", { stroke: "#d13f36" })));
      const from = { x: mast.x, y: (mast.y + other.y) / 2 };
      expect(from.x > 180).toBe(antenna === "right");
      const mile = Math.abs(placeOf(elements, "4").x - placeOf(elements, "8").x) / 4;
      const letters = aircraft.map((_, at) => placeOf(elements, "ABCD"[at] ?? ""));
      // The aeroplane is below its letter; angles are six times as large. Right is below when flying to the right.
      const read = letters.map(({ x, y }) => {
        const spot = { x, y: y + 19 };
        const turn = angleOf(from, spot) - (antenna === "right" ? 270 : 90);
        return { distance: Math.round(distance(from, spot) / mile), offset: Math.round(-turn / 3) / 2 + 0 };
      });
      expect(read).toEqual(aircraft);
      const names = lobes === "numbers" ? ["1", "2"] : ["90 Hz", "150 Hz"];
      const [upper, lower] = names.map((name) => placeOf(elements, name).y);
      const isAbove = (upper ?? 0) < (lower ?? 0);
      expect(isAbove).toBe(lobes === "numbers" || antenna === "right");
      expect(textsOf(elements)).toContain(String(runway).padStart(2, "0"));
    }));

  type Glide = { angle: number; marker?: number; aircraft: { distance: number; above: number }[] };
  it("glide-profile shows what it was made of", () =>
    each("glide-profile", ({ angle, marker, aircraft }: Glide, elements) => {
      const across = scale(elements, ["2", "8"], "x");
      const up = scale(elements, ["1000", "4000"], "y");
      const [foot = NOWHERE, far = NOWHERE] = pointsOf(
        first(elements, of("line", { stroke: "#2a6bb8", "stroke-width": "2.5" })),
      );
      const slope = (up(far) - up(foot)) / ((across(far) - across(foot)) * 6_076);
      expect((Math.atan(slope) * 180) / Math.PI).toBeCloseTo(angle, 1);
      const read = dots(elements).map((dot) => ({
        distance: Math.round(across(dot) * 2) / 2,
        above: Math.round((up(dot) - 50 - across(dot) * 6_076 * slope) / 100) * 100 + 0,
      }));
      expect(read).toEqual(aircraft);
      expect(textsOf(elements)).toContain(`${angle.toFixed(1)}°`);
      const fans = elements.filter(of("polygon", { fill: "#2f9e5d" })).map(tipOf);
      expect(fans.map((fan) => Math.round(across(fan) * 2) / 2)).toEqual(
        marker === undefined ? [] : [marker],
      );
    }));

  type Approach = {
    runway: number;
    elevation: number;
    altitude: number;
    distance: number;
    missed: number;
    sectors: number[];
    heights: number[];
  };
  it("approach-chart shows what it was made of", () =>
    each("approach-chart", (values: Approach, elements) => {
      const { runway, elevation, altitude, distance: miles, missed, sectors, heights } = values;
      const texts = textsOf(elements);
      const name = String(runway).padStart(2, "0");
      expect(texts).toEqual(
        expect.arrayContaining([
          `FINAL ${name}0°`,
          `THR ELEV ${elevation} ft`,
          `${altitude} ft`,
          `${miles.toFixed(1)} NM`,
          `MISSED APCH: ${missed} ft`,
        ]),
      );
      const minima = texts.flatMap((one) => /^(?:DA|MDA) (\d+) ft$/.exec(one)?.[1] ?? []);
      expect(minima.map(Number)).toEqual(heights.map((height) => elevation + height));
      const centre = tipOf(first(elements, of("circle", { r: "46" })));
      const safe = elements.filter((one) => one.tag === "text" && distance(tipOf(one), centre) < 35);
      const quarters = safe.map((one) => [Math.floor(angleOf(centre, tipOf(one)) / 90), Number(one.text)]);
      expect(quarters.toSorted(([one = 0], [other = 0]) => one - other).map(([, feet]) => feet)).toEqual(
        sectors,
      );
    }));
});

describe("radar, satellites and area navigation", () => {
  type Target = {
    bearing: number;
    range: number;
    reply?: { code: string; level: string };
    moving?: { track: number; step: number };
  };
  it("radar-display shows what it was made of", () =>
    each("radar-display", ({ ring, targets }: { ring: number; targets: Target[] }, elements) => {
      const rings = elements.filter(of("circle", { fill: "none" })).map((one) => numberOf(one, "r"));
      const step = Math.min(...rings);
      const centre = tipOf(first(elements, of("circle", { r: "3" })));
      const echoes = elements.filter(of("line", { "stroke-width": "4" })).map((one) => {
        const [from = NOWHERE, to = NOWHERE] = pointsOf(one);
        return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      });
      for (const [at, { bearing, range }] of targets.entries()) {
        const echo = echoes[at] ?? NOWHERE;
        expect(apart(angleOf(centre, echo), bearing)).toBeLessThan(0.3);
        expect(distance(centre, echo) / step).toBeCloseTo(range, 1);
      }
      const texts = textsOf(elements);
      expect(texts).toContain(`${ring} NM / ring`);
      const replies = targets.flatMap(({ reply }) => (reply === undefined ? [] : [reply.code, reply.level]));
      expect(texts.filter((one) => /^(?:[FA].*\d|\d{4})$/.test(one))).toEqual(replies);
      const trails = elements.filter(of("circle", { r: "2.25" })).map(tipOf);
      const moving = targets.flatMap(({ moving: own }, at) => (own === undefined ? [] : [{ own, at }]));
      expect(trails).toHaveLength(3 * moving.length);
      for (const [index, { own, at }] of moving.entries()) {
        const oldest = trails[3 * index + 2] ?? NOWHERE;
        expect(apart(angleOf(oldest, echoes[at] ?? NOWHERE), own.track)).toBeLessThan(1.5);
        expect(distance(oldest, echoes[at] ?? NOWHERE) / step / 3).toBeCloseTo(own.step, 2);
      }
    }));

  type Sky = {
    satellites: { azimuth: number; elevation: number }[];
    mask: number;
    unhealthy?: number;
  };
  it("sky-plot shows what it was made of", () =>
    each("sky-plot", ({ satellites, mask, unhealthy }: Sky, elements) => {
      const north = placeOf(elements, "N");
      const south = placeOf(elements, "S");
      const centre = { x: north.x, y: (north.y + south.y) / 2 };
      const edge = numberOf(first(elements, of("circle", { "stroke-width": "1.75" })), "r");
      const spots = elements.filter(of("circle", { r: "10.5" }));
      const read = spots.map((one) => ({
        azimuth: Math.round(angleOf(centre, tipOf(one))) % 360,
        elevation: Math.round(90 - (distance(centre, tipOf(one)) / edge) * 90),
      }));
      expect(read).toEqual(satellites);
      const dashed = numberOf(first(elements, of("circle", { "stroke-dasharray": "6 4" })), "r");
      expect(90 - (dashed / edge) * 90).toBeCloseTo(mask, 1);
      const struck = spots.flatMap((one, at) => (one.attributes["stroke"] === "#d13f36" ? [at + 1] : []));
      expect(struck).toEqual(unhealthy === undefined ? [] : [unhealthy]);
    }));

  it("waypoint-turn shows what it was made of", () =>
    each(
      "waypoint-turn",
      (values: { symbol: string; track: number; turn: number; order: string }, elements) => {
        const { symbol, track, turn, order } = values;
        const [leg = [], next = []] = elements.filter(of("line", { stroke: "#1f2a37" })).map(pointsOf);
        const [start = NOWHERE, point = NOWHERE] = leg;
        const drawn = angleOf(point, next[1] ?? NOWHERE) - angleOf(start, point);
        expect(apart(drawn, turn)).toBeLessThan(0.1);
        const [one, other] = textsOf(elements)
          .filter((words) => /^\d{3}°$/.test(words))
          .map((words) => Number(words.slice(0, 3)));
        expect([one, apart((other ?? 0) - (one ?? 0), turn)]).toEqual([track, 0]);
        expect(elements.filter(of("circle", { r: "12.5" }))).toHaveLength(symbol === "over" ? 1 : 0);
        // Way by way in the order of its colours: one never comes to the point, two lead over it.
        const ways = elements.filter(of("polyline")).map(pointsOf);
        const over = ways.map((way) => Math.min(...way.map((spot) => distance(spot, point))) < 1);
        expect(over).toEqual([false, true, true]);
        const colours = ["#b0338c", "#2f9e5d", "#2a6bb8"];
        const strokes = elements.filter(of("polyline")).map(({ attributes }) => attributes["stroke"] ?? "");
        expect(strokes.map((stroke) => colours.indexOf(stroke) + 1).join("")).toBe(order);
      },
    ));
});
