import { useText } from "../../i18n/texts.tsx";
import type { RunResult } from "./run-result.ts";

/** How many of the points count for the player's score; a better result than before is told with what moved. */
export function CountedScore({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { score, score_counted: points, best_before: best, best_of } = result;
  if (score === 0 || (points > 0 && best > 0)) return null;
  return best === 0 ? (
    <p className="max-w-md font-semibold">{text("play.result.counted.first", { points })}</p>
  ) : (
    <p className="max-w-md text-sm text-muted">{text(`play.result.counted.kept_${best_of}`, { best })}</p>
  );
}
