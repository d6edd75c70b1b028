import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../content/plan-item.ts";
import { toCsvLines } from "@crosscheck/rules/csv";
import { writeTable } from "../../exports/write-table.ts";
import { EXAMPLES } from "./examples.ts";
import { readQuestions, toTable, type SheetQuestion } from "./question-sheet.ts";
import { unpackZip } from "./bounded-zip.ts";
import { readSheet } from "./read-sheet.ts";

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

  it("reads twelve options, and bars within prompts and answers, as they were", () => {
    const [matching, typed] = ["matching", "typed_text"].map((kind) =>
      EXAMPLES.find((example) => example.kind === kind),
    );
    const options = "abcdefghijkl"
      .split("")
      .map((id) => ({ id, text: `Option ${id}`, why: `Reason of ${id}.` }));
    const slots = [
      { id: "1", text: "Wind | gust" },
      { id: "2", text: "QNH" },
    ];
    const many = [
      { ...matching?.text, options, slots, key: ["l", "g"] },
      { ...typed?.text, accepted: ["either | or", String.raw`a\|b`] },
    ].map((text, at) => ({
      id: `many-${at}`,
      kind: at === 0 ? ("matching" as const) : ("typed_text" as const),
      category: "air-law",
      subcategory: null,
      level: null,
      texts: { en: bodyOf(text as Parameters<typeof bodyOf>[0], new Map()) },
    }));
    const { columns, rows } = toTable("Questions", many);
    const read = readQuestions([columns.map(({ title }) => title), ...rows.map((row) => row.map(String))]);
    expect(read.faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(read.rows.map(({ text }) => text)))).toEqual(
      JSON.parse(JSON.stringify(many.map(({ texts }) => texts.en))),
    );
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
  const read = async (text: string) => await readSheet("csv", Buffer.from(text));

  it("takes semicolons and tabs, no apostrophe that only keeps a formula away, and keeps the numbers of lines", async () => {
    expect(await read("a;b\r\n\r\n1;'=2+3\r\n")).toEqual([["a", "b"], [], ["1", "=2+3"]]);
    expect(await read(toCsvLines([["a"], ["one\n- two; -5 °C"]]))).toEqual([["a"], ["one\n- two; -5 °C"]]);
  });

  it("with a thousand that may be a one is at fault, and one of too many lines is not read", async () => {
    const [titles, ...rows] = await numbers();
    const at = titles?.indexOf("number") ?? -1;
    for (const [cell, faults] of [
      ["1,000", 1],
      ["1,5", 0],
      ["1000.5", 0],
    ] as const)
      expect(readQuestions([titles ?? [], ...rows.map((row) => row.with(at, cell))]).faults).toHaveLength(
        faults,
      );
    expect(await read("a\n".repeat(30_000))).toBe(null);
  });

  async function numbers(): Promise<readonly (readonly string[])[]> {
    const typed = questions.filter(({ kind }) => kind === "typed_number");
    return (await read(Buffer.from((await writeTable(toTable("x", typed), "csv")).bytes).toString())) ?? [];
  }
});

describe("a workbook", () => {
  it("that unpacks to gigabytes, or is none, is not read", async () => {
    const bomb = zipSync({ "xl/a.xml": new Uint8Array(100 * 1_048_576) });
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(unpackZip(bomb)).toBe(null);
    const kept = unpackZip(zipSync({ "a.xml": Buffer.from("<a/>") }));
    expect(Buffer.from(kept?.get("a.xml") ?? []).toString()).toBe("<a/>");
    // A directory without entries hides what a reader of parts would unpack all the same.
    const hidden = Buffer.from(bomb);
    hidden.writeUInt16LE(0, hidden.length - 12);
    expect(unpackZip(hidden)).toBe(null);
    for (const bytes of [
      bomb,
      Buffer.from("PK\u0003\u0004 no workbook"),
      zipSync({ "a.txt": Buffer.from("x") }),
    ])
      expect(await readSheet("xlsx", bytes)).toBe(null);
    expect(await readSheet("csv", Uint8Array.from([0xff, 0xfe, 0x41]))).toBe(null);
  });

  it.each([
    ["a row", /<row r="2"/, '<row r="999999999"'],
    ["a row in other quotes", /<row r="2"/, "<row r = '99999'"],
    ["a row in other letters", /<row r="2"/, '<row r="&#57;9999999"'],
    ["a cell", /<c r="A2"/, '<c r="XFD2"'],
    ["a cell's row", /<c r="A2"/, '<c r="A9999999"'],
  ])("that names %s far away is not read, and the next one is", async (_what, near, far) => {
    const file = await writeTable(toTable("Questions", questions), "xlsx");
    const parts = unzipSync(file.bytes);
    const [sheet = ""] = Object.keys(parts).filter((name) => /worksheets\/.*\.xml$/.test(name));
    const text = Buffer.from(parts[sheet] ?? []).toString();
    expect(text).toMatch(near);
    const moved = Buffer.from(text.replace(near, far));
    expect(await readSheet("xlsx", zipSync({ ...parts, [sheet]: moved }))).toBe(null);
    expect(await readSheet("xlsx", file.bytes)).toHaveLength(questions.length + 1);
  });
});
