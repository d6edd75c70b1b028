import type { ReactNode } from "react";
import { Coin } from "./Coin.tsx";

/** A balance or an amount of coins. `label` says it with its unit to screen readers. */
export function CoinPill({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm font-semibold tabular-nums">
      <Coin className="size-5" />
      <bdi aria-hidden="true">{children}</bdi>
      <span className="sr-only">{label}</span>
    </span>
  );
}
