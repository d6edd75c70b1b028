import type { ReactNode } from "react";
import { PageTitle } from "./Page.tsx";

/** A screen with a heading of its own: sets the tab's title and the width of the content. */
export function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-5 sm:px-6 sm:py-8">
      <PageTitle title={title} />
      {children}
    </div>
  );
}
