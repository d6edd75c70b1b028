import { useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { toPhoneNumber } from "../../auth/phone-number.ts";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { phoneField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { keepReturnPath } from "../../paths/return-path.ts";
import { useIdentity } from "../../state/api.tsx";
import { toPhoneWait } from "./awaited.ts";

const FIELD_FAULTS: ReadonlySet<string> = new Set(["phone_invalid", "country_not_served"]);
const shape = z.object({ phone: phoneField });

/** A mobile number, to which a 6-digit code goes; signs up as well as in. */
export function PhoneSignIn() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { form, ...action } = useActionForm({
    shape,
    defaults: { phone: "" },
    submit: async ({ phone: typed }) => {
      const phone = await toPhoneNumber(typed);
      if (phone === null) return { refused: "phone_invalid", field: "phone" };
      const sent = await identity.sendPhoneCode(phone);
      if (sent.ok) {
        await navigate(keepReturnPath("/auth/otp-verify/", search), { state: toPhoneWait(phone, sent.data) });
        return null;
      }
      return { refused: sent.refused, ...(FIELD_FAULTS.has(sent.refused) ? { field: "phone" } : {}) };
    },
  });

  return (
    <ActionForm {...action} submit="auth.login.send_code">
      <FormField
        form={form}
        name="phone"
        label="auth.field.phone"
        hint="auth.field.phone_hint"
        kind="tel"
        autoComplete="tel"
      />
    </ActionForm>
  );
}
