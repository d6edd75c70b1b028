import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useEnter, useIsNewcomer, type Proof } from "../../auth/finish-sign-in.ts";
import { keepReturnPath } from "../../paths/return-path.ts";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";
import { toPhoneWait, type PhoneWait } from "./awaited.ts";
import { CodeForm } from "./CodeForm.tsx";
import { NewcomerName } from "./NewcomerName.tsx";

/** Signs in with the code from the text message; a newcomer is asked for a name first. */
export function VerifyPhone({ wait }: { wait: PhoneWait }) {
  const text = useText();
  const identity = useIdentity();
  const isNewcomer = useIsNewcomer();
  const enter = useEnter();
  const [newcomer, setNewcomer] = useState<Proof | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function check(code: string): Promise<AnyRefusal | null> {
    const proven = await identity.verifyPhoneCode(wait.requestId, code);
    const proof = proven.ok ? await identity.identityToken() : proven;
    if (!proof.ok) return proof.refused;
    if (await isNewcomer(proof.data)) {
      setNewcomer(proof.data);
      return null;
    }
    const outcome = await enter(proof.data, { kind: "mobile" });
    return outcome.ok ? null : outcome.refused;
  }

  if (newcomer !== null) return <NewcomerName proof={newcomer} />;
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
        onCheck={check}
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
