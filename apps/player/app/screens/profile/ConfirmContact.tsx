import { useState } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { RichText } from "../../i18n/texts.tsx";
import { useSettings } from "../../boot/root-data.ts";
import { showToast } from "../../state/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { RESEND_PAUSE_MS } from "../auth/awaited.ts";
import { CodeForm } from "../auth/CodeForm.tsx";
import type { ContactKind } from "./contact-kind.ts";

type ConfirmContactProps = {
  readonly kind: ContactKind;
  readonly address: string;
  readonly onDone: () => void;
};

/** The code that proves a new address. */
export function ConfirmContact({ kind, address, onDone }: ConfirmContactProps) {
  const api = useApi();
  const { outbox_hint } = useSettings();
  const [againAtMs, setAgainAtMs] = useState(() => Date.now() + RESEND_PAUSE_MS);

  return (
    <div className="flex max-w-md flex-col gap-4">
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
      <CodeForm
        submit="profile.contact.confirm"
        variant="primary"
        onCheck={async (code) => {
          const outcome = await api.confirm_contact({ kind, code });
          if (!outcome.ok) return outcome.refused;
          updateOwnUser(outcome.data);
          showToast({ id: "profile.contact.saved", kind: "success" });
          onDone();
          return null;
        }}
        againAtMs={againAtMs}
        onResend={async () => {
          const outcome = await api.update_profile({ [kind]: address });
          if (!outcome.ok) return outcome.refused;
          setAgainAtMs(Date.now() + RESEND_PAUSE_MS);
          return null;
        }}
      />
    </div>
  );
}
