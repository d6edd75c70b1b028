import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../../i18n/texts.tsx";
import { EXAMS_PATH } from "../../../paths/exam-paths.ts";
import { Until } from "../../../view/Until.tsx";
import type { SittingResult } from "./exam-result.ts";

const ROW = "grow basis-36 whitespace-nowrap max-sm:px-3";

/** Where to go now: the answers, when they may be seen, and the other exams. */
export function ResultWays({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const { attempt_id: attemptId, can_review: canReview, exam } = result;
  return (
    <>
      <nav aria-label={text("play.result.next_steps")} className="flex flex-wrap gap-2.5">
        {canReview ? (
          <Link to={`/review/${attemptId}/`} className={`${buttonClass("primary")} ${ROW}`}>
            {text("sitting.result.review")}
          </Link>
        ) : null}
        <Link to={EXAMS_PATH} className={`${buttonClass("quiet")} ${ROW}`}>
          {text("sitting.result.all")}
        </Link>
      </nav>
      {canReview ? null : (
        <p className="text-sm text-muted">
          {exam.review_available_at === null ? (
            text("sitting.result.review_never")
          ) : (
            <Until label="sitting.result.review_from" at={exam.review_available_at} />
          )}
        </p>
      )}
    </>
  );
}
