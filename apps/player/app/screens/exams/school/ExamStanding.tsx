import { Bdi } from "../../../i18n/Bdi.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import { Until } from "../../../view/Until.tsx";
import { Verdict } from "../Verdict.tsx";
import type { ExamPhase, ExamRow } from "./exam-phase.ts";

type ExamStandingProps = { readonly exam: ExamRow; readonly phase: ExamPhase };

/** How the player stands with an exam: how long until it changes, or what came out. */
export function ExamStanding({ exam, phase }: ExamStandingProps) {
  const text = useText();
  switch (phase) {
    case "upcoming":
      return <Until key={exam.starts_at} label="school-exams.opens_in" at={exam.starts_at} />;
    case "open":
    case "entered":
      return <Until key={exam.ends_at} label="school-exams.closes_in" at={exam.ends_at} />;
    case "under_way":
      return (
        <>
          <p className="font-semibold">{text("school-exams.say.under_way")}</p>
          <Until label="school-exams.time_left" at={exam.sitting_ends_at ?? exam.ends_at} />
        </>
      );
    case "waiting":
      return <Waiting exam={exam} />;
    case "passed":
    case "not_passed":
      return <Marks exam={exam} isPassed={phase === "passed"} />;
    case "voided":
      return <p className="text-sm font-semibold">{text("school-exams.say.voided")}</p>;
    case "missed":
      return <p className="text-sm text-muted">{text("school-exams.say.missed")}</p>;
  }
}

function Waiting({ exam }: { readonly exam: ExamRow }) {
  const text = useText();
  const { dateTime } = useFormats();
  const { result_available_at: at, server_time: now } = exam;
  if (at === null) return <p className="text-sm">{text("school-exams.say.waiting_examiner")}</p>;
  return (
    <p className="text-sm">
      {Date.parse(at) <= Date.parse(now)
        ? text("school-exams.say.waiting_soon")
        : text("school-exams.say.waiting", { when: dateTime(at) })}
    </p>
  );
}

function Marks({ exam, isPassed }: { readonly exam: ExamRow; readonly isPassed: boolean }) {
  const text = useText();
  const { number } = useFormats();
  const { percent = null, obtained_marks: marks = null, total_marks: total = 0 } = exam.result ?? {};
  return (
    <>
      {percent === null ? null : (
        <p className="text-xl">
          <Verdict isPassed={isPassed} word="exams.result" percent={percent} />
        </p>
      )}
      {marks === null ? null : (
        <p className="text-sm text-muted">
          <Bdi>{text("school-exams.say.marks", { marks: number(marks), total: number(total) })}</Bdi>
        </p>
      )}
    </>
  );
}
