import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import { renderSVG } from "uqr";
import { reportTextsIn } from "./report-texts.ts";
import type { ReportTexts } from "./report-words.ts";

export type PrintOptions = {
  /** Of the words around the values; English where there are none in it. */
  readonly language: string;
  /** In which times are shown, an IANA name. Default: UTC. */
  readonly timeZone?: string;
};

const RTL_LANGUAGE = /^(?:ar|fa|he|ur)(?:-|$)/;
/** What Typst knows of a language tag. */
const PRIMARY_LANGUAGE = /^[a-z]{2,3}(?=-|$)/i;
const FIRST_LETTER = /\p{L}/u;
/** Letters that run from right to left. */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Marks of direction that Intl adds: nothing around its values needs them, and readers of PDF lose the digit beside one. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

/** A result as it is printed: nothing but texts, and shares for the bars (0 to 100). The only thing report.typ is given. */
export function toReportView(report: ExamReport, options: PrintOptions) {
  const { language, texts } = reportTextsIn(options.language);
  const { timeZone = "UTC" } = options;
  const write = createWriter(language, timeZone);
  const address = `${report.issuer.url.replace(/\/$/, "")}/verify/${report.code}`;
  return {
    language,
    examLanguage: PRIMARY_LANGUAGE.exec(report.exam.language)?.[0] ?? language,
    isRtl: RTL_LANGUAGE.test(language),
    documentTitle: texts.documentTitle(report.exam.title, report.candidate),
    created: dateParts(report.issuedAt),
    issuer: { name: own(report.issuer.name), url: own(report.issuer.url) },
    heading: texts.heading,
    exam: own(report.exam.title),
    subject: report.exam.subject === null ? null : own(report.exam.subject),
    candidate: { label: texts.candidate, name: own(report.candidate) },
    code: report.code,
    outcome: {
      passed: report.passed,
      verdict: report.passed ? texts.passed : texts.notPassed,
      percent: write.percent(report.percent),
      share: report.percent,
      passShare: report.passPercent,
      passMark: { label: texts.passMark, percent: write.percent(report.passPercent) },
      marks: texts.marksOf(write.number(report.marks), write.number(report.maxMarks)),
    },
    facts: [...toFacts(report, texts, write), [texts.facts.timeZone, timeZone]],
    notes: toNotes(report, texts, write),
    sections: toSections(report, texts, write),
    objectives: toObjectives(report, texts, write),
    signature: [texts.placeAndDate, texts.signature],
    check: {
      title: texts.check.title,
      text: texts.check.text,
      rows: [
        [texts.check.code, report.code],
        [texts.check.address, address],
        [texts.check.issued, write.instant(report.issuedAt)],
      ],
      qr: renderSVG(address, { ecc: "M", border: 0 }),
      picture: texts.check.picture(address),
    },
    page: texts.page,
  };
}

export type ReportView = ReturnType<typeof toReportView>;

type Writer = ReturnType<typeof createWriter>;

/** Numbers and times of a language, in western digits (decision 023). */
function createWriter(language: string, timeZone: string) {
  const locale = `${language === "en" ? "en-GB" : language}-u-nu-latn-ca-gregory`;
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const instants = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  const plain = (text: string) => text.replaceAll(DIRECTION_MARKS, "");
  return {
    number: (value: number) => plain(numbers.format(value)),
    percent: (value: number) => plain(percents.format(value / 100)),
    instant: (iso: string) => plain(instants.format(new Date(iso))),
  };
}

/** A text that somebody has written, in the direction of its first letter whatever runs around it. */
function own(text: string) {
  const letter = FIRST_LETTER.exec(text)?.[0] ?? "";
  return { text, isRtl: RTL_LETTER.test(letter) };
}

function toFacts(report: ExamReport, { facts }: ReportTexts, write: Writer) {
  const { questions, absences } = report;
  return [
    [facts.opened, write.instant(report.openedAt)],
    [facts.finished, write.instant(report.finishedAt)],
    [facts.timeUsed, toClock(report.durationSeconds)],
    [facts.questions, write.number(questions.total)],
    [facts.correct, write.number(questions.correct)],
    [facts.wrong, write.number(questions.wrong)],
    [facts.blank, write.number(questions.blank)],
    ...(questions.unscored === 0 ? [] : [[facts.unscored, write.number(questions.unscored)]]),
    [facts.absences, write.number(absences.count)],
    ...(absences.count === 0 ? [] : [[facts.tooLong, write.number(absences.tooLong)]]),
  ];
}

/** What has to be said in sentences, each with its heading. */
function toNotes(report: ExamReport, texts: ReportTexts, write: Writer) {
  const { whyNot, regradedFrom: before, decision, absences } = report;
  const below = whyNot?.sections ?? [];
  const why = [
    ...(whyNot?.overall === true ? [texts.belowPassMark] : []),
    ...(below.length > 0 ? [texts.sectionsBelow] : []),
  ];
  const ended = absences.endedByAbsence ? [texts.ended.byAbsence] : [];
  const regraded = before === null ? [] : [texts.regraded.before];
  const was = before === null ? [] : sayBefore(before, report, { texts, write });
  return [
    { title: texts.whyNot, lines: why.map(own), items: below.map(own) },
    { title: texts.ended.title, lines: ended.map(own), items: [] },
    { title: texts.regraded.title, lines: regraded.map(own), items: was.map(own) },
    { title: texts.decision, lines: decision === null ? [] : [own(decision)], items: [] },
  ].filter(({ lines }) => lines.length > 0);
}

function sayBefore(
  { marks, percent, passed }: NonNullable<ExamReport["regradedFrom"]>,
  { maxMarks }: ExamReport,
  { texts, write }: { readonly texts: ReportTexts; readonly write: Writer },
): readonly string[] {
  return [
    passed ? texts.passed : texts.notPassed,
    write.percent(percent),
    texts.marksOf(write.number(marks), write.number(maxMarks)),
  ];
}

function toSections({ sections }: ExamReport, texts: ReportTexts, write: Writer) {
  const { title, section, share, marks, percent, needed, outcome } = texts.sections;
  return {
    title,
    columns: [section, share, marks, percent, needed, outcome],
    rows: sections.map((area) => ({
      name: own(area.name),
      share: area.percent,
      passShare: area.passPercent,
      marks: texts.correctOf(write.number(area.marks), write.number(area.maxMarks)),
      percent: write.percent(area.percent),
      needed: area.passPercent === null ? "" : write.percent(area.passPercent),
      outcome: area.passed === null ? "" : area.passed ? texts.passed : texts.notPassed,
      passed: area.passed,
    })),
  };
}

function toObjectives({ objectives }: ExamReport, texts: ReportTexts, write: Writer) {
  const { title, code, objective, share, correct } = texts.objectives;
  return {
    title,
    columns: [code, objective, share, correct],
    rows: objectives.map((area) => ({
      code: own(area.code),
      title: own(area.title),
      share: area.total === 0 ? 0 : (area.correct / area.total) * 100,
      correct: texts.correctOf(write.number(area.correct), write.number(area.total)),
    })),
  };
}

/** Hours, minutes and seconds as a clock shows them. */
function toClock(durationSeconds: number): string {
  const seconds = Math.round(durationSeconds);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

function dateParts(iso: string) {
  const date = new Date(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
