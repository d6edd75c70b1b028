import { describe, expect, it } from "vitest";
import { readNotes } from "./paper-notes-memory.ts";

const KEPT = { note: "Check it", struck: ["o1"], sequence: 3 };

describe("notes that a tab has kept", () => {
  it("are read as they were written", () => {
    expect(readNotes(JSON.stringify({ q1: KEPT }))).toEqual({ q1: KEPT });
  });

  it.each([
    ["nothing", null],
    ["another shape", JSON.stringify(["q1"])],
    ["a text", JSON.stringify("q1")],
    ["a note without a sequence", JSON.stringify({ q1: { ...KEPT, sequence: "3" } })],
    ["a note with other things struck out", JSON.stringify({ q1: { ...KEPT, struck: [1] } })],
    ["no note", JSON.stringify({ q1: null })],
  ])("count as none where there is %s", (_case, text) => {
    expect(readNotes(text)).toEqual({});
  });

  it("leave what can be read beside what cannot", () => {
    expect(readNotes(JSON.stringify({ q1: KEPT, q2: 7 }))).toEqual({ q1: KEPT });
  });
});
