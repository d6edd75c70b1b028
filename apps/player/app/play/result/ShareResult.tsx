import { Button } from "@crosscheck/ui/Button";
import { Share2 } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import type { RunResult } from "./run-result.ts";
import { titleOfRun } from "../run-title.ts";

/** Shares the result through the device's own sheet, or copies the sentence where there is none. */
export function ShareResult({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { percent } = useFormats();

  const share = async () => {
    const sentence = text("play.result.share_text", {
      title: titleOfRun(text, result),
      percent: percent(result.percent),
    });
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
  };
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {text("play.result.share")}
    </Button>
  );
}
