import { lazy, Suspense } from "react";
import { useBlocker } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { rootStore } from "../state/root-store.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
}));

/** Asks before the player leaves a run that is under way. The run itself waits on the server. */
export function LeaveGuard({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      // A session that has ended leaves at once: nothing can be answered without it.
      rootStore.getState().session !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={text("play.leave.title")}
        description={text("play.leave.text")}
        confirmLabel={text("play.leave.confirm")}
        cancelLabel={text("play.leave.stay")}
        danger
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}
