import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { Page } from "../../view/Page.tsx";

/** Route /maintenance/ while there is none; the frame shows the notice itself otherwise. */
export default function MaintenanceScreen() {
  const text = useText();
  return (
    <Page title={text("shell.maintenance.title")} lead={text("shell.maintenance.none")} width="text">
      <p>
        <Link to="/" className="cc-link cc-link-alone">
          {text("shell.not_found.home")}
        </Link>
      </p>
    </Page>
  );
}
