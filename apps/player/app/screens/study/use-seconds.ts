import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

/** Says how long a question took. */
export function useSeconds(): (seconds: number) => string {
  const text = useText();
  const { number } = useFormats();
  return (seconds) =>
    seconds < 1 ? text("play.result.under_second") : text("statistics.seconds", { seconds: number(seconds) });
}
