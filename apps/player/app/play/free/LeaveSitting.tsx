import { Suspense } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { rootStore } from "../../state/root-store.ts";
import type { Attempt } from "../attempt/run-state.ts";

const ConfirmDialog = lazyPart(async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
}));

/** Asks before the paper of an exam is left, and says what comes of it by the rules of that exam. */
export function LeaveSitting({ attempt: { watch } }: { readonly attempt: Attempt }) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that has ended leaves at once: nothing can be answered without it.
      rootStore.getState().session !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={text("sitting.leave.title")}
        description={
          watch?.policy === "end"
            ? text("sitting.leave.text_end", { limit: watch.limit_seconds })
            : text("sitting.leave.text_log")
        }
        confirmLabel={text("play.leave.confirm")}
        cancelLabel={text("sitting.leave_open.stay")}
        danger
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}
