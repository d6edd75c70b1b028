import { useFormats } from "../../../i18n/formats.ts";
import { RichText, useText } from "../../../i18n/texts.tsx";
import { endingOf, type SittingResult } from "./exam-result.ts";

/** When a sitting was over, and why, in plain words. */
export function WhyEnded({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const { dateTime } = useFormats();
  const ending = endingOf(result);
  const date = dateTime(result.handed_in_at);
  if (ending === "handed_in") {
    return <p className="text-sm text-muted">{text("sitting.result.handed_in_at", { date })}</p>;
  }
  return (
    <>
      <p className="max-w-md font-semibold break-words">
        {ending === "examiner" ? (
          <RichText
            id="sitting.result.why.examiner"
            values={{ reason: result.end_reason ?? "" }}
            parts={[<bdi key="0" />]}
          />
        ) : (
          text(`sitting.result.why.${ending}`, { limit: result.watch.limit_seconds })
        )}
      </p>
      <p className="text-sm text-muted">{text("sitting.result.ended_at", { date })}</p>
    </>
  );
}
