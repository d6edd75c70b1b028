import { Button } from "@crosscheck/ui/Button";
import { useState, type FormEvent } from "react";
import { useText } from "../../i18n/texts.tsx";
import { ExamDateField, isExamDay } from "./ExamDateField.tsx";

type ExamDayProps = {
  /** YYYY-MM-DD. */
  readonly examDate: string | null;
  readonly onChange: (day: string | null) => void;
};

/** The day of the exam, to be set, moved and taken back. A date is typed part by part, so it counts once it is sent. */
export function ExamDay({ examDate, onChange }: ExamDayProps) {
  const text = useText();
  const [day, setDay] = useState(examDate ?? "");
  const [isWrong, setIsWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isRight = day === "" || isExamDay(day);
    setIsWrong(!isRight);
    if (isRight) onChange(day === "" ? null : day);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={send}>
      <div className="grow">
        <ExamDateField value={day} onChange={setDay} isWrong={isWrong} />
      </div>
      {day === (examDate ?? "") ? null : (
        <Button variant="primary" type="submit">
          {text("settings.plan.keep")}
        </Button>
      )}
    </form>
  );
}
