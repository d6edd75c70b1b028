import { Button } from "@crosscheck/ui/Button";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { MsgId } from "../../../i18n/message-ids.ts";
import { useText } from "../../../i18n/texts.tsx";
import { AgreeStep } from "./AgreeStep.tsx";
import { ExamFacts } from "./ExamFacts.tsx";
import type { SchoolExam } from "./exam-phase.ts";
import { stepAt, stepsOf, type ExamStep } from "./exam-steps.ts";
import { Instructions } from "./Instructions.tsx";
import { KeyStep } from "./KeyStep.tsx";
import { RehearsalStep } from "./RehearsalStep.tsx";
import { StartStep } from "./StartStep.tsx";
import { StepFrame } from "./StepFrame.tsx";

type ExamStepsProps = {
  readonly exam: SchoolExam;
  /** Says why the server did not let the player go on; null: nothing of the kind any more. */
  readonly onTell: (told: MsgId | null) => void;
};

const STEP = "step";

/** The way to the start of a sitting, step by step; the address knows the step, so the browser's own back works. */
export function ExamSteps({ exam, onTell }: ExamStepsProps) {
  const [search, setSearch] = useSearchParams();
  // The key is nowhere but here: a reload asks for it again.
  const [key, setKey] = useState("");
  const [keyFault, setKeyFault] = useState<string | null>(null);
  const steps = stepsOf(exam);
  const step = stepAt({
    asked: search.get(STEP),
    has_key: exam.has_key,
    entered_at: exam.entered_at,
    isKeyTyped: key !== "" && keyFault === null,
  });
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const after = steps[place + 1];
  const go = (to: ExamStep) => {
    onTell(null);
    setSearch({ [STEP]: to });
  };
  const next = () => {
    if (after !== undefined) go(after);
  };
  const back = before === undefined ? null : <BackButton onBack={() => go(before)} />;
  const refuseKey = (fault: string) => {
    setKeyFault(fault);
    go("key");
  };
  const panels: Readonly<Record<ExamStep, ReactNode>> = {
    instructions: <InstructionsStep exam={exam} onNext={next} />,
    rules: <AgreeStep exam={exam} back={back} onAgreed={next} onTell={onTell} />,
    rehearsal: <RehearsalStep exam={exam} back={back} onDone={next} />,
    key: (
      <KeyStep
        value={key}
        fault={keyFault}
        back={back}
        onType={(typed) => {
          setKey(typed);
          setKeyFault(null);
        }}
        onFault={setKeyFault}
        onDone={next}
      />
    ),
    start: (
      <StartStep exam={exam} examKey={key} back={back} onKeyFault={refuseKey} onTell={onTell} onStep={go} />
    ),
  };
  return (
    <StepFrame steps={steps} step={step} hasFault={step === "key" && keyFault !== null}>
      {panels[step]}
    </StepFrame>
  );
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  const text = useText();
  return (
    <Button variant="quiet" onClick={onBack}>
      {text("school-exams.step.back")}
    </Button>
  );
}

type InstructionsStepProps = { readonly exam: SchoolExam; readonly onNext: () => void };

function InstructionsStep({ exam, onNext }: InstructionsStepProps) {
  const text = useText();
  return (
    <>
      <Instructions exam={exam} />
      <section className="flex flex-col gap-2.5">
        <h3 className="text-base">{text("school-exams.facts.title")}</h3>
        <ExamFacts exam={exam} />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onNext}>{text("school-exams.step.next")}</Button>
      </div>
    </>
  );
}
