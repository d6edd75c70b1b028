import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { emailField, passwordField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { keepReturnPath } from "../../paths/return-path.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useIdentity } from "../../state/api.tsx";
import { addressIn } from "./awaited.ts";

const shape = z.object({ email: emailField, password: passwordField });

/** Email and password. An address that is not verified yet leads to its mail. */
export function EmailSignIn() {
  const text = useText();
  const identity = useIdentity();
  const finishSignIn = useFinishSignIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { form, ...action } = useActionForm({
    shape,
    // Who comes from a mail has shown the address already.
    defaults: { email: addressIn(state) ?? "", password: "" },
    submit: async ({ email, password }) => {
      const proven = await identity.signInWithEmail(email, password);
      const outcome = proven.ok ? await finishSignIn("email") : proven;
      if (outcome.ok) return null;
      if (outcome.refused === "verify_email_first") {
        showToast({ id: "refusals.verify_email_first", kind: "warning" });
        await navigate(keepReturnPath("/auth/otp-verify/", search), { state: { email } });
        return null;
      }
      return { refused: outcome.refused, ...(outcome.refused === "invalid_email" ? { field: "email" } : {}) };
    },
  });

  return (
    <ActionForm {...action} submit="auth.login.submit">
      <FormField form={form} name="email" label="auth.field.email" kind="email" autoComplete="username" />
      <FormField
        form={form}
        name="password"
        label="auth.field.password"
        kind="password"
        autoComplete="current-password"
      />
      <Link
        to={keepReturnPath("/auth/reset-password/", search)}
        className="cc-link cc-link-alone -my-2 self-start text-sm"
      >
        {text("auth.login.forgot")}
      </Link>
    </ActionForm>
  );
}
