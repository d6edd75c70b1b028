import type { ReactNode } from "react";

/** Keeps scores, names and amounts in their own order inside right-to-left text. */
export function Bdi({ children, className }: { children: ReactNode; className?: string }) {
  return <bdi className={className}>{children}</bdi>;
}

/** A code, time or aviation figure (`FL350`, `QNH 1013`, `AB12CD`): always left to right. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
