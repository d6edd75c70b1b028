import { describe, expect, it } from "vitest";
import {
  CENTRE,
  between,
  dots,
  each,
  first,
  of,
  placeOf,
  rowsOf,
  textsOf,
  tipOf,
  topOfCard,
} from "./read-back-fixture.ts";
import { drawFigure } from "./index.ts";
import { angleOf, apart, distance, pointsOf, readSvg, type Element } from "./svg-fixture.ts";

/** What a reader with ruler and protractor finds in a figure is what it was made of. Nothing here knows how it is drawn. */
type NumberName =
  | "altitude"
  | "setting"
  | "ias"
  | "vs0"
  | "vs1"
  | "vfe"
  | "vno"
  | "vne"
  | "pitch"
  | "bank"
  | "rate"
  | "ball"
  | "heading"
  | "course"
  | "deviation"
  | "needle1"
  | "needle2"
  | "red"
  | "runway"
  | "windFrom"
  | "windSpeed"
  | "tas"
  | "forward"
  | "aft"
  | "greatest"
  | "stall"
  | "zeroLift"
  | "minimum"
  | "least"
  | "flow"
  | "inbound"
  | "crossing"
  | "temperature"
  | "dewPoint"
  | "pressure"
  | "change"
  | "direction";
type Marks = readonly unknown[];
/** Parameters of all kinds; a check takes those of its own. */
type Values = Readonly<Record<NumberName, number>> &
  Readonly<Record<"style" | "flag" | "hand" | "b", string>> &
  Readonly<Record<"signs" | "points" | "marks" | "rows" | "winds", Marks>> & { readonly glide?: number };

describe("instruments", () => {
  it("altimeter shows what it was made of", () =>
    each("altimeter", ({ altitude, setting, style }: Values, elements) => {
      expect(textsOf(elements)).toContain(String(setting));
      const angle = (least: number, most: number) => {
        const hands = elements.filter(of("polygon")).map(tipOf);
        const tip =
          hands.find((one) => distance(one, CENTRE) > least && distance(one, CENTRE) < most) ?? CENTRE;
        return angleOf(CENTRE, tip);
      };
      const long = (angle(130, 140) / 360) * 1_000;
      const digits = textsOf(elements.filter(of("text", { "font-size": "26" }))).join("");
      const counted = Number(digits) * 100 + (Math.round(long) % 100);
      const tens = (angle(144, 148) / 360) * 100_000;
      const thousands = (angle(80, 92) / 360) * 10_000;
      const nearest = (coarse: number, fine: number, turn: number) =>
        Math.round((coarse - fine) / turn) * turn + fine;
      const pointed = nearest(nearest(tens, thousands, 10_000), long, 1_000);
      const read = style === "drum" ? counted : pointed;
      expect(apart((read / 100_000) * 360, (altitude / 100_000) * 360)).toBeLessThan(0.01);
    }));

  it("airspeed shows what it was made of", () =>
    each("airspeed", (values: Values, elements) => {
      const angles = ["60", "200"].map((speed) => angleOf(CENTRE, placeOf(elements, speed)));
      const speedAt = (angle: number) => between(angle, [angles[0] ?? 0, angles[1] ?? 0], [60, 200]);
      const needle = first(elements, of("polygon"));
      expect(speedAt(angleOf(CENTRE, tipOf(needle)))).toBeCloseTo(values.ias, 0);
      const arcOf = (stroke: string) => {
        const ends = pointsOf(first(elements, (one) => of("path", { stroke })(one)));
        return ends.map((end) => Math.round(speedAt(angleOf(CENTRE, end))));
      };
      expect(arcOf("#2f9e5d")).toEqual([values.vs1, values.vno]);
      expect(arcOf("#f0b429")).toEqual([values.vno, values.vne]);
      expect(arcOf("#f6f8fb")).toEqual([values.vs0, values.vfe]);
      const red = tipOf(first(elements, of("line", { stroke: "#d13f36" })));
      expect(speedAt(angleOf(CENTRE, red))).toBeCloseTo(values.vne, 0);
    }));

  it("attitude shows what it was made of", () =>
    each("attitude", ({ pitch, bank }: Values, elements) => {
      const horizon = first(elements, of("line", { "stroke-width": "3" }));
      const [left = CENTRE, right = CENTRE] = pointsOf(horizon);
      // A bank to the right turns the horizon against the clock.
      expect(apart(angleOf(left, right), 90 - bank)).toBeLessThan(0.2);
      const across = (x: number, y: number) =>
        ((right.x - left.x) * (y - left.y) - (right.y - left.y) * (x - left.x)) / distance(left, right);
      // The middle of the instrument is above the horizon by the pitch, 4 units a degree.
      expect(-across(CENTRE.x, CENTRE.y) / 4).toBeCloseTo(pitch, 1);
      const ground = first(elements, of("path", { fill: "#94673e" }));
      expect(pointsOf(ground)).toHaveLength(2);
      const pointer = elements
        .filter(of("polygon"))
        .map(tipOf)
        .find((tip) => Math.abs(distance(tip, CENTRE) - 128) < 0.1);
      expect(apart(angleOf(CENTRE, pointer ?? CENTRE), -bank)).toBeLessThan(0.2);
    }));

  it("turn-coordinator shows what it was made of", () =>
    each("turn-coordinator", ({ rate, ball }: Values, elements) => {
      const wing = tipOf(first(elements, of("polygon")));
      const level = angleOf(CENTRE, { x: CENTRE.x + 112, y: CENTRE.y - 3 });
      expect(apart(angleOf(CENTRE, wing), level + rate * 20)).toBeLessThan(0.1);
      const black = tipOf(first(elements, of("circle", { r: "10.5" })));
      expect(Math.sign(Math.round(black.x - CENTRE.x))).toBe(Math.sign(ball));
    }));

  it("vertical-speed shows what it was made of", () =>
    each("vertical-speed", ({ rate }: Values, elements) => {
      const tip = tipOf(first(elements, of("polygon")));
      const angle = angleOf({ x: CENTRE.x, y: CENTRE.y }, tip);
      const ones = elements.filter((one) => one.tag === "text" && one.text === "1").map(tipOf);
      const up = angleOf(CENTRE, ones.find(({ y }) => y < CENTRE.y) ?? CENTRE);
      const perThousand = (up - 270 + 360) % 360;
      expect(((((angle - 270 + 540) % 360) - 180) / perThousand) * 1_000).toBeCloseTo(rate, -1);
    }));

  it("heading shows what it was made of", () =>
    each("heading", ({ heading }: Values, elements) => {
      expect(apart(topOfCard(elements), heading)).toBeLessThan(0.1);
    }));

  it("hsi shows what it was made of", () =>
    each("hsi", ({ heading, course, deviation, flag, glide }: Values, elements) => {
      expect(apart(topOfCard(elements), heading)).toBeLessThan(0.1);
      const arrow = first(elements, of("polygon", { fill: "#b0338c" }));
      expect(apart(angleOf(CENTRE, tipOf(arrow)) + heading, course)).toBeLessThan(0.1);
      const [, bar] = elements.filter(of("line", { stroke: "#b0338c", "stroke-width": "5" }));
      const [from = CENTRE, to = CENTRE] = bar === undefined ? [] : pointsOf(bar);
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const ahead = (point: typeof middle) => apart(angleOf(CENTRE, point), course - heading) < 90;
      const isRight = apart(angleOf(CENTRE, middle), course - heading + 90) < 90;
      expect(((isRight ? 1 : -1) * distance(middle, CENTRE)) / 21).toBeCloseTo(deviation, 1);
      const flags = elements.filter(of("polygon", { fill: "#f6f8fb" })).map((one) => ahead(tipOf(one)));
      expect(flags).toEqual(flag === "none" ? [] : [flag === "to"]);
      const [, diamond] = elements.filter(of("polygon", { fill: "#b0338c" }));
      const shown = diamond && Math.round((CENTRE.y - tipOf(diamond).y) / 15) / 2 + 0;
      expect(shown).toBe(glide);
    }));

  it("rmi shows what it was made of", () =>
    each("rmi", ({ heading, needle1, needle2 }: Values, elements) => {
      const read = (one: Element) => angleOf(CENTRE, tipOf(one)) + topOfCard(elements);
      expect(apart(topOfCard(elements), heading)).toBeLessThan(0.1);
      const single = elements.filter(of("polygon", { fill: "#f0b429" })).at(-1);
      expect(apart(read(single ?? first(elements, of("line"))), needle1)).toBeLessThan(0.2);
      expect(apart(read(first(elements, of("polygon", { stroke: "#5fd08e" }))), needle2)).toBeLessThan(0.2);
    }));

  it("vor shows what it was made of", () =>
    each("vor", ({ course, deviation, flag }: Values, elements) => {
      expect(apart(topOfCard(elements), course)).toBeLessThan(0.1);
      const needle = tipOf(first(elements, of("line", { stroke: "#f0b429" })));
      expect((needle.x - CENTRE.x) / 14).toBeCloseTo(deviation, 1);
      const shown = textsOf(elements).find((one) => ["TO", "FR", "OFF"].includes(one));
      expect(shown).toBe({ to: "TO", from: "FR", off: "OFF" }[flag]);
    }));
});

describe("aerodromes", () => {
  it("papi shows what it was made of", () =>
    each("papi", ({ red }: Values, elements) => {
      const lights = elements.filter(of("circle", { r: "8" }));
      const colours = lights
        .toSorted((one, other) => tipOf(other).x - tipOf(one).x)
        .map((one) => one.attributes["fill"]);
      expect(colours).toEqual(Array.from({ length: 4 }, (_, at) => (at < red ? "#ff4d42" : "#fffdf2")));
    }));

  it("runway-wind shows what it was made of", () =>
    each("runway-wind", ({ runway, windFrom, windSpeed }: Values, elements) => {
      const middle = { x: 180, y: 168 };
      const name = String(runway).padStart(2, "0");
      expect(apart(angleOf(placeOf(elements, name), middle), runway * 10)).toBeLessThan(0.2);
      const head = tipOf(first(elements, of("polygon", { fill: "#2a6bb8" })));
      expect(apart(angleOf(middle, head), windFrom)).toBeLessThan(0.2);
      expect(textsOf(elements)).toContain(`${windSpeed} kt`);
    }));

  it("signs shows what it was made of", () =>
    each("signs", ({ signs }: Values, elements) => {
      expect(textsOf(elements)).toEqual((signs as { text: string }[]).map(({ text }) => text));
    }));
});

describe("graphs", () => {
  it("wind-triangle shows what it was made of", () =>
    each("wind-triangle", ({ heading, tas, windFrom, windSpeed }: Values, elements) => {
      const [start = CENTRE, air = CENTRE, ground = CENTRE] = elements
        .filter(of("circle", { r: "3" }))
        .map(tipOf);
      expect(apart(angleOf(start, air), heading)).toBeLessThan(0.2);
      expect(apart(angleOf(ground, air), windFrom)).toBeLessThan(0.4);
      expect(distance(start, air) / distance(air, ground)).toBeCloseTo(tas / windSpeed, 1);
    }));

  /** Values at a point by two figures of each axis. */
  const reader = (
    elements: readonly Element[],
    xs: readonly [string, string],
    ys: readonly [string, string],
  ) => {
    const at = (words: string, isX: boolean) => {
      const places = elements.filter((one) => one.tag === "text" && one.text === words).map(tipOf);
      const place = places.find(({ y }) => y > 260 === isX) ?? CENTRE;
      return isX ? place.x : place.y;
    };
    const value = (words: string) => Number(words.replace("−", "-"));
    return ({ x, y }: { x: number; y: number }) => ({
      x: between(x, [at(xs[0], true), at(xs[1], true)], [value(xs[0]), value(xs[1])]),
      y: between(y, [at(ys[0], false), at(ys[1], false)], [value(ys[0]), value(ys[1])]),
    });
  };

  it("cg-envelope shows what it was made of", () =>
    each("cg-envelope", ({ points, forward, aft, greatest }: Values, elements) => {
      const read = reader(elements, ["0.9", "1.2"], ["700", "1200"]);
      const given = points as { arm: number; mass: number }[];
      for (const [at, dot] of dots(elements).entries()) {
        expect(read(dot).x).toBeCloseTo(given[at]?.arm ?? 0, 2);
        expect(read(dot).y).toBeCloseTo(given[at]?.mass ?? 0, 0);
      }
      const corners = pointsOf(first(elements, of("polygon"))).map(read);
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(forward, 2);
      expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(aft, 2);
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(greatest, 0);
    }));

  it("lift-curve shows what it was made of", () =>
    each("lift-curve", ({ marks, stall, greatest, zeroLift }: Values, elements) => {
      const read = reader(elements, ["0", "16"], ["0.4", "2.0"]);
      const curve = pointsOf(first(elements, of("polyline"))).map(read);
      const top = curve.reduce((best, one) => (one.y > best.y ? one : best));
      expect([top.x, top.y]).toEqual([expect.closeTo(stall, 1), expect.closeTo(greatest, 2)]);
      const zero = curve.find(({ y }) => y >= -0.001);
      expect(zero?.x).toBeCloseTo(zeroLift, 1);
      expect(dots(elements).map((dot) => Math.round(read(dot).x * 2) / 2)).toEqual(marks);
    }));

  it("drag-curve shows what it was made of", () =>
    each("drag-curve", ({ marks, minimum, least }: Values, elements) => {
      const read = reader(elements, ["60", "180"], ["0.5", "2.5"]);
      const total = pointsOf(first(elements, of("polyline", { "stroke-width": "3.5" }))).map(read);
      const bottom = total.reduce((best, one) => (one.y < best.y ? one : best));
      expect(Math.abs(bottom.x - minimum)).toBeLessThan(2);
      expect(bottom.y).toBeCloseTo(least, 1);
      expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(marks);
    }));
});

describe("tables", () => {
  it("loading-table shows what it was made of", () =>
    each("loading-table", ({ rows }: Values, elements) => {
      const given = rows as { mass: number; arm: number }[];
      const read = rowsOf(elements, "15").slice(0, -1);
      expect(read.map(([, mass, arm]) => [Number(mass), Number(arm?.replace("−", "-"))])).toEqual(
        given.map(({ mass, arm }) => [mass, arm]),
      );
    }));

  it("upper-wind-table shows what it was made of", () =>
    each("upper-wind-table", ({ rows }: Values, elements) => {
      const given = rows as {
        level: string;
        winds: { direction: number; speed: number; temperature: number }[];
      }[];
      const read = rowsOf(elements, "15").map(([level = "", ...winds]) => ({
        level,
        winds: winds.map((wind) => {
          const [, direction, speed, sign, degrees] = /^(\d{3})\/(\d+) ([+−])(\d+)$/.exec(wind) ?? [];
          const temperature = sign === "−" ? 0 - Number(degrees) : Number(degrees);
          return { direction: Number(direction), speed: Number(speed), temperature };
        }),
      }));
      expect(read).toEqual(given);
    }));

  it.each([
    ["take-off-table", 1.11, 1.09],
    ["landing-table", 1.04, 1.035],
  ])("%s: distances grow with height and warmth as they should", (kind, byHeight, byWarmth) => {
    const drawing = drawFigure({ kind, mass: 1_000, base: 500 }, "en");
    const read = "svg" in drawing ? rowsOf(readSvg(drawing.svg).elements, "15") : [];
    expect(read).toHaveLength(5);
    for (const [row, [altitude, ...cells]] of read.entries()) {
      expect(altitude).toBe(String(row * 1_000));
      for (const [column, cell] of cells.entries())
        expect(Math.abs(Number(cell) - 500 * byHeight ** row * byWarmth ** column)).toBeLessThanOrEqual(
          2.5001,
        );
    }
  });

  it("cruise-table shows what it was made of", () =>
    each("cruise-table", ({ tas, flow }: Values, elements) => {
      const read = rowsOf(elements, "15").map((row) => row.map(Number));
      expect(read).toHaveLength(6);
      const [altitude = 0, rpm, power = 0, speed = 0, litres = 0] = read[0] ?? [];
      expect([altitude, rpm, speed]).toEqual([2_000, 2_500, tas + 1]);
      expect(Math.abs(litres - (flow * power) / 75)).toBeLessThanOrEqual(0.26);
    }));
});

describe("situations and weather", () => {
  it("holding shows what it was made of", () =>
    each("holding", ({ inbound, heading, hand }: Values, elements) => {
      const texts = textsOf(elements);
      const write = (degrees: number) => `${String(degrees === 0 ? 360 : degrees).padStart(3, "0")}°`;
      expect(texts).toEqual(expect.arrayContaining([write(inbound), write(heading)]));
      const craft = pointsOf(
        elements.findLast(of("polygon", { fill: "#b0338c" })) ?? first(elements, of("path")),
      );
      const fix = { x: 180, y: 160 };
      expect(apart(angleOf(craft[0] ?? fix, fix), heading)).toBeLessThan(0.5);
      const [, second] = elements.filter(of("polygon", { fill: "#2a6bb8" })).map(tipOf);
      const side =
        (((angleOf(fix, second ?? fix) - inbound + 540) % 360) - 180) * (hand === "right" ? 1 : -1);
      expect(side).toBeGreaterThan(0);
    }));

  it("right-of-way shows what it was made of", () =>
    each("right-of-way", ({ b, crossing }: Values, elements) => {
      const heads = elements.filter(of("polygon", { fill: "#5b6776" }));
      const shafts = elements.filter(of("line", { stroke: "#5b6776" }));
      expect([heads.length, shafts.length]).toEqual([2, 2]);
      const [, shaft] = shafts.map((one) => pointsOf(one));
      const [, head] = heads.map(tipOf);
      expect(apart(angleOf(shaft?.[0] ?? CENTRE, head ?? CENTRE), crossing), b).toBeLessThan(0.5);
    }));

  it("circuit shows what it was made of", () =>
    each("circuit", ({ marks, hand }: Values, elements) => {
      const spots = (marks as string[]).map((_, at) => placeOf(elements, "ABCDE"[at] ?? ""));
      for (const [at, spot] of spots.entries()) {
        const leg = (marks as string[])[at];
        const side = hand === "left" ? spot.x : 360 - spot.x;
        const where =
          spot.y < 100
            ? "downwind"
            : spot.y < 170
              ? side > 180
                ? "crosswind"
                : "base"
              : side > 180
                ? "upwind"
                : "final";
        expect(where).toBe(leg);
      }
    }));

  it("airspace shows what it was made of", () =>
    each("airspace", ({ marks }: Values, elements) => {
      const scale = ["2000", "8000"].map((feet) => placeOf(elements, feet).y);
      for (const [at, { altitude }] of (marks as { altitude: number }[]).entries()) {
        const { y } = placeOf(elements, "ABCDE"[at] ?? "");
        expect(between(y, [scale[0] ?? 0, scale[1] ?? 0], [2_000, 8_000])).toBeCloseTo(altitude, -1);
      }
    }));

  it("wind-barbs shows what it was made of", () =>
    each("wind-barbs", ({ winds }: Values, elements) => {
      const given = winds as { direction: number; speed: number }[];
      // A symbol is what stands between two plates.
      const starts = elements.flatMap((one, at) => (of("rect", { rx: "8" })(one) ? [at] : []));
      const read = starts.map((from, at) => {
        const parts = elements.slice(from, starts[at + 1]);
        const [shaft, ...feathers] = parts.filter(of("line"));
        const [foot = CENTRE, end = CENTRE] = shaft === undefined ? [] : pointsOf(shaft);
        const lengths = feathers.map((one) => distance(tipOf(one), pointsOf(one)[1] ?? CENTRE));
        const speed =
          50 * parts.filter(of("polygon")).length +
          lengths.reduce((sum, length) => sum + (length > 20 ? 10 : 5), 0);
        return { direction: Math.round(angleOf(foot, end)) || 360, speed };
      });
      expect(read).toEqual(given);
    }));

  it("station-plot shows what it was made of", () =>
    each("station-plot", ({ temperature, dewPoint, pressure, change, direction }: Values, elements) => {
      const [t, d, p, c] = textsOf(elements).map((one) => one.replace("−", "-"));
      expect([Number(t), Number(d), Number(p)]).toEqual([
        temperature,
        dewPoint,
        Math.round(pressure * 10) % 1_000,
      ]);
      expect(Number(c) / 10).toBeCloseTo(change, 5);
      const [foot = CENTRE, end = CENTRE] = pointsOf(first(elements, of("line")));
      expect(apart(angleOf(foot, end), direction)).toBeLessThan(0.5);
    }));
});
