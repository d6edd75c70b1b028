import { Button } from "@crosscheck/ui/Button";
import { Share2 } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { RunResult } from "./run-result.ts";
import { shareSentence } from "./share-sentence.ts";
import { titleOfRun } from "../run-title.ts";

/** Shares the result through the device's own sheet, or copies the sentence where there is none. */
export function ShareResult({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { percent } = useFormats();

  const share = () =>
    shareSentence(
      text("play.result.share_text", {
        title: titleOfRun(text, result),
        percent: percent(result.percent),
      }),
    );
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {text("play.result.share")}
    </Button>
  );
}
