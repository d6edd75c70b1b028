import { describe, expect, it } from "vitest";
import { between, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader finds in a figure of the weather is what it was made of. Nothing here knows how it is drawn. */
type Mark = { readonly x: number; readonly y: number };
type Values = {
  readonly [
    Name in
      | "top"
      | "coldest"
      | "warmest"
      | "surface"
      | "aloft"
      | "base"
      | "core"
      | "speed"
      | "shaft"
      | "start"
      | "hours"
      | "leftQnh"
      | "rightQnh"
      | "setting"
      | "indicated"
      | "centre"
      | "length"
  ]: number;
} & {
  readonly layers: readonly { readonly depth: number; readonly change: number }[];
  readonly marks: readonly number[];
  readonly systems: readonly (Mark & {
    readonly strength: number;
    readonly size: number;
    readonly stretch: number;
    readonly axis: number;
  })[];
  readonly winds: readonly { readonly place: number; readonly wind: number }[];
  readonly groups: readonly {
    readonly change: string;
    readonly from: number;
    readonly lasts: number;
    readonly words: string;
  }[];
  readonly areas: readonly { readonly what: string; readonly base: number; readonly top: number }[];
  readonly jet?: { readonly speed: number; readonly level: number };
  readonly arrival?: number;
  readonly hill?: number;
  readonly stage: string;
  readonly hemisphere: string;
};

type Climate = { readonly [Name in "mean" | "swing" | "warmest"]: number } & {
  readonly rain: readonly number[];
};
type Foehn = {
  readonly wind: string;
  readonly before: { readonly height: number; readonly temperature: number };
  readonly behind: { readonly height: number };
  readonly base: number;
  readonly crest: number;
  readonly baseBehind?: number;
};

const minus = (value: number) => String(value).replace("-", "−");

/** Points of all lines and curves of one colour. */
const pointsIn = (elements: readonly Element[], stroke: string) =>
  elements.filter((one) => one.attributes["stroke"] === stroke).flatMap(pointsOf);

describe("sounding", () => {
  it("has its curve where heights and temperatures say", () =>
    each("sounding", ({ top, coldest, warmest, surface, layers, aloft, marks }: Values, elements) => {
      const [left, right] = [placeOf(elements, minus(coldest)), placeOf(elements, minus(warmest))];
      const texts = elements.filter((one) => one.tag === "text" && one.attributes["text-anchor"] === "end");
      const levels = texts.map((one) => ({ feet: Number(one.text), y: tipOf(one).y }));
      const [lowest, highest] = [levels[0], levels.at(-1)];
      expect([lowest?.feet, highest?.feet]).toEqual([0, top]);
      const read = (point: Mark) => ({
        height: between(point.y, [lowest?.y ?? 0, highest?.y ?? 1], [0, top * 1_000]),
        temperature: between(point.x, [left.x, right.x], [coldest, warmest]),
      });
      const curve = pointsOf(first(elements, of("polyline", { stroke: "#d13f36" }))).map(read);
      let [height, temperature] = [0, surface];
      const given = [{ height, temperature }];
      for (const { depth, change } of layers) {
        height += depth;
        temperature += change;
        given.push({ height, temperature });
      }
      given.push({ height: top * 1_000, temperature: temperature + aloft });
      expect(curve).toHaveLength(given.length);
      for (const [at, point] of curve.entries()) {
        expect(Math.abs(point.height - (given[at]?.height ?? 0))).toBeLessThan(top * 2);
        expect(point.temperature).toBeCloseTo(given[at]?.temperature ?? 0, 0);
      }
      const heights = dots(elements).map((dot) => read(dot).height);
      for (const [at, mark] of marks.entries()) expect(heights[at]).toBeCloseTo(top * mark * 10, -2);
    }));
});

describe("surface-chart", () => {
  it("has its isobars where the pressure is what they say", () =>
    each("surface-chart", ({ base, systems }: Values, elements) => {
      const pressure = (at: Mark) =>
        systems.reduce((sum, { x, y, strength, size, stretch, axis }) => {
          const [east, north] = [at.x - (5 + 3.5 * x), 5 + 2.9 * y - at.y];
          const angle = (axis * Math.PI) / 180;
          const long = (east * Math.sin(angle) + north * Math.cos(angle)) / stretch;
          const short = east * Math.cos(angle) - north * Math.sin(angle);
          return sum + strength * Math.exp(-(long ** 2 + short ** 2) / (2 * (3.6 * size) ** 2));
        }, base);
      const lines = elements.filter(of("path", { stroke: "#47607a" }));
      expect(lines.length).toBeGreaterThan(2);
      for (const line of lines) {
        const values = pointsOf(line).map(pressure);
        const level = Math.round((values[0] ?? 0) / 4) * 4;
        for (const value of values) expect(Math.abs(value - level)).toBeLessThan(0.8);
      }
      const plates = elements.filter((one) => one.tag === "text" && one.attributes["fill"] === "#2b4259");
      for (const plate of plates)
        expect(Math.abs(pressure(tipOf(plate)) - Number(plate.text))).toBeLessThan(0.8);
    }));
});

describe("depression", () => {
  it("has isobars that rise from the centre by fours", () =>
    each("depression", ({ centre, hemisphere }: Values, elements) => {
      const low = placeOf(elements, "L");
      expect(low.y < 150).toBe(hemisphere === "north");
      const plates = elements.filter((one) => one.tag === "text" && one.attributes["fill"] === "#2b4259");
      expect(plates.length).toBeGreaterThan(2);
      for (const plate of plates) {
        const { x, y } = tipOf(plate);
        const rings = Math.hypot(x - low.x, y - low.y) / 27;
        // Straight parts of the warm sector lie nearer to the middle.
        expect(Number(plate.text)).toBeGreaterThanOrEqual(centre + 4 * Math.round(rings) - 0.1);
      }
      // Blue teeth stand west of red bows.
      const mean = (colour: string) => {
        const points = pointsIn(elements.filter(of("polyline")), colour);
        return points.reduce((sum, { x }) => sum + x, 0) / points.length;
      };
      expect(mean("#2a6bb8")).toBeLessThan(mean("#d13f36"));
    }));
});

describe("jet-section", () => {
  it("has its core and its letters at their levels", () =>
    each("jet-section", ({ core, speed, marks }: Values, elements) => {
      const scale = ["FL100", "FL400"].map((words) => placeOf(elements, words).y);
      const level = (y: number) => between(y, [scale[0] ?? 0, scale[1] ?? 1], [100, 400]);
      expect(level(tipOf(first(elements, of("circle", { r: "6" }))).y)).toBeCloseTo(core, 0);
      const figures = elements
        .filter((one) => one.tag === "text" && one.attributes["fill"] === "#1d6b3f")
        .map(({ text }) => Number(text));
      expect(Math.max(...figures)).toBeLessThan(speed);
      for (const [at, mark] of (marks as unknown as { level: number }[]).entries())
        expect(level(placeOf(elements, "ABCDE"[at] ?? "").y)).toBeCloseTo(mark.level, 0);
    }));
});

describe("sigwx", () => {
  it("has each area's top over its base, and feathers for the speed of the jet", () =>
    each("sigwx", ({ areas, jet }: Values, elements) => {
      for (const [at, { what, base, top }] of areas.entries()) {
        if (what === "none") continue;
        const plate = placeOf(elements, "ABCDEF"[at] ?? "");
        if (what === "volcano" || what === "cyclone") continue;
        const near = elements.filter((one) => {
          const { x, y } = tipOf(one);
          return (
            one.tag === "text" && x - plate.x > 50 && x - plate.x < 90 && y - plate.y > 20 && y - plate.y < 80
          );
        });
        expect(near.map(({ text }) => text)).toEqual([
          String(top),
          base === 0 ? "XXX" : String(base).padStart(3, "0"),
        ]);
      }
      if (jet === undefined) return;
      const pennants = elements.filter(
        (one) => one.tag === "polygon" && pointsOf(one).length === 3 && pointsOf(one)[1]?.y === 124,
      );
      const feathers = elements.filter((one) => one.tag === "line" && numberOf(one, "y1") === 146);
      expect(50 * pennants.length + 10 * feathers.length).toBe(jet.speed);
      expect(textsOf(elements)).toContain(`FL${jet.level}`);
    }));
});

describe("taf-timeline", () => {
  it("has each bar over its hours", () =>
    each("taf-timeline", ({ start, hours, groups, arrival }: Values, elements) => {
      const hour = (x: number) => between(x, [16, 344], [0, hours]);
      const figures = elements.filter((one) => one.tag === "text" && tipOf(one).y < 20);
      for (const figure of figures)
        expect(Number(figure.text)).toBe((start + Math.round(hour(tipOf(figure).x))) % 24);
      for (const [at, { change, from, lasts, words }] of groups.entries()) {
        const name =
          elements.filter(of("text", { "text-anchor": "start" }))[at + 1] ?? first(elements, of("text"));
        expect(name.text).toBe(`${change}  ${words}`);
        const row = tipOf(name).y;
        const bars = elements.filter(
          (one) =>
            ["rect", "polygon"].includes(one.tag) &&
            one.attributes["fill"] !== "#f1f4f8" &&
            pointsOf(one).some(({ y }) => y > row + 8 && y < row + 34),
        );
        const xs = bars.flatMap(pointsOf).map(({ x }) => hour(x));
        expect(
          [Math.min(...xs), Math.max(...xs)].map((one) => Math.round(one * 10) / 10),
          String(at),
        ).toEqual([from, from + lasts]);
      }
      const eta = elements.filter(of("line", { stroke: "#b0338c" }));
      const marked = eta.slice(0, 1).map((one) => Math.round(hour(tipOf(one).x) * 10) / 10);
      expect(marked).toEqual(arrival === undefined ? [] : [arrival]);
    }));
});

describe("sections", () => {
  it("microburst has its winds at the places of its letters", () =>
    each("microburst", ({ winds }: Values, elements) => {
      const low = elements.filter((one) => one.tag === "text" && tipOf(one).y > 280);
      expect(low.map(({ text }) => text)).toEqual(winds.map(({ wind }) => `${Math.abs(wind)} kt`));
      for (const [at, { place, wind }] of winds.entries()) {
        const x = tipOf(low[at] ?? first(elements, of("text"))).x;
        expect(x).toBeCloseTo(3.6 * place, 1);
        const shaft = elements.find(
          (one) => one.tag === "line" && numberOf(one, "y1") === 274 && Math.abs(tipOf(one).x - x) < 20,
        );
        const way = shaft === undefined ? 0 : Math.sign(numberOf(shaft, "x2") - numberOf(shaft, "x1"));
        expect(way).toBe(Math.sign(wind));
      }
    }));

  it("pressure-levels says its figures", () =>
    each("pressure-levels", ({ leftQnh, rightQnh, setting, indicated, hill }: Values, elements) => {
      const texts = textsOf(elements);
      expect(texts).toEqual(expect.arrayContaining([`${indicated} ft`, `${setting} hPa`]));
      const stations = elements
        .filter(({ text }) => text.startsWith("QNH "))
        .toSorted((a, b) => tipOf(a).x - tipOf(b).x);
      expect(stations.map(({ text }) => text)).toEqual([`QNH ${leftQnh}`, `QNH ${rightQnh}`]);
      expect(texts.includes(`${hill} ft`)).toBe(hill !== undefined);
    }));

  it("thunderstorm has the currents of its stage", () =>
    each("thunderstorm", ({ stage }: Values, elements) => {
      const heads = (fill: string) => elements.filter(of("polygon", { fill })).length;
      const currents = { growing: [3, 0], mature: [2, 3], dissipating: [0, 3] }[stage];
      expect([heads("#d13f36"), heads("#2a6bb8")]).toEqual(currents);
    }));

  it("mountain-wave has its waves so far apart", () =>
    each("mountain-wave", ({ length }: Values, elements) => {
      const stream = pointsOf(
        elements.filter(of("path", { stroke: "#5a9ad6" }))[2] ?? first(elements, of("path")),
      );
      const tops = stream.filter(
        ({ y }, at) => at > 0 && y < (stream[at - 1]?.y ?? 0) && y <= (stream[at + 1]?.y ?? 0) && y < 124,
      );
      const xs = tops.map(({ x }) => x).toSorted((a, b) => a - b);
      const gaps = xs
        .slice(1)
        .map((x, at) => x - (xs[at] ?? 0))
        .filter((gap) => gap > 20);
      for (const gap of gaps) expect(Math.abs(gap - length)).toBeLessThan(8);
    }));
});

describe("climate-chart", () => {
  it("has its temperatures and its rain where the scales say", () =>
    each("climate-chart", ({ mean, swing, warmest, rain }: Climate, elements) => {
      const scale = (fill: string) => {
        const [low, high] = elements
          .filter((one) => one.tag === "text" && one.attributes["fill"] === fill && /^−?\d+$/.test(one.text))
          .map((one) => ({ y: tipOf(one).y, value: Number(one.text.replace("−", "-")) }));
        if (low === undefined || high === undefined) throw new Error("no scale");
        return (y: number) => between(y, [low.y, high.y], [low.value, high.value]);
      };
      const temperatures = elements
        .filter(of("circle", { r: "3.5" }))
        .map((one) => scale("#d13f36")(tipOf(one).y));
      expect(temperatures).toHaveLength(12);
      for (const [at, temperature] of temperatures.entries())
        expect(temperature).toBeCloseTo(mean + swing * Math.cos((Math.PI / 6) * (at + 1 - warmest)), 0);
      const bars = elements.filter(of("rect", { width: "16", fill: "#5a9ad6" }));
      const months = elements.filter(
        (one) => one.tag === "text" && /^(?:[1-9]|1[0-2])$/.test(one.text) && tipOf(one).y > 245,
      );
      for (const [at, depth] of rain.entries()) {
        const x = tipOf(months[at] ?? first(elements, of("text"))).x;
        const bar = bars.find(
          (one) => Math.abs(numberOf(one, "x") + 8 - x) < 1 && numberOf(one, "height") !== 14,
        );
        expect(bar === undefined ? 0 : scale("#2a6bb8")(numberOf(bar, "y"))).toBeCloseTo(depth, 0);
      }
    }));
});

describe("foehn-section", () => {
  it("has its heights to one scale, and the wind from its side", () =>
    each("foehn-section", ({ wind, before, behind, base, crest, baseBehind }: Foehn, elements) => {
      const isLeft = wind === "left";
      const [one, other] = dots(elements);
      if (one === undefined || other === undefined) throw new Error("no stations");
      expect(one.x < other.x).toBe(isLeft);
      const lines = elements.filter(of("line", { "stroke-dasharray": "5 4" })).map((base_) => tipOf(base_).y);
      const [low = 0] = lines;
      const unit = (one.y - low) / (base - before.height);
      const bases = lines.map((y) => Math.round((one.y - y) / unit + before.height));
      expect(bases).toEqual(baseBehind === undefined ? [base] : [base, baseBehind]);
      expect((other.y - one.y) / unit).toBeCloseTo(before.height - behind.height, -1);
      const land = pointsOf(first(elements, of("path", { fill: "#94a878" })));
      const top = Math.min(...land.map(({ y }) => y));
      expect(Math.abs((one.y - top) / unit - (crest - before.height))).toBeLessThan(700);
      const texts = textsOf(elements);
      for (const height of [before.height, behind.height, base, crest, baseBehind ?? base])
        expect(texts).toContain(`${height} ft`);
      expect(texts).toContain(`${minus(before.temperature)} °C`);
      const heads = elements.filter(of("polygon", { fill: "#2a6bb8" })).map((head) => tipOf(head).x);
      expect((heads[0] ?? 0) < (heads[1] ?? 0)).toBe(isLeft);
    }));
});
