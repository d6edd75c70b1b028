import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { makeReportPdf } from "./make-report-pdf.ts";
import { SAMPLE_REPORT } from "./report-fixture.ts";
import { REPORT_LANGUAGES } from "./report-texts.ts";
import { Typesetter } from "./typesetter.ts";

const ARABIC_REPORT: ExamReport = {
  ...SAMPLE_REPORT,
  issuer: { name: "أكاديمية الطيران الأزرق", url: "https://exams.bluesky.example" },
  exam: { ...SAMPLE_REPORT.exam, title: "قانون الجو والاتصالات", language: "ar", subject: null },
  candidate: "محمد عبد الرحمن الأحمد",
};
const FAILED_REPORT: ExamReport = {
  ...SAMPLE_REPORT,
  percent: 61.9,
  passed: false,
  whyNot: { overall: true, sections: ["Communications"] },
  absences: { count: 2, tooLong: 1, endedByAbsence: true },
  decision: "A fire alarm rang; the result stands.",
  regradedFrom: { marks: 24, percent: 57.14, passed: false },
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Printed = { readonly str: string; readonly x: number; readonly y: number };

async function read(report: ExamReport, language: string): Promise<Pdf> {
  return await getDocumentProxy(await makeReportPdf(report, { language, timeZone: "Africa/Cairo" }));
}

async function printedOn(pdf: Pdf, number: number): Promise<readonly Printed[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item ? [{ str: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }] : [],
  );
}

/** The lines of all pages without spaces, each from the side where it begins. */
async function linesOf(pdf: Pdf, isRtl = false): Promise<readonly string[]> {
  return (await pagesOf(pdf, isRtl)).flat();
}

async function pagesOf(pdf: Pdf, isRtl = false): Promise<readonly (readonly string[])[]> {
  const pages = Array.from({ length: pdf.numPages }, async (_none, index) => {
    const lines = Map.groupBy(await printedOn(pdf, index + 1), ({ y }) => Math.round(y));
    return [...lines.values()].map((line) =>
      line
        .toSorted((one, other) => (isRtl ? other.x - one.x : one.x - other.x))
        .map(({ str }) => str)
        .join("")
        .replaceAll(/\s/g, ""),
    );
  });
  return await Promise.all(pages);
}

const tight = (text: string) => text.replaceAll(/\s/g, "");

/** pdf.js and poppler turn the two letters of the ligature lam-alef round; the paper shows them as they are. */
const asReadersTellIt = (arabic: string) => tight(arabic).replaceAll(/ل([اأإآ])/g, "$1ل");

type Branch = {
  readonly role?: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly children?: readonly Branch[];
};

function branchesOf(branch: Branch): readonly Branch[] {
  return [branch, ...(branch.children ?? []).flatMap(branchesOf)];
}

describe("the printed result", () => {
  it("says all that the report says", async () => {
    const text = (await linesOf(await read(FAILED_REPORT, "en"))).join("\n");
    for (const said of [
      "Blue Sky Flight School",
      "https://exams.bluesky.example/verify/7K3M-Q2XA-9TRD",
      "Air law and communications, autumn 2026",
      "PPL(A), 010 Air law",
      "Amelia Sørensen",
      "23 Nov 2026, 11:00:04",
      "Africa/Cairo",
      "0:41:28",
      "Not passed",
      "61.9%",
      "Pass mark 75%",
      "34 of 42 marks",
      "78.57%",
      "12 of 14",
      "The whole result is below the pass mark.",
      "Sections below their own pass mark:",
      "It ended because its page was away for too long.",
      "A fire alarm rang; the result stands.",
      "57.14%",
      "24 of 42 marks",
      "Page 1 of 2",
    ]) {
      expect(text).toContain(tight(said));
    }
    for (const { code, title, correct, total } of FAILED_REPORT.objectives) {
      expect(text).toContain(tight(`${code}${title}${correct} of ${total}`));
    }
  });

  it.each(REPORT_LANGUAGES)("has title, language, structure and fonts of its own in %s", async (language) => {
    const pdf = await read(SAMPLE_REPORT, language);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Author: "Blue Sky Flight School" });
    expect("Title" in info && info.Title).toContain("Amelia Sørensen");
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const page = await pdf.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const tree = (await page.getStructTree()) as Branch; // what its type leaves out are fields of leaves
    const branches = branchesOf(tree);
    const roles = new Set(branches.map(({ role }) => role));
    for (const role of ["H1", "H2", "Table", "TH", "TR", "TD", "Figure"]) expect(roles).toContain(role);
    expect(branches.find(({ role }) => role === "Figure")?.alt).toContain("/verify/7K3M-Q2XA-9TRD");
    await page.getOperatorList();
    const { styles } = await page.getTextContent();
    const fonts = Object.keys(styles).map(
      (id) => page.commonObjs.get(id) as { name: string; missingFile: boolean },
    );
    expect(fonts.length).toBeGreaterThan(1);
    for (const { name, missingFile } of fonts) {
      expect([name, missingFile]).toEqual([expect.stringMatching(/^[A-Z]{6}\+Rubik-/), false]);
    }
  });

  it("is in arabic from right to left, in the order it is read", async () => {
    const pdf = await read(ARABIC_REPORT, "ar");
    const lines = await linesOf(pdf, true);
    for (const said of [
      ARABIC_REPORT.issuer.name,
      ARABIC_REPORT.exam.title,
      ARABIC_REPORT.candidate,
      "نتيجة امتحان",
    ]) {
      expect(lines.some((line) => line.includes(asReadersTellIt(said)))).toBe(true);
    }
    expect(lines.join("\n")).not.toMatch(/[٠-٩]/);
    const printed = await printedOn(pdf, 1);
    const xOf = (text: string) => printed.find(({ str }) => str.includes(text))?.x ?? Number.NaN;
    const middle = 595 / 2;
    expect(xOf("محمد")).toBeGreaterThan(middle);
    expect(xOf("80.95")).toBeLessThan(middle);
  });

  it("shows names in their own direction in either language", async () => {
    const english = await linesOf(await read({ ...SAMPLE_REPORT, candidate: "حسن مروان" }, "en"), true);
    expect(english).toContain(tight("حسن مروان"));
    const arabic = await linesOf(await read(SAMPLE_REPORT, "ar"));
    expect(arabic).toContain(tight("PPL(A), 010 Air law"));
  });

  it("says in which language the exam is, whatever the language of the sheet", async () => {
    const langsOf = async (language: string) => {
      const pdf = await read({ ...ARABIC_REPORT, exam: { ...ARABIC_REPORT.exam, language } }, "en");
      const tree = (await (await pdf.getPage(1)).getStructTree()) as Branch; // as above
      return new Set(branchesOf(tree).flatMap(({ lang }) => lang ?? []));
    };
    expect(await langsOf("ar-EG")).toContain("ar");
    for (const language of ["en", "EN-gb", "no such language"])
      expect(await langsOf(language)).toEqual(new Set());
  });

  it("goes on over pages with sixty objectives, their heads and the number of each page", async () => {
    const objectives = Array.from({ length: 60 }, (_none, index) => ({
      code: `010.${String(index).padStart(2, "0")}`,
      title: `Objective ${index} ${"of some length ".repeat(index % 9)}`.trim(),
      correct: index % 7,
      total: 7,
    }));
    const pdf = await read({ ...FAILED_REPORT, objectives }, "en");
    expect(pdf.numPages).toBeGreaterThan(2);
    const lines = await linesOf(pdf);
    for (const { code } of objectives) expect(lines.filter((line) => line.startsWith(code))).toHaveLength(1);
    for (const page of await pagesOf(pdf)) {
      const hasRows = page.some((line) => line.startsWith("010."));
      expect(page.includes("CodeObjectiveResultCorrect")).toBe(hasRows);
    }
    for (let page = 1; page <= pdf.numPages; page += 1) {
      expect(lines.join("\n")).toContain(`Page${page}of${pdf.numPages}`);
      for (const { x } of await printedOn(pdf, page)) expect(x > 40 && x < 550).toBe(true);
    }
  });

  it("keeps long names on the sheet", async () => {
    const candidate = "W".repeat(60);
    const pdf = await read({ ...SAMPLE_REPORT, candidate }, "en");
    expect(await linesOf(pdf)).toContain(candidate);
    expect(pdf.numPages).toBe(1);
  });

  it("takes what people have written as text, never as markup", async () => {
    const decision = 'See #panic() *bold* $x$ <label> @ref #sys.inputs `code` // "quoted" \\ end';
    const lines = await linesOf(await read({ ...SAMPLE_REPORT, decision, candidate: "王小明 🛩" }, "en"));
    expect(lines.join("")).toContain(tight(decision));
  });

  it("is the same for the same result, also when several are asked for at once", async () => {
    const names = ["Ann", "Bob", "Cid"];
    const make = async (candidate: string) =>
      await makeReportPdf({ ...SAMPLE_REPORT, candidate }, { language: "en" });
    const first = await Promise.all(names.map(make));
    for (const [index, name] of names.entries()) {
      expect(Buffer.from(await make(name)).equals(first[index] ?? new Uint8Array())).toBe(true);
      const pdf = await getDocumentProxy(first[index] ?? new Uint8Array());
      expect(await linesOf(pdf)).toContain(name);
    }
  });
});

it("a thread that could not lay something out makes room for another one", async () => {
  const typesetter = new Typesetter();
  await expect(typesetter.typeset("{}")).rejects.toThrow("A result could not be laid out");
  await expect(typesetter.typeset("no JSON")).rejects.toThrow("A result could not be laid out");
  await expect(makeReportPdf(SAMPLE_REPORT, { language: "en", timeZone: "Nowhere/None" })).rejects.toThrow(
    RangeError,
  );
  expect((await makeReportPdf(SAMPLE_REPORT, { language: "en" })).length).toBeGreaterThan(10_000);
});
