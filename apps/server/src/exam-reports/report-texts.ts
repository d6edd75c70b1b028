import { arabicReportTexts } from "./report-texts-ar.ts";
import { englishReportTexts } from "./report-texts-en.ts";
import type { ReportTexts } from "./report-words.ts";

const BY_LANGUAGE: Readonly<Record<string, ReportTexts>> = {
  en: englishReportTexts,
  ar: arabicReportTexts,
};

/** Languages in which a result can be printed. */
export const REPORT_LANGUAGES: readonly string[] = Object.keys(BY_LANGUAGE);

/** The words in a language, else in English; with the language they are in. */
export function reportTextsIn(language: string): { readonly language: string; readonly texts: ReportTexts } {
  const texts = Object.hasOwn(BY_LANGUAGE, language) ? BY_LANGUAGE[language] : undefined;
  return texts === undefined ? { language: "en", texts: englishReportTexts } : { language, texts };
}
