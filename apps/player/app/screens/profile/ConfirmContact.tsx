import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { OtpInput } from "@crosscheck/ui/OtpInput";
import { useId, useState } from "react";
import { Notice } from "../../forms/Notice.tsx";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useSettings } from "../../root-data.ts";
import { showToast } from "../../shell/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import type { ContactKind } from "./ContactChange.tsx";

const DIGITS = 6;

type ConfirmContactProps = {
  readonly kind: ContactKind;
  readonly address: string;
  readonly onDone: () => void;
};

/** The code that proves a new address. */
export function ConfirmContact({ kind, address, onDone }: ConfirmContactProps) {
  const text = useText();
  const id = useId();
  const api = useApi();
  const { outbox_hint } = useSettings();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);

  async function confirm(complete: string) {
    if (busy) return;
    if (complete.length < DIGITS) {
      setFailure("refusals.code_incomplete");
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await api.confirm_contact({ kind, code: complete });
      if (outcome.ok) {
        updateOwnUser(outcome.data);
        showToast({ id: "profile.contact.saved", kind: "success" });
        onDone();
        return;
      }
      setFailure(refusalId(outcome.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setBusy(false);
  }

  return (
    <form
      method="post"
      noValidate
      className="flex max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(code);
      }}
    >
      <output className="block">
        <RichText
          id="profile.contact.code_sent"
          values={{ address }}
          parts={[<bdi key="address" dir="ltr" className="font-semibold break-words" />]}
        />
      </output>
      {outbox_hint === null ? null : (
        <Notice kind="info">
          <RichText id="auth.outbox" values={{ hint: outbox_hint }} parts={[<code key="hint" dir="ltr" />]} />
        </Notice>
      )}
      <label htmlFor={id} className="text-sm font-semibold">
        {text("auth.field.code")}
      </label>
      <OtpInput
        id={id}
        length={DIGITS}
        value={code}
        onChange={setCode}
        onComplete={(complete) => void confirm(complete)}
        boxLabel={(place) => text("auth.verify.box", { place, count: DIGITS })}
        invalid={failure !== null}
      />
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
      <Button type="submit" loading={busy}>
        {text("profile.contact.confirm")}
      </Button>
    </form>
  );
}
