import { Fragment } from "react";
import { splitLatinRuns } from "./latin-runs.ts";

/** Text of a question in its own language; in right-to-left text figures and codes keep their order. */
export function ContentText({ text }: { readonly text: string }) {
  const parts = splitLatinRuns(text);
  return parts.map((part, place) => {
    // Parts never move, so their place is their identity.
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
