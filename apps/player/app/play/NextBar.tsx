import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ArrowRight, Check, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useText } from "../i18n/texts.tsx";

type NextBarProps = {
  readonly verdict: "right" | "wrong" | "late";
  readonly isLast: boolean;
  readonly onNext: () => void;
};

/** The verdict in words and the way on, always in sight; the button takes the focus and says the verdict with its name. */
export function NextBar({ verdict, isLast, onNext }: NextBarProps) {
  const text = useText();
  const verdictId = useId();
  const nextRef = useRef<HTMLButtonElement>(null);
  useEffect(() => nextRef.current?.focus({ preventScroll: true }), []);
  const isRight = verdict === "right";
  const Icon = isRight ? Check : X;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-line bg-bg px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      <div className="flex items-center gap-4 max-sm:gap-3">
        <p
          id={verdictId}
          className={`flex shrink-0 items-center gap-2 text-lg font-bold ${isRight ? "text-correct" : "text-wrong"}`}
        >
          <Icon aria-hidden="true" className="cc-pop size-7" strokeWidth={3} />
          {text(`play.verdict.${verdict}`)}
        </p>
        <Button
          ref={nextRef}
          variant="primary"
          size="large"
          className="min-w-0 grow max-sm:px-3 max-[359px]:text-base"
          aria-describedby={verdictId}
          onKeyDown={(event) => {
            // The key that gave the answer may still be held down.
            if (event.repeat) event.preventDefault();
          }}
          onClick={onNext}
        >
          {text(isLast ? "play.finish" : "play.next")}
          <DirIcon icon={ArrowRight} className="size-5" />
        </Button>
      </div>
    </div>
  );
}
