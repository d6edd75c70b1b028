import { NAME_MAX } from "@crosscheck/contract/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAcceptableName, toPlayerName } from "./player-name.ts";

describe("toPlayerName", () => {
  it.each([
    ["a plain name", "amelia", "Amelia"],
    ["spaces around and inside", "  amelia   earhart ", "Amelia earhart"],
    ["an accent in two code points", "e\u0301lodie", "Élodie"],
    ["Greek", "ωμέγα", "Ωμέγα"],
    ["Arabic, which has no case", "أميرة", "أميرة"],
    ["a letter whose upper case is two letters", "ßeta", "ßeta"],
    ["an emoji family first", "👩‍✈️ ann", "👩‍✈️ ann"],
    ["thirty emoji of many code points", "👩‍✈️".repeat(30), "👩‍✈️".repeat(30)],
  ])("keeps %s", (_case, text, name) => {
    expect(toPlayerName(text)).toBe(name);
  });

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["a right-to-left override", "amelia\u202Egnp.exe"],
    ["an isolate", "a\u2066b"],
    ["a line break", "ame\nlia"],
    ["a zero-width space only", "\u200B"],
    ["a Hangul filler only", "\u3164"],
    ["a byte order mark", "a\uFEFFb"],
    ["a tag character", "a\u{E0041}"],
    ["a lone surrogate", "a\uD800"],
    ["a pile of accents", `a${"\u0316".repeat(12)}`],
    ["thirty-one letters", "a".repeat(NAME_MAX + 1)],
  ])("refuses %s", (_case, text) => {
    expect(toPlayerName(text)).toBeNull();
  });

  it("composes a first letter that comes apart in upper case", () => {
    const name = toPlayerName("\u0390ris");
    expect(name).toBe("\u03AA\u0301ris");
    expect(toPlayerName(name ?? "")).toBe(name);
  });

  it("makes names that are names again, unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const name = toPlayerName(text);
        fc.pre(name !== null);
        expect(toPlayerName(name ?? "")).toBe(name);
      }),
    );
  });
});

describe("toAcceptableName", () => {
  it("cuts a long name and drops what is forbidden", () => {
    expect(toAcceptableName(`pilot\u202E${"x".repeat(50)}`)).toBe(`Pilot ${"x".repeat(24)}`);
    expect(toAcceptableName("\u202E")).toBeNull();
  });

  it("answers an acceptable name or none for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        const name = toAcceptableName(text);
        expect(name === null || toPlayerName(name) === name).toBe(true);
      }),
    );
  });
});
