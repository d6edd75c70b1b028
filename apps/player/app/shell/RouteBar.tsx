import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useHydrated } from "../hooks/use-hydrated.ts";

const loadBar = async () => {
  const { BProgress } = await import("@bprogress/core");
  // Its own template would be text that becomes HTML, which trusted types refuse.
  BProgress.configure({ showSpinner: false, template: null });
  return BProgress;
};

/** From here on the library shows and hides it. */
const HIDDEN = { display: "none" };

/**
 * A thin bar while the next screen is on its way (spec §2). Its library comes right after the first screen: on a slow
 * network it would else arrive behind the very screen it announces.
 */
export function RouteBar() {
  const isAlive = useHydrated();
  const isLoading = useNavigation().state !== "idle";

  useEffect(() => {
    loadBar().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isLoading) return;
    let stopped = false;
    const bar = loadBar().then(
      (progress) => {
        if (!stopped) progress.start();
        return progress;
      },
      // Without its library the change of screen goes on without a bar.
      () => null,
    );
    return () => {
      stopped = true;
      void bar.then((progress) => progress?.done());
    };
  }, [isLoading]);

  if (!isAlive) return null;
  return (
    <div className="bprogress" style={HIDDEN}>
      <div className="bar" />
    </div>
  );
}
