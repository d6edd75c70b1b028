import type { ReactNode } from "react";

type StatChipProps = { readonly label: string; readonly icon?: ReactNode; readonly children: ReactNode };

/** One figure with its name. */
export function StatChip({ label, icon, children }: StatChipProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-key border border-line bg-card px-3 py-2.5">
      <span className="flex items-center gap-1.5 text-xs text-muted">
        {icon}
        {label}
      </span>
      {/* A block of its own direction would stand at its own start, away from its name. */}
      <span className="text-lg font-bold tabular-nums">
        <bdi>{children}</bdi>
      </span>
    </div>
  );
}
