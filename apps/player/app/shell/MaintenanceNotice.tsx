import { useText } from "../i18n/texts.tsx";
import { useSettings } from "../boot/root-data.ts";
import { HangarArt } from "./HangarArt.tsx";
import { PageTitle } from "../view/PageTitle.tsx";
import { ReloadLink } from "./ReloadLink.tsx";

/** Stands in for every screen while maintenance is on. */
export function MaintenanceNotice() {
  const text = useText();
  const { maintenance_message } = useSettings();
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <PageTitle title={text("shell.maintenance.title")} />
      <HangarArt />
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
