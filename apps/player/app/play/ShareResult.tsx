import { Button } from "@crosscheck/ui/Button";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import type { RunResult } from "./Result.tsx";

/** Shares the result through the device's own sheet, or copies the sentence where there is none. */
export function ShareResult({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { percent } = useFormats();
  const [isCopied, setIsCopied] = useState(false);

  const share = async () => {
    const sentence = text("play.result.share_text", {
      title: result.scope.title,
      percent: percent(result.percent),
    });
    const url = location.origin;
    try {
      if (typeof navigator.share === "function") await navigator.share({ text: sentence, url });
      else {
        await navigator.clipboard.writeText(`${sentence} ${url}`);
        setIsCopied(true);
      }
    } catch {
      // The player closed the sheet, or the browser forbids it: nothing was shared, nothing is wrong.
    }
  };
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      <output>{text(isCopied ? "play.result.copied" : "play.result.share")}</output>
    </Button>
  );
}
