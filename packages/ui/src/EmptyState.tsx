import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly title: string;
  readonly art?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, art, action, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {art}
      <h2 className="text-lg">{title}</h2>
      {children === undefined ? null : <p className="text-muted">{children}</p>}
      {action}
    </div>
  );
}
