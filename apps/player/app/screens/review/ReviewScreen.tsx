import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../Screen.tsx";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../CallView.tsx";
import { BackLink } from "../quiz-zone/BackLink.tsx";
import { ReviewedQuestion } from "./ReviewedQuestion.tsx";

type Shown = "all" | "missed";

/** Route /review/:attempt/. Every question of a finished attempt with own and right answer, why, and reference. */
export default function ReviewScreen() {
  const text = useText();
  const { percent } = useFormats();
  const { attempt = "" } = useParams();
  const [shown, setShown] = useState<Shown>("all");
  const api = useApi();
  const review = useQuery({
    queryKey: ["review_attempt", attempt],
    queryFn: ({ signal }) => api.review_attempt({ attempt_id: attempt }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = review.data?.ok === true ? review.data.data.result : undefined;
  return (
    <Screen title={text("review.title")}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title={text("review.title")}
          lead={
            result === undefined
              ? undefined
              : text("review.lead", { title: result.scope.title, percent: percent(result.percent) })
          }
          back={<BackLink to={backPath(result?.scope)} label={text("review.back")} />}
        />
        <CallView
          query={review}
          loading={<SkeletonList count={4} label={text("review.loading")} rowClassName="h-72 w-full" />}
        >
          {({ questions }) => {
            const missed = questions.filter((question) => !question.reveal.correct);
            const rows = shown === "all" ? questions : missed;
            return (
              <>
                <RadioKeys
                  legend={text("review.show")}
                  value={shown}
                  onChange={setShown}
                  choices={[
                    { value: "all", label: text("review.all", { count: questions.length }) },
                    { value: "missed", label: text("review.missed", { count: missed.length }) },
                  ]}
                />
                {rows.length === 0 ? (
                  <p className="py-10 text-center text-lg">{text("review.none_missed")}</p>
                ) : null}
                <ol className="mt-5 grid gap-5">
                  {rows.map((question) => (
                    <li key={question.card.question_id}>
                      <ReviewedQuestion {...question} />
                    </li>
                  ))}
                </ol>
              </>
            );
          }}
        </CallView>
      </div>
    </Screen>
  );
}

type Scope = { readonly category: string | null; readonly subcategory: string | null };

function backPath(scope: Scope | undefined): string {
  if (scope === undefined || scope.category === null) return "/quiz-zone/";
  return `/quiz-zone/${scope.category}/${scope.subcategory === null ? "" : `${scope.subcategory}/`}levels/`;
}
