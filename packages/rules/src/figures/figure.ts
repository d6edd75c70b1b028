import type { Random } from "../random.ts";
import type { Field } from "./fields.ts";

/** A figure as data: its kind and the parameters of that kind. */
export type FigureData = { readonly kind: string; readonly [parameter: string]: unknown };

/** Languages that figures have words in. */
export type FigureLanguage = "en" | "ar";
export type Wording = Readonly<Record<FigureLanguage, string>>;

/** What came of a figure's data. */
export type Drawing =
  | { readonly svg: string; readonly alt: string }
  | { readonly faults: readonly [string, ...string[]] };

/** A kind of figure; what its parameters are only it knows. */
export type FigureKind = {
  readonly draw: (parameters: unknown, language: FigureLanguage) => Drawing;
  /** Parameters that may be drawn, for tests. */
  readonly sample: (random: Random) => Readonly<Record<string, unknown>>;
};

type Own<P> = {
  readonly parameters: Field<P>;
  /** What it is a picture of, never what it shows. */
  readonly alt: Wording;
  readonly svg: (parameters: P, language: FigureLanguage) => string;
  /** What is wrong with parameters that are right one by one; null: nothing. */
  readonly fault?: (parameters: P) => string | null;
};

const MOST_DRAWS = 500;

/** A kind out of its parameters and how they are drawn. */
export function defineFigure<P extends Readonly<Record<string, unknown>>>({
  parameters,
  alt,
  svg,
  fault,
}: Own<P>): FigureKind {
  return {
    draw: (value, language) => {
      const faults: string[] = [];
      if (!parameters.accepts(value, "figure", faults))
        return { faults: [faults[0] ?? "is wrong", ...faults.slice(1)] };
      const wrong = fault?.(value) ?? null;
      return wrong === null ? { svg: svg(value, language), alt: alt[language] } : { faults: [wrong] };
    },
    sample: (random) => {
      for (let count = 0; count < MOST_DRAWS; count += 1) {
        const drawn = parameters.draw(random);
        if ((fault?.(drawn) ?? null) === null) return drawn;
      }
      throw new Error(`${alt.en}: ${MOST_DRAWS} draws without one that can be drawn`);
    },
  };
}
