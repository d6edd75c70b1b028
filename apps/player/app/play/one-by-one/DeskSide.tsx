import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { Kbd } from "../../view/Kbd.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { RunMap } from "./RunMap.tsx";

const KeySheet = lazyPart(async () => ({ default: (await import("../../view/KeySheet.tsx")).KeySheet }));

type DeskSideProps = {
  readonly attempt: Attempt;
  /** Of the question on the screen. */
  readonly shownId: string;
};

/** What only a desk has room for: how the run goes, and the way to all keys. */
export function DeskSide({ attempt, shownId }: DeskSideProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="cc-run-card">
      <RunMap attempt={attempt} shownId={shownId} />
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text("keys.show")}
        <Kbd>?</Kbd>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <KeySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
