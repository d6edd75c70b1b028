import Button from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../../data/session.ts";
import { CallDialog } from "../../kit/CallDialog.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { AffectedDialog, type Affected } from "./AffectedDialog.tsx";

/** Lets a corrected key count for what was played: who is affected is shown first, then it is decided. */
export function RegradeButton({ questionId }: { readonly questionId: string }) {
  const say = useSay();
  const words = useWords();
  const { number } = useFormats();
  const may = useMay();
  const [step, setStep] = useState<"closed" | "look" | Affected>("closed");
  const close = () => setStep("closed");
  if (!may("preview_play_regrade")) return null;
  const canDecide = may("regrade_play");
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setStep("look")} sx={{ whiteSpace: "nowrap" }}>
        {words.action(canDecide ? "regrade_play" : "preview_play_regrade")}
      </Button>
      {step === "look" && (
        <AffectedDialog questionId={questionId} onClose={close} {...(canDecide ? { onGoOn: setStep } : {})} />
      )}
      {typeof step === "object" && (
        <CallDialog
          action="regrade_play"
          fixed={{ question_id: questionId, version: step.version, versions: step.versions }}
          lead={say("figures.confirm_lead", {
            players: number(step.players),
            coins: number(step.coins),
            score: number(step.score),
          })}
          typed={String(step.players)}
          onClose={close}
          renderAnswer={() => say("figures.started")}
        />
      )}
    </>
  );
}
