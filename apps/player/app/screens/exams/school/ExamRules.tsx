import {
  CameraOff,
  ClockFading,
  DoorOpen,
  ScrollText,
  MonitorSmartphone,
  ShieldCheck,
  Undo2,
} from "lucide-react";
import { useText } from "../../../i18n/texts.tsx";
import type { SchoolExam } from "./exam-phase.ts";
import { Lines } from "./Lines.tsx";
import { RichByLanguage } from "./RichByLanguage.tsx";

/** What happens when the page is left, what is noted, what never ends the exam, and the rules of the school. */
export function ExamRules({ exam }: { readonly exam: SchoolExam }) {
  const text = useText();
  const leaving = useLeavingLine(exam);
  const hasOwn = Object.values(exam.rules).some((html) => html !== "");
  return (
    <>
      {hasOwn ? (
        <section className="flex flex-col gap-2.5">
          <h3 className="text-base">{text("school-exams.rules.school")}</h3>
          <RichByLanguage texts={exam.rules} fallback={exam.language} />
        </section>
      ) : null}
      <section className="flex flex-col gap-2.5">
        <h3 className="text-base">{text("school-exams.rules.away")}</h3>
        <Lines
          lines={[
            [DoorOpen, leaving],
            ...(exam.away.policy === "end"
              ? [[Undo2, text("school-exams.rules.back_earlier")] as const]
              : []),
            [MonitorSmartphone, text("school-exams.rules.device")],
            [ClockFading, text("school-exams.rules.clock")],
          ]}
        />
      </section>
      <section className="flex flex-col gap-2.5">
        <h3 className="text-base">{text("school-exams.rules.noted_title")}</h3>
        <Lines
          lines={[
            [ScrollText, text("school-exams.rules.noted")],
            [CameraOff, text("school-exams.rules.none_of")],
          ]}
        />
      </section>
      <section className="flex flex-col gap-2.5">
        <h3 className="text-base">{text("school-exams.rules.never_title")}</h3>
        <Lines lines={[[ShieldCheck, text("school-exams.rules.never")]]} />
      </section>
    </>
  );
}

/** What becomes of who is away for too long; the limit is the candidate's own. */
function useLeavingLine({ away }: SchoolExam): string {
  const text = useText();
  const { policy, warnings, limit_seconds: limit } = away;
  if (policy === "log") return text("watch.rehearsal.rule_log");
  return warnings === 0
    ? text("watch.rehearsal.rule_end", { limit })
    : text("watch.rehearsal.rule_warn", { limit, warnings });
}
