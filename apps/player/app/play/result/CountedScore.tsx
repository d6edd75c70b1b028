import { useText } from "../../i18n/texts.tsx";
import type { RunResult } from "./run-result.ts";

/** How many of the points count for the player's score: only what is above the own best. */
export function CountedScore({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { score, score_counted: points, best_before: best, best_of } = result;
  if (score === 0) return null;
  const what = points === 0 ? "kept" : best === 0 ? "first" : "better";
  return (
    <p className={what === "kept" ? "max-w-md text-sm text-muted" : "max-w-md font-semibold"}>
      {what === "first"
        ? text("play.result.counted.first", { points })
        : text(`play.result.counted.${what}_${best_of}`, { points, best })}
    </p>
  );
}
