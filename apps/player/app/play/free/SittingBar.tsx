import { Button } from "@crosscheck/ui/Button";
import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { Lock, Save } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../../i18n/texts.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import type { Choice } from "./use-choice.ts";
import type { Turning } from "./use-turning.ts";

type SittingBarProps = {
  readonly attempt: Attempt;
  readonly choice: Choice;
  readonly turning: Turning;
  /** Whether its time is over. */
  readonly isUp: boolean;
  /** Whether the server would not change an answer any more. */
  readonly isRefused: boolean;
};

/** What only exams have below a question: the step that saves an answer for good, and what cannot be taken back. */
export function SittingBar({ attempt, choice, turning, isUp, isRefused }: SittingBarProps) {
  const text = useText();
  const isFinal = attempt.final_answers === true;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {isUp ? (
        <p role="status" className="rounded-key border-2 border-action-edge bg-card px-4 py-2.5 font-medium">
          {text("sitting.time_up")}
        </p>
      ) : null}
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {isRefused ? text("refusals.answer_final") : null}
      </p>
      {isFinal && !isUp ? <SaveAnswer choice={choice} /> : null}
      {attempt.forward_only === true ? (
        <p className="text-sm text-muted">{text("sitting.forward_only")}</p>
      ) : null}
      <ConfirmDialog
        open={turning.isAsking}
        title={text("sitting.leave_open.title")}
        description={text("sitting.leave_open.text")}
        confirmLabel={text("sitting.leave_open.confirm")}
        cancelLabel={text("sitting.leave_open.stay")}
        onConfirm={turning.leaveOpen}
        onClose={turning.stay}
      />
    </div>
  );
}

/** Saves the chosen answer for good; says so before and after. */
function SaveAnswer({ choice: { lock, canSave, save } }: Pick<SittingBarProps, "choice">) {
  const text = useText();
  const onSubmit = useEffectEvent(save);
  useEffect(() => {
    // Enter in a field that is typed in.
    const listener = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-own-keys], [role=dialog]") === null) onSubmit();
    };
    document.addEventListener("submit", listener);
    return () => document.removeEventListener("submit", listener);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="flex min-w-0 grow basis-56 items-center gap-2 text-sm font-medium">
        {lock === null ? (
          text(canSave ? "sitting.save.chosen" : "sitting.save.none")
        ) : (
          <>
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            {text("sitting.save.saved")}
          </>
        )}
      </output>
      {lock === null ? (
        <Button size="large" className="w-full sm:w-auto" disabled={!canSave} onClick={save}>
          <Save aria-hidden="true" className="size-5" />
          {text("sitting.save.button")}
        </Button>
      ) : null}
    </div>
  );
}
