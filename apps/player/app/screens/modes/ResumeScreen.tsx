import { buttonClass } from "@crosscheck/ui/button-class";
import { Link, useParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { ModeRun } from "./ModeRun.tsx";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Route /resume/:attempt/. Goes on with an open run of any mode. */
export default function ResumeScreen() {
  const text = useText();
  const api = useApi();
  const { attempt = "" } = useParams();
  return (
    <ModeRun
      title={text("modes.resume")}
      queryKey={["resume", attempt]}
      open={(call) => api.get_attempt({ attempt_id: attempt }, call)}
      onAgain={null}
      refusedAction={
        <Link to="/" className={buttonClass("quiet")}>
          {text("shell.nav.fly")}
        </Link>
      }
    />
  );
}
