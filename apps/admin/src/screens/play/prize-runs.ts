/** Places next to each other that win the same. */
export type PrizeRun = { readonly from: number; readonly to: number; readonly coins: number };

/** Prizes by place, equal ones that follow each other as one run. */
export function prizeRuns(prizes: readonly number[]): readonly PrizeRun[] {
  const runs: PrizeRun[] = [];
  for (const [index, coins] of prizes.entries()) {
    const last = runs.at(-1);
    const place = index + 1;
    if (last?.coins === coins) runs[runs.length - 1] = { ...last, to: place };
    else runs.push({ from: place, to: place, coins });
  }
  return runs;
}
