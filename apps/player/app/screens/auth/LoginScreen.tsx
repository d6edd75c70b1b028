import { TAB, TAB_ROW } from "@crosscheck/ui/tab-class";
import { Link, useSearchParams } from "react-router";
import { keepReturnPath } from "../../paths/return-path.ts";
import { Notice } from "../../forms/Notice.tsx";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useSettings } from "../../boot/root-data.ts";
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

/** The switched-on ways to sign in; where there are two, each has an address, which also works before scripts do. */
function Ways() {
  const text = useText();
  const [search] = useSearchParams();
  const { sign_in } = useSettings();

  if (!sign_in.email && !sign_in.phone) {
    return sign_in.social.length > 0 ? null : <Notice kind="info">{text("auth.login.none")}</Notice>;
  }
  if (!sign_in.phone) return <EmailSignIn />;
  if (!sign_in.email) return <PhoneSignIn />;
  const isByPhone = search.get("by") === "phone";
  return (
    <div>
      <nav aria-label={text("auth.login.ways")} className={TAB_ROW}>
        <Way by={null} isOpen={!isByPhone} label={text("auth.login.by_email")} />
        <Way by="phone" isOpen={isByPhone} label={text("auth.login.by_phone")} />
      </nav>
      {isByPhone ? <PhoneSignIn /> : <EmailSignIn />}
    </div>
  );
}

function Way({ by, isOpen, label }: { by: string | null; isOpen: boolean; label: string }) {
  const [search] = useSearchParams();
  const wanted = new URLSearchParams(search);
  if (by === null) wanted.delete("by");
  else wanted.set("by", by);
  return (
    <Link
      to={{ search: wanted.toString() }}
      replace
      preventScrollReset
      aria-current={isOpen ? "true" : undefined}
      className={`flex min-h-11 grow items-center justify-center px-4 ${TAB}`}
    >
      {label}
    </Link>
  );
}

/** What the link that led here has done. */
function ArrivalNotice() {
  const text = useText();
  const [search] = useSearchParams();
  const error = search.get("error");
  if (error === "social") return <Notice kind="failure">{text("refusals.social_failed")}</Notice>;
  if (error !== null) return <Notice kind="failure">{text("refusals.link_expired")}</Notice>;
  if (search.get("reset") === "done") return <Notice kind="success">{text("auth.login.reset_done")}</Notice>;
  return null;
}
