import { Button } from "@crosscheck/ui/Button";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import type { Face } from "@crosscheck/ui/subject-face";
import { Timer } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { directionOf } from "../../play/content/direction-of.ts";
import { FormulaeScope } from "../../play/content/FormulaeScope.tsx";
import { SettledQuestion, StemText } from "../../play/settled/SettledQuestion.tsx";
import { StudyActions } from "../../study/StudyActions.tsx";
import { VerdictMark } from "./VerdictMark.tsx";
import { verdictOf, type Reviewed } from "./verdict.ts";

type ReviewedQuestionProps = {
  readonly question: Reviewed;
  /** Face of its subject, where it is to be told. */
  readonly face: Face | undefined;
};

/** One question of the review with everything that can be learned from it. */
export function ReviewedQuestion({ question, face }: ReviewedQuestionProps) {
  // What was right needs no second look, unless somebody wants one.
  const [isOpen, setIsOpen] = useState(verdictOf(question) !== "right");
  const text = useText();
  const { number } = useFormats();
  const { card, answer, seconds, reveal, withheld, paper_note } = question;
  const verdict = verdictOf(question);
  const heading = (
    <h2
      id={`question-${card.question_id}`}
      tabIndex={-1}
      className="scroll-mt-32 text-lg leading-snug text-pretty whitespace-pre-line outline-none"
    >
      <StemText card={card} />
    </h2>
  );
  return (
    <article
      aria-labelledby={`question-${card.question_id}`}
      className="rounded-card border border-line bg-card p-4 shadow-card outline-offset-2 outline-primary has-[h2:focus-visible]:outline-3 sm:p-6"
    >
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <VerdictMark verdict={verdict} />
          {text("review.number", { number: card.number })} · {text(`review.verdict.${verdict}`)}
        </p>
        {face === undefined ? null : <SubjectTag face={face} />}
        {seconds === null ? null : (
          <p className="flex items-center gap-1.5 text-muted tabular-nums">
            <Timer aria-hidden="true" className="size-4" />
            {seconds < 1
              ? text("play.result.under_second")
              : text("review.time", { seconds: number(Math.round(seconds)) })}
          </p>
        )}
      </header>
      {verdict === "late" ? (
        <p className="mb-3 rounded-key bg-wrong-soft px-4 py-2.5 text-sm">{text("review.late")}</p>
      ) : null}
      {reveal === null ? (
        <>
          <div lang={card.language} dir={directionOf(card.language)}>
            <FormulaeScope formulae={card.formulae}>{heading}</FormulaeScope>
          </div>
          <p className="mt-4 rounded-key bg-primary-soft px-4 py-3">
            {text(withheld === "waiting" ? "review.withheld.waiting" : "review.withheld.left")}
          </p>
        </>
      ) : (
        <>
          {isOpen ? (
            <SettledQuestion card={card} reveal={reveal} answer={answer} heading={heading} />
          ) : (
            <div lang={card.language} dir={directionOf(card.language)}>
              <FormulaeScope formulae={card.formulae}>{heading}</FormulaeScope>
            </div>
          )}
          {verdict === "right" ? (
            <Button
              variant="quiet"
              className="mt-4"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {text(isOpen ? "review.fold" : "review.unfold")}
            </Button>
          ) : null}
        </>
      )}
      {paper_note === undefined ? null : (
        <div className="mt-4 rounded-key border border-line px-4 py-3">
          <p className="text-sm font-semibold text-muted">{text("paper.note.own")}</p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {paper_note}
          </p>
        </div>
      )}
      {isOpen ? (
        <footer className="mt-5 border-t border-line pt-4">
          <StudyActions questionId={card.question_id} hasHistory />
        </footer>
      ) : null}
    </article>
  );
}
