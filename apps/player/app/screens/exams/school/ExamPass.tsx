import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { buttonClass, type ButtonVariant } from "@crosscheck/ui/button-class";
import { PlaneTakeoff } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useLanguage, useLanguageName } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";
import { resumePath } from "../../../modes/mode-paths.ts";
import { examPath, examResultPath } from "../../../paths/exam-paths.ts";
import { TimeWindow } from "../../../view/TimeWindow.tsx";
import { UNDER_WAY } from "../../modes/under-way.ts";
import { ExamStanding } from "./ExamStanding.tsx";
import { phaseOf, type ExamPhase, type ExamRow } from "./exam-phase.ts";

type ExamPassProps = {
  readonly exam: ExamRow;
  /** In a list the pass has the title, and leads to the exam's own page. */
  readonly isListed: boolean;
};

/** An exam of a school as a boarding pass: when, how large, how the player stands with it, and what can be done. */
export function ExamPass({ exam, isListed }: ExamPassProps) {
  const text = useText();
  const titleId = useId();
  const phase = phaseOf(exam);
  const to = targetOf(exam, phase);
  const isDone = !isListed && to === examPath(exam.id);
  return (
    <BoardingPass
      band={
        <>
          <PlaneTakeoff aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          <span className="min-w-0 grow truncate">{text(`school-exams.phase.${phase}`)}</span>
        </>
      }
      stub={
        <>
          <ExamStanding exam={exam} phase={phase} />
          {isDone ? null : (
            <div className="mt-auto flex flex-col pt-2">
              <Link
                to={to}
                state={phase === "under_way" ? UNDER_WAY : undefined}
                aria-describedby={isListed ? titleId : undefined}
                className={buttonClass(variantOf(phase))}
              >
                {text(`school-exams.look.${phase}`)}
              </Link>
            </div>
          )}
        </>
      }
    >
      {isListed ? (
        <>
          <h3 id={titleId} className="text-xl [overflow-wrap:anywhere]">
            <Bdi>{exam.title}</Bdi>
          </h3>
          <p className="mt-1 mb-4 text-sm text-muted">
            <ExamSubject exam={exam} />
          </p>
        </>
      ) : null}
      <TimeWindow
        startsLabel={text("school-exams.starts")}
        endsLabel={text("school-exams.ends")}
        startsAt={exam.starts_at}
        endsAt={exam.ends_at}
      />
      <Figures exam={exam} isWide={isListed} />
      <PaperLanguage code={exam.language} />
    </BoardingPass>
  );
}

/** Licence and subject, as far as the school has named them. */
export function ExamSubject({ exam }: { readonly exam: ExamRow }) {
  const named = [exam.licence, exam.subject].filter((name) => name !== "");
  return named.map((name, place) => (
    <span key={name} className="[overflow-wrap:anywhere]">
      {place === 0 ? null : " · "}
      <Bdi>{name}</Bdi>
    </span>
  ));
}

/** Where the one thing to do about an exam is done. */
function targetOf({ id, attempt_id: attemptId }: ExamRow, phase: ExamPhase): string {
  if (phase === "under_way" && attemptId !== null) return resumePath(attemptId);
  return hasResult(phase) ? examResultPath(id) : examPath(id);
}

function hasResult(phase: ExamPhase): boolean {
  return phase === "waiting" || phase === "passed" || phase === "not_passed" || phase === "voided";
}

function variantOf(phase: ExamPhase): ButtonVariant {
  if (phase === "under_way") return "action";
  return phase === "open" || phase === "entered" ? "primary" : "quiet";
}

/** Says which language the questions are in; nothing where it is that of the interface. */
function PaperLanguage({ code }: { readonly code: string }) {
  const text = useText();
  const { code: own } = useLanguage();
  const nameOf = useLanguageName();
  if (code === own) return null;
  return (
    <p className="mt-3 text-sm font-semibold">{text("exams.start.language", { language: nameOf(code) })}</p>
  );
}

type FiguresProps = {
  readonly exam: ExamRow;
  /** Beside the steps to the start a pass is as narrow as on a phone. */
  readonly isWide: boolean;
};

function Figures({ exam, isWide }: FiguresProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    [text("school-exams.facts.questions"), number(exam.no_of_que)],
    [text("school-exams.facts.minutes"), number(exam.duration_minutes)],
    [text("school-exams.facts.pass"), percent(exam.pass_rule.percent)],
    [
      text("school-exams.facts.key"),
      text(exam.has_key ? "school-exams.facts.key_needed" : "school-exams.facts.key_none"),
    ],
  ];
  return (
    <dl className={`mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4 ${isWide ? "sm:grid-cols-4" : ""}`}>
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">
            <Bdi>{value}</Bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
