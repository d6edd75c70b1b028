import { Button } from "@crosscheck/ui/Button";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { useCall } from "../../../forms/use-call.ts";
import { useFormats } from "../../../i18n/formats.ts";
import type { MsgId } from "../../../i18n/message-ids.ts";
import { refusalId } from "../../../i18n/refusals.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useApi } from "../../../state/api.tsx";
import type { SchoolExam } from "./exam-phase.ts";
import { ExamRules } from "./ExamRules.tsx";
import { useExamsChanged } from "./school-exams.ts";

type AgreeStepProps = {
  readonly exam: SchoolExam;
  readonly back: ReactNode;
  readonly onAgreed: () => void;
  readonly onTell: (told: MsgId) => void;
};

/** The rules, and the tick that enters the exam; once they are agreed to, when that was. */
export function AgreeStep({ exam, back, onAgreed, onTell }: AgreeStepProps) {
  const text = useText();
  const { dateTime } = useFormats();
  return (
    <>
      <ExamRules exam={exam} />
      {exam.entered_at === null ? (
        <Agree examId={exam.id} back={back} onAgreed={onAgreed} onTell={onTell} />
      ) : (
        <>
          <p className="flex items-start gap-2 font-semibold">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-correct" />
            {text("school-exams.rules.agreed", { when: dateTime(exam.entered_at) })}
          </p>
          <div className="flex flex-wrap gap-3">
            {back}
            <Button onClick={onAgreed}>{text("school-exams.step.next")}</Button>
          </div>
        </>
      )}
    </>
  );
}

type AgreeProps = Omit<AgreeStepProps, "exam"> & { readonly examId: string };

function Agree({ examId, back, onAgreed, onTell }: AgreeProps) {
  const text = useText();
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { run, busy, failure } = useEnter(onAgreed, onTell);
  const enter = () => {
    setMissing(!isTicked);
    if (isTicked) void run(examId);
    else box.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <label className="flex min-h-11 items-start gap-3 font-semibold">
          <input
            ref={box}
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => {
              setTicked(target.checked);
              setMissing(false);
            }}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? errorId : undefined}
            className="mt-0.5 size-6 shrink-0 accent-primary"
          />
          <span>{text("school-exams.rules.agree")}</span>
        </label>
        <p
          id={errorId}
          role="alert"
          className="flex items-center gap-1.5 text-xs font-medium text-wrong empty:hidden"
        >
          {isMissing ? (
            <>
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {text("refusals.exam_rules_not_accepted")}
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {back}
        <Button loading={busy} onClick={enter}>
          {text("school-exams.rules.agree_next")}
        </Button>
      </div>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </div>
  );
}

/** Enters the exam. Whatever the server answers, the exam is read anew: another tab may have gone further. */
function useEnter(onAgreed: () => void, onTell: (told: MsgId) => void) {
  const api = useApi();
  const changed = useExamsChanged();
  return useCall(async (examId: string) => {
    const outcome = await api.set_exam_module_result({ exam_module_id: examId });
    await changed();
    if (outcome.ok) onAgreed();
    else onTell(refusalId(outcome.refused));
    return null;
  });
}
