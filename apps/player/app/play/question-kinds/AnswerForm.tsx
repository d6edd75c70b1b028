import { Button } from "@crosscheck/ui/Button";
import type { ReactNode } from "react";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";

type AnswerFormProps = {
  readonly isOpen: boolean;
  /** Nothing to check: each change counts. */
  readonly isFree: boolean;
  readonly isSending: boolean;
  readonly onCheck: () => void;
  readonly children: ReactNode;
};

/** A field of the interface with its Check button; Enter in the field is the same. */
export function AnswerForm({ isOpen, isFree, isSending, onCheck, children }: AnswerFormProps) {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  return (
    <form
      lang={code}
      dir={direction}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen && !isFree) onCheck();
      }}
      className="flex flex-col gap-2"
    >
      {children}
      {isFree ? null : (
        <Button
          type="submit"
          size="large"
          className="mt-1 w-full sm:ms-auto sm:w-auto sm:min-w-48"
          disabled={!isOpen && !isSending}
          loading={isSending}
        >
          {text("play-kinds.check")}
        </Button>
      )}
    </form>
  );
}
