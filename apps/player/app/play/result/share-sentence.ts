import { showToast } from "../../state/toasts.ts";

/** Through the device's own sheet, or copied where there is none. Nobody's name goes along. */
export async function shareSentence(sentence: string): Promise<void> {
  const url = location.origin;
  if (typeof navigator.share === "function") {
    // The player closed the sheet: nothing was shared, nothing is wrong.
    await navigator.share({ text: sentence, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(`${sentence} ${url}`);
    showToast({ id: "play.result.copied", kind: "success" });
  } catch {
    // Forbidden, or a plain http address, where browsers have no clipboard.
    showToast({ id: "play.result.not_copied", kind: "warning" });
  }
}
