import { Tabs } from "@crosscheck/ui/Tabs";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { keepReturnPath } from "../../gates/return-path.ts";
import { Notice } from "../../forms/Notice.tsx";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useSettings } from "../../root-data.ts";
import { AuthPage } from "./AuthPage.tsx";
import { EmailSignIn } from "./EmailSignIn.tsx";
import { PhoneSignIn } from "./PhoneSignIn.tsx";
import { SocialReturn } from "./SocialReturn.tsx";
import { SocialSignIn } from "./SocialSignIn.tsx";

/** Route /auth/login/. By email, by phone, or with a social account; also where mailed links come back to. */
export default function LoginScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const { sign_in } = useSettings();

  if (search.get("social") === "done") return <SocialReturn />;
  return (
    <AuthPage title={text("auth.login.title")} lead={text("auth.login.lead")}>
      <ArrivalNotice />
      <Ways />
      <SocialSignIn />
      {sign_in.email ? (
        <p className="text-center text-sm">
          <RichText
            id="auth.login.new_here"
            parts={[<Link key="sign-up" to={keepReturnPath("/auth/sign-up/", search)} className="cc-link" />]}
          />
        </p>
      ) : null}
    </AuthPage>
  );
}

/** The switched-on ways to sign in; tabs where there are two. */
function Ways() {
  const text = useText();
  const [search] = useSearchParams();
  const { sign_in } = useSettings();
  const [way, setWay] = useState(search.get("by") === "phone" ? "phone" : "email");

  if (!sign_in.email && !sign_in.phone) {
    return sign_in.social.length > 0 ? null : <Notice kind="info">{text("auth.login.none")}</Notice>;
  }
  if (!sign_in.phone) return <EmailSignIn />;
  if (!sign_in.email) return <PhoneSignIn />;
  return (
    <Tabs
      label={text("auth.login.ways")}
      value={way}
      onChange={setWay}
      items={[
        { value: "email", label: text("auth.login.by_email"), panel: <EmailSignIn /> },
        { value: "phone", label: text("auth.login.by_phone"), panel: <PhoneSignIn /> },
      ]}
    />
  );
}

/** What the link that led here has done. */
function ArrivalNotice() {
  const text = useText();
  const [search] = useSearchParams();
  const error = search.get("error");
  if (error === "social") return <Notice kind="failure">{text("refusals.social_failed")}</Notice>;
  if (error !== null) return <Notice kind="failure">{text("refusals.link_expired")}</Notice>;
  if (search.has("verified")) return <Notice kind="success">{text("auth.login.verified")}</Notice>;
  if (search.get("reset") === "done") return <Notice kind="success">{text("auth.login.reset_done")}</Notice>;
  return null;
}
