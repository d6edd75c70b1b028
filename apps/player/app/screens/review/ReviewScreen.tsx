import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useFormats } from "../../i18n/formats.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { linksOf } from "../../modes/run-links.ts";
import { titleOfRun } from "../../play/run-title.ts";
import { examResultPath } from "../../paths/exam-paths.ts";
import { useApi } from "../../state/api.tsx";
import { useTextByLanguage } from "../../study/mock-queries.ts";
import { useBookmarkIds } from "../../study/study-queries.ts";
import { CallView } from "../../view/CallView.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { Screen } from "../../view/Screen.tsx";
import { QuestionStrip } from "./QuestionStrip.tsx";
import { ReviewedQuestion } from "./ReviewedQuestion.tsx";
import { ReviewFilter } from "./ReviewFilter.tsx";
import { ReviewKeys } from "./ReviewKeys.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import { questionsOf, type Filter, type Reviewed } from "./verdict.ts";

/** Of watched papers alone, where something happened. */
const Timeline = lazyPart(async () => ({ default: (await import("./Timeline.tsx")).Timeline }));

/** Of runs with a key that was corrected since. */
const RegradedCard = lazyPart(async () => ({ default: (await import("./RegradedCard.tsx")).RegradedCard }));

/** Of runs that cannot be reviewed. */
const NotTold = lazyPart(async () => ({ default: (await import("./NotTold.tsx")).NotTold }));

type Review = OutputOf<typeof reviewAttempt>;

/** Route /review/:attempt/. A finished attempt, question by question: own and right answer, why, time, and study tools. */
export default function ReviewScreen() {
  const text = useText();
  const { percent } = useFormats();
  const { attempt = "" } = useParams();
  const api = useApi();
  const review = useQuery({
    queryKey: ["review_attempt", attempt],
    queryFn: ({ signal }) => api.review_attempt({ attempt_id: attempt }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = review.data?.ok === true ? review.data.data.result : undefined;
  const face = result?.faces[result.scope.category ?? ""];
  const isNotTold = review.data?.ok === false && review.data.refused === "attempt_open";
  const back = result === undefined ? { to: "/", label: "shell.nav.fly" as const } : backOf(result);
  return (
    <Screen title={text("review.title")}>
      <PageHeader
        title={text("review.title")}
        lead={
          result === undefined ? undefined : (
            <span className="flex items-center gap-2">
              {face === undefined ? null : <SubjectTag face={face} />}
              {text("review.lead", { title: titleOfRun(text, result), percent: percent(result.percent) })}
            </span>
          )
        }
        back={<BackLink to={back.to} label={text(back.label)} />}
      />
      {isNotTold ? (
        <Suspense fallback={null}>
          <NotTold attemptId={attempt} />
        </Suspense>
      ) : (
        <CallView
          query={review}
          loading={<SkeletonList count={3} label={text("review.loading")} rowClassName="h-72 w-full" />}
        >
          {(loaded) => <LoadedReview review={loaded} />}
        </CallView>
      )}
    </Screen>
  );
}

/** Where a review leads back to: the list its run was chosen from; the result of a sitting. */
function backOf({ mode, scope }: Review["result"]): { readonly to: string; readonly label: MsgId } {
  if (scope.exam !== undefined) {
    return { to: examResultPath(scope.exam.exam_id), label: "sitting.not_told.result" };
  }
  const { listTo, listLabel } = linksOf(mode, scope);
  return { to: listTo, label: listLabel };
}

/** The name of the section that begins with this question; null within one, and without sections. */
function sectionAt(result: Review["result"], rows: readonly Reviewed[], place: number) {
  const section = rows[place]?.card.section ?? null;
  if (section === null || section === rows[place - 1]?.card.section) return null;
  const sections = result.scope.exam?.sections ?? result.mock?.sections ?? [];
  return sections.find((one) => one.section === section)?.name ?? null;
}

function LoadedReview({ review: { result, regrade, questions, timeline } }: { readonly review: Review }) {
  const text = useText();
  const ids = useBookmarkIds();
  const bookmarked = ids.data?.ok === true ? ids.data.data.question_ids : [];
  // A question let go while it is looked at stays until another filter is chosen.
  const [shown, setShown] = useState<{ readonly filter: Filter; readonly bookmarked: readonly string[] }>({
    filter: "all",
    bookmarked: [],
  });
  const list = useRef<HTMLOListElement>(null);
  useReviewKeys(list);
  const rows = questionsOf(questions, shown);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <aside className="grid gap-5 lg:sticky lg:top-20">
        <ReviewSummary result={result} questions={questions} />
        {regrade === null ? null : (
          <Suspense fallback={null}>
            <RegradedCard regrade={regrade} />
          </Suspense>
        )}
        {timeline.length === 0 ? null : (
          <Suspense fallback={null}>
            <Timeline entries={timeline} />
          </Suspense>
        )}
        <QuestionStrip
          questions={questions}
          onJump={(questionId) => {
            setShown({ filter: "all", bookmarked });
            requestAnimationFrame(() => document.getElementById(`question-${questionId}`)?.focus());
          }}
        />
      </aside>
      <div className="min-w-0">
        <ReviewFilter
          questions={questions}
          bookmarked={bookmarked}
          value={shown.filter}
          onChange={(filter) => setShown({ filter, bookmarked })}
        />
        <ReviewKeys />
        {rows.length === 0 ? (
          <p className="py-12 text-center text-lg">
            {text(shown.filter === "bookmarked" ? "review.none_bookmarked" : "review.none")}
          </p>
        ) : null}
        <ol ref={list} className="mt-4 grid gap-5">
          {rows.map((question, place) => (
            <li key={question.card.question_id}>
              <SectionStart name={sectionAt(result, rows, place)} />
              <ReviewedQuestion
                question={question}
                // A run about one subject says so once, above.
                face={result.scope.category === null ? result.faces[question.card.category] : undefined}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function SectionStart({ name }: { readonly name: ReturnType<typeof sectionAt> }) {
  const nameIn = useTextByLanguage();
  if (name === null) return null;
  return (
    <p className="mb-2 text-lg font-semibold">
      <Bdi>{nameIn(name)}</Bdi>
    </p>
  );
}
