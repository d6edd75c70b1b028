import { Button } from "@crosscheck/ui/Button";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useCall } from "../../../forms/use-call.ts";
import { useCountdown } from "../../../hooks/use-countdown.ts";
import { useFormats } from "../../../i18n/formats.ts";
import type { MsgId } from "../../../i18n/message-ids.ts";
import { refusalId } from "../../../i18n/refusals.ts";
import { useText } from "../../../i18n/texts.tsx";
import { resumePath } from "../../../modes/mode-paths.ts";
import { useEarlyLoad } from "../../../play/use-early-load.ts";
import { useApi } from "../../../state/api.tsx";
import { useRootState } from "../../../state/root-store.ts";
import { useServerClock } from "../../../state/server-clock.ts";
import { UNDER_WAY } from "../../modes/under-way.ts";
import type { SchoolExam } from "./exam-phase.ts";
import type { ExamStep } from "./exam-steps.ts";
import { useExamsChanged } from "./school-exams.ts";

const SECONDS_PER_MINUTE = 60;
/** The clock runs as soon as the paper is open: its screen should be here by then. */
const PLAY = [() => import("../../modes/ModeRun.tsx")];

type StartStepProps = {
  readonly exam: SchoolExam;
  readonly examKey: string;
  readonly back: ReactNode;
  /** The key is to be typed anew, and the sentence why. */
  readonly onKeyFault: (fault: string) => void;
  readonly onTell: (told: MsgId) => void;
  readonly onStep: (step: ExamStep) => void;
};

/** What the start means, and the start. */
export function StartStep({ back, ...props }: StartStepProps) {
  const text = useText();
  const { exam } = props;
  const { run, busy, failure } = useStart(props);
  useEarlyLoad(PLAY);
  return (
    <>
      <p className="text-lg font-semibold">
        {text("school-exams.start.now", { minutes: exam.duration_minutes, questions: exam.no_of_que })}
      </p>
      <ShortTime exam={exam} />
      <p className="text-muted">{text("school-exams.start.once")}</p>
      <NameOfResult />
      <div className="flex flex-wrap gap-3">
        {back}
        <Button variant="action" loading={busy} onClick={() => void run(undefined)}>
          {text("school-exams.start.start")}
        </Button>
      </div>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </>
  );
}

/** The sitting keeps the name that the account has when it begins. */
function NameOfResult() {
  const text = useText();
  const name = useRootState((state) => state.session?.user.name ?? null);
  if (name === null) return null;
  return <p className="text-muted">{text("school-exams.start.name", { name })}</p>;
}

/** Says that the window closes before the own minutes are over. */
function ShortTime({ exam }: { readonly exam: SchoolExam }) {
  const text = useText();
  const { dateTime } = useFormats();
  const { offsetMs } = useServerClock();
  const minutes = Math.floor(useCountdown(Date.parse(exam.ends_at), offsetMs) / SECONDS_PER_MINUTE);
  if (minutes >= exam.duration_minutes) return null;
  return (
    <p className="flex items-start gap-2 font-semibold">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-ink" />
      {text("school-exams.start.short", { minutes, when: dateTime(exam.ends_at) })}
    </p>
  );
}

/** Starts the sitting and goes to its paper, or back to what the server misses. */
function useStart({ exam, examKey, onKeyFault, onTell, onStep }: Omit<StartStepProps, "back">) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const changed = useExamsChanged();
  return useCall(async () => {
    const outcome = await api.get_exam_module_questions({ exam_module_id: exam.id, exam_key: examKey });
    if (outcome.ok) {
      await navigate(resumePath(outcome.data.attempt_id), { state: UNDER_WAY });
      void changed();
      return null;
    }
    const { refused, retryAfterSeconds } = outcome;
    if (refused === "exam_key_missing" || refused === "exam_key_wrong") {
      onKeyFault(text(refusalId(refused)));
      return null;
    }
    if (refused === "too_many_requests" && exam.has_key) {
      const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE));
      onKeyFault(text("school-exams.key.wait", { minutes }));
      return null;
    }
    // Another tab or device may have started or ended it, or the examiner has changed it.
    await changed();
    if (refused === "exam_rules_not_accepted") onStep("rules");
    onTell(refusalId(refused));
    return null;
  });
}
