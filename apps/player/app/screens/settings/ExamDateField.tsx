import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { canExamBeOn } from "@crosscheck/rules/home/study-plan";
import { Field } from "@crosscheck/ui/Field";
import { TextInput } from "@crosscheck/ui/TextInput";
import { useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import { deviceZone } from "../../i18n/formats.ts";

type ExamDateFieldProps = {
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly isWrong: boolean;
};

/** The day of the exam, in the form of the device. */
export function ExamDateField({ value, onChange, isWrong }: ExamDateFieldProps) {
  const text = useText();
  const [today] = useState(deviceDay);
  return (
    <Field label={text("settings.plan.exam")} error={isWrong ? text("settings.plan.exam_wrong") : undefined}>
      {(aria) => (
        <TextInput
          {...aria}
          type="date"
          value={value}
          min={today}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Whether an exam can be on what was typed, from today on. */
export function isExamDay(typed: string): boolean {
  const today = deviceDay();
  return typed >= today && canExamBeOn(typed, today);
}

function deviceDay(): string {
  return dayIn(deviceZone(), Date.now());
}
