import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Notice } from "../../forms/Notice.tsx";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { toClock } from "../../i18n/clock.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { showToast } from "../../shell/toasts.ts";
import { useIdentity } from "../../state/api.tsx";
import { toPhoneWait, type PhoneWait } from "./awaited.ts";

/** Another code, once the pause is over. */
export function ResendCode({ wait }: { wait: PhoneWait }) {
  const text = useText();
  const identity = useIdentity();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const secondsLeft = useCountdown(wait.againAtMs, 0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);

  async function sendAgain() {
    setBusy(true);
    setFailure(null);
    try {
      const sent = await identity.sendPhoneCode(wait.phone);
      if (sent.ok) {
        showToast({ id: "auth.verify.sent", kind: "success" });
        await navigate(`${pathname}${search}`, { replace: true, state: toPhoneWait(wait.phone, sent.data) });
      } else setFailure(refusalId(sent.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setBusy(false);
  }

  if (secondsLeft > 0) {
    return (
      <p className="grid min-h-12 place-content-center text-center text-sm text-muted">
        <span>
          <RichText
            id="auth.verify.again_in"
            values={{ time: toClock(secondsLeft) }}
            parts={[<bdi key="time" dir="ltr" className="tabular-nums" />]}
          />
        </span>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
      <Button variant="quiet" loading={busy} onClick={() => void sendAgain()}>
        {text("auth.verify.again")}
      </Button>
    </div>
  );
}
