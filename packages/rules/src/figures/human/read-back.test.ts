import { describe, expect, it } from "vitest";
import { between, dots, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with a ruler finds in a figure of human performance or of radio is what it was made of. */
type Point = { readonly x: number; readonly y: number };

/** Values at a point by two figures of each axis. */
function reader(elements: readonly Element[], xs: readonly [string, string], ys: readonly [string, string]) {
  const at = (words: string, isX: boolean) =>
    elements
      .filter((one) => one.tag === "text" && one.text === words)
      .map(tipOf)
      .find(({ y }) => y > 260 === isX) ?? { x: 0, y: 0 };
  const value = (words: string) => Number(words.replace("−", "-").replace("k", "000"));
  return ({ x, y }: Point): Point => ({
    x: between(x, [at(xs[0], true).x, at(xs[1], true).x], [value(xs[0]), value(xs[1])]),
    y: between(y, [at(ys[0], false).y, at(ys[1], false).y], [value(ys[0]), value(ys[1])]),
  });
}

describe("body and mind", () => {
  it("eye-rays shows what it was made of", () =>
    each("eye-rays", ({ focus, lens }: { focus: number; lens: string }, elements) => {
      const meet = tipOf(first(elements, of("circle", { r: "3.5" })));
      const ball = first(elements, of("circle", { r: "82" }));
      expect((meet.x - (tipOf(ball).x + 78)) / 9).toBeCloseTo(focus, 1);
      const outer = elements
        .filter(of("polyline"))
        .map((one) => pointsOf(one).map(({ y }) => Math.abs(y - tipOf(ball).y)));
      const widest = outer.reduce((best, one) => ((one[0] ?? 0) > (best[0] ?? 0) ? one : best));
      const trend = Math.sign(Math.round((widest[2] ?? 0) - (widest[0] ?? 0)));
      expect(trend + 0).toBe({ none: 0, diverging: 1, converging: -1 }[lens]);
    }));

  it("felt-turn shows what it was made of", () =>
    each(
      "felt-turn",
      (
        { rate, start, stop, marks }: { rate: number; start: number; stop: number; marks: number[] },
        elements,
      ) => {
        const read = reader(elements, ["10", "50"], ["−2", "4"]);
        const real = pointsOf(first(elements, of("polyline", { stroke: "#1f2a37" }))).map(read);
        expect(real[1]?.x).toBeCloseTo(start, 1);
        expect(real[3]?.x).toBeCloseTo(stop, 1);
        expect(real[2]?.y).toBeCloseTo(rate, 2);
        expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(marks);
      },
    ));

  it("runway-views shows what it was made of", () =>
    each(
      "runway-views",
      ({ views }: { views: { width: number; slope: number; path: number }[] }, elements) => {
        const runways = elements.filter(of("polygon", { fill: "#4a525c" })).map(pointsOf);
        for (const [at, { width, slope, path }] of views.entries()) {
          const [left, , far, right] = runways[at] ?? [];
          expect((((right?.x ?? 0) - (left?.x ?? 0)) * 1_500) / 2_400).toBeCloseTo(width, 0);
          // The eye is as high as path and distance say; the far end is lower in the view by what the slope raises.
          const eyes = (((left?.y ?? 0) - 34) / 1_600) * 1_500;
          expect((Math.atan(eyes / 1_500) * 180) / Math.PI).toBeCloseTo(path, 1);
          expect(((eyes - (((far?.y ?? 0) - 34) / 1_600) * 3_300) / 1_800) * 100).toBeCloseTo(slope, 1);
        }
      },
    ));

  it("consciousness-time shows what it was made of", () =>
    each("consciousness-time", ({ marks }: { marks: { level: number; curve: number }[] }, elements) => {
      const levels = [placeOf(elements, "200"), placeOf(elements, "400")];
      const times = [placeOf(elements, "10 s"), placeOf(elements, "10 min")];
      const usual: Readonly<Record<number, number>> = { 220: 600, 250: 240, 300: 90, 350: 45, 400: 17.5 };
      for (const [at, dot] of dots(elements).entries()) {
        const { level = 0, curve = 1 } = marks[at] ?? {};
        expect(between(dot.x, [levels[0]?.x ?? 0, levels[1]?.x ?? 1], [200, 400])).toBeCloseTo(level, 0);
        const seconds = 10 ** between(dot.y, [times[0]?.y ?? 0, times[1]?.y ?? 1], [1, Math.log10(600)]);
        expect(seconds / ((usual[level] ?? seconds * curve) / curve)).toBeCloseTo(1, 1);
      }
    }));

  it("body-clock shows what it was made of", () =>
    each(
      "body-clock",
      ({ lowest, later, marks }: { lowest: number; later: number; marks: number[] }, elements) => {
        const read = reader(elements, ["3", "21"], ["36.5", "37.5"]);
        const bottoms = elements
          .filter(of("polyline"))
          .map((one) => pointsOf(one).map(read))
          .map((curve) => curve.reduce((best, one) => (one.y < best.y ? one : best)).x);
        const meant = [lowest, ...(later === 0 ? [] : [(lowest + later + 24) % 24])];
        expect(bottoms.map((hour) => Math.round(hour) % 24)).toEqual(meant);
        expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(marks);
      },
    ));

  it("arousal-curve shows what it was made of", () =>
    each("arousal-curve", ({ best, marks }: { best: number[]; marks: { arousal: number }[] }, elements) => {
      const read = reader(elements, ["20", "80"], ["20", "80"]);
      const tops = elements
        .filter(of("polyline"))
        .map((one) => pointsOf(one).map(read))
        .map((curve) => curve.reduce((top, one) => (one.y > top.y ? one : top)).x);
      for (const [at, top] of tops.entries()) expect(Math.abs(top - (best[at] ?? 0))).toBeLessThan(1.5);
      expect(dots(elements).map((dot) => Math.round(read(dot).x))).toEqual(
        marks.map(({ arousal }) => arousal),
      );
    }));

  it("audiogram shows what it was made of", () =>
    each("audiogram", ({ right, left }: { right: number[]; left: number[] }, elements) => {
      const [zero, eighty] = ["0", "80"].map((words) => placeOf(elements, words).y);
      const losses = (stroke: string) =>
        pointsOf(first(elements, of("polyline", { stroke }))).map(({ y }) =>
          Math.round(between(y, [zero ?? 0, eighty ?? 1], [0, 80])),
        );
      expect(losses("#d13f36")).toEqual(right);
      expect(losses("#2a6bb8")).toEqual(left);
    }));

  it("barrier-model shows what it was made of", () =>
    each("barrier-model", ({ layers }: { layers: { hole: string }[] }, elements) => {
      const tip = tipOf(elements.findLast(of("polygon", { fill: "#d13f36" })) ?? first(elements, of("line")));
      const passed = layers.filter((_, at) => placeOf(elements, "ABCDE"[at] ?? "").x - 8 < tip.x).length;
      expect(passed).toBe(layers.filter(({ hole }) => hole === "open").length);
    }));

  it("shell-model shows what it was made of", () =>
    each("shell-model", ({ marks, gap }: { marks: string[]; gap: string }, elements) => {
      const turns: Readonly<Record<string, number>> = {
        software: 0,
        hardware: 270,
        environment: 90,
        liveware: 180,
      };
      const middle = { x: 180, y: 146 };
      for (const [at, mark] of marks.entries())
        expect(apart(angleOf(middle, placeOf(elements, "ABCD"[at] ?? "")), turns[mark] ?? 0)).toBeLessThan(1);
      expect(elements.filter(of("polygon", { fill: "#f5c4bf" }))).toHaveLength(gap === "none" ? 0 : 1);
    }));
});

describe("radio", () => {
  it("message-card shows what it was made of", () =>
    each("message-card", ({ lines }: { lines: string[] }, elements) => {
      const texts = textsOf(elements);
      for (const [at, words] of lines.entries()) expect(texts[texts.indexOf(words) - 1]).toBe("ABCDEFG"[at]);
    }));

  it("atis-card shows what it was made of", () =>
    each(
      "atis-card",
      (own: { pressure: number; runway: number; wind: { from: number; speed: number } }, elements) => {
        const texts = textsOf(elements);
        expect(texts).toContain(`QNH ${own.pressure}`);
        expect(texts).toContain(`RUNWAY IN USE ${String(own.runway).padStart(2, "0")}`);
        const wind = texts.find((words) => words.startsWith("WIND"));
        expect([...(wind ?? "").matchAll(/\d+/g)].slice(0, 2).map(([figures]) => Number(figures))).toEqual([
          own.wind.from,
          own.wind.speed,
        ]);
      },
    ));

  it("transponder shows what it was made of", () =>
    each("transponder", (own: { code: string; mode: string; ident: string; level?: number }, elements) => {
      expect(textsOf(elements)).toContain(own.code);
      expect(textsOf(elements)).toContain(
        own.level === undefined ? "– – –" : String(own.level).padStart(3, "0"),
      );
      const [hub, tip] = pointsOf(first(elements, of("line")));
      const names = { waiting: "STBY", code: "ON", altitude: "ALT" } as Readonly<Record<string, string>>;
      const knob = tipOf(first(elements, of("circle")));
      const towards = angleOf(knob, placeOf(elements, names[own.mode] ?? ""));
      expect(apart(angleOf(hub ?? knob, tip ?? knob), towards)).toBeLessThan(5);
      expect(elements.filter(of("rect", { fill: "#3ddc84" }))).toHaveLength(own.ident === "lit" ? 1 : 0);
    }));

  it("radio-panel shows what it was made of", () =>
    each(
      "radio-panel",
      (own: { sets: { active: string; standby: string }[]; microphone: number; heard: number }, elements) => {
        const channels = textsOf(elements).filter((words) => /^\d{3}\.\d{3}$/.test(words));
        expect(channels).toEqual(own.sets.flatMap(({ active, standby }) => [active, standby]));
        const lit = elements.filter(of("rect", { fill: "#3ddc84" })).map((one) => numberOf(one, "y"));
        const top = Math.min(
          ...elements.filter(of("rect", { height: "30" })).map((one) => numberOf(one, "y")),
        );
        expect(lit.filter((y) => y === top)).toHaveLength(1);
        expect(lit.filter((y) => y > top)).toHaveLength(own.heard === 3 ? 2 : 1);
      },
    ));
});
