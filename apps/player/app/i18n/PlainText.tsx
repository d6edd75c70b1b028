import { splitLatinRuns } from "@crosscheck/rules/content/latin-runs";
import { Fragment } from "react";

/** Text of a question without formulae; in right-to-left text figures and codes keep their order. */
export function PlainText({ text }: { readonly text: string }) {
  const parts = splitLatinRuns(text);
  // Figures alone, such as −5 °C: isolated whole, whatever the direction around them.
  if (parts.length === 1) return <bdi>{text}</bdi>;
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
