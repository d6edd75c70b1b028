import { Link, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { newPasswordField, passwordField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { keepReturnPath } from "../../paths/return-path.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";

const DIFFERS: MsgId = "refusals.passwords_differ";
const shape = z
  .object({ password: newPasswordField, again: passwordField })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: DIFFERS }));

/** Sets the new password with the mailed link's token. */
export function NewPassword({ token }: { token: string }) {
  const text = useText();
  const identity = useIdentity();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { form, ...action } = useActionForm({
    shape,
    defaults: { password: "", again: "" },
    submit: async ({ password }) => {
      const outcome = await identity.resetPassword(token, password);
      if (!outcome.ok) {
        const isWeak = outcome.refused === "password_too_common";
        return { refused: outcome.refused, ...(isWeak ? { field: "password" } : {}) };
      }
      await navigate(keepReturnPath("/auth/login/?reset=done", search), { replace: true });
      return null;
    },
  });

  return (
    <AuthPage title={text("auth.reset.new_title")} lead={text("auth.reset.new_lead")}>
      <ActionForm {...action} submit="auth.reset.new_submit">
        <FormField
          form={form}
          name="password"
          label="auth.field.new_password"
          hint="auth.field.password_hint"
          kind="password"
          autoComplete="new-password"
        />
        <FormField
          form={form}
          name="again"
          label="auth.field.password_again"
          kind="password"
          autoComplete="new-password"
        />
      </ActionForm>
      {action.failure === "refusals.link_expired" ? (
        <Link
          to={keepReturnPath("/auth/reset-password/", search)}
          className="cc-link cc-link-alone self-center text-sm"
        >
          {text("auth.reset.submit")}
        </Link>
      ) : null}
    </AuthPage>
  );
}
