import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Notice } from "../../forms/Notice.tsx";
import { keepReturnPath } from "../../gates/return-path.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";

type Resend = "idle" | "busy" | "sent" | MsgId;

/** The address waits for its mailed link. */
export function VerifyMail({ email }: { email: string }) {
  const text = useText();
  const identity = useIdentity();
  const [search] = useSearchParams();
  const [resend, setResend] = useState<Resend>("idle");

  async function sendAgain() {
    setResend("busy");
    try {
      const outcome = await identity.resendVerification(email);
      setResend(outcome.ok ? "sent" : refusalId(outcome.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setResend("refusals.network_away");
    }
  }

  return (
    <AuthPage title={text("auth.verify.mail_title")} awaitsMessage>
      <p>
        <RichText
          id="auth.verify.mail"
          values={{ email }}
          parts={[<bdi key="email" className="font-semibold break-words" />]}
        />
      </p>
      {resend === "sent" ? <Notice kind="success">{text("auth.verify.mail_sent")}</Notice> : null}
      {resend === "idle" || resend === "busy" || resend === "sent" ? null : (
        <Notice kind="failure">{text(resend)}</Notice>
      )}
      <Button variant="quiet" loading={resend === "busy"} onClick={() => void sendAgain()}>
        {text("auth.verify.mail_again")}
      </Button>
      <Link to={keepReturnPath("/auth/login/", search)} className="cc-link cc-link-alone self-center text-sm">
        {text("auth.reset.to_login")}
      </Link>
    </AuthPage>
  );
}
