import { describe, expect, it } from "vitest";
import { between, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, distance, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with ruler and protractor finds in a figure of flow and flight is what it was made of. */
type Point = { readonly x: number; readonly y: number };
type Numbers = Readonly<Record<string, number>>;

/** Values at a point by two figures of each axis. */
function reader(elements: readonly Element[], xs: readonly [string, string], ys: readonly [string, string]) {
  const at = (words: string, isX: boolean) => {
    const places = elements.filter((one) => one.tag === "text" && one.text === words).map(tipOf);
    return places.find(({ y }) => y > 260 === isX) ?? { x: 0, y: 0 };
  };
  const value = (words: string) => Number(words.replace("−", "-"));
  return ({ x, y }: Point): Point => ({
    x: between(x, [at(xs[0], true).x, at(xs[1], true).x], [value(xs[0]), value(xs[1])]),
    y: between(y, [at(ys[0], false).y, at(ys[1], false).y], [value(ys[0]), value(ys[1])]),
  });
}

describe("flow and forces", () => {
  it("aerofoil-flow shows what it was made of", () =>
    each("aerofoil-flow", (own: { alpha: number; separation: number; marks: string[] }, elements) => {
      const outline = pointsOf(first(elements, of("polygon", { fill: "#c9d2dc" })));
      const tail = outline.reduce((best, one) => (one.x > best.x ? one : best));
      const nose = outline.reduce((best, one) => (distance(one, tail) > distance(best, tail) ? one : best));
      expect(Math.abs(apart(angleOf(nose, tail), 90) - own.alpha)).toBeLessThan(2);
      const spots = elements.filter(of("circle", { fill: "#d13f36" })).map(tipOf);
      const along = ({ x, y }: Point) =>
        ((x - nose.x) * (tail.x - nose.x) + (y - nose.y) * (tail.y - nose.y)) / distance(nose, tail) ** 2;
      const place = own.marks.indexOf("separation");
      const read = place < 0 ? own.separation : along(spots[place] ?? nose) * 100;
      expect(read).toBeCloseTo(own.separation, -1);
    }));

  it("path-forces shows what it was made of", () =>
    each(
      "path-forces",
      (own: { path: number; thrust: number; values: string[]; weight: number }, elements) => {
        const lines = (stroke: string) =>
          elements.filter(of("line", { stroke, "stroke-width": "4" })).map(pointsOf);
        const [lift] = lines("#2a6bb8");
        expect(
          apart(angleOf(lift?.[0] ?? { x: 0, y: 0 }, lift?.[1] ?? { x: 0, y: 0 }), -own.path),
        ).toBeLessThan(1);
        expect(lines("#2f9e5d").length).toBe(own.thrust === 0 ? 0 : 1);
        const written = textsOf(elements).find((one) => one.startsWith("Drag"));
        const drag = own.thrust - 100 * Math.sin((own.path * Math.PI) / 180);
        const meant = (own.weight * drag) / 100;
        expect(written === undefined ? meant : Number(/[\d.]+/.exec(written)?.[0])).toBeCloseTo(meant, 1);
      },
    ));

  it("turn-forces shows what it was made of", () =>
    each("turn-forces", ({ bank, lift }: Numbers, elements) => {
      const shaft = (stroke: string) => tipOf(first(elements, of("polygon", { fill: stroke })));
      const middle = tipOf(first(elements, of("circle", { r: "5" })));
      expect(apart(angleOf(middle, shaft("#2a6bb8")), bank ?? 0)).toBeLessThan(0.2);
      const weight = distance(middle, shaft("#1f2a37"));
      expect((distance(middle, shaft("#2a6bb8")) / weight) * 100).toBeCloseTo(lift ?? 0, 0);
    }));

  it("propeller-blade shows what it was made of", () =>
    each("propeller-blade", ({ blade, helix }: Numbers, elements) => {
      const chord = pointsOf(first(elements, of("line", { stroke: "#1f2a37" })));
      const path = pointsOf(first(elements, of("line", { stroke: "#2a6bb8" })));
      const rise = ([from, to]: readonly Point[]) =>
        90 - angleOf(from ?? { x: 0, y: 0 }, to ?? { x: 0, y: 0 });
      expect(rise(chord)).toBeCloseTo(blade ?? 0, 1);
      expect(rise(path)).toBeCloseTo(helix ?? 0, 1);
    }));

  it("shock-waves shows what it was made of", () =>
    each(
      "shock-waves",
      ({ panels }: { panels: { upper: number; lower: number; bow: string }[] }, elements) => {
        const shocks = elements.filter(of("line", { stroke: "#d13f36" }));
        const bows = elements.filter(of("polyline", { stroke: "#d13f36" }));
        const given = panels.flatMap(({ upper, lower }) => [upper, lower].filter((one) => one > 0));
        expect(bows.length).toBe(panels.filter(({ bow }) => bow !== "none").length);
        expect(shocks.length).toBe(given.length);
        const sections = elements.filter(of("polygon", { fill: "#c9d2dc" })).map(pointsOf);
        const ends = sections.map((points) => [
          Math.min(...points.map(({ x }) => x)),
          Math.max(...points.map(({ x }) => x)),
        ]);
        let at = 0;
        for (const [place, { upper, lower }] of panels.entries())
          for (const shock of [upper, lower].filter((one) => one > 0)) {
            const [left = 0, right = 1] = ends[place] ?? [];
            const foot = tipOf(shocks[at] ?? first(elements, of("line")));
            expect(between(foot.x, [left, right], [0, 100])).toBeCloseTo(shock, 0);
            at += 1;
          }
      },
    ));

  it("wing-plans shows what it was made of", () =>
    each("wing-plans", ({ wings }: { wings: { span: number; root: number }[] }, elements) => {
      const halves = elements.filter(of("polygon", { fill: "#dbe2ea" })).map(pointsOf);
      const scale = wings.length === 1 ? 15 : 10;
      for (const [at, { span, root }] of wings.entries()) {
        const both = [...(halves[2 * at] ?? []), ...(halves[2 * at + 1] ?? [])].map(({ x }) => x);
        expect((Math.max(...both) - Math.min(...both)) / scale).toBeCloseTo(span, 1);
        const middle = (Math.max(...both) + Math.min(...both)) / 2;
        const chord = (halves[2 * at] ?? []).filter(({ x }) => Math.abs(x - middle) < 0.01).map(({ y }) => y);
        expect((Math.max(...chord) - Math.min(...chord)) / scale).toBeCloseTo(root, 1);
      }
    }));
});

describe("graphs of flight", () => {
  it("flight-envelope shows what it was made of", () =>
    each(
      "flight-envelope",
      (
        own: { most: number; least: number; dive: number; marks: { speed: number; load: number }[] },
        elements,
      ) => {
        const read = reader(elements, ["50", "200"], ["−1", "4"]);
        const outline = pointsOf(first(elements, of("polygon"))).map(read);
        expect(Math.max(...outline.map(({ y }) => y))).toBeCloseTo(own.most, 1);
        expect(Math.min(...outline.map(({ y }) => y))).toBeCloseTo(own.least, 1);
        expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo(own.dive, 0);
        const points = dots(elements).map(read);
        for (const [at, { speed, load }] of own.marks.entries()) {
          expect(points[at]?.x).toBeCloseTo(speed, 0);
          expect(points[at]?.y).toBeCloseTo(load, 1);
        }
      },
    ));

  it("bank-graph shows what it was made of", () =>
    each("bank-graph", (own: { stall: number; marks: { bank: number; speed: number }[] }, elements) => {
      const read = reader(elements, ["15", "60"], own.stall < 70 ? ["50", "110"] : ["100", "220"]);
      const curve = pointsOf(first(elements, of("polyline"))).map(read);
      expect(curve[0]?.y).toBeCloseTo(own.stall, 0);
      const steep = curve.find(({ x }) => x > 59.9);
      expect(steep === undefined ? 2 : (steep.y / own.stall) ** 2).toBeCloseTo(2, 1);
      const points = dots(elements).map(read);
      expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
        own.marks.map(({ bank, speed }) => [bank, speed]),
      );
    }));

  it("radius-graph shows what it was made of", () =>
    each("radius-graph", (own: { speeds: number[]; marks: { curve: number; bank: number }[] }, elements) => {
      const read = reader(elements, ["20", "60"], ["1", "5"]);
      for (const [at, dot] of dots(elements).map(read).entries()) {
        const { curve = 0, bank = 0 } = own.marks[at] ?? {};
        expect(dot.x).toBeCloseTo(bank, 0);
        const speed = ((own.speeds[curve] ?? 0) * 1852) / 3600;
        expect(dot.y * 1_000 * 9.81 * Math.tan((bank * Math.PI) / 180)).toBeCloseTo(speed ** 2, -2.5);
      }
    }));

  it("buffet-graph shows what it was made of", () =>
    each("buffet-graph", (own: { mach: number; marks: { mach: number; level: number }[] }, elements) => {
      const read = reader(elements, ["0.5", "0.9"], ["300", "450"]);
      const line = first(elements, of("polyline", { stroke: "#d13f36" }));
      expect(read(tipOf(line)).x).toBeCloseTo(own.mach, 2);
      const points = dots(elements).map(read);
      for (const [at, { mach, level }] of own.marks.entries()) {
        expect(points[at]?.x).toBeCloseTo(mach, 2);
        expect(points[at]?.y).toBeCloseTo(level, 0);
      }
    }));

  it("moment-curve shows what it was made of", () =>
    each("moment-curve", ({ curves }: { curves: { atZero: number; slope: number }[] }, elements) => {
      const read = reader(elements, ["0", "16"], ["−0.1", "0.2"]);
      const drawn = elements.filter(of("polyline")).map((one) => pointsOf(one).map(read));
      for (const [at, { atZero, slope }] of curves.entries())
        for (const { x, y } of (drawn[at] ?? []).filter((point) => point.x < 7.9))
          expect(y).toBeCloseTo(atZero + slope * x, 2);
    }));

  it("motion-traces shows what it was made of", () =>
    each(
      "motion-traces",
      (own: { traces: { motion: string; waves: number }[]; seconds: number }, elements) => {
        expect(textsOf(elements).some((words) => words.includes(`${own.seconds} s`))).toBe(true);
        const frames = elements.filter(of("rect", { height: "108" }));
        for (const [at, trace] of elements.filter(of("polyline")).entries()) {
          const frame = frames[at] ?? first(elements, of("rect"));
          const middle = numberOf(frame, "y") + 54;
          const points = pointsOf(trace);
          const crossings = points.filter(
            ({ y }, place) => place > 0 && y > middle !== (points[place - 1]?.y ?? y) > middle,
          ).length;
          const { motion = "", waves = 0 } = own.traces[at] ?? {};
          expect(crossings).toBe(["damped", "steady", "growing"].includes(motion) ? 2 * waves : 0);
          expect(placeOf(elements, "ABCD"[at] ?? "").x).toBeLessThan(numberOf(frame, "x"));
        }
      },
    ));
});
