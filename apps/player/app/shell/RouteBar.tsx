import { useEffect } from "react";
import { useNavigation } from "react-router";

/** A thin bar while the next screen is on its way (spec §2). Its library is loaded after the first screen. */
export function RouteBar() {
  const isLoading = useNavigation().state !== "idle";

  useEffect(() => {
    if (!isLoading) return;
    let stopped = false;
    const bar = import("@bprogress/core").then(
      ({ BProgress }) => {
        BProgress.configure({ showSpinner: false });
        if (!stopped) BProgress.start();
        return BProgress;
      },
      // Without its library the change of screen goes on without a bar.
      () => null,
    );
    return () => {
      stopped = true;
      void bar.then((progress) => progress?.done());
    };
  }, [isLoading]);

  return null;
}
