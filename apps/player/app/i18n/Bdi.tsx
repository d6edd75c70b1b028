import type { ReactNode } from "react";

/** Keeps scores, names and amounts in their own order inside right-to-left text. */
export function Bdi({ children, className }: { children: ReactNode; className?: string }) {
  return <bdi className={className}>{children}</bdi>;
}
