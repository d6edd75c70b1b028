import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";
import { Link, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { CheckField } from "../../forms/CheckField.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { emailField, friendCodeField, nameField, newPasswordField, termsField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { keepReturnPath, returnPathFrom } from "../../paths/return-path.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useSettings } from "../../boot/root-data.ts";
import { useApi, useIdentity } from "../../state/api.tsx";
import { rootStore } from "../../state/root-store.ts";
import { AuthPage } from "./AuthPage.tsx";
import { SocialSignIn } from "./SocialSignIn.tsx";

const shape = z.object({
  name: nameField,
  email: emailField,
  password: newPasswordField,
  friendsCode: friendCodeField,
  terms: termsField,
});

/** Keeps a friend code until the first sign-in, which may come after the mail is read or on another site's way back. */
function keepFriendsCode(typed: string): void {
  rootStore.setState({ friendsCode: toFriendsCode(typed) });
}

function toFriendsCode(typed: string): string | null {
  const code = toAsciiDigits(typed).trim();
  return code === "" ? null : code;
}

/** Route /auth/sign-up/. By email; the address is verified before the first sign-in. */
export default function SignUpScreen() {
  const text = useText();
  const api = useApi();
  const identity = useIdentity();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { sign_in } = useSettings();
  const { form, ...action } = useActionForm({
    shape,
    defaults: { name: "", email: "", password: "", friendsCode: search.get("friend") ?? "", terms: false },
    submit: async ({ name, email, password, friendsCode }) => {
      const code = toFriendsCode(friendsCode);
      // Only a clear no stops the form: what cannot be looked at now is looked at when the account is made.
      const checked = code === null ? null : await api.check_friend_code({ friends_code: code });
      if (checked !== null && !checked.ok && checked.refused === "friend_code_not_valid") {
        return { refused: checked.refused, field: "friendsCode" };
      }
      const outcome = await identity.signUpWithEmail({ name, email, password });
      if (!outcome.ok) {
        const field = FIELD_OF[outcome.refused];
        return { refused: outcome.refused, ...(field === undefined ? {} : { field }) };
      }
      keepFriendsCode(friendsCode);
      rootStore.setState({ signUpReturn: returnPathFrom(search, location.origin) });
      await navigate(keepReturnPath("/auth/otp-verify/", search), { state: { email } });
      return null;
    },
  });

  return (
    <AuthPage title={text("auth.sign_up.title")} lead={text("auth.sign_up.lead")}>
      <ActionForm {...action} submit="auth.sign_up.submit">
        <FormField
          form={form}
          name="name"
          label="auth.field.name"
          hint="auth.field.name_hint"
          autoComplete="name"
        />
        <FormField form={form} name="email" label="auth.field.email" kind="email" autoComplete="username" />
        <FormField
          form={form}
          name="password"
          label="auth.field.password"
          hint="auth.field.password_hint"
          kind="password"
          autoComplete="new-password"
        />
        <FormField
          form={form}
          name="friendsCode"
          label="auth.field.friend_code"
          hint="auth.field.friend_code_hint"
          kind="code"
          autoComplete="off"
        />
        <CheckField form={form} name="terms">
          <RichText
            id="auth.sign_up.terms"
            parts={[
              <Link key="terms" to="/terms-and-conditions/" target="_blank" className="cc-link" />,
              <Link key="privacy" to="/privacy-policy/" target="_blank" className="cc-link" />,
            ]}
          />
        </CheckField>
      </ActionForm>
      <SocialSignIn onLeave={() => keepFriendsCode(form.getValues("friendsCode"))} />
      <div className="flex flex-col gap-2 text-center text-sm">
        {sign_in.phone ? (
          <p>
            <RichText
              id="auth.sign_up.by_phone"
              parts={[
                <Link
                  key="phone"
                  to={keepReturnPath("/auth/login/?by=phone", search)}
                  className="cc-link"
                  onClick={() => keepFriendsCode(form.getValues("friendsCode"))}
                />,
              ]}
            />
          </p>
        ) : null}
        <p>
          <RichText
            id="auth.sign_up.have_account"
            parts={[<Link key="login" to={keepReturnPath("/auth/login/", search)} className="cc-link" />]}
          />
        </p>
      </div>
    </AuthPage>
  );
}

const FIELD_OF: Readonly<Record<string, "name" | "email" | "password">> = {
  name_not_allowed: "name",
  invalid_email: "email",
  email_in_use: "email",
  password_too_short: "password",
  password_too_long: "password",
  password_too_common: "password",
};
