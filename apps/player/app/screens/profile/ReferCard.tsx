import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Code } from "@crosscheck/ui/Code";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useText } from "../../i18n/texts.tsx";
import { useBoot, useSettings } from "../../boot/root-data.ts";
import { showToast } from "../../state/toasts.ts";
import { FriendList } from "./FriendList.tsx";

/** The friend code, to copy or to share as a link that fills it in. */
export function ReferCard({ code }: { code: string }) {
  const text = useText();
  const { app_name } = useSettings();
  const { configurations } = useBoot();
  const canShare = useHydrated() && "share" in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ id: "profile.refer.copied", kind: "success" });
    } catch {
      // Forbidden, or no clipboard at all on a site without TLS.
      showToast({ id: "profile.refer.copy_failed", kind: "warning" });
    }
  }

  async function share() {
    const url = `${location.origin}/auth/sign-up/?${new URLSearchParams({ friend: code })}`;
    // Closing the share sheet is no failure.
    await navigator
      .share({ text: text("profile.refer.share_text", { app: app_name, code }), url })
      .catch(() => undefined);
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("profile.refer.title")}</h2>
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
        <Button className="flex-1" onClick={() => void copy()}>
          {text("profile.refer.copy")}
        </Button>
        {canShare ? (
          <Button variant="quiet" className="flex-1" onClick={() => void share()}>
            {text("profile.refer.share")}
          </Button>
        ) : null}
      </div>
      <FriendList />
    </Card>
  );
}
