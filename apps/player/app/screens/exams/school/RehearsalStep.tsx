import { Button } from "@crosscheck/ui/Button";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../../hooks/lazy-part.ts";
import { useText } from "../../../i18n/texts.tsx";
import type { SchoolExam } from "./exam-phase.ts";

const Rehearsal = lazyPart(async () => ({
  default: (await import("../../../play/watch/Rehearsal.tsx")).Rehearsal,
}));

type RehearsalStepProps = {
  readonly exam: SchoolExam;
  readonly back: ReactNode;
  readonly onDone: () => void;
};

/** Leaving the page on trial, by the rule of this exam and candidate; nobody has to. */
export function RehearsalStep({ exam: { away }, back, onDone }: RehearsalStepProps) {
  const text = useText();
  return (
    <>
      <p className="text-muted">{text("school-exams.rehearsal.lead")}</p>
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <Rehearsal
          policy={away.policy}
          warnings={away.warnings}
          limitSeconds={away.limit_seconds}
          onDone={onDone}
        />
      </Suspense>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {back}
        <Button variant="quiet" onClick={onDone}>
          {text("school-exams.rehearsal.skip")}
        </Button>
      </div>
    </>
  );
}
