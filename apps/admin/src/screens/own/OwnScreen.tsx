import { Page } from "../../kit/Page.tsx";
import { Panels } from "../../kit/Panel.tsx";
import { useSay } from "../../texts/i18n.ts";
import { OwnSessions } from "./OwnSessions.tsx";
import { PasswordPanel } from "./PasswordPanel.tsx";
import { SecondFactorPanel } from "./SecondFactorPanel.tsx";

/** The operator's own way in: password, second factor, where it is signed in. */
export function OwnScreen() {
  const say = useSay();
  return (
    <Page title={say("areas.own")}>
      <Panels>
        <PasswordPanel />
        <SecondFactorPanel />
      </Panels>
      <OwnSessions />
    </Page>
  );
}
