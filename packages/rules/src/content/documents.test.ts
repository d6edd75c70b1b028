import { describe, expect, it } from "vitest";
import { createDocumentIndex, findOverdue, type SourceDocument } from "./documents.ts";
import { item } from "./pack-fixture.ts";
import { lintReference } from "./reference-lint.ts";

const document = (
  id: string,
  patterns: readonly string[],
  changes: Partial<SourceDocument> = {},
): SourceDocument => ({
  id,
  title: id,
  edition: "1st",
  review_by: "2027-06-30",
  patterns,
  ...changes,
});
const DOCUMENTS = [
  document("phak", ["FAA-H-8083-25C?"], { large: true }),
  document("sera", [String.raw`\bSERA\.\d{4,5}`, "No 923/2012"]),
  document("acas", [String.raw`\bDoc 9863\b`], { title: "ICAO Doc 9863, ACAS Manual", large: true }),
];

describe("createDocumentIndex", () => {
  const read = (reference: string) =>
    createDocumentIndex(DOCUMENTS)
      .read(reference)
      .map(({ cited, documents, isBare }) => [cited, documents.map(({ id }) => id).join(), isBare]);

  it("reads each part of a reference", () => {
    expect(read("SERA.3205; FAA-H-8083-25C, ch. 17, Hypoxia; theory")).toEqual([
      ["SERA.3205", "sera", false],
      ["FAA-H-8083-25C, ch. 17, Hypoxia", "phak", false],
      ["theory", "", false],
    ]);
    expect(read("sera.3205 of Regulation (EU) No 923/2012 ; ")).toEqual([
      ["sera.3205 of Regulation (EU) No 923/2012", "sera", false],
    ]);
  });

  it("keeps brackets together and goes on in the document before", () => {
    expect(read("FAA-H-8083-25C, ch. 2 (a; b); ch. 17, Hypoxia")).toEqual([
      ["FAA-H-8083-25C, ch. 2 (a; b)", "phak", false],
      ["ch. 17, Hypoxia", "phak", false],
    ]);
    expect(read("ch. 17, Hypoxia")).toEqual([["ch. 17, Hypoxia", "", false]]);
  });

  it("tells a large document that is named alone", () => {
    expect(read("FAA-H-8083-25C.")).toEqual([["FAA-H-8083-25C.", "phak", true]]);
    for (const bare of ["ICAO Doc 9863", "ICAO Doc 9863 (ACAS Manual)"])
      expect(read(bare)).toEqual([[bare, "acas", true]]);
    const placed = "ICAO Doc 9863, ACAS Manual, inhibit limits";
    expect(read(placed)).toEqual([[placed, "acas", false]]);
    expect(read("SERA.3205")).toEqual([["SERA.3205", "sera", false]]);
  });
});

it("findOverdue names what was to be reviewed before today", () => {
  const overdue = (today: string) => findOverdue(DOCUMENTS, today).map(({ id }) => id);
  expect(overdue("2027-06-30")).toEqual([]);
  expect(overdue("2027-07-01")).toEqual(["phak", "sera", "acas"]);
});

describe("lintReference", () => {
  const faults = (reference: string) => lintReference(item(1, { reference })).map(({ what }) => what);

  it.each([
    ["FAA-H-8083-25C, ch. 17, Hypoxia"],
    ["ICAO Annex 10, Volume II, 5.2.1.4"],
    ["ICAO Annex 14, Vol. I, ch. 5 (5.2.4)"],
    ["SERA.14095"],
    ["CS-25, 25.107; CS-Definitions"],
  ])("accepts %s", (reference) => {
    expect(faults(reference)).toEqual([]);
  });

  it.each([
    ["FAA-H-8083-25C ch. 17", "reference_chapter"],
    ["ICAO Annex 4, ch. 16 and 17", "reference_chapter"],
    ["ICAO Doc 8984, Part II", "reference_chapter"],
    ["ICAO Annex 10, Volume V", "reference_chapter"],
    ["ICAO Doc 9613, PBN Manual, Volume I, Part A", "reference_chapter"],
    ["SERA.3205; FAA-H-8083-25C, Chapter 2", "reference_chapter"],
    ["EASA learning objectives 040.02", "reference_objective"],
    ["AMC1 FCL.310; SERA.3205", "reference_objective"],
  ])("warns of %s", (reference, what) => {
    expect(faults(reference)).toEqual([what]);
  });
});
