import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../../view/Screen.tsx";

/** Route /maintenance/ while there is none; the frame shows the notice itself otherwise. */
export default function MaintenanceScreen() {
  const text = useText();
  return (
    <Screen title={text("shell.maintenance.title")}>
      <EmptyState
        isScreen
        title={text("shell.maintenance.title")}
        art={<PaperPlane />}
        action={
          <Link to="/" className={buttonClass()}>
            {text("shell.not_found.home")}
          </Link>
        }
      >
        {text("shell.maintenance.none")}
      </EmptyState>
    </Screen>
  );
}
