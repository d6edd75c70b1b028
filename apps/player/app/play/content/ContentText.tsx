import { use } from "react";
import { PlainText } from "../../i18n/PlainText.tsx";
import { Formula } from "./Formula.tsx";
import { FormulaeContext } from "./FormulaeScope.tsx";
import { splitFormulae } from "./split-formulae.ts";

/** Text of a question in its own language, with its formulae; in right-to-left text figures and codes keep their order. */
export function ContentText({ text }: { readonly text: string }) {
  const { formulae, isStyled } = use(FormulaeContext);
  return splitFormulae(text, formulae).map((run, place) => {
    // Runs never move, so their place is their identity.
    const key = `${place}`;
    if (run.html === null) return <PlainText key={key} text={run.text} />;
    const formula = <Formula key={key} html={run.html} isStyled={isStyled} />;
    return run.before === "" && run.after === "" ? (
      formula
    ) : (
      <span key={key} className="inline-flex max-w-full items-center align-middle">
        {run.before}
        {formula}
        {run.after}
      </span>
    );
  });
}
