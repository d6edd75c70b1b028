import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle.tsx";

type ScreenProps = {
  readonly title: string;
  /** What it belongs to, where another screen may be called the same; the tab says it behind the title. */
  readonly of?: string | undefined;
  readonly children: ReactNode;
};

/** A screen with a heading of its own: sets the tab's title and the width of the content. */
export function Screen({ title, of, children }: ScreenProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-5 sm:px-6 sm:py-8">
      <PageTitle title={title} of={of} />
      {children}
    </div>
  );
}
