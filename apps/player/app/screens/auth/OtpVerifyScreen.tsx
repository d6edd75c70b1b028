import { buttonClass } from "@crosscheck/ui/button-class";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Link, useLocation, useSearchParams } from "react-router";
import { keepReturnPath } from "../../paths/return-path.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useText } from "../../i18n/texts.tsx";
import { AuthPage } from "./AuthPage.tsx";
import { awaitedIn } from "./awaited.ts";
import { MailedLink } from "./MailedLink.tsx";
import { VerifyMail } from "./VerifyMail.tsx";
import { VerifyPhone } from "./VerifyPhone.tsx";

/** Route /auth/otp-verify/. Waits for the 6-digit code or for the mailed link, which leads here as well. */
export default function OtpVerifyScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const awaited = awaitedIn(useLocation().state);
  const token = search.get("token");

  if (token !== null) return <MailedLink token={token} />;
  // The history entry is known in the browser only.
  if (!isHydrated) {
    return (
      // With room for a lead as each of the others has: the card stays where it is.
      <AuthPage
        title={text("auth.verify.phone_title")}
        lead={<span className="invisible">{text("auth.verify.nothing")}</span>}
      >
        <Skeleton className="h-14 w-full" />
      </AuthPage>
    );
  }
  if (awaited?.kind === "phone") return <VerifyPhone key={awaited.wait.requestId} wait={awaited.wait} />;
  if (awaited?.kind === "mail") return <VerifyMail email={awaited.email} />;
  return (
    <AuthPage title={text("auth.verify.nothing_title")} lead={text("auth.verify.nothing")}>
      <Link to={keepReturnPath("/auth/login/", search)} className={buttonClass()}>
        {text("auth.reset.to_login")}
      </Link>
    </AuthPage>
  );
}
