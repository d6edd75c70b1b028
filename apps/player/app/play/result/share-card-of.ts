import type { Formats } from "../../i18n/formats.ts";
import type { Text } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import { titleOfRun } from "../run-title.ts";
import type { ShareCard } from "../share/share-card.ts";
import type { RunResult } from "./run-result.ts";

type Words = { readonly text: Text } & Pick<Formats, "percent">;

/** What the picture of a run's result tells. */
export function shareCardOf(result: RunResult, { text, percent }: Words): ShareCard {
  const mode = findMode(result.mode);
  const title = titleOfRun(text, result);
  const name = mode === undefined ? "" : text(`modes.${mode.id}.title`);
  const streak = result.streak_days ?? 0;
  return {
    // Runs that are about nothing else are called by their mode.
    mode: name === title ? "" : name,
    title,
    figure: percent(result.percent),
    unit: text("play.result.of", { correct: result.correct, total: result.question_count }),
    ratio: result.percent / 100,
    stars: null,
    headline: text(result.won ? "play.result.won" : "play.result.lost"),
    note: streak > 1 ? text("play.result.streak", { count: streak }) : "",
  };
}
