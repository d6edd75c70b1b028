import { buttonClass } from "@crosscheck/ui/button-class";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { ModeRun } from "./ModeRun.tsx";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Only exams of schools are bound to a device. */
const OtherDevice = lazyPart(async () => ({
  default: (await import("../../play/watch/OtherDevice.tsx")).OtherDevice,
}));

/** Route /resume/:attempt/. Goes on with an open run of any mode. */
export default function ResumeScreen() {
  const text = useText();
  const api = useApi();
  const { attempt = "" } = useParams();
  const queries = useQueryClient();
  const otherDevice = (
    <Suspense fallback={null}>
      <OtherDevice
        attemptId={attempt}
        wasHere={false}
        leaveTo="/"
        onTaken={() => void queries.invalidateQueries({ queryKey: ["run", "resume", attempt] })}
      />
    </Suspense>
  );
  return (
    <ModeRun
      title={text("modes.resume")}
      queryKey={["resume", attempt]}
      open={(call) => api.get_attempt({ attempt_id: attempt }, call)}
      onAgain={null}
      insteadOf={{ refused: "other_device", view: otherDevice }}
      refusedAction={
        <Link to="/" className={buttonClass("quiet")}>
          {text("shell.nav.fly")}
        </Link>
      }
    />
  );
}
