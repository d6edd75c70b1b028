import { REASON_MAX, REASON_MIN } from "@crosscheck/contract/limits";
import { Button } from "@crosscheck/ui/Button";
import { Field } from "@crosscheck/ui/Field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Notice } from "../forms/Notice.tsx";
import { refusalId } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";
import { showToast } from "../state/toasts.ts";
import { useApi } from "../state/api.tsx";
import { checkReason, countCharacters } from "./reason.ts";
import { studyKey } from "./study-queries.ts";
import { TextArea } from "./TextArea.tsx";

type ReportFormProps = { readonly questionId: string; readonly onClose: () => void };

/** What is wrong, in as many characters as the contract takes. A text that is refused stays. */
export function ReportForm({ questionId, onClose }: ReportFormProps) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const verdict = checkReason(reason);
  const report = useMutation({
    mutationFn: () => api.report_question({ question_id: questionId, message: reason }),
    onSuccess: async (outcome) => {
      if (!outcome.ok && outcome.refused !== "already_reported") return;
      await queries.invalidateQueries({ queryKey: studyKey(questionId) });
      if (!outcome.ok) return;
      void queries.invalidateQueries({ queryKey: ["get_reports"] });
      showToast({ id: "study.report.sent", kind: "success" });
      onClose();
    },
  });
  const refused = report.data?.ok === false ? report.data.refused : null;
  return (
    <form
      method="post"
      noValidate
      className="mt-1.5 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (verdict === "ok") {
          if (!report.isPending) report.mutate();
        } else field.current?.focus();
      }}
    >
      <p className="text-muted">{text("study.report.lead")}</p>
      <Field
        label={text("study.report.reason")}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{text("study.report.hint", { min: REASON_MIN })}</span>
            <span className={`tabular-nums ${verdict === "long" ? "font-semibold text-wrong" : ""}`}>
              {text("study.report.count", { count: countCharacters(reason), max: REASON_MAX })}
            </span>
          </span>
        }
        error={
          !isTried || verdict === "ok"
            ? undefined
            : verdict === "short"
              ? text("refusals.report_reason_missing")
              : text("study.report.too_long", { max: REASON_MAX })
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            ref={field}
            rows={4}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {refused !== null || report.isError ? (
        <Notice kind="failure">
          {text(refused === null ? "refusals.network_away" : refusalId(refused))}
        </Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {text("shell.cancel")}
        </Button>
        <Button type="submit" loading={report.isPending}>
          {text("study.report.send")}
        </Button>
      </div>
    </form>
  );
}
