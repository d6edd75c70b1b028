import { Card } from "@crosscheck/ui/Card";
import { useText } from "../../../i18n/texts.tsx";
import type { SittingResult } from "./exam-result.ts";

/** What the examiner said to what happened around a sitting; nothing where nothing was said. */
export function DecisionCard({ decision }: Pick<SittingResult, "decision">) {
  const text = useText();
  if (decision === null) return null;
  return (
    <Card>
      <h2 className="text-lg">{text("sitting.result.decision.title")}</h2>
      <p className="mt-1 font-semibold">{text(`sitting.result.decision.${decision.decision}`)}</p>
      {decision.reason === "" ? null : (
        <p className="mt-1 break-words" dir="auto">
          {decision.reason}
        </p>
      )}
    </Card>
  );
}
