import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly title: string;
  /** Whether it is all there is on the screen: its title is the heading of the page then. */
  readonly isScreen?: boolean;
  readonly art?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, isScreen = false, art, action, children }: EmptyStateProps) {
  const Title = isScreen ? "h1" : "h2";
  return (
    <div data-empty className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {art}
      <Title className="text-lg outline-none" {...(isScreen ? { tabIndex: -1 } : {})}>
        {title}
      </Title>
      {children === undefined ? null : <p className="text-muted">{children}</p>}
      {action}
    </div>
  );
}
