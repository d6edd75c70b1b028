import type { ReactNode } from "react";

/** A code, key or aviation figure in the cockpit typeface; always left to right. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" className="font-mono text-[0.94em]">
      {children}
    </bdi>
  );
}
