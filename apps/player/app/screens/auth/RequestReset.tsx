import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { Notice } from "../../forms/Notice.tsx";
import { emailField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { keepReturnPath } from "../../paths/return-path.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { AuthPage } from "./AuthPage.tsx";

const shape = z.object({ email: emailField });

/** Asks for the mail. The answer is the same for known and unknown addresses. */
export function RequestReset({ isLinkExpired }: { isLinkExpired: boolean }) {
  const text = useText();
  const identity = useIdentity();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, ...action } = useActionForm({
    shape,
    defaults: { email: "" },
    submit: async ({ email }) => {
      const outcome = await identity.requestPasswordReset(email);
      if (outcome.ok) {
        setSentTo(email);
        return null;
      }
      return { refused: outcome.refused, ...(outcome.refused === "invalid_email" ? { field: "email" } : {}) };
    },
  });

  const toLogin = (
    <Link to={keepReturnPath("/auth/login/", search)} className="cc-link cc-link-alone self-center text-sm">
      {text("auth.reset.to_login")}
    </Link>
  );
  if (sentTo !== null) {
    return (
      <AuthPage title={text("auth.reset.sent_title")} awaitsMessage>
        <output className="block">
          <RichText
            id="auth.reset.sent"
            values={{ email: sentTo }}
            parts={[<bdi key="email" className="font-semibold break-words" />]}
          />
        </output>
        {toLogin}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={text("auth.reset.title")} lead={text("auth.reset.lead")}>
      {isLinkExpired ? <Notice kind="failure">{text("refusals.link_expired")}</Notice> : null}
      <ActionForm {...action} submit="auth.reset.submit">
        <FormField form={form} name="email" label="auth.field.email" kind="email" autoComplete="username" />
      </ActionForm>
      {toLogin}
    </AuthPage>
  );
}
