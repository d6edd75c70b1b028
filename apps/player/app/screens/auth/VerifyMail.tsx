import { Button } from "@crosscheck/ui/Button";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { waitForMailedLink } from "../../auth/mail-wait.ts";
import { Notice } from "../../forms/Notice.tsx";
import { useCall } from "../../forms/use-call.ts";
import { keepReturnPath, returnPathFrom } from "../../paths/return-path.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useIdentity } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";
import { AuthPage } from "./AuthPage.tsx";

/** The address waits for its mailed link; the page goes on by itself once that was opened, here or elsewhere. */
export function VerifyMail({ email }: { email: string }) {
  const text = useText();
  const identity = useIdentity();
  const [search] = useSearchParams();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const finishing = useGoOn(email);
  const resend = useCall(async () => {
    setIsSentAgain(false);
    const outcome = await identity.resendVerification(email);
    if (!outcome.ok) return outcome.refused;
    setIsSentAgain(true);
    return null;
  });
  const failure = finishing ?? resend.failure;

  return (
    <AuthPage title={text("auth.verify.mail_title")} awaitsMessage>
      <p>
        <RichText
          id="auth.verify.mail"
          values={{ email }}
          parts={[<bdi key="email" className="font-semibold break-words" />]}
        />
      </p>
      <output className="flex items-center gap-3 text-sm text-muted">
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
        {text("auth.verify.waiting")}
      </output>
      {isSentAgain ? <Notice kind="success">{text("auth.verify.mail_sent")}</Notice> : null}
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
      <Button variant="quiet" loading={resend.busy} onClick={() => void resend.run(undefined)}>
        {text("auth.verify.mail_again")}
      </Button>
      <Link
        to={keepReturnPath("/auth/login/", search)}
        state={{ email }}
        className="cc-link cc-link-alone self-center text-sm"
      >
        {text("auth.reset.to_login")}
      </Link>
    </AuthPage>
  );
}

/** Goes on when the link was opened; to the sign-in form when nothing is waited for any more. What went wrong, if anything. */
function useGoOn(email: string) {
  const identity = useIdentity();
  const finishSignIn = useFinishSignIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useRootState((state) => state.session);
  const { run, failure } = useCall(async (end: "signed_in" | "over") => {
    if (end === "signed_in") {
      const outcome = await finishSignIn("email");
      return outcome.ok ? null : outcome.refused;
    }
    showToast({ id: "auth.verify.over", kind: "warning" });
    await navigate(keepReturnPath("/auth/login/", search), { replace: true, state: { email } });
    return null;
  });
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => waitForMailedLink({ identity, onEnd: (end) => void latest.current(end) }), [identity]);
  // The link was opened in another tab, which signed this browser in.
  useEffect(() => {
    if (session !== null) void navigate(returnPathFrom(search, location.origin), { replace: true });
  }, [session, navigate, search]);
  return failure;
}
