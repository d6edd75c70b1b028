import { splitKept } from "@crosscheck/rules/content/kept-together";
import { splitLatinRuns } from "@crosscheck/rules/content/latin-runs";
import type { ReactNode } from "react";

/**
 * Text of a question without formulae; in right-to-left text figures and codes keep their order. Figures and their units
 * stay on one line.
 */
export function PlainText({ text }: { readonly text: string }) {
  const parts = splitLatinRuns(text);
  // Figures alone, such as −5 °C: isolated whole, whatever the direction around them.
  const isAlone = parts.length === 1;
  return parts.map((part, place) =>
    isAlone || part.isLatin ? (
      // Parts never move, so their place is their identity.
      <bdi key={`${place}`} dir={isAlone ? undefined : "ltr"}>
        {splitKept(part.text).map(keep)}
      </bdi>
    ) : (
      part.text
    ),
  );
}

function keep(part: string, place: number): ReactNode {
  return place % 2 === 0 ? (
    part
  ) : (
    <span key={`${place}`} className="whitespace-nowrap">
      {part}
    </span>
  );
}
