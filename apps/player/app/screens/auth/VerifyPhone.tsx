import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { OtpInput } from "@crosscheck/ui/OtpInput";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { Notice } from "../../forms/Notice.tsx";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";
import type { PhoneWait } from "./awaited.ts";
import { ResendCode } from "./ResendCode.tsx";

const DIGITS = 6;

/** Takes the code from the text message: typed, pasted or filled in by the phone. */
export function VerifyPhone({ wait }: { wait: PhoneWait }) {
  const text = useText();
  const id = useId();
  const { check, busy, failure } = useCheckCode(wait.requestId);
  const [code, setCode] = useState("");

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
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {text("auth.field.code")}
        </label>
        <OtpInput
          id={id}
          length={DIGITS}
          value={code}
          onChange={setCode}
          onComplete={(complete) => void check(complete)}
          boxLabel={(place) => text("auth.verify.box", { place, count: DIGITS })}
          invalid={failure !== null}
        />
        {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
        <Button type="submit" variant="action" loading={busy} className="w-full">
          {text("auth.verify.submit")}
        </Button>
      </form>
      <ResendCode wait={wait} />
      <Link to="/auth/login/?by=phone" className="cc-link cc-link-alone self-center text-sm">
        {text("auth.verify.other_number")}
      </Link>
    </AuthPage>
  );
}

/** One check at a time; a wrong code stays in its boxes to be corrected. */
function useCheckCode(requestId: string) {
  const identity = useIdentity();
  const finishSignIn = useFinishSignIn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);

  async function check(code: string) {
    if (busy) return;
    if (code.length < DIGITS) {
      setFailure("refusals.code_incomplete");
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const proven = await identity.verifyPhoneCode(requestId, code);
      const outcome = proven.ok ? await finishSignIn("mobile") : proven;
      if (!outcome.ok) setFailure(refusalId(outcome.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setBusy(false);
  }

  return { check, busy, failure };
}
