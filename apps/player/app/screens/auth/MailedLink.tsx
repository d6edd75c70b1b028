import type { OpenedLink } from "@crosscheck/client/identity";
import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useFinishSignIn } from "../../auth/finish-sign-in.ts";
import { Notice } from "../../forms/Notice.tsx";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useIdentity } from "../../state/api.tsx";
import { restoreState, rootStore } from "../../state/root-store.ts";
import { AuthPage } from "./AuthPage.tsx";

type Stand =
  | { readonly state: "opening" | "declined" | "expired" }
  | Exclude<OpenedLink, { state: "signed_in" }>;

/** The link of a verification mail. Where the sign-up began it signs in; anywhere else a person is asked first. */
export function MailedLink({ token }: { token: string }) {
  const text = useText();
  const { stand, failure, busy, agree, decline, retry } = useMailedLink(token);
  const email = <bdi key="email" className="font-semibold break-words" />;

  if (stand.state === "ask") {
    return (
      <AuthPage title={text("auth.verify.ask_title")}>
        <p>
          <RichText
            id={stand.name === "" ? "auth.verify.ask_nameless" : "auth.verify.ask"}
            values={{ name: stand.name, email: stand.email }}
            parts={[email, <bdi key="name" className="font-semibold break-words" />]}
          />
        </p>
        {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
        <Button loading={busy} onClick={agree}>
          {text("auth.verify.agree")}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={decline}>
          {text("auth.verify.decline")}
        </Button>
      </AuthPage>
    );
  }
  if (stand.state === "verified") {
    return (
      <AuthPage title={text("auth.verify.verified_title")}>
        <output className="block">
          <RichText id="auth.verify.verified" values={{ email: stand.email }} parts={[email]} />
        </output>
        <Link to="/auth/login/" state={{ email: stand.email }} className={buttonClass("quiet")}>
          {text("auth.verify.verified_here")}
        </Link>
      </AuthPage>
    );
  }
  if (stand.state === "opening") {
    return (
      <AuthPage title={text("auth.verify.opening")}>
        {failure === null ? (
          <output className="block py-6 text-center text-muted">{text("shell.loading")}</output>
        ) : (
          <>
            <Notice kind="failure">{text(failure)}</Notice>
            <Button onClick={retry}>{text("shell.retry")}</Button>
          </>
        )}
      </AuthPage>
    );
  }
  const isExpired = stand.state === "expired";
  return (
    <AuthPage title={text(isExpired ? "auth.verify.expired_title" : "auth.verify.declined_title")}>
      <output className="block">{text(isExpired ? "auth.verify.expired" : "auth.verify.declined")}</output>
      {isExpired ? (
        <Link to="/auth/sign-up/" className={buttonClass("quiet")}>
          {text("auth.verify.sign_up_again")}
        </Link>
      ) : null}
      <Link to="/auth/login/" className="cc-link cc-link-alone self-center text-sm">
        {text("auth.reset.to_login")}
      </Link>
    </AuthPage>
  );
}

/** Opens the link once the page is alive: what only fetches the page, as mail scanners do, opens nothing. */
function useMailedLink(token: string) {
  const identity = useIdentity();
  const finishSignIn = useFinishSignIn();
  const [stand, setStand] = useState<Stand>({ state: "opening" });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);
  const started = useRef(false);

  async function attempt(work: () => Promise<MsgId | null>) {
    setBusy(true);
    setFailure(null);
    try {
      setFailure(await work());
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setBusy(false);
  }

  const open = async (agreed: boolean): Promise<MsgId | null> => {
    const opened = await identity.openSignUpLink(token, agreed);
    if (!opened.ok) {
      if (opened.refused !== "link_expired") return refusalId(opened.refused);
      setStand({ state: "expired" });
      return null;
    }
    if (opened.data.state !== "signed_in") {
      setStand(opened.data);
      return null;
    }
    await restoreState();
    const outcome = await finishSignIn("email", rootStore.getState().signUpReturn);
    return outcome.ok ? null : refusalId(outcome.refused);
  };

  useEffect(() => {
    // A link signs in once, and effects may run twice.
    if (started.current) return;
    started.current = true;
    void attempt(() => open(false));
  });

  return {
    stand,
    failure,
    busy,
    agree: () => void attempt(() => open(true)),
    retry: () => void attempt(() => open(false)),
    decline: () =>
      void attempt(async () => {
        const outcome = await identity.declineSignUpLink(token);
        if (!outcome.ok) return refusalId(outcome.refused);
        setStand({ state: "declined" });
        return null;
      }),
  };
}
