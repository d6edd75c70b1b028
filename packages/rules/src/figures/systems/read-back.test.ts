import { describe, expect, it } from "vitest";
import { between, each, first, of, placeOf, textsOf, tipOf } from "../read-back-fixture.ts";
import { angleOf, apart, distance, numberOf, pointsOf, type Element } from "../svg-fixture.ts";

/** What a reader with ruler and protractor finds in a figure is what it was made of. Nothing here knows how it is drawn. */
type State = Readonly<Record<string, string>>;
type Spot = { readonly x: number; readonly y: number };

const wordsAt = (elements: readonly Element[], words: string) =>
  elements.filter((one) => one.tag === "text" && one.text === words).map(tipOf);
const near = (one: Spot, other: Spot, reach: number) => distance(one, other) < reach;
const linesOf = (elements: readonly Element[], width: string) =>
  elements.filter(of("line", { "stroke-width": width })).map((one) => pointsOf(one) as [Spot, Spot]);
const middleOf = ([from, to]: readonly [Spot, Spot]) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
/** Whether two red strokes cross at a place. */
const isCrossed = (elements: readonly Element[], place: Spot) =>
  elements
    .filter(of("line", { stroke: "#d13f36", "stroke-width": "3" }))
    .filter((one) => near(middleOf(pointsOf(one) as [Spot, Spot]), place, 3)).length === 2;
const onOff = (elements: readonly Element[], place: Spot) => (isCrossed(elements, place) ? "off" : "on");
/** Valves: a thick bar in a circle, upright or lying. */
const barAt = (elements: readonly Element[], place: Spot) => {
  const bar = linesOf(elements, "5").find((one) => near(middleOf(one), place, 2));
  if (bar === undefined) throw new Error("no valve there");
  return Math.abs(bar[0].x - bar[1].x) < 1 ? "upright" : "lying";
};
const valveAt = (elements: readonly Element[], place: Spot, pipe: "upright" | "lying") =>
  barAt(elements, place) === pipe ? "open" : "closed";

describe("diagrams of systems", () => {
  it("electrical-diagram shows what it was made of", () =>
    each("electrical-diagram", ({ sources, contactors, loads }: Record<string, State>, elements) => {
      const read = (name: string) => onOff(elements, placeOf(elements, name));
      expect({
        gen1: read("G1"),
        apu: read("APU"),
        gen2: read("G2"),
        tr1: read("TR 1"),
        tr2: read("TR 2"),
      }).toEqual(sources);
      const blades = linesOf(elements, "3.5");
      for (const [name, state] of Object.entries(contactors ?? {})) {
        const label = placeOf(elements, name.toUpperCase());
        const blade = blades.toSorted(
          (one, other) => distance(middleOf(one), label) - distance(middleOf(other), label),
        )[0] as [Spot, Spot];
        const isStraight = Math.abs(blade[0].x - blade[1].x) < 1 || Math.abs(blade[0].y - blade[1].y) < 1;
        expect([name, isStraight ? "closed" : "open"]).toEqual([name, state]);
      }
      const shown = ["AC BUS 1", "AC BUS 2", "DC BUS 1", "DC BUS 2", "DC ESS"].map((name) => {
        const place = placeOf(elements, name);
        const below = elements.find(
          (one) => one.tag === "text" && near(tipOf(one), { x: place.x, y: place.y + 18 }, 1),
        );
        return Number.parseInt(below?.text ?? "", 10);
      });
      expect(shown).toEqual([loads?.["ac1"], loads?.["ac2"], loads?.["dc1"], loads?.["dc2"], loads?.["ess"]]);
    }));

  it("fuel-diagram shows what it was made of", () =>
    each("fuel-diagram", (values: Record<string, unknown>, elements) => {
      const under = (name: string, by: number) => {
        const place = placeOf(elements, name);
        const found = elements.find(
          (one) => one.tag === "text" && near(tipOf(one), { x: place.x, y: place.y + by }, 1),
        );
        return Number.parseInt(found?.text ?? "", 10);
      };
      expect([under("Left", 28), under("Centre", 28), under("Right", 28)]).toEqual([
        values["left"],
        values["centre"],
        values["right"],
      ]);
      expect([under("ENG 1", 18), under("ENG 2", 18)]).toEqual([values["flow1"], values["flow2"]]);
      const pumps = Object.entries(values["pumps"] as State).map(([name, state]) => {
        const label = placeOf(elements, name.slice(1));
        return [onOff(elements, { x: label.x, y: label.y - 25 }), state];
      });
      for (const [read, state] of pumps) expect(read).toBe(state);
      const feed = placeOf(elements, "X-FEED");
      expect(valveAt(elements, { x: feed.x, y: feed.y + 24 }, "lying")).toBe(values["crossfeed"]);
      const cocks = ["ENG 1", "ENG 2"].map((name) => {
        const place = placeOf(elements, name);
        return valveAt(elements, { x: place.x, y: 80 }, "upright");
      });
      expect(cocks).toEqual([values["shutOff1"], values["shutOff2"]]);
    }));

  it("bleed-diagram shows what it was made of", () =>
    each(
      "bleed-diagram",
      ({ sources, valves, burst }: { sources: State; valves: State; burst: string }, elements) => {
        const place = (name: string) => placeOf(elements, name);
        expect({
          engine1: onOff(elements, place("ENG 1")),
          apu: onOff(elements, place("APU")),
          engine2: onOff(elements, place("ENG 2")),
        }).toEqual(sources);
        const names = {
          pack1: "PACK 1",
          wing1: "WAI 1",
          wing2: "WAI 2",
          pack2: "PACK 2",
          engine1: "ENG 1",
          apu: "APU",
          engine2: "ENG 2",
        };
        for (const [key, name] of Object.entries(names)) {
          const { x, y } = place(name);
          const isUser = y < 158;
          expect([key, valveAt(elements, { x, y: isUser ? 100 : 214 }, "upright")]).toEqual([
            key,
            valves[key],
          ]);
        }
        const label = place("X-BLEED");
        expect(valveAt(elements, { x: label.x, y: label.y - 24 }, "lying")).toBe(valves["cross"]);
        const rays = linesOf(elements, "3").filter(
          ([from, to]) => Math.abs(from.y - 158) < 6 && Math.abs(to.y - 158) > 12,
        );
        const side =
          rays.length === 0 ? "none" : (rays[0]?.[0].x ?? 0) < label.x ? "left side" : "right side";
        expect(side).toBe(burst);
      },
    ));

  it("hydraulic-diagram shows what it was made of", () =>
    each("hydraulic-diagram", (values: Record<string, unknown>, elements) => {
      const columns = ["A", "B", "C"].map((name) => placeOf(elements, name));
      const quantities = Object.values(values["quantities"] as Record<string, number>);
      const fluids = elements
        .filter(of("rect", { "fill-opacity": "0.55" }))
        .map((one) => numberOf(one, "height"));
      expect(fluids.map((height) => Math.round((height / 52) * 20) * 5)).toEqual(quantities);
      const pumps = columns.map(({ x }) => onOff(elements, { x, y: 106 }));
      expect(pumps).toEqual(Object.values(values["pumps"] as State));
      const unit = placeOf(elements, "PTU");
      expect(onOff(elements, { x: unit.x, y: unit.y - 20 })).toBe(values["ptu"]);
      const names = elements.filter(of("text", { "text-anchor": "start", "font-weight": "700" })).map(tipOf);
      const points = elements.filter(of("circle", { r: "7", fill: "#1f2a37" })).map(tipOf);
      const rows = names.map(({ y }) =>
        columns
          .flatMap(({ x }, at) => (points.some((point) => near(point, { x, y }, 1)) ? ["abc"[at]] : []))
          .join(""),
      );
      expect(rows).toEqual((values["users"] as { systems: string }[]).map(({ systems }) => systems));
    }));

  it("pitot-static shows what it was made of", () =>
    each(
      "pitot-static",
      ({ faults, alternate }: { faults: { place: string; form: string }[]; alternate: string }, elements) => {
        const plugs = elements
          .filter(of("rect", { fill: "#d13f36" }))
          .map((one) => middleOf(pointsOf(one) as [Spot, Spot]));
        const leaks = elements.filter(of("circle", { r: "5", fill: "#ffffff" })).map(tipOf);
        const forms = faults.map((_, at) => {
          const letter = wordsAt(elements, "ABCD"[at] ?? "")[0] ?? { x: 0, y: 0 };
          const [plug, leak] = [plugs, leaks].map((all) =>
            Math.min(...all.map((one) => distance(one, letter))),
          );
          return (plug ?? 0) < (leak ?? 0) ? "blocked" : "leak";
        });
        expect(forms).toEqual(faults.map(({ form }) => form));
        const instruments = ["ASI", "ALT", "VSI"].map((name) => placeOf(elements, name).x);
        for (const [at, { place }] of faults.entries()) {
          const letter = wordsAt(elements, "ABCD"[at] ?? "")[0] ?? { x: 0, y: 0 };
          const mark = [...plugs, ...leaks].toSorted(
            (one, other) => distance(one, letter) - distance(other, letter),
          )[0];
          const branch = { asiBranch: 0, altBranch: 1, vsiBranch: 2 }[place];
          const [asi = 0, alt = 0, vsi = 0] = instruments;
          // On a branch the mark stands below its instrument, else left of the branches.
          const from = [asi - 20, alt - 20, vsi - 20][branch ?? -1] ?? 0;
          const to = [asi + 20, alt + 20, vsi + 20][branch ?? -1] ?? asi;
          expect(mark?.x).toBeGreaterThan(from);
          expect(mark?.x).toBeLessThan(to);
        }
        expect(valveAt(elements, { x: 204, y: 244 }, "upright")).toBe(alternate);
      },
    ));

  it("jet-engine shows a letter for each part that it was asked for", () =>
    each("jet-engine", ({ marks, curve }: { marks: string[]; curve?: string }, elements) => {
      const letters = textsOf(elements).filter((one) => /^[A-E]$/.test(one));
      expect(letters).toEqual(["A", "B", "C", "D", "E"].slice(0, marks.length));
      const order = [
        "intake",
        "fan",
        "booster",
        "compressor",
        "combustor",
        "turbineHigh",
        "turbineLow",
        "nozzle",
      ];
      const inFlow = marks
        .map((mark, at) => ({ mark, x: placeOf(elements, "ABCDE"[at] ?? "").x }))
        .filter(({ mark }) => mark !== "bypass");
      const byPlace = inFlow.toSorted((one, other) => one.x - other.x).map(({ mark }) => mark);
      expect(byPlace).toEqual(
        inFlow.map(({ mark }) => mark).toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
      );
      const lines = elements.filter(of("polyline"));
      const tops = lines.map(
        (one) => pointsOf(one).reduce((best, point) => (point.y < best.y ? point : best)).x,
      );
      // Pressure is highest before the combustor, temperature in it, velocity in the nozzle.
      const shown = tops.map((x) => (x < 210 ? "pressure" : x < 240 ? "temperature" : "velocity"));
      expect(shown).toEqual(curve === undefined ? [] : [curve]);
    }));
});

describe("engines", () => {
  it("engine-panel shows what it was made of", () =>
    each("engine-panel", (values: Record<string, Record<string, number>>, elements) => {
      for (const [at, engine] of [values["engine1"], values["engine2"]].entries()) {
        const rows = elements
          .filter(of("text", { "font-size": "18", "font-weight": "700" }))
          .filter((one) => tipOf(one).x < 180 === (at === 0))
          .map(({ text }) => Number(text.replace("−", "-")));
        const { n1, egt, n2, flow, oilPressure, oilTemperature, vibration } = engine ?? {};
        expect(rows).toEqual([n1, egt, n2, flow, oilPressure, oilTemperature, vibration]);
      }
      const needles = linesOf(elements, "3.5").map(([from, to]) => angleOf(from, to));
      const turned = (value: number, most: number) => 225 + (value / most) * 200;
      const { engine1, engine2 } = values;
      const given = [
        turned(engine1?.["n1"] ?? 0, 110),
        turned(engine1?.["egt"] ?? 0, 1_100),
        turned(engine2?.["n1"] ?? 0, 110),
        turned(engine2?.["egt"] ?? 0, 1_100),
      ];
      for (const [at, angle] of needles.entries()) expect(apart(angle, given[at] ?? 0)).toBeLessThan(0.3);
    }));

  it("engine-gauges shows what it was made of", () =>
    each("engine-gauges", (values: Record<string, number>, elements) => {
      const pointers = elements.filter(of("polygon", { fill: "#f6f8fb" })).map(tipOf);
      const bars: readonly (readonly [string, string, string])[] = [
        ["oilTemperature", "0", "150"],
        ["oilPressure", "2", "6"],
        ["cylinderHead", "0", "200"],
        ["ammeter", "−60", "60"],
        ["fuelLeft", "0", "60"],
        ["fuelRight", "0", "60"],
      ];
      for (const [at, [name, low, high]] of bars.entries()) {
        const tip = pointers[at] ?? { x: 0, y: 0 };
        const x = (words: string) =>
          wordsAt(elements, words).find(
            (one) => Math.abs(one.y - tip.y - 14) < 4 && one.x < 180 === tip.x < 180,
          )?.x ?? 0;
        const value = between(tip.x, [x(low), x(high)], [Number(low.replace("−", "-")), Number(high)]);
        expect(value).toBeCloseTo(values[name] ?? 0, 0);
      }
      const hands = elements.filter(of("polygon", { fill: "#f0b429" }));
      for (const [at, [name, low, high, scale]] of (
        [
          ["rpm", "5", "25", 100],
          ["manifold", "15", "30", 1],
        ] as const
      ).entries()) {
        const centre = { x: at === 0 ? 92 : 268, y: 74 };
        const turned = (place: Spot) => (angleOf(centre, place) - 225 + 360) % 360;
        const figure = (words: string) =>
          wordsAt(elements, words).find((one) => Math.abs(distance(one, centre) - 42) < 1) ?? centre;
        const ends = [turned(figure(low)), turned(figure(high))] as const;
        const read = between(turned(tipOf(hands[at] as Element)), ends, [Number(low), Number(high)]);
        expect(read * scale).toBeCloseTo(values[name] ?? 0, 0);
      }
    }));

  it("four-stroke shows what it was made of", () =>
    each("four-stroke", ({ cranks }: { cranks: number[] }, elements) => {
      const arms = linesOf(elements, "9").map(([from, to]) => angleOf(from, to));
      expect(arms.map((angle) => Math.round(angle) % 360)).toEqual(cranks.map((crank) => crank % 360));
      const heads = elements
        .filter(of("polygon", { fill: "#1f2a37" }))
        .map((one) => pointsOf(one))
        .filter((points) => points.length === 4)
        .map((points) => points[0]?.y ?? 0);
      for (const [at, crank] of cranks.entries()) {
        const [intake = 0, exhaust = 0] = heads.slice(2 * at, 2 * at + 2);
        const isLow = (y: number) => y > 73;
        expect([isLow(intake), isLow(exhaust)]).toEqual([
          crank < 240 || crank > 705,
          crank > 480 || crank < 15,
        ]);
      }
    }));

  it("valve-timing shows what it was made of", () =>
    each("valve-timing", (values: Record<string, number>, elements) => {
      const centre = { x: 180, y: 158 };
      const ends = (stroke: string) =>
        pointsOf(first(elements, (one) => of("path", { stroke, "stroke-width": "11" })(one))).map((point) =>
          angleOf(centre, point),
        );
      const [opens = 0, closes = 0] = ends("#2a6bb8");
      const [opened = 0, closed = 0] = ends("#d13f36");
      expect([360 - opens, closes - 180, 180 - opened, closed].map(Math.round)).toEqual([
        values["intakeOpens"],
        values["intakeCloses"],
        values["exhaustOpens"],
        values["exhaustCloses"],
      ]);
      const read = ["A", "D", "C", "B", "E"].map((letter) => {
        const place = placeOf(elements, letter);
        return elements.find(
          (one) => one.tag === "text" && near(tipOf(one), { x: place.x + 16, y: place.y }, 1),
        )?.text;
      });
      const { intakeOpens, intakeCloses, exhaustOpens, exhaustCloses, ignition } = values;
      expect(read).toEqual(
        [intakeOpens, intakeCloses, exhaustOpens, exhaustCloses, ignition].map((one) => `${one}°`),
      );
    }));
});

describe("instruments and displays", () => {
  it("primary-flight-display: the figures are those it was made of", () =>
    each("primary-flight-display", (values: Record<string, number>, elements) => {
      const texts = textsOf(elements);
      for (const name of ["speed", "altitude", "selectedSpeed", "selectedAltitude"])
        expect(texts).toContain(String(values[name]));
      expect(texts).toContain(String(values["selectedHeading"]).padStart(3, "0"));
      const speeds = elements
        .filter(of("text", { "font-size": "15", "text-anchor": "end" }))
        .map((one) => [Number(one.text), tipOf(one).y] as const);
      const [low = [0, 0], high = [0, 0]] = [speeds[0], speeds.at(-1)];
      const read = low === high ? values["speed"] : between(153, [low[1], high[1]], [low[0], high[0]]);
      expect(read).toBeCloseTo(values["speed"] ?? 0, 0);
      const needle = linesOf(elements, "3").find(([from]) => Math.abs(from.x - 360) < 1);
      expect(Math.round(((153 - (needle?.[1].y ?? 0)) / 84) * 30) * 100 + 0).toBe(values["verticalSpeed"]);
    }));

  it("primary-flight-display: the horizon lies as it was put", () =>
    each("primary-flight-display", ({ pitch, bank }: { pitch: number; bank: number }, elements) => {
      const middle = { x: 169, y: 153 };
      for (const ends of linesOf(elements, "2.5")) {
        const [left = middle, right = middle] = ends.toSorted((one, other) => one.x - other.x);
        expect(apart(angleOf(left, right), 90 - bank)).toBeLessThan(0.3);
        const across = (right.x - left.x) * (middle.y - left.y) - (right.y - left.y) * (middle.x - left.x);
        expect(-across / distance(left, right) / 5).toBeCloseTo(pitch, 1);
      }
    }));

  it("primary-flight-display: the bars of the flight director stand where they were put", () =>
    each("primary-flight-display", ({ director }: { director?: unknown }, elements) => {
      const [across, upright] = linesOf(elements, "4")
        .filter(([from, to]) => Math.abs(distance(from, to) - 104) < 1)
        .map(middleOf);
      const read = across &&
        upright && {
          up: Math.round((153 - across.y) / 5) + 0,
          right: Math.round((upright.x - 169) / 2) + 0,
        };
      expect(read).toEqual(director);
    }));

  it("primary-flight-display: the beams stand where they were put", () =>
    each(
      "primary-flight-display",
      ({ localizer, glidePath }: { localizer?: number; glidePath?: number }, elements) => {
        const diamonds = elements
          .filter(of("polygon", { fill: "#e07ac8" }))
          .map((one) => pointsOf(one))
          .map((points) => ({ x: points[0]?.x ?? 0, y: points[1]?.y ?? 0 }));
        const below = diamonds.find(({ y }) => y > 250);
        const beside = diamonds.find(({ x }) => x > 240);
        expect(below && Math.round(((below.x - 169) / 21) * 4) / 4 + 0).toBe(localizer);
        expect(beside && Math.round(((153 - beside.y) / 21) * 4) / 4 + 0).toBe(glidePath);
      },
    ));

  it("tcas-vsi shows what it was made of", () =>
    each(
      "tcas-vsi",
      (
        { traffic, rate }: { traffic: { bearing: number; miles: number; height: number }[]; rate: number },
        elements,
      ) => {
        const own = { x: 180, y: 192 };
        const labels = elements.filter(of("text", { "font-size": "15" }));
        expect(labels.map(({ text }) => Number(text.replace("−", "-")))).toEqual(
          traffic.map(({ height }) => height),
        );
        for (const [at, { bearing, miles, height }] of traffic.entries()) {
          const { x, y } = tipOf(labels[at] as Element);
          const place = { x, y: y + (height < 0 ? -17 : 17) };
          expect(apart(angleOf(own, place), bearing)).toBeLessThan(1);
          expect(distance(own, place) / 15).toBeCloseTo(miles, 1);
        }
        const centre = { x: 180, y: 166 };
        const angle = angleOf(centre, tipOf(first(elements, of("polygon", { fill: "#f6f8fb" }))));
        const turn = ((angle - 270 + 540) % 360) - 180;
        const marks = ["1", "2", "4", "6"].map((words) => {
          const all = wordsAt(elements, words).map((one) => ((angleOf(centre, one) - 270 + 540) % 360) - 180);
          return [Number(words) * 1_000, Math.max(...all)] as const;
        });
        const upper = marks.findIndex(([feet]) => Math.abs(rate) <= feet);
        const [high, end] = marks[upper] ?? [0, 0];
        const [low, start] = marks[upper - 1] ?? [0, 0];
        expect(Math.sign(turn) * between(Math.abs(turn), [start, end], [low, high])).toBeCloseTo(rate, -1);
      },
    ));

  it("gyro-rotor shows what it was made of", () =>
    each("gyro-rotor", ({ spin, at, force }: Record<string, string>, elements) => {
      const [from, to] = linesOf(elements, "5").find(([start]) => Math.abs(start.x - 180) > 2) ?? [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ];
      expect(from.y < to.y ? "down" : "up").toBe(force);
      const foot = { x: from.x, y: Math.max(from.y, to.y) };
      const nearest = ["A", "B", "C", "D"].toSorted(
        (one, other) => distance(placeOf(elements, one), foot) - distance(placeOf(elements, other), foot),
      );
      expect(nearest[0]?.toLowerCase()).toBe(at);
      const path = pointsOf(first(elements, of("path", { stroke: "#2a6bb8" })));
      const [start = from, end = to] = [path[0], path.at(-1)];
      const turn = (start.x - 180) * (end.y - 128) - (start.y - 128) * (end.x - 180);
      expect(turn > 0 ? "clockwise" : "anticlockwise").toBe(spin);
    }));

  it("logic-gates shows what it was made of", () =>
    each(
      "logic-gates",
      ({ inputs, upper, lower, last }: Record<string, string> & { inputs: number[] }, elements) => {
        expect(textsOf(elements).filter((one) => one.includes("="))).toEqual(
          inputs.map((one, at) => `${"ABCD"[at]} = ${one}`),
        );
        const shapes = elements.filter(
          (one) => one.tag === "path" || (one.tag === "circle" && numberOf(one, "r") === 6),
        );
        const kinds: string[] = [];
        for (const shape of shapes) {
          if (shape.tag === "circle") kinds.push(kinds.pop() === "and" ? "nand" : "nor");
          else if (shape.attributes["fill"] === "none") kinds.splice(-1, 1, "xor");
          // The and gate has a straight back, so its outline goes along lines.
          else kinds.push((shape.attributes["d"] ?? "").includes("L") ? "and" : "or");
        }
        expect(kinds).toEqual([upper, lower, last]);
      },
    ));

  it("standby-compass shows what it was made of", () =>
    each(
      "standby-compass",
      ({ reading, corrections }: { reading: number; corrections: number[] }, elements) => {
        const names: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };
        const figures = elements.filter(of("text", { "font-size": "22" }));
        for (const one of figures) {
          const degrees = names[one.text] ?? Number(one.text) * 10;
          // Figures left of the lubber line are greater.
          expect(apart(degrees - (180 - tipOf(one).x) / 3, reading)).toBeLessThan(0.1);
        }
        const steer = elements
          .filter(of("text", { "font-size": "15", "font-weight": "700" }))
          .map(({ text }) => Number(text));
        expect(steer).toEqual(corrections.map((correction, at) => (at * 30 + correction + 360) % 360));
      },
    ));
});
