import { createContext, useEffect, useState, type ReactNode } from "react";

/** TeX source as written between dollar signs → HTML with MathML, made by the server. */
export type Formulae = Readonly<Record<string, string>>;

type Scope = {
  readonly formulae: Formulae;
  /** Whether the formula engine's style sheet is here; until then a formula is drawn by the browser from its MathML. */
  readonly isStyled: boolean;
};

export const FormulaeContext = createContext<Scope>({ formulae: {}, isStyled: false });

/** The style sheet stays for all questions after the one that first needed it. */
let hasStyles = false;

/** Makes formulae known to the texts below; their style sheet and fonts are loaded with the first one. */
export function FormulaeScope({
  formulae,
  children,
}: {
  readonly formulae: Formulae;
  readonly children: ReactNode;
}) {
  const [isStyled, setIsStyled] = useState(hasStyles);
  const hasAny = Object.keys(formulae).length > 0;
  useEffect(() => {
    if (!hasAny || hasStyles) return;
    import("katex/dist/katex.min.css").then(
      () => {
        hasStyles = true;
        setIsStyled(true);
      },
      () => undefined, // without the network a formula stays as the browser draws it
    );
  }, [hasAny]);
  return <FormulaeContext value={{ formulae, isStyled }}>{children}</FormulaeContext>;
}
