import type { MsgId } from "../../i18n/message-ids.ts";
import { showToast } from "../../state/toasts.ts";

/** Puts a text on the clipboard and says so with this sentence, or that it did not work. */
export async function copyText(copied: string, done: MsgId): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied);
    showToast({ id: done, kind: "success" });
  } catch {
    // Forbidden, or no clipboard at all on a site without TLS.
    showToast({ id: "profile.refer.copy_failed", kind: "warning" });
  }
}
