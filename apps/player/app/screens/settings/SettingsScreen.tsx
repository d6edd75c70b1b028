import { useText } from "../../i18n/texts.tsx";
import { Page } from "../../view/Page.tsx";
import { Panes } from "../../view/Panes.tsx";
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
    <Page title={text("settings.title")}>
      <Panes
        first={
          <>
            <StudyPlanCard />
            <LookCard />
            <BoardsCard />
          </>
        }
        second={
          <>
            <NoticesCard />
            <BlockedCard />
            <DevicesCard />
            <MyDataCard />
            <DeleteAccountCard />
          </>
        }
      />
    </Page>
  );
}
