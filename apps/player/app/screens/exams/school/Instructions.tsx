import { useText } from "../../../i18n/texts.tsx";
import type { SchoolExam } from "./exam-phase.ts";
import { RichByLanguage } from "./RichByLanguage.tsx";

/** What the school has to say before its exam. */
export function Instructions({ exam }: { readonly exam: SchoolExam }) {
  const text = useText();
  const hasSome = Object.values(exam.instructions).some((html) => html !== "");
  if (!hasSome) return <p className="text-muted">{text("school-exams.no_instructions")}</p>;
  return <RichByLanguage texts={exam.instructions} fallback={exam.language} />;
}
