import { Suspense } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../hooks/lazy-part.ts";
import { useText } from "../i18n/texts.tsx";
import { rootStore } from "../state/root-store.ts";
import { useEarlyLoad } from "./use-early-load.ts";

const loadDialog = async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
});
const ConfirmDialog = lazyPart(loadDialog);
const DIALOG = [loadDialog];

/** Asks before the player leaves a run that is under way. The run itself waits on the server. */
export function LeaveGuard({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  useEarlyLoad(DIALOG);
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
