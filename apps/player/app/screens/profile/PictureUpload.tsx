import { NetworkAway } from "@crosscheck/client/network-away";
import { PICTURE_MAX_BYTES } from "@crosscheck/contract/limits";
import { useId, useState } from "react";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Chooses and sends a new picture. Looked at before it is sent; the server judges it again. */
export function PictureUpload() {
  const text = useText();
  const id = useId();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);

  async function send(picture: File) {
    if (!TYPES.includes(picture.type) || picture.size > PICTURE_MAX_BYTES) {
      setFailure("refusals.upload_failed");
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await api.upload_profile_image({}, { file: picture });
      if (outcome.ok) {
        updateOwnUser(outcome.data);
        showToast({ id: "profile.picture.saved", kind: "success" });
      } else setFailure(refusalId(outcome.refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col items-start gap-0.5">
      <label className="cc-link cc-link-alone text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        {text(busy ? "profile.picture.uploading" : "profile.picture.change")}
        <input
          type="file"
          accept={TYPES.join(",")}
          className="sr-only"
          aria-describedby={`${id}-hint ${id}-error`}
          disabled={busy}
          onChange={(event) => {
            const picture = event.target.files?.[0];
            // The same file can be chosen again after a failure.
            event.target.value = "";
            if (picture !== undefined) void send(picture);
          }}
        />
      </label>
      <p id={`${id}-hint`} className="sr-only">
        {text("profile.picture.hint")}
      </p>
      <p id={`${id}-error`} role="alert" className="text-xs font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </div>
  );
}
