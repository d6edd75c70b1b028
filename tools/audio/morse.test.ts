import { describe, expect, it } from "vitest";
import { MARKERS, MORSE, type Pulse, keying, morseOf, tone, unitSeconds } from "./morse.ts";

const units = (pulses: readonly Pulse[]) => pulses.reduce((total, pulse) => total + pulse.seconds, 0);

describe("Morse code", () => {
  it("has a different code of 1 to 5 elements for each letter and figure", () => {
    const codes = Object.values(MORSE);
    expect(Object.keys(MORSE).toSorted().join("")).toBe("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(new Set(codes).size).toBe(36);
    expect(codes.filter((code) => !/^[.-]{1,5}$/u.test(code))).toEqual([]);
  });

  // The teaching groups of ITU-R M.1677: written as groups, so that a slip in the table shows here.
  it.each([
    ["EISH5", ".", "1 dot more each"],
    ["TMO", "-", "1 dash more each"],
  ])("%s counts up", (letters, element) => {
    const codes = [...letters].map(morseOf);
    expect(codes).toEqual(codes.map((_, at) => element.repeat(at + 1)));
  });

  it.each(["AN", "DU", "GW", "BV", "FL", "QY"])("%s are each other's mirror image", (pair) => {
    const [first, second] = [...pair].map(morseOf);
    expect([...(first ?? "")].toReversed().join("")).toBe(second);
  });

  it.each(["AN", "DW", "GU", "KR", "PX", "FQ", "LY", "SO", "IM", "ET"])(
    "%s are each other's negative",
    (pair) => {
      const [first, second] = [...pair].map(morseOf);
      expect(first?.replaceAll(/./gu, (element) => (element === "." ? "-" : "."))).toBe(second);
    },
  );

  it.each([
    ["C", "-.-."],
    ["J", ".---"],
    ["Z", "--.."],
    ["1", ".----"],
    ["6", "-...."],
    ["0", "-----"],
  ])("%s is %s", (letter, code) => {
    expect(morseOf(letter)).toBe(code);
  });

  it("refuses what has no code", () => {
    expect(() => morseOf("Ä")).toThrow("no Morse code");
  });
});

describe("keying", () => {
  it("gives PARIS 43 units, 50 with the gap between words", () => {
    expect(units(keying("PARIS", 1)) + 7).toBe(50);
  });

  it("sends ten times PARIS in a minute at ten words a minute", () => {
    expect(10 * 50 * unitSeconds(10)).toBeCloseTo(60);
  });

  it("keeps dots, dashes and gaps of A and E apart", () => {
    expect(keying("AE", 1).map(({ isOn, seconds }) => (isOn ? seconds : -seconds))).toEqual([
      1, -1, 3, -3, 1,
    ]);
  });
});

describe("tone", () => {
  it("is silent where the key is up and has the frequency asked for", () => {
    const samples = tone(keying("EE", 0.5), 1020, 8_000);
    const crossings = samples
      .slice(0, 4_000)
      .filter((sample, n, all) => sample >= 0 !== (all[n - 1] ?? 0) >= 0);
    expect(crossings.length).toBeGreaterThan(1015);
    expect(crossings.length).toBeLessThan(1025);
    expect(samples.slice(4_000, 16_000).every((sample) => sample === 0)).toBe(true);
    expect(samples.length).toBe(20_000);
  });
});

describe("markers", () => {
  it("sends 2 dashes a second at 400 Hz and 6 dots a second at 3000 Hz", () => {
    expect(units(MARKERS.outer.period)).toBeCloseTo(1 / 2);
    expect(units(MARKERS.inner.period)).toBeCloseTo(1 / 6);
    expect([MARKERS.outer.hz, MARKERS.middle.hz, MARKERS.inner.hz]).toEqual([400, 1300, 3000]);
  });
});
