import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Cell, ColumnKind, Table, TableFormat } from "./table.ts";
import { writeTable } from "./write-table.ts";

const KINDS = ["text", "number", "percent", "instant", "duration"] as const;
const NOON = Date.UTC(2026, 10, 23, 12, 0, 0);
const STRANGE = [
  "=1+1",
  "+49 511",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "x;=1+1",
  "<f>1</f>",
  "&amp;",
  "constructor",
  "__proto__",
  "نتيجة الامتحان، ٨٠٪",
  "👩🏽‍✈️",
  " spaces ",
  "two\nlines",
  'a "word", and',
];

function tableOf(kind: ColumnKind, cells: readonly Cell[]): Table {
  return { name: "t", columns: [{ title: "a", kind }], rows: cells.map((cell) => [cell]) };
}

type ReadCell = { readonly value: string; readonly isText: boolean; readonly format: string | undefined };

/** What is in a workbook of one sheet, read from its XML: cells by address. Throws for anything but plain cells. */
async function readXlsx(table: Table) {
  const files = unzipSync((await writeTable(table, "xlsx")).bytes);
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const texts = [...read("xl/sharedStrings.xml").matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text = ""]) => unescape(text),
  );
  const styles = read("xl/styles.xml");
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const styleFormats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? "").matchAll(/<xf ([^>]*)>/g)].map(
    ([, attributes = ""]) => /numFmtId="(\d+)"/.exec(attributes)?.[1],
  );
  const sheet = read("xl/worksheets/sheet1.xml");
  const data = /<sheetData>(.*)<\/sheetData>/s.exec(sheet)?.[1] ?? "";
  const cells = new Map<string, ReadCell>();
  const rest = data.replaceAll(
    /<c r="([A-Z]+\d+)"(?: s="(\d+)")?(?: t="(s)")?><v>([^<]*)<\/v><\/c>/g,
    (_cell, address: string, style: string | undefined, type: string | undefined, value: string) => {
      const text = texts[Number(value)];
      if (type === "s" && text === undefined) throw new Error(`no text ${value}`);
      const formatId = styleFormats[Number(style ?? 0)];
      cells.set(address, {
        value: type === "s" ? (text ?? "") : value,
        isText: type === "s",
        format: formatId === "49" ? "@" : formatId === "10" ? "0.00%" : formats.get(formatId),
      });
      return "";
    },
  );
  expect(rest.replaceAll(/<\/?row[^>]*>/g, "")).toBe("");
  return { cells, sheet, workbook: read("xl/workbook.xml") };
}

function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Cells of a CSV file as a spreadsheet with commas reads it. */
async function readCsv(table: Table): Promise<readonly (readonly string[])[]> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode((await writeTable(table, "csv")).bytes);
  expect(text.startsWith("\uFEFF")).toBe(true);
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}

describe("writeTable", () => {
  it("names the file in any script, and its type", async () => {
    const named = async (name: string, format: TableFormat) => {
      const { fileName, mime } = await writeTable({ ...tableOf("text", []), name }, format);
      return [fileName, mime];
    };
    expect(await named("Air law 010: results", "csv")).toEqual([
      "Air-law-010-results.csv",
      "text/csv; charset=utf-8",
    ]);
    expect(await named("../قانون الجو\r\n", "xlsx")).toEqual([
      "قانون-الجو.xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]);
    expect(await named("///", "csv")).toEqual(["table.csv", "text/csv; charset=utf-8"]);
    expect((await named("x".repeat(500), "csv"))[0]).toHaveLength(84);
  });

  it.each(KINDS.slice(1))("throws for what is no number in a column of kind %s", async (kind) => {
    await expect(writeTable(tableOf(kind, ["=1+1"]), "csv")).rejects.toThrow("no number");
    await expect(writeTable(tableOf(kind, [Number.NaN]), "xlsx")).rejects.toThrow("no number");
  });
});

describe("CSV", () => {
  it("writes each kind as spreadsheets and programs read it", async () => {
    const rows = [["Zoë", 1.5, 68.75, NOON, 3_723_400], KINDS.map(() => null)];
    const columns = KINDS.map((kind) => ({ title: kind, kind }));
    expect(await readCsv({ name: "t", columns, rows })).toEqual([
      [...KINDS],
      ["Zoë", "1.5", "68.75", "2026-11-23T12:00:00.000Z", "1:02:03"],
      ["", "", "", "", ""],
    ]);
  });

  it("has no cell that a spreadsheet would run, whatever the text and its separator", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(strangeText(), { minLength: 1, maxLength: 5 }), async (texts) => {
        const [[title = ""] = [], ...rows] = await readCsv({
          ...tableOf("text", texts),
          columns: [{ title: texts[0] ?? "", kind: "text" }],
        });
        expect(rows).toHaveLength(texts.length);
        for (const cell of [title, ...rows.flat()]) {
          for (const part of cell.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@]/);
        }
      }),
    );
  });
});

describe("XLSX", () => {
  it("writes each kind with its format", async () => {
    const rows = [["Zoë", 1.5, 68.75, NOON, 3_723_000], ["", null, null, null, null], KINDS.map(() => null)];
    const columns = KINDS.map((kind) => ({ title: kind, kind }));
    const { cells } = await readXlsx({ name: "t", columns, rows });
    expect(Object.fromEntries([...cells].filter(([address]) => address.endsWith("2")))).toEqual({
      A2: { value: "Zoë", isText: true, format: "@" },
      B2: { value: "1.5", isText: false, format: undefined },
      C2: { value: "0.6875", isText: false, format: "0.00%" },
      // 46,349 days after 30 December 1899, and a half.
      D2: { value: "46349.5", isText: false, format: "yyyy-mm-dd hh:mm:ss" },
      E2: { value: String(3_723 / 86_400), isText: false, format: "[h]:mm:ss" },
    });
    expect([...cells.keys()].filter((address) => /[34]$/.test(address))).toEqual([]);
  });

  it.each(STRANGE)("keeps %j as the text it is", async (text) => {
    const { cells } = await readXlsx({
      ...tableOf("text", [text]),
      columns: [{ title: text, kind: "text" }],
    });
    const kept = text in Object.prototype ? `${text} ` : text;
    expect([...cells.values()]).toMatchObject([
      { value: kept, isText: true },
      { value: kept, isText: true, format: "@" },
    ]);
  });

  it("never has a formula, whatever the texts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(strangeText(), { minLength: 1, maxLength: 5 }), async (texts) => {
        const { cells } = await readXlsx(tableOf("text", texts));
        expect([...cells.values()].every(({ isText }) => isText)).toBe(true);
        expect(cells.size).toBe(texts.filter((text) => text !== "").length + 1);
      }),
    );
  });

  it("cuts a text that Excel would not open, and keeps the one before it whole", async () => {
    const { cells } = await readXlsx(tableOf("text", ["م".repeat(32_767), "👩".repeat(20_000)]));
    expect(cells.get("A2")?.value).toHaveLength(32_767);
    expect(cells.get("A3")?.value).toBe(`${"👩".repeat(16_383)}…`);
  });

  it.each([
    ["Exam [1]: a/b", "Exam  1   a b"],
    ["'quoted'", "quoted"],
    ["", "Sheet"],
    ["History", "Sheet"],
    ["a".repeat(40), `${"a".repeat(30)}…`],
    ["نتائج", "نتائج"],
    ['R&D "1"', "R&amp;D &quot;1&quot;"],
  ])("calls the sheet of %j %j", async (name, sheetName) => {
    const { workbook } = await readXlsx({ ...tableOf("text", []), name });
    expect(/<sheet [^>]*name="([^"]*)"/.exec(workbook)?.[1]?.replaceAll(/ +/g, " ")).toBe(
      sheetName.replaceAll(/ +/g, " "),
    );
  });

  it("stands from right to left where it should, with its titles held", async () => {
    const { sheet } = await readXlsx({ ...tableOf("text", ["أ"]), direction: "rtl" });
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('ySplit="1"');
  });

  it("writes ten thousand rows", async () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => [`مرشح ${row}`, row, row / 100, NOON + row, row]);
    const columns = KINDS.map((kind) => ({ title: kind, kind }));
    const { cells } = await readXlsx({ name: "t", columns, rows });
    expect(cells.size).toBe(50_005);
    expect(cells.get("A10001")?.value).toBe("مرشح 9999");
    expect(await readCsv({ name: "t", columns, rows })).toHaveLength(10_001);
  });
});

function strangeText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ";", " ", '"', ",", "<f>", ...STRANGE),
  );
  return fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));
}
