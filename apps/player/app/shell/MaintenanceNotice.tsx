import { Suspense } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { useText } from "../i18n/texts.tsx";
import { useSettings } from "../boot/root-data.ts";
import { PageTitle } from "../view/PageTitle.tsx";
import { ReloadLink } from "./ReloadLink.tsx";

/** Seldom seen: no other page carries it. */
const HangarArt = lazyPart(async () => ({ default: (await import("./HangarArt.tsx")).HangarArt }));

/** Stands in for every screen while maintenance is on. */
export function MaintenanceNotice() {
  const text = useText();
  const { maintenance_message } = useSettings();
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <PageTitle title={text("shell.maintenance.title")} />
      <Suspense fallback={<svg viewBox="0 0 240 140" className="w-60 max-w-full" />}>
        <HangarArt />
      </Suspense>
      <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
        {text("shell.maintenance.title")}
      </h1>
      <p className="text-muted">
        <bdi>{maintenance_message === "" ? text("shell.maintenance.text") : maintenance_message}</bdi>
      </p>
      <ReloadLink label={text("shell.retry")} />
    </div>
  );
}
