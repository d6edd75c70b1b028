import { Button } from "@crosscheck/ui/Button";
import { Dialog } from "@crosscheck/ui/Dialog";
import { useState } from "react";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { CallView } from "../view/CallView.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { ReportState } from "./ReportState.tsx";
import { StudyWait } from "./StudyWait.tsx";
import type { QuestionStudy, useQuestionStudy } from "./study-queries.ts";

type ReportDialogProps = {
  readonly questionId: string;
  readonly study: ReturnType<typeof useQuestionStudy>;
  readonly onClose: () => void;
};

/** An own report with its answer, or the form for a new one; one report at a time can be open. */
export function ReportDialog({ questionId, study, onClose }: ReportDialogProps) {
  const text = useText();
  const [wantsAnother, setWantsAnother] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("study.report.title")}
    >
      <CallView query={study} loading={<StudyWait label={text("shell.loading")} />}>
        {({ report }) =>
          report === null || (wantsAnother && report.status !== "open") ? (
            <ReportForm questionId={questionId} onClose={onClose} />
          ) : (
            <>
              <EarlierReport report={report} />
              <div className="mt-5 flex flex-wrap justify-end gap-3">
                {report.status === "open" ? null : (
                  <Button variant="quiet" onClick={() => setWantsAnother(true)}>
                    {text("study.report.again")}
                  </Button>
                )}
                <Button onClick={onClose}>{text("shell.close")}</Button>
              </div>
            </>
          )
        }
      </CallView>
    </Dialog>
  );
}

function EarlierReport({ report }: { readonly report: NonNullable<QuestionStudy["report"]> }) {
  const text = useText();
  const { date } = useFormats();
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <ReportState status={report.status} />
      <div className="w-full">
        <p className="text-xs text-muted">{text("study.report.yours", { date: date(report.reported_at) })}</p>
        <p dir="auto" className="mt-1 break-words whitespace-pre-line">
          {report.message}
        </p>
      </div>
      {report.answer === "" ? null : (
        <div className="w-full rounded-key bg-primary-soft px-4 py-3">
          <p className="text-xs text-muted">{text("study.report.answer")}</p>
          <p dir="auto" className="mt-1 break-words whitespace-pre-line">
            {report.answer}
          </p>
        </div>
      )}
    </div>
  );
}
