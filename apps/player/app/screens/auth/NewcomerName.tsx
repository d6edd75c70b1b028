import { useEffect, useRef } from "react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { useEnter, type Proof } from "../../auth/finish-sign-in.ts";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { nameField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { useText } from "../../i18n/texts.tsx";
import { AuthPage } from "./AuthPage.tsx";

const shape = z.object({ name: nameField });

/** A phone number says no name: who signs up with one gives it before home (contract §7). */
export function NewcomerName({ proof }: { proof: Proof }) {
  const text = useText();
  const enter = useEnter();
  const field = useRef<HTMLDivElement>(null);
  const { form, ...action } = useActionForm({
    shape,
    defaults: { name: "" },
    submit: async ({ name }) => {
      const outcome = await enter(proof, { kind: "mobile", name });
      if (outcome.ok) return null;
      return { refused: outcome.refused, ...(outcome.refused === "invalid_field" ? { field: "name" } : {}) };
    },
  });
  // The step is nothing but this field.
  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  return (
    <AuthPage title={text("auth.verify.name_title")} lead={text("auth.verify.name_lead")}>
      <div ref={field}>
        <ActionForm {...action} submit="auth.verify.name_submit">
          <FormField
            form={form}
            name="name"
            label="auth.field.name"
            hint="auth.field.name_hint"
            autoComplete="nickname"
          />
        </ActionForm>
      </div>
      {action.failure === "refusals.proof_not_valid" ? (
        <Link to="/auth/login/?by=phone" className="cc-link cc-link-alone self-center text-sm">
          {text("auth.reset.to_login")}
        </Link>
      ) : null}
    </AuthPage>
  );
}
