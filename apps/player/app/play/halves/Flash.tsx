import { Button } from "@crosscheck/ui/Button";
import type { Verdict } from "@crosscheck/rules/attempts/telling-time";
import { Check, Pause, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";

type FlashProps = {
  readonly verdict: Verdict;
  /** How long it is told. */
  readonly ms: number;
  /** A finger lies on the screen. */
  readonly isStopped: boolean;
  readonly onHold: () => void;
};

/** The verdict at speed, with the time it stays and the way to its reason. */
export function Flash({ verdict, ms, isStopped, onHold }: FlashProps) {
  const text = useText();
  const isRight = verdict === "right";
  const Icon = isRight ? Check : X;
  return (
    <div
      className={`relative isolate flex min-h-14 items-center gap-2 overflow-hidden rounded-key border-2 bg-card ps-3 pe-1 ${isRight ? "border-correct" : "border-wrong"}`}
    >
      <p
        className={`flex grow items-center gap-2 text-lg font-bold ${isRight ? "text-correct" : "text-wrong"}`}
      >
        <Icon aria-hidden="true" className="cc-pop size-7" strokeWidth={3} />
        {text(`play.verdict.${verdict}`)}
      </p>
      <Button variant="quiet" size="small" aria-keyshortcuts="ArrowDown" onClick={onHold}>
        <Pause aria-hidden="true" className="size-4.5" />
        {text("play-kinds.halves.why")}
      </Button>
      <span
        aria-hidden="true"
        className={`hv-drain ${isRight ? "bg-correct-soft" : "bg-wrong-soft"}`}
        style={{
          animationDuration: `${ms}ms`,
          animationPlayState: isStopped ? "paused" : "running",
        }}
      />
    </div>
  );
}
