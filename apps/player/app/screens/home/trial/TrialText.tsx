import { Fragment } from "react";
import { splitLatinRuns } from "@crosscheck/rules/content/latin-runs";

/** Text of a question of the trial: it has no formulae; in right-to-left text figures and codes keep their order. */
export function TrialText({ text }: { readonly text: string }) {
  return splitLatinRuns(text).map((part, place) => {
    // Runs never move, so their place is their identity.
    const key = `${place}`;
    return part.isLatin ? (
      <bdi key={key} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}
