import type { ReactNode } from "react";
import { useText } from "../../i18n/texts.tsx";

/** The own place below a list; always in sight where there is one column. */
export function PinnedRow({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <section
      aria-label={text("boards.mine")}
      className="sticky bottom-20 z-10 mt-4 rounded-key border-2 border-primary bg-primary-soft shadow-lift lg:static lg:shadow-none"
    >
      <div className="flex min-h-14 items-center gap-3 px-3">{children}</div>
    </section>
  );
}
