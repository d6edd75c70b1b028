import { Button } from "@crosscheck/ui/Button";
import { useState, type FormEvent } from "react";
import { useText } from "../../i18n/texts.tsx";
import { ExamDateField, isExamDay } from "../settings/ExamDateField.tsx";
import { ChoiceKey } from "./ChoiceKey.tsx";
import type { StepProps } from "./step.ts";

/** When the exam is; most newcomers do not know yet. */
export function ExamStep({ plan, onAnswer }: StepProps) {
  const text = useText();
  const [day, setDay] = useState(plan.examDate ?? "");
  const [isWrong, setIsWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isExamDay(day);
    setIsWrong(!isRight);
    if (isRight) onAnswer({ exam_date: day });
  };
  return (
    <div className="grid gap-4">
      <ChoiceKey
        label={text("welcome.exam.not_yet")}
        isChosen={false}
        onChoose={() => onAnswer({ exam_date: null })}
      />
      <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={send}>
        <ExamDateField value={day} onChange={setDay} isWrong={isWrong} />
        <Button variant="primary" type="submit">
          {text("welcome.exam.set")}
        </Button>
      </form>
    </div>
  );
}
