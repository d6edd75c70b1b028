import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../content/plan-item.ts";
import { toCsvLines } from "@crosscheck/rules/csv";
import { writeTable } from "../../exports/write-table.ts";
import { EXAMPLES } from "./examples.ts";
import { readQuestions, toTable, type SheetQuestion } from "./question-sheet.ts";
import { parseCsv, readSheet } from "./read-sheet.ts";
import { isBoundedZip } from "./zip-bounds.ts";

const questions: readonly SheetQuestion[] = EXAMPLES.map(({ kind, text }, at) => ({
  id: `q-${at + 1}`,
  kind,
  category: "air-law",
  subcategory: at % 2 === 0 ? null : "rules-of-the-air",
  level: at % 3 === 0 ? null : at,
  // Known mistakes have no column.
  texts: { en: bodyOf({ ...text, mistakes: undefined }, new Map()) },
}));

describe("a sheet of questions", () => {
  it.each(["csv", "xlsx"] as const)("reads from %s what it wrote, of every kind", async (format) => {
    const file = await writeTable(toTable("Questions", questions), format);
    const lines = await readSheet(format, file.bytes);
    const { rows, faults } = readQuestions(lines ?? []);
    expect(faults).toEqual([]);
    const read = rows.map(({ line: _line, language, text, ...rest }) => ({
      ...rest,
      texts: { [language]: text },
    }));
    expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(questions)));
  });

  it("names line and column of what is wrong, and reads the others", () => {
    const lines = toTable("Questions", questions).rows.map((row) => row.map(String));
    const titles = toTable("Questions", []).columns.map(({ title }) => title);
    const [first = [], second = [], third = [], ...rest] = lines;
    const broken = [
      titles,
      first.with(titles.indexOf("kind"), "essay"),
      second.with(titles.indexOf("difficulty"), "9"),
      third.with(titles.indexOf("category"), "Air Law!"),
      ...rest,
    ];
    const { rows, faults } = readQuestions(broken);
    expect(rows).toHaveLength(rest.length);
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, "kind"],
      [3, "difficulty"],
      [4, "category"],
    ]);
    expect(readQuestions([["id", "stem"]]).faults.map(({ column }) => column)).toEqual(["kind", "category"]);
  });
});

describe("CSV", () => {
  it("is read as it was written, whatever stands in it", () => {
    const cell = fc
      .string()
      .map((text) => text.replaceAll(/[\r\0;\t\uFEFF]/g, "").trim())
      .filter((text) => !/[=+\-@＝＋－＠']/.test(text));
    const line = fc.tuple(fc.constantFrom("a", "b"), cell, cell);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const all = [["one", "two", "three"], ...lines];
        expect(parseCsv(toCsvLines(all))).toEqual(all);
      }),
    );
  });

  it("takes semicolons, and no apostrophe that only keeps a formula away", () => {
    expect(parseCsv("a;b\r\n1;'=2+3\r\n")).toEqual([
      ["a", "b"],
      ["1", "=2+3"],
    ]);
  });
});

describe("a workbook", () => {
  it("that unpacks to gigabytes, or is none, is not read", async () => {
    const bomb = zipSync({ "xl/a.xml": new Uint8Array(100 * 1_048_576) });
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(isBoundedZip(bomb)).toBe(false);
    expect(isBoundedZip(zipSync({ "a.xml": new Uint8Array(1_000) }))).toBe(true);
    for (const bytes of [
      bomb,
      Buffer.from("PK\u0003\u0004 no workbook"),
      zipSync({ "a.txt": Buffer.from("x") }),
    ])
      expect(await readSheet("xlsx", bytes)).toBe(null);
    expect(await readSheet("csv", Uint8Array.from([0xff, 0xfe, 0x41]))).toBe(null);
  });
});
