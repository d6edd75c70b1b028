import type { LucideIcon } from "lucide-react";

export type Line = readonly [Icon: LucideIcon, line: string];

/** Sentences with an icon each, one below the other. */
export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map(([Icon, line]) => (
        <li key={line} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
