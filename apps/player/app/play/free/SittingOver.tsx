import { Card } from "@crosscheck/ui/Card";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { Link, Navigate } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { examResultPath } from "../../paths/exam-paths.ts";
import type { Attempt } from "../attempt/run-state.ts";

/** What knows of a sitting, and is another thing once it is over. */
const CHANGED = ["get_exam_module", "get_exam", "get_exam_result", "get_open_attempts", "get_next_best"];

type SittingOverProps = {
  readonly attempt: Attempt;
  /** null: it is being handed in. */
  readonly end: "over" | "elsewhere" | null;
  /** What is said of the network meanwhile. */
  readonly children: ReactNode;
};

/** The end of a sitting: it is handed in, as often as it takes to arrive, and its result follows. */
export function SittingOver({ attempt, end, children }: SittingOverProps) {
  const text = useText();
  const queries = useQueryClient();
  useEffect(() => {
    if (end !== "over") return;
    for (const name of CHANGED) void queries.invalidateQueries({ queryKey: [name] });
  }, [end, queries]);
  if (end === "over") {
    return (
      <Navigate to={examResultPath(attempt.scope.exam?.exam_id ?? "")} replace state={{ isOver: true }} />
    );
  }
  if (end === "elsewhere") {
    return (
      <ErrorState message={text("refusals.other_device")}>
        {/* Its paper is asked for anew: this page takes it for handed in. */}
        <Link reloadDocument to={resumePath(attempt.attempt_id)} className={buttonClass("primary")}>
          {text("watch.device.here")}
        </Link>
      </ErrorState>
    );
  }
  return (
    <Card className="mx-auto max-w-2xl text-center" aria-busy="true">
      <h1 className="text-2xl font-bold">{text("play-kinds.free.sending_title")}</h1>
      <p className="mt-2 mb-4 text-muted">{text("sitting.handing_in")}</p>
      {children}
    </Card>
  );
}
