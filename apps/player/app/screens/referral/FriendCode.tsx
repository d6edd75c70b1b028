import { Button } from "@crosscheck/ui/Button";
import { Code } from "@crosscheck/ui/Code";
import { useBoot, useSettings } from "../../boot/root-data.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useText } from "../../i18n/texts.tsx";
import { invitationLink } from "../../paths/referral-paths.ts";
import { copyText } from "./copy-text.ts";

/** What both get, and the friend code to copy or to share as a link that fills it in. */
export function FriendCode({ code }: { readonly code: string }) {
  const text = useText();
  const { app_name } = useSettings();
  const { configurations } = useBoot();
  const canShare = useHydrated() && "share" in navigator;

  async function share() {
    const url = invitationLink(location.origin, code);
    // Closing the share sheet is no failure.
    await navigator
      .share({ text: text("profile.refer.share_text", { app: app_name, code }), url })
      .catch(() => undefined);
  }

  return (
    <>
      {configurations === null ? null : (
        <p className="text-muted">
          {text("profile.refer.text", {
            friend: configurations.friend_code_coins,
            owner: configurations.friend_code_owner_coins,
          })}
        </p>
      )}
      <p className="flex flex-col items-center gap-1 rounded-key border-2 border-dashed border-edge bg-bg px-4 py-3">
        <span className="text-xs text-muted">{text("profile.refer.code")}</span>
        <span className="text-xl font-bold tracking-widest select-all">
          <Code>{code}</Code>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => void copyText(code, "profile.refer.copied")}>
          {text("profile.refer.copy")}
        </Button>
        {canShare ? (
          <Button variant="quiet" className="flex-1" onClick={() => void share()}>
            {text("profile.refer.share")}
          </Button>
        ) : null}
      </div>
    </>
  );
}
