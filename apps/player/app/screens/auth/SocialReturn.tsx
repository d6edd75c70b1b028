import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { Notice } from "../../forms/Notice.tsx";
import { keepReturnPath } from "../../paths/return-path.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { AuthPage } from "./AuthPage.tsx";

/** Back from a social provider: the exchange runs by itself. */
export function SocialReturn() {
  const text = useText();
  const finishSignIn = useFinishSignIn();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<MsgId | null>(null);
  const started = useRef(false);

  async function finish() {
    setFailure(null);
    try {
      const outcome = await finishSignIn("social");
      if (!outcome.ok) setFailure(refusalId(outcome.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
  }

  useEffect(() => {
    // A proof can be exchanged once, and effects may run twice.
    if (started.current) return;
    started.current = true;
    void finish();
  });

  return (
    <AuthPage title={text("auth.login.finishing")}>
      {failure === null ? (
        <output className="block py-6 text-center text-muted">{text("shell.loading")}</output>
      ) : (
        <>
          <Notice kind="failure">{text(failure)}</Notice>
          {failure === "refusals.network_away" ? (
            <Button onClick={() => void finish()}>{text("shell.retry")}</Button>
          ) : null}
          <Link to={keepReturnPath("/auth/login/", search)} className="cc-link cc-link-alone">
            {text("auth.reset.to_login")}
          </Link>
        </>
      )}
    </AuthPage>
  );
}
