import type { FigureData } from "../figures/figure.ts";
import type { Difficulty } from "../questions/item.ts";
import type { Random } from "../random.ts";

/** One wrong number and the named mistake that leads to it, worked out from the inputs of the stem. */
export type Mistake = {
  /** Slug of the mistake, the same in every draw: "drift-wrong-way". */
  readonly id: string;
  /** One sentence that names the mistake. */
  readonly why: string;
  /** The wrong result, in the unit of the problem, unrounded. */
  readonly value: number;
};

/** How a number is written: with so many decimals, its unit, and zeros in front up to `digits`. */
export type Figures = {
  readonly decimals: number;
  /** Unit as printed ("NM", "°", "%"); empty for a plain number. */
  readonly unit: string;
  /** Fewest digits before the decimal point; 3 for directions ("045°"). */
  readonly digits?: number;
};

/**
 * A question whose answer is a number. Directions stay within 005° to 355°, mistakes included where possible,
 * because a typed answer is judged by its plain difference.
 */
export type NumberProblem = Figures & {
  readonly shape: "number";
  /** At most 400 characters; inline TeX between single dollar signs; says how to round when it matters. */
  readonly stem: string;
  /** Right result, unrounded. */
  readonly value: number;
  /** Accepted absolute difference of a typed answer, in the unit; at least half a step of the last decimal. */
  readonly tolerance: number;
  /** At least three; more of them, below and above the right value, keep the right place unpredictable. */
  readonly mistakes: readonly Mistake[];
  /** Worked solution with units. */
  readonly explanation: string;
  /** What has to be read to answer. */
  readonly figure?: FigureData | undefined;
};

/** A question whose answer is a text. */
export type ChoiceProblem = {
  readonly shape: "choice";
  /** At most 400 characters; inline TeX between single dollar signs. */
  readonly stem: string;
  readonly right: { readonly text: string; readonly why: string };
  /** At least three with different texts. */
  readonly mistakes: readonly { readonly id: string; readonly text: string; readonly why: string }[];
  /** What two mistakes say together, null for what cannot be; left out where the changed words of both make sense. */
  readonly together?: (oneId: string, otherId: string) => string | null;
  readonly explanation: string;
  readonly figure?: FigureData | undefined;
};

export type Problem = NumberProblem | ChoiceProblem;

/** An endless source of true questions on one skill. */
export type Template = {
  /** Slug, never reused. */
  readonly id: string;
  /** Raised whenever the same seed may give another question. */
  readonly version: number;
  readonly title: string;
  /** Subject code of the syllabus: "061". */
  readonly code: string;
  /** Learning-objective code; begins with `code`. */
  readonly lo: string;
  readonly difficulty: Difficulty;
  /** Where the rule or formula is published. */
  readonly reference: string;
  /** One problem with numbers of this sequence. */
  readonly draw: (random: Random) => Problem;
};
