import { Link, useLocation, useNavigate } from "react-router";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { keepReturnPath } from "../../gates/return-path.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";
import { toPhoneWait, type PhoneWait } from "./awaited.ts";
import { CodeForm } from "./CodeForm.tsx";

/** Signs in with the code from the text message. */
export function VerifyPhone({ wait }: { wait: PhoneWait }) {
  const text = useText();
  const identity = useIdentity();
  const finishSignIn = useFinishSignIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return (
    <AuthPage
      title={text("auth.verify.phone_title")}
      awaitsMessage
      lead={
        <RichText
          id="auth.verify.phone"
          values={{ phone: wait.phone }}
          parts={[<bdi key="phone" dir="ltr" className="font-semibold text-ink" />]}
        />
      }
    >
      <CodeForm
        submit="auth.verify.submit"
        variant="action"
        onCheck={async (code) => {
          const proven = await identity.verifyPhoneCode(wait.requestId, code);
          const outcome = proven.ok ? await finishSignIn("mobile") : proven;
          return outcome.ok ? null : outcome.refused;
        }}
        againAtMs={wait.againAtMs}
        onResend={async () => {
          const sent = await identity.sendPhoneCode(wait.phone);
          if (!sent.ok) return sent.refused;
          await navigate(`${pathname}${search}`, {
            replace: true,
            state: toPhoneWait(wait.phone, sent.data),
          });
          return null;
        }}
      />
      <Link
        to={keepReturnPath("/auth/login/?by=phone", new URLSearchParams(search))}
        className="cc-link cc-link-alone self-center text-sm"
      >
        {text("auth.verify.other_number")}
      </Link>
    </AuthPage>
  );
}
