import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useText } from "../../../i18n/texts.tsx";
import { EXAMS_PATH, examPath } from "../../../paths/exam-paths.ts";
import { BackLink } from "../../../view/BackLink.tsx";
import { CallView } from "../../../view/CallView.tsx";
import { Screen } from "../../../view/Screen.tsx";
import type { SittingResult } from "./exam-result.ts";
import { HiddenResult } from "./HiddenResult.tsx";
import { ReleasedResult } from "./ReleasedResult.tsx";
import { useExamResult } from "./use-exam-result.ts";
import { VoidedResult } from "./VoidedResult.tsx";
import "./result.css";

/** Route /exam-module/:exam/result/. What the player's sitting of an exam came to, as far as it may be known. */
export function SittingResultScreen({ examId }: { readonly examId: string }) {
  const text = useText();
  const { state } = useLocation();
  const { query, isOpen, isSettling } = useExamResult(examId, isFromSitting(state));
  const exam = query.data?.ok === true ? query.data.data.exam : undefined;
  const loading = (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Skeleton className="h-96 w-full" />
      <SkeletonList count={3} label={text("sitting.result.loading")} rowClassName="h-28 w-full" />
    </div>
  );
  return (
    <Screen title={text("sitting.result.title")}>
      <div className="cc-result">
        <PageHeader
          title={exam === undefined ? text("sitting.result.title") : <Bdi>{exam.title}</Bdi>}
          lead={exam === undefined ? undefined : <Subject exam={exam} />}
          back={<BackLink to={EXAMS_PATH} label={text("sitting.result.all")} />}
        />
        {isOpen ? (
          <EmptyState
            title={text("sitting.result.open")}
            action={
              <Link to={examPath(examId)} className={buttonClass("action")}>
                {text("sitting.result.continue")}
              </Link>
            }
          />
        ) : isSettling ? (
          loading
        ) : (
          <CallView
            query={query}
            loading={loading}
            noData="sitting.result.gone"
            refusedAction={
              <Link to={EXAMS_PATH} className={buttonClass("quiet")}>
                {text("sitting.result.all")}
              </Link>
            }
          >
            {(result) => <KnownResult result={result} />}
          </CallView>
        )}
      </div>
    </Screen>
  );
}

/** Licence and subject as candidates know them. */
function Subject({ exam: { licence, subject } }: Pick<SittingResult, "exam">) {
  const parts = [licence, subject].filter((part) => part !== "");
  return parts.map((part, place) => (
    <span key={part}>
      {place === 0 ? null : " · "}
      <Bdi>{part}</Bdi>
    </span>
  ));
}

/** The result in its state; says so when one that was waited for has come. */
function KnownResult({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const [wasHidden] = useState(result.state === "hidden");
  const hasCome = wasHidden && result.state === "released";
  return (
    <>
      <output className="sr-only">{hasCome ? text("sitting.result.here") : ""}</output>
      {result.state === "hidden" ? <HiddenResult result={result} /> : null}
      {result.state === "released" ? <ReleasedResult result={result} /> : null}
      {result.state === "voided" ? <VoidedResult result={result} /> : null}
    </>
  );
}

function isFromSitting(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOver" in state;
}
