import { describe, expect, it } from "vitest";
import { between, CENTRE, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader finds in the figures of planning is what they were made of. Nothing here knows how they are drawn. */
type NumberName =
  | "mass"
  | "time"
  | "fuel"
  | "distance"
  | "rate"
  | "loss"
  | "flow"
  | "speed"
  | "base"
  | "perMile"
  | "tas"
  | "minimum"
  | "least"
  | "variation"
  | "wind"
  | "top"
  | "start"
  | "end"
  | "leastAtStart"
  | "leastAtEnd";
/** Parameters of all kinds; a check takes those of its own. */
type Values = Readonly<Record<NumberName, number>> &
  Readonly<Record<"marks" | "tracks" | "places" | "found", readonly number[]>> &
  Readonly<Record<"rows" | "legs" | "segments", readonly Readonly<Record<string, unknown>>[]>>;

/** Texts below the head of a table, by height and then from left to right; a letter stands for "?". */
function cellsOf(elements: readonly Element[], from = 60): readonly (readonly string[])[] {
  const isCell = (one: Element) =>
    one.tag === "text" &&
    (numberOf(one, "font-size") === 15 || /^[A-F]$/.test(one.text)) &&
    tipOf(one).y > from;
  return [...Map.groupBy(elements.filter(isCell), (one) => Math.round(tipOf(one).y))]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) =>
      row
        .toSorted((one, other) => tipOf(one).x - tipOf(other).x)
        .map(({ text }) => (/^[A-F]$/.test(text) ? "?" : text)),
    );
}

const words = (value: unknown) =>
  typeof value === "number" || typeof value === "string" ? String(value) : "?";

/** Values at a point of a graph by two figures of each axis. */
function reader(elements: readonly Element[], xs: readonly [string, string], ys: readonly [string, string]) {
  const at = (figure: string, isX: boolean) => {
    const found = elements.filter((one) => one.tag === "text" && one.text === figure).map(tipOf);
    const place = found.find(({ y }) => y > 260 === isX) ?? CENTRE;
    return isX ? place.x : place.y;
  };
  const figures = (two: readonly [string, string]) => [Number(two[0]), Number(two[1])] as const;
  return ({ x, y }: { x: number; y: number }) => ({
    x: between(x, [at(xs[0], true), at(xs[1], true)], figures(xs)),
    y: between(y, [at(ys[0], false), at(ys[1], false)], figures(ys)),
  });
}

describe("tables of planning", () => {
  it("flight-log shows what it was made of", () =>
    each("flight-log", ({ rows }: Values, elements) => {
      expect(cellsOf(elements)).toEqual(
        rows.map(({ point, cells }) => [words(point), ...(cells as string[])]),
      );
    }));

  it("fuel-plan shows what it was made of", () =>
    each("fuel-plan", ({ rows }: Values, elements) => {
      const read = cellsOf(elements).map(([, ...numbers]) => numbers.filter((one) => one !== ""));
      expect(read).toEqual(
        rows.map(({ time, fuel }) => [...(time === undefined ? [] : [words(time)]), words(fuel)]),
      );
    }));

  it("climb-table begins with what it was made of and grows to the right and with the level", () =>
    each("climb-table", ({ mass, time, fuel, distance }: Values, elements) => {
      expect(textsOf(elements)).toContain(`${mass} t`);
      const read = cellsOf(elements).map(([, ...cells]) => cells.map((one) => one.split("/").map(Number)));
      expect(read[0]?.[0]).toEqual([time, fuel, distance]);
      for (const [at, row] of read.entries())
        for (const [column, cell] of row.entries())
          for (const [which, number] of cell.entries()) {
            expect(number).toBeGreaterThanOrEqual(read[at - 1]?.[column]?.[which] ?? 0);
            expect(number).toBeGreaterThan(row[column - 1]?.[which] ?? 0);
          }
    }));

  it("light-climb-table shows the climb that its rates give", () =>
    each("light-climb-table", ({ rate, loss, flow, speed }: Values, elements) => {
      const read = cellsOf(elements).map((row) => row.map((one) => Number(one.replace("−", "-"))));
      expect(read).toHaveLength(6);
      for (const [altitude = 0, temperature, climb, minutes, litres, miles] of read) {
        // Minutes as small steps of height add up to them.
        let exact = 0;
        for (let at = 0; at < altitude; at += 100) exact += 100 / (rate - (loss * (at + 50)) / 1_000);
        expect(temperature).toBe(15 - altitude / 500);
        expect(Math.abs((climb ?? 0) - (rate - (loss * altitude) / 1_000))).toBeLessThanOrEqual(2.6);
        expect(Math.abs((minutes ?? 0) - exact)).toBeLessThan(0.8);
        expect(Math.abs((litres ?? 0) - (exact * flow) / 60)).toBeLessThan(0.7);
        expect(Math.abs((miles ?? 0) - (exact * speed) / 60)).toBeLessThan(1.1);
      }
    }));

  it("holding-table begins with what it was made of and grows with the mass", () =>
    each("holding-table", ({ mass, flow }: Values, elements) => {
      expect(textsOf(elements)).toContain(`${mass} t`);
      const read = cellsOf(elements).map(([, ...cells]) => cells.map(Number));
      expect(read[0]?.[0]).toBe(flow);
      for (const row of read) {
        expect(row).toEqual(row.toSorted((one, other) => one - other));
        expect(new Set(row).size).toBe(4);
      }
    }));

  it("trip-table shows the fuel and the time of its miles", () =>
    each("trip-table", ({ base, perMile, tas }: Values, elements) => {
      for (const [distance = "", low = "", middle = "", high = "", time = ""] of cellsOf(elements)) {
        expect(Math.abs(Number(low) - base - perMile * Number(distance))).toBeLessThanOrEqual(10.01);
        expect([Number(high) < Number(middle), Number(middle) < Number(low)]).toEqual([true, true]);
        const [hours = 0, minutes = 0] = time.split(":").map(Number);
        expect(Math.abs(hours * 60 + minutes - 14 - (Number(distance) / tas) * 60)).toBeLessThanOrEqual(0.51);
      }
    }));

  it("twilight-table shows what it was made of", () =>
    each("twilight-table", ({ rows }: Values, elements) => {
      const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const read = cellsOf(elements).map(([date, ...times]) => [date, ...times.map(minutesOf)]);
      expect(read).toEqual(rows.map(({ date, begin, rise, set, end }) => [date, begin, rise, set, end]));
    }));

  it("vertical-profile shows what it was made of", () =>
    each("vertical-profile", ({ segments }: Values, elements) => {
      const read = cellsOf(elements, 165);
      const isRow = (row: number) => row < 3 || ["kg", "L"].some((unit) => textsOf(elements).includes(unit));
      for (const [row, name] of (["distance", "time", "speed", "fuel"] as const).entries())
        expect(read[row] ?? "no row").toEqual(
          isRow(row) ? segments.map((one) => words(one[name])) : "no row",
        );
    }));
});

describe("graphs of planning", () => {
  it("light-flow-curve shows what it was made of", () =>
    each("light-flow-curve", ({ minimum, least, marks }: Values, elements) => {
      const read = reader(elements, ["20", "140"], ["10", "50"]);
      const curve = pointsOf(first(elements, of("polyline"))).map(read);
      const bottom = curve.reduce((best, one) => (one.y < best.y ? one : best));
      expect([Math.abs(bottom.x - minimum) < 1.1, Math.abs(bottom.y - least) < 0.2]).toEqual([true, true]);
      expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(marks);
      for (const dot of dots(elements)) {
        const near = curve.find(({ x }) => Math.abs(x - read(dot).x) < 0.1);
        expect(near?.y).toBeCloseTo(read(dot).y, 1);
      }
    }));

  it("jet-flow-curve shows what it was made of", () =>
    each("jet-flow-curve", ({ minimum, least, marks }: Values, elements) => {
      const read = reader(elements, ["80", "400"], ["1000", "4000"]);
      const curve = pointsOf(first(elements, of("polyline"))).map(read);
      const bottom = curve.reduce((best, one) => (one.y < best.y ? one : best));
      expect([Math.abs(bottom.x - minimum) < 2, Math.abs(bottom.y - least) < 10]).toEqual([true, true]);
      expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(marks);
    }));

  it("fuel-check shows what it was made of", () =>
    each("fuel-check", (values: Values, elements) => {
      const { distance, top, places, found } = values;
      const read = reader(elements, ["0", String(distance)], ["0", String(top)]);
      const ends = (style: Readonly<Record<string, string>>) =>
        pointsOf(first(elements, of("line", style)))
          .map(read)
          .map(({ y }) => y / top);
      const near = (wanted: readonly number[]) => wanted.map((one) => expect.closeTo(one, 2));
      expect(ends({ stroke: "#2a6bb8", "stroke-width": "3" })).toEqual(near([values.start, values.end]));
      expect(ends({ stroke: "#d13f36", "stroke-width": "2.5" })).toEqual(
        near([values.leastAtStart, values.leastAtEnd]),
      );
      expect(dots(elements).map((dot) => read(dot).x / distance)).toEqual(near(places));
      expect(dots(elements).map((dot) => read(dot).y / top)).toEqual(near(found));
    }));

  it("track-rose shows what it was made of", () =>
    each("track-rose", ({ variation, tracks }: Values, elements) => {
      const middle = { x: 180, y: placeOf(elements, "090").y };
      for (const [at, track] of tracks.entries())
        expect(apart(angleOf(middle, placeOf(elements, "ABCDE"[at] ?? "")), track)).toBeLessThan(0.5);
      expect(apart(angleOf(middle, placeOf(elements, "240")), 240)).toBeLessThan(0.5);
      const said = textsOf(elements).find((one) => one.startsWith("VAR")) ?? "";
      const [, amount = "", side] = /^VAR (\d+)°(?: ([EW]))?$/.exec(said) ?? [];
      expect(side === "W" ? -Number(amount) : Number(amount)).toBe(variation);
    }));

  it("critical-point shows what it was made of", () =>
    each("critical-point", ({ distance, marks, wind, tas }: Values, elements) => {
      const [start = CENTRE, end = CENTRE] = elements.filter(of("circle", { r: "6" })).map(tipOf);
      const miles = dots(elements).map(({ x }) => between(x, [start.x, end.x], [0, distance]));
      for (const [at, mark] of marks.entries()) expect(Math.abs((miles[at] ?? 0) - mark)).toBeLessThan(0.4);
      expect(between(placeOf(elements, String(distance)).x, [start.x, end.x], [0, 1])).toBeCloseTo(1, 2);
      expect(textsOf(elements).join()).toContain(`${tas} kt`);
      if (wind === 0) return;
      expect(textsOf(elements)).toContain(`${Math.abs(wind)} kt`);
      const shaft = pointsOf(first(elements, of("line", { stroke: "#2a6bb8" })));
      expect(Math.sign((shaft[1]?.x ?? 0) - (shaft[0]?.x ?? 0))).toBe(Math.sign(wind));
    }));

  it("route-strip shows what it was made of", () =>
    each("route-strip", ({ legs }: Values, elements) => {
      // From the foot to the head, as it is flown.
      const upwards = elements.filter(of("text")).toSorted((one, other) => tipOf(other).y - tipOf(one).y);
      const said = (pattern: RegExp) =>
        upwards.flatMap(({ text }) => (pattern.test(text) ? [text.replaceAll(/[^\d]/g, "")] : []));
      expect(said(/^\d{3}°$/).map(Number)).toEqual(legs.map(({ track }) => track));
      expect(said(/^\d+ NM$/).map(Number)).toEqual(legs.map(({ distance }) => distance));
      const mora = (size: string) =>
        upwards.filter(of("text", { "font-size": size })).map(({ text }) => Number(text));
      const [large, small] = [mora("28"), mora("17")];
      expect(large.map((one, at) => one * 10 + (small[at] ?? 0))).toEqual(legs.map((leg) => leg["mora"]));
    }));
});
