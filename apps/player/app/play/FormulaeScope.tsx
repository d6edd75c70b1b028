import { createContext, useEffect, type ReactNode } from "react";

/** TeX source as written between dollar signs → HTML with MathML, made by the server. */
export type Formulae = Readonly<Record<string, string>>;

export const FormulaeContext = createContext<Formulae>({});

/** Makes formulae known to the texts below; their style sheet and fonts are loaded with the first one. */
export function FormulaeScope({
  formulae,
  children,
}: {
  readonly formulae: Formulae;
  readonly children: ReactNode;
}) {
  const hasAny = Object.keys(formulae).length > 0;
  useEffect(() => {
    // Without the network a formula stays readable as plain symbols.
    if (hasAny) import("katex/dist/katex.min.css").catch(() => undefined);
  }, [hasAny]);
  return <FormulaeContext value={formulae}>{children}</FormulaeContext>;
}
