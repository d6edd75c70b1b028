import { EXAM_KEY_MAX } from "@crosscheck/contract/limits";
import { Button } from "@crosscheck/ui/Button";
import { Field } from "@crosscheck/ui/Field";
import { TextInput } from "@crosscheck/ui/TextInput";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../../i18n/texts.tsx";

type KeyStepProps = {
  readonly value: string;
  /** The sentence of what is wrong with it; null: nothing that is known. */
  readonly fault: string | null;
  readonly back: ReactNode;
  readonly onType: (typed: string) => void;
  readonly onFault: (fault: string) => void;
  readonly onDone: () => void;
};

/** Asks for the key of the exam; only the start compares it. */
export function KeyStep({ value, fault, back, onType, onFault, onDone }: KeyStepProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== null) focusField(form.current);
  }, [fault]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== "") return onDone();
        onFault(text("refusals.exam_key_missing"));
        focusField(form.current);
      }}
    >
      <Field
        label={text("school-exams.key.label")}
        hint={text("school-exams.key.lead")}
        error={fault ?? undefined}
      >
        {(aria) => (
          <span className="flex gap-3">
            <TextInput
              {...aria}
              type={isShown ? "text" : "password"}
              value={value}
              onChange={({ target }) => onType(target.value)}
              maxLength={EXAM_KEY_MAX}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              className="rtl:text-end"
            />
            <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
              {text(isShown ? "school-exams.key.hide" : "school-exams.key.show")}
            </Button>
          </span>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {back}
        <Button type="submit">{text("school-exams.step.next")}</Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}
