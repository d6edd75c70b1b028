import { BookOpenText } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { useEarlyLoad } from "../use-early-load.ts";

const PassageCard = lazyPart(async () => ({ default: (await import("./PassageText.tsx")).PassageCard }));
const loadSheet = async () => ({ default: (await import("./PassageText.tsx")).PassageSheet });
const PassageSheet = lazyPart(loadSheet);
const SHEETS = [loadSheet];

type PassageFrameProps = { readonly attempt: Attempt; readonly children: ReactNode };

/** A run about a passage has it beside the question, or a button away on small screens. */
export function PassageFrame({ attempt, children }: PassageFrameProps) {
  const { passage, reading_seconds: seconds } = attempt;
  const isWide = useMediaQuery(DESK);
  if (passage === null) return children;
  if (!isWide) {
    return (
      <div className="mx-auto flex max-w-2xl flex-col">
        <PassageButton attempt={attempt} />
        {children}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 items-start gap-8">
      <div className="sticky top-4 min-w-0" data-pane>
        <Suspense fallback={<div className="h-96 rounded-card border border-line bg-card" />}>
          <PassageCard passage={passage} readingSeconds={seconds} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col" data-pane>
        {children}
      </div>
    </div>
  );
}

function PassageButton({
  attempt: { passage, reading_seconds: seconds },
}: Pick<PassageFrameProps, "attempt">) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  useEarlyLoad(SHEETS);
  if (passage === null) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="cc-key mb-3 flex min-h-12 w-full items-center gap-3 bg-card px-3 py-2 text-start hover:bg-primary-soft"
      >
        <BookOpenText aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <span className="min-w-0">
          <span className="block text-xs font-semibold text-muted">{text("play-kinds.passage.open")}</span>
          <span dir="auto" className="block w-fit max-w-full truncate font-semibold">
            {passage.title}
          </span>
        </span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PassageSheet passage={passage} readingSeconds={seconds} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
