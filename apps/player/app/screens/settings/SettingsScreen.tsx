import { PageHeader } from "@crosscheck/ui/PageHeader";
import { useText } from "../../i18n/texts.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BlockedCard } from "./BlockedCard.tsx";
import { BoardsCard } from "./BoardsCard.tsx";
import { DeleteAccountCard } from "./DeleteAccountCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { LookCard } from "./LookCard.tsx";
import { MyDataCard } from "./MyDataCard.tsx";
import { NoticesCard } from "./NoticesCard.tsx";
import { StudyPlanCard } from "./StudyPlanCard.tsx";

/** Route /profile/settings/. */
export default function SettingsScreen() {
  const text = useText();
  return (
    <Screen title={text("settings.title")}>
      <PageHeader
        title={text("settings.title")}
        lead={text("settings.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <Panes
        first={
          <>
            <StudyPlanCard />
            <LookCard />
            <BoardsCard />
            <BlockedCard />
            <DevicesCard />
          </>
        }
        second={
          <>
            <NoticesCard />
            <MyDataCard />
            <DeleteAccountCard />
          </>
        }
      />
    </Screen>
  );
}
