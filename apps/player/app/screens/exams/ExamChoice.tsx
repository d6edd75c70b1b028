import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { isolate } from "../../i18n/isolate.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Exam } from "./choose-exam.ts";
import { useAuthorityName } from "./use-authority-name.ts";

type ExamChoiceProps = {
  readonly exams: readonly Exam[];
  readonly shown: Exam;
  /** Without a licence: the first one of the authority. */
  readonly onChoose: (authority: string, licence?: string) => void;
};

/** Chooses the authority, then its licence. */
export function ExamChoice({ exams, shown, onChoose }: ExamChoiceProps) {
  const text = useText();
  const nameOf = useAuthorityName();
  const authority = shown.authority.code;
  const authorities = [...new Map(exams.map((exam) => [exam.authority.code, exam.authority])).values()];
  const licences = exams.filter((exam) => exam.authority.code === authority).map(({ licence }) => licence);
  return (
    <div className="flex flex-col gap-4">
      <RadioKeys
        legend={text("exams.mock.authority")}
        value={authority}
        choices={authorities.map((one) => ({ value: one.code, label: nameOf(one).short }))}
        onChange={(code) => onChoose(code)}
      />
      {licences.length < 2 ? null : (
        <RadioKeys
          legend={text("exams.mock.licence")}
          value={shown.licence.code}
          choices={licences.map(({ code }) => ({ value: code, label: isolate(code) }))}
          onChange={(code) => onChoose(authority, code)}
        />
      )}
    </div>
  );
}
