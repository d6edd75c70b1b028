import { inject } from "vitest";

/** What `vitest.config.ts` says about long proofs. */
export type LongProofs = {
  /** Whether every case is run: `npm run soak`. */
  readonly isWhole: boolean;
  /** Which part is run otherwise; printed at the start of a run, a whole number from 0. */
  readonly seed: number;
};

declare module "vitest" {
  interface ProvidedContext {
    longProofs: LongProofs;
  }
}

/** Cases of a proof that takes long, and of the part that is enough for one run; the part divides the whole. */
type Size = { readonly whole: number; readonly part: number };
type Cases = { readonly first: number; readonly count: number };

/** The cases of this run: all of them in `npm run soak`, else a part that another seed moves on. */
export function casesOf(size: Size): Cases {
  return chooseCases(size, inject("longProofs"));
}

/** Parts follow each other by seed and begin anew after the last. */
export function chooseCases({ whole, part }: Size, { isWhole, seed }: LongProofs): Cases {
  if (isWhole) return { first: 0, count: whole };
  return { first: (seed % (whole / part)) * part, count: part };
}
