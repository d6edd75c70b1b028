import { useState } from "react";
import * as z from "zod/mini";
import { toPhoneNumber } from "../../auth/phone-number.ts";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { emailField, phoneField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { useApi } from "../../state/api.tsx";
import type { ContactKind } from "./contact-kind.ts";
import { ConfirmContact } from "./ConfirmContact.tsx";

const SHAPES = { email: z.object({ address: emailField }), mobile: z.object({ address: phoneField }) };

/** Two steps: the new address, then the code sent to it. */
export function ContactChange({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, ...action } = useActionForm({
    shape: SHAPES[kind],
    defaults: { address: "" },
    submit: async ({ address: typed }) => {
      const address = kind === "email" ? typed : await toPhoneNumber(typed);
      if (address === null) return { refused: "phone_invalid", field: "address" };
      const outcome = await api.update_profile({ [kind]: address });
      if (outcome.ok) {
        setSentTo(address);
        return null;
      }
      if (outcome.refused === "email_in_use") return { refused: "email_in_use", field: "address" };
      if (outcome.refused !== "invalid_field") return { refused: outcome.refused };
      return { refused: kind === "email" ? "invalid_email" : "phone_invalid", field: "address" };
    },
  });

  if (sentTo !== null) return <ConfirmContact kind={kind} address={sentTo} onDone={onDone} />;
  return (
    <ActionForm {...action} submit="profile.contact.send_code" variant="primary">
      {kind === "email" ? (
        <FormField form={form} name="address" label="auth.field.email" kind="email" autoComplete="email" />
      ) : (
        <FormField
          form={form}
          name="address"
          label="auth.field.phone"
          hint="auth.field.phone_hint"
          kind="tel"
          autoComplete="tel"
        />
      )}
    </ActionForm>
  );
}
