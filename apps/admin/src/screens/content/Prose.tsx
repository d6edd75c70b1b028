import { Fragment } from "react";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSettled } from "../../kit/use-settled.ts";

const TEX = /\$([^$]+)\$/;
const SETTLES_MS = 500;

/** Text with its formulae drawn, once nothing has been typed for a moment. */
export function Prose({ text }: { readonly text: string }) {
  return TEX.test(text) ? <WithFormulae text={text} /> : text;
}

function WithFormulae({ text }: { readonly text: string }) {
  const settled = useSettled(text, SETTLES_MS);
  const { data } = useAnswer("preview_formulae", { texts: [settled] });
  return text.split(new RegExp(TEX, "g")).map((part, at) => {
    const html = at % 2 === 1 ? data?.formulae[part] : undefined;
    const key = `${at} ${part}`;
    if (html === undefined) return <Fragment key={key}>{at % 2 === 1 ? `$${part}$` : part}</Fragment>;
    return (
      // Browsers draw the MathML inside; the styles of the other half are the player's.
      <span
        key={key}
        dir="ltr"
        className="formula"
        // Made by the server's own formula engine from the source beside it.
        dangerouslySetInnerHTML={{ __html: html.replace(/<span class="katex-html"[\s\S]*$/, "") }}
      />
    );
  });
}
