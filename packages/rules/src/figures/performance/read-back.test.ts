import { describe, expect, it } from "vitest";
import { between, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with a ruler finds in a figure is what it was made of. Nothing here knows how it is drawn. */
type Point = { readonly x: number; readonly y: number };
type Numbers<Name extends string> = Readonly<Record<Name, number>>;
const NOWHERE = { x: 0, y: 0 };
const INK = "#1f2a37";
const BLUE = "#2a6bb8";
const RED = "#d13f36";
const GREEN = "#2f9e5d";
const MAGENTA = "#b0338c";

const value = (words: string) => Number(words.replace("−", "-"));

/** Reads values at a point of a graph by two figures of each axis. */
function reader(elements: readonly Element[], xs: readonly [string, string], ys: readonly [string, string]) {
  const at = (words: string, isX: boolean) => {
    const places = elements.filter((one) => one.tag === "text" && one.text === words).map(tipOf);
    const place = places.find(({ x, y }) => (isX ? y > 258 && y < 280 : x < 56)) ?? NOWHERE;
    return isX ? place.x : place.y;
  };
  return ({ x, y }: Point) => ({
    x: between(x, [at(xs[0], true), at(xs[1], true)], [value(xs[0]), value(xs[1])]),
    y: between(y, [at(ys[0], false), at(ys[1], false)], [value(ys[0]), value(ys[1])]),
  });
}

/** Height of a line of straight parts at a place. */
function heightOf(line: readonly Point[], x: number): number {
  const at = line.findIndex((point) => point.x >= x - 1e-6);
  const [from = NOWHERE, to = NOWHERE] = [line[at - 1] ?? line[at], line[at]];
  return from.x === to.x ? to.y : between(x, [from.x, to.x], [from.y, to.y]);
}

const lines = (elements: readonly Element[], stroke: string) =>
  elements.filter((one) => ["line", "polyline"].includes(one.tag) && one.attributes["stroke"] === stroke);
const expectNear = (one: number, other: number, room: number) =>
  expect(Math.abs(one - other)).toBeLessThan(room);

/** Rows of texts below a height, from left to right. */
function rowsBelow(elements: readonly Element[], top: number): readonly (readonly string[])[] {
  const cells = elements.filter((one) => one.tag === "text" && tipOf(one).y > top);
  return [...Map.groupBy(cells, (one) => Math.round(tipOf(one).y))]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => tipOf(one).x - tipOf(other).x).map(({ text }) => text));
}

describe("mass and balance", () => {
  type Envelope = Numbers<"forward" | "forwardAtMost" | "knee" | "aft" | "mtom" | "mlm" | "mzfm"> & {
    readonly points: readonly Numbers<"index" | "mass">[];
    readonly fan: string;
  };
  it("index-envelope shows what it was made of", () =>
    each("index-envelope", (own: Envelope, elements) => {
      const read = reader(elements, ["30", "70"], ["42", "64"]);
      const seen = dots(elements).map(read);
      expect(seen.map(({ x, y }) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2])).toEqual(
        own.points.map(({ index, mass }) => [index, mass]),
      );
      const corners = pointsOf(first(elements, of("polygon", { stroke: GREEN }))).map(read);
      // Index 50 is at 22 % of the chord; a tonne and a per cent more are 0.03.
      const percent = corners.map(({ x, y }) => 22 + (x - 50) / (0.03 * y));
      const { forward, forwardAtMost, aft } = own;
      for (const [at, limit] of [forward, forward, forwardAtMost, aft, aft].entries())
        expectNear(percent[at] ?? 0, limit, 0.02);
      const masses = corners.map(({ y }) => Math.round(y * 2) / 2);
      expect(masses).toEqual([40, own.knee, own.mtom, own.mtom, 40]);
      const dashed = elements.filter(of("line", { "stroke-dasharray": "6 4" }));
      const limits = dashed.map((one) => Math.round(read(tipOf(one)).y * 2) / 2);
      expect(limits).toEqual([own.mzfm, own.mlm, own.mtom]);
      for (const [at, line] of elements.filter(of("line", { stroke: BLUE })).entries()) {
        const [foot = NOWHERE] = pointsOf(line).map(read);
        expectNear(22 + (foot.x - 50) / (0.03 * foot.y), 10 + at * 5, 0.02);
      }
      expect(lines(elements, BLUE)).toHaveLength(own.fan === "shown" ? 5 : 0);
    }));

  type Trim = {
    readonly start: number;
    readonly rows: readonly (Numbers<"unit" | "shift"> & { readonly parts?: number })[];
  };
  it("trim-sheet shows what it was made of", () =>
    each("trim-sheet", ({ start, rows }: Trim, elements) => {
      const scale = ["30", "70"].map((figure) => placeOf(elements, figure).x);
      const indexAt = (x: number) => between(x, [scale[0] ?? 0, scale[1] ?? 0], [30, 70]);
      const trace = pointsOf(first(elements, of("polyline", { stroke: MAGENTA }))).map(({ x }) => indexAt(x));
      expectNear(trace[0] ?? 0, start, 0.05);
      const traced = rows.filter(({ parts }) => parts !== undefined);
      expect(trace).toHaveLength(1 + 2 * traced.length);
      for (const [at, { shift, parts = 0 }] of traced.entries())
        expectNear((trace[2 * at + 2] ?? 0) - (trace[2 * at + 1] ?? 0), shift * parts, 0.05);
      const boxes = elements.filter(of("rect", { height: "38" })).map((one) => pointsOf(one)[0]?.y ?? 0);
      const heads = elements.filter(of("polygon", { fill: INK })).map((one) => pointsOf(one));
      for (const [at, { unit, shift }] of rows.entries()) {
        const from = boxes[at] ?? 0;
        const inside = (one: Element) => tipOf(one).y > from && tipOf(one).y < from + 38;
        const marks = elements.filter(of("line", { stroke: "#5b6776" })).filter(inside);
        expectNear(
          indexAt(tipOf(marks[1] ?? marks[0] ?? first(elements, inside)).x),
          20 + 2 * Math.abs(shift),
          0.05,
        );
        const [tip = NOWHERE, foot = NOWHERE] =
          heads.find(([one]) => (one?.y ?? 0) > from && (one?.y ?? 0) < from + 38) ?? [];
        expect(Math.sign(tip.x - foot.x)).toBe(Math.sign(shift));
        expect(textsOf(elements.filter(inside)).some((one) => one.startsWith(`${unit} `))).toBe(true);
      }
    }));

  type Chord = Numbers<"lemac" | "mac"> & {
    readonly centres: readonly number[];
    readonly forward?: number;
    readonly aft?: number;
  };
  it("mac-scale shows what it was made of", () =>
    each("mac-scale", (own: Chord, elements) => {
      const figures = elements.filter((one) => one.tag === "text" && /^\d+$/.test(one.text));
      const [from = NOWHERE, to = NOWHERE] = [figures[0], figures.at(-1)].map((one) =>
        one === undefined ? NOWHERE : { x: tipOf(one).x, y: Number(one.text) },
      );
      const station = (x: number) => between(x, [from.x, to.x], [from.y, to.y]);
      const section = pointsOf(first(elements, of("polygon", { stroke: INK }))).map(({ x }) => station(x));
      expectNear(Math.min(...section), own.lemac, 0.01);
      expectNear(Math.max(...section), own.lemac + own.mac, 0.01);
      const centres = elements.filter(of("circle", { r: "9" })).map((one) => station(tipOf(one).x));
      for (const [at, centre] of own.centres.entries()) expectNear(centres[at] ?? 0, centre, 0.01);
      const limits = elements.filter(of("line", { stroke: RED })).map((one) => station(tipOf(one).x));
      const given = [own.forward, own.aft].flatMap((one) => (one === undefined ? [] : [one]));
      expect(limits.map((one) => Math.round(((one - own.lemac) / own.mac) * 100))).toEqual(given);
    }));

  it("cargo-holds shows what it was made of", () =>
    each(
      "cargo-holds",
      (
        { holds }: { holds: readonly Numbers<"gap" | "length" | "most" | "running" | "area" | "loaded">[] },
        elements,
      ) => {
        const [five, thirty] = ["5", "30"].map((figure) => placeOf(elements, figure).x);
        const station = (x: number) => between(x, [five ?? 0, thirty ?? 0], [5, 30]);
        const boxes = elements.filter(of("rect", { fill: "#f0b429" })).map((one) => pointsOf(one));
        const rows = rowsBelow(elements, 200).slice(-holds.length);
        let end = 0;
        for (const [at, { gap, length, most, running, area, loaded }] of holds.entries()) {
          const [left = NOWHERE, right = NOWHERE] = boxes[at] ?? [];
          expectNear(station(left.x), end + gap, 0.01);
          expectNear(station(right.x), end + gap + length, 0.01);
          end += gap + length;
          const last = loaded === 0 ? "–" : String(loaded);
          expect(rows[at]).toEqual([at + 1, most, running, area, last].map(String));
        }
      },
    ));

  it("load-sheet shows what it was made of", () =>
    each(
      "load-sheet",
      ({ rows }: { rows: readonly { readonly mass?: number; readonly most?: number }[] }, elements) => {
        const read = rowsBelow(elements, 60).map(([, mass = "", most = ""]) => [mass, most]);
        expect(read).toEqual(rows.map(({ mass, most }) => [String(mass ?? "…"), String(most ?? "")]));
      },
    ));

  type Stack = {
    readonly parts: readonly Numbers<"mass">[];
    readonly spans: readonly Numbers<"first" | "last">[];
  };
  it("mass-stack shows what it was made of", () =>
    each("mass-stack", ({ parts, spans }: Stack, elements) => {
      const [ten, fifty] = ["10", "50"].map((figure) => placeOf(elements, figure).y);
      const tonnes = (y: number) => between(y, [ten ?? 0, fifty ?? 0], [10, 50]);
      const boxes = elements.filter(of("rect", { "fill-opacity": "0.55" })).map((one) => pointsOf(one));
      for (const [at, { mass }] of parts.entries()) {
        const [high = NOWHERE, low = NOWHERE] = boxes[at] ?? [];
        expectNear(tonnes(high.y) - tonnes(low.y), mass, 0.02);
      }
      const tips = elements.filter(of("polygon", { fill: MAGENTA })).map((one) => tonnes(tipOf(one).y));
      for (const [at, span] of spans.entries()) {
        const sum = parts.slice(span.first - 1, span.last).reduce((whole, { mass }) => whole + mass, 0);
        expectNear((tips[2 * at + 1] ?? 0) - (tips[2 * at] ?? 0), sum, 0.02);
      }
    }));

  it("weighing shows what it was made of", () =>
    each(
      "weighing",
      (
        { nose, left, right, noseArm, mainArm }: Numbers<"nose" | "left" | "right" | "noseArm" | "mainArm">,
        elements,
      ) => {
        const scales = textsOf(elements).filter((one) => one.endsWith(" kg"));
        expect(scales).toEqual([nose, left, right].map((mass) => `${mass} kg`));
        const arms = textsOf(elements).filter((one) => one.endsWith(" m"));
        expect(arms).toEqual([noseArm, mainArm].map((arm) => `${arm.toFixed(1)} m`));
      },
    ));
});

describe("graphs of performance", () => {
  type Climb = {
    readonly scale: string;
    readonly lines: readonly (Numbers<"atZero" | "ceiling"> & { readonly label: string })[];
    readonly points: readonly Numbers<"altitude" | "climb">[];
  };
  it("climb-graph shows what it was made of", () =>
    each("climb-graph", (own: Climb, elements) => {
      const isFeet = own.scale === "feet";
      const read = reader(elements, ["2", "18"], isFeet ? ["200", "1400"] : ["1", "7"]);
      const factor = isFeet ? 100 : 1;
      const drawn = elements
        .filter(of("line", { "stroke-width": "2.5" }))
        .map((one) => pointsOf(one).map(read));
      for (const [at, { atZero, ceiling }] of own.lines.entries()) {
        const [start = NOWHERE, end = NOWHERE] = drawn[at] ?? [];
        expectNear(start.y / factor, atZero, 0.05);
        expectNear(start.x, 0, 0.02);
        expectNear(between(0, [start.y, end.y], [start.x, end.x]), ceiling, 0.1);
      }
      for (const [at, dot] of dots(elements).map(read).entries()) {
        expectNear(dot.x, own.points[at]?.altitude ?? 0, 0.05);
        expectNear(dot.y / factor, own.points[at]?.climb ?? 0, 0.05);
      }
      for (const { label } of own.lines) expect(textsOf(elements)).toContain(label);
    }));

  type Wat = Numbers<"most" | "drop" | "kink" | "fall"> & {
    readonly points: readonly Numbers<"temperature" | "mass">[];
  };
  it("wat-graph shows what it was made of", () =>
    each("wat-graph", ({ most, drop, kink, fall, points }: Wat, elements) => {
      const read = reader(elements, ["0", "40"], ["45", "70"]);
      const drawn = elements.filter(of("polyline")).map((one) => pointsOf(one).map(read));
      expect(drawn).toHaveLength(4);
      for (const [at, [start = NOWHERE, bend = NOWHERE, end = NOWHERE]] of drawn.entries()) {
        expectNear(start.y, most - at * drop, 0.03);
        expectNear(bend.x, kink - at * 4, 0.05);
        expectNear((bend.y - end.y) / (end.x - bend.x), fall, 0.01);
        expectNear(read(placeOf(elements, `${at * 2000} ft`)).y - 1.6, start.y, 0.2);
      }
      for (const [at, dot] of dots(elements).map(read).entries()) {
        expectNear(dot.x, points[at]?.temperature ?? 0, 0.1);
        expectNear(dot.y, points[at]?.mass ?? 0, 0.05);
      }
    }));

  it("mass-limits shows what it was made of", () =>
    each("mass-limits", (own: { lines: readonly Numbers<"cold" | "kink" | "hot">[] }, elements) => {
      const read = reader(elements, ["10", "40"], ["52", "70"]);
      const drawn = elements.filter(of("polyline")).map((one) => pointsOf(one).map(read));
      for (const [at, { cold, kink, hot }] of own.lines.entries()) {
        const [start = NOWHERE, bend = NOWHERE, end = NOWHERE] = drawn[at] ?? [];
        for (const [one, other] of [
          [start.y, cold],
          [bend.x, kink],
          [bend.y, cold],
          [end.y, hot],
        ] as const)
          expectNear(one, other, 0.1);
        // The number stands on the line.
        const plate = read(placeOf(elements.filter(of("text", { "font-weight": "700" })), String(at + 1)));
        expectNear(heightOf(drawn[at] ?? [], plate.x), plate.y, 0.2);
      }
    }));

  type Field = Numbers<"balanced" | "distance"> &
    Partial<Numbers<"asda" | "toda" | "vmcg" | "vr">> & {
      readonly points: readonly Numbers<"v1" | "distance">[];
    };
  it("balanced-field shows what it was made of", () =>
    each("balanced-field", (own: Field, elements) => {
      const read = reader(elements, ["110", "150"], ["1200", "2800"]);
      const [stop = [], go = []] = [MAGENTA, BLUE].map((stroke) =>
        pointsOf(first(elements, of("polyline", { stroke }))).map(read),
      );
      expectNear(heightOf(stop, own.balanced), own.distance, 4);
      expectNear(heightOf(go, own.balanced), own.distance, 4);
      expectNear(heightOf(stop, own.balanced * 1.05), own.distance * 1.05 ** 2, 6);
      expectNear(heightOf(go, own.balanced * 1.05), own.distance / 1.05 ** 1.2, 6);
      const across = lines(elements, RED).map((one) => Math.round(read(tipOf(one)).y / 10) * 10);
      expect(across).toEqual([own.asda, own.toda].filter((one) => one !== undefined));
      const upwards = elements.filter(of("line", { stroke: INK, "stroke-dasharray": "7 4" }));
      expect(upwards.map((one) => Math.round(read(tipOf(one)).x))).toEqual(
        [own.vmcg, own.vr].filter((one) => one !== undefined),
      );
      for (const [at, dot] of dots(elements).map(read).entries()) {
        expectNear(dot.x, own.points[at]?.v1 ?? 0, 0.1);
        expectNear(dot.y, own.points[at]?.distance ?? 0, 3);
      }
    }));

  type Path = Numbers<"gradient" | "level" | "levelLength" | "final"> & {
    readonly obstacles: readonly Numbers<"km" | "height">[];
  };
  it("net-path shows what it was made of", () =>
    each("net-path", (own: Path, elements) => {
      const read = reader(elements, ["4", "20"], ["200", "1400"]);
      const path = pointsOf(first(elements, of("polyline"))).map(read);
      const [start = NOWHERE, level = NOWHERE, end = NOWHERE, last = NOWHERE] = path;
      expectNear(start.y, 35, 2);
      expectNear(level.y, own.level, 2);
      expectNear(end.x - level.x, own.levelLength, 0.05);
      expectNear((level.y - start.y) / (level.x * 3_281), own.gradient / 100, 0.0005);
      expectNear((last.y - end.y) / ((last.x - end.x) * 3_281), own.final / 100, 0.0005);
      const tips = elements.filter(of("polygon", { fill: INK })).map((one) => read(tipOf(one)));
      for (const [at, { km, height }] of own.obstacles.entries()) {
        expectNear(tips[at]?.x ?? 0, km, 0.05);
        expectNear(tips[at]?.y ?? 0, height, 3);
      }
    }));

  type Drift = Numbers<"cruise" | "settled" | "failure" | "decay"> & {
    readonly peaks: readonly Numbers<"place" | "height">[];
    readonly second?: number;
  };
  it("drift-down shows what it was made of", () =>
    each("drift-down", (own: Drift, elements) => {
      const read = reader(elements, ["40", "200"], ["4", "32"]);
      const paths = elements.filter(of("polyline")).map((one) => pointsOf(one).map(read));
      const settled = [own.second, own.settled].filter((one) => one !== undefined);
      for (const [at, end] of settled.entries()) {
        const path = paths[at] ?? [];
        expectNear(heightOf(path, own.failure), own.cruise, 0.05);
        expectNear(heightOf(path, own.failure + own.decay), end + (own.cruise - end) / Math.E, 0.1);
      }
      const failure = read(tipOf(first(elements, of("circle", { fill: RED }))));
      expectNear(failure.x, own.failure, 0.3);
      const ground = pointsOf(first(elements, of("polygon"))).map(read);
      for (const { place, height } of own.peaks)
        expect(ground.some(({ x, y }) => Math.abs(x - place) < 0.3 && Math.abs(y - height) < 0.05)).toBe(
          true,
        );
    }));

  type Payload = Numbers<"most" | "firstBend" | "secondBend" | "atSecond" | "ferry"> & {
    readonly points: readonly Numbers<"range" | "payload">[];
  };
  it("payload-range shows what it was made of", () =>
    each("payload-range", (own: Payload, elements) => {
      const read = reader(elements, ["1", "5"], ["4", "20"]);
      const corners = pointsOf(first(elements, of("polyline"))).map(read);
      const given = [
        { x: 0, y: own.most },
        { x: own.firstBend, y: own.most },
        { x: own.secondBend, y: own.atSecond },
        { x: own.ferry, y: 0 },
      ];
      for (const [at, { x, y }] of given.entries()) {
        expectNear(corners[at]?.x ?? 9, x, 0.02);
        expectNear(corners[at]?.y ?? 99, y, 0.03);
      }
      for (const [at, dot] of dots(elements).map(read).entries()) {
        expectNear(dot.x, own.points[at]?.range ?? 9, 0.02);
        expectNear(dot.y, own.points[at]?.payload ?? 99, 0.03);
      }
    }));

  type Power = Numbers<"minimumDrag" | "required" | "available" | "best"> & {
    readonly points: readonly Numbers<"speed" | "above">[];
  };
  it("power-curves shows what it was made of", () =>
    each("power-curves", (own: Power, elements) => {
      const read = reader(elements, ["60", "140"], ["20", "140"]);
      const [needed = [], given = []] = [MAGENTA, BLUE].map((stroke) =>
        pointsOf(first(elements, of("polyline", { stroke }))).map(read),
      );
      expectNear(heightOf(needed, own.minimumDrag), own.required, 0.4);
      expectNear(Math.max(...given.map(({ y }) => y)), own.available, 0.2);
      expectNear(heightOf(given, own.best), own.available, 0.4);
      // The least power times speed to the third is a third of the way up: 0.76 of the speed of least drag.
      const least = needed.reduce((low, one) => (one.y < low.y ? one : low));
      expectNear(least.x / own.minimumDrag, 3 ** -0.25, 0.03);
      for (const [at, dot] of dots(elements).map(read).entries()) {
        const { speed, above } = own.points[at] ?? { speed: 0, above: 0 };
        expectNear(dot.x, speed, 0.2);
        if (dot.x < (needed.at(-1)?.x ?? 0)) expectNear(dot.y - heightOf(needed, dot.x), above, 0.6);
      }
    }));
});

describe("runways and paths", () => {
  type Lengths = Numbers<"runway" | "stopway" | "clearway" | "displaced"> & {
    readonly lines: readonly { readonly length: string; readonly shown: string }[];
  };
  it("field-lengths shows what it was made of", () =>
    each("field-lengths", (own: Lengths, elements) => {
      const { runway, stopway, clearway, displaced } = own;
      const [start = NOWHERE, end = NOWHERE] = pointsOf(first(elements, of("rect", { height: "26" })));
      const metre = (x: number) => between(x, [start.x, end.x], [0, runway]);
      const given: Readonly<Record<string, readonly [number, number]>> = {
        runway: [0, runway],
        stopway: [runway, runway + stopway],
        clearway: [runway, runway + clearway],
        displaced: [0, displaced],
        tora: [0, runway],
        toda: [0, runway + clearway],
        asda: [0, runway + stopway],
        lda: [displaced, runway],
      };
      const heads = elements.filter(of("polygon", { fill: INK })).map((one) => metre(tipOf(one).x));
      const metres = textsOf(elements).filter((one) => one.endsWith(" m"));
      for (const [at, { length }] of own.lines.entries()) {
        const [from, to] = given[length] ?? [0, 0];
        expectNear(heads[2 * at] ?? 0, from, 1);
        expectNear(heads[2 * at + 1] ?? 0, to, 1);
      }
      expect(metres).toEqual(
        own.lines
          .filter(({ shown }) => shown === "metres")
          .map(({ length }) => `${(given[length]?.[1] ?? 0) - (given[length]?.[0] ?? 0)} m`),
      );
    }));

  const AT = { release: 0, airborne: 1, screen: 2, gear: 3, level: 4, clean: 5, high: 6 } as const;
  const SEGMENT = { first: 2, second: 3, third: 4, fourth: 5 } as const;
  /** Next to no other end of a segment and above the path, or below its own segment. */
  function isAt(path: readonly Point[], mark: string, { x, y }: Point): boolean {
    if (mark in AT) {
      const distances = path.map((end) => Math.hypot(end.x - x, end.y - y));
      const nearest = distances.indexOf(Math.min(...distances));
      return nearest === AT[mark as keyof typeof AT] && y < heightOf(path, x);
    }
    const from = SEGMENT[mark as keyof typeof SEGMENT];
    const isAlong = x > (path[from]?.x ?? 0) && x < (path[from + 1]?.x ?? 0) + 4;
    return isAlong && y > heightOf(path, Math.min(x, 340));
  }

  it("take-off-segments shows what it was made of", () =>
    each("take-off-segments", (own: { marks: readonly string[]; lanes: readonly string[] }, elements) => {
      const path = pointsOf(first(elements, of("polyline")));
      for (const [at, mark] of own.marks.entries())
        expect(isAt(path, mark, placeOf(elements, "ABCDE"[at] ?? "")), mark).toBe(true);
      const dark = elements.filter(of("rect", { height: "14", fill: "#5b6776" }));
      const changes = dark.map((one) => Math.round(pointsOf(one)[1]?.x ?? 0));
      expect(changes).toEqual(own.lanes.map((lane) => Math.round(path[AT[lane as keyof typeof AT]]?.x ?? 0)));
    }));
});
