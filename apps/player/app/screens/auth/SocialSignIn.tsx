import { NetworkAway } from "@crosscheck/client/network-away";
import { Button } from "@crosscheck/ui/Button";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Notice } from "../../forms/Notice.tsx";
import { returnPathFrom } from "../../paths/return-path.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useSettings } from "../../boot/root-data.ts";
import { useIdentity } from "../../state/api.tsx";

type SocialSignInProps = {
  /** Called before the browser leaves. */
  readonly onLeave?: () => void;
};

/** A button for each configured social provider; the browser leaves for it and comes back to /auth/login/. */
export function SocialSignIn({ onLeave }: SocialSignInProps) {
  const text = useText();
  const identity = useIdentity();
  const [search] = useSearchParams();
  const { social } = useSettings().sign_in;
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<MsgId | null>(null);

  if (social.length === 0) return null;

  async function leaveTo(provider: string) {
    setLeavingTo(provider);
    setFailure(null);
    onLeave?.();
    try {
      const started = await identity.startSocial(provider, returnPathFrom(search, location.origin));
      if (started.ok) {
        location.assign(started.data.url);
        return;
      }
      setFailure(refusalId(started.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setLeavingTo(null);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text("auth.social.or")}
      </p>
      {social.map(({ id, name }) => (
        <Button
          key={id}
          variant="quiet"
          className="w-full"
          loading={leavingTo === id}
          disabled={leavingTo !== null && leavingTo !== id}
          onClick={() => void leaveTo(id)}
        >
          <span>{text("auth.social.with", { name })}</span>
        </Button>
      ))}
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
    </div>
  );
}
