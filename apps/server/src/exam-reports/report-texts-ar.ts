import type { ReportTexts } from "./report-words.ts";

// Without vowel signs: readers of PDF return a letter with one of them twice.

export const arabicReportTexts: ReportTexts = {
  heading: "نتيجة امتحان",
  documentTitle: (exam, candidate) => `نتيجة امتحان ${candidate}: ${exam}`,
  candidate: "المتقدم للامتحان",
  passed: "ناجح",
  notPassed: "غير ناجح",
  passMark: "حد النجاح",
  marksOf: (marks, maxMarks) => `الدرجات: ${marks} من ${maxMarks}`,
  correctOf: (correct, total) => `${correct} من ${total}`,
  whyNot: "سبب عدم النجاح",
  belowPassMark: "النتيجة الكلية تحت حد النجاح.",
  sectionsBelow: "أقسام تحت حد نجاحها:",
  facts: {
    opened: "بدأ",
    finished: "انتهى",
    timeUsed: "الوقت المستغرق (س:دد:ثث)",
    timeZone: "الأوقات بتوقيت",
    questions: "الأسئلة",
    correct: "صحيحة",
    wrong: "خاطئة",
    blank: "بلا إجابة",
    unscored: "أسئلة تجريبية لا تحسب",
    absences: "مرات مغادرة الصفحة",
    tooLong: "مغادرات أطول من المسموح",
  },
  sections: {
    title: "حسب القسم",
    section: "القسم",
    share: "النتيجة",
    marks: "الدرجات",
    percent: "النسبة",
    needed: "المطلوب",
    outcome: "الحكم",
  },
  objectives: {
    title: "حسب هدف التعلم",
    code: "الرمز",
    objective: "الهدف",
    share: "النتيجة",
    correct: "صحيحة",
  },
  ended: {
    title: "كيف انتهى الامتحان",
    byAbsence: "انتهى لأن الصفحة غودرت مدة أطول من المسموح. وحسب ما أجيب عنه قبل ذلك.",
  },
  decision: "قرار الممتحن",
  regraded: {
    title: "أعيد التصحيح",
    before: "أعيد تصحيح الامتحان بعد تعديل. وكانت نتيجته قبله:",
  },
  signature: "توقيع الممتحن",
  placeAndDate: "المكان والتاريخ",
  check: {
    title: "هل هذه النتيجة حقيقية؟",
    text:
      "افتح هذا العنوان وقارن: فيه النتيجة كما هي محفوظة لدى جهة الإصدار. وتأكد من أنه موقع الجهة نفسها. " +
      "الورقة المطبوعة وحدها لا تثبت شيئا.",
    code: "رمز النتيجة",
    address: "العنوان",
    issued: "صدرت في",
    picture: (address) => `رمز مربع للعنوان ${address}`,
  },
  page: "صفحة {page} من {pages}",
};
