import type { ReactNode } from "react";

type PageHeaderProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The link back; give it an icon and a name. */
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
};

/** Head of an inner screen: way back, title, one sentence, and something at the end. */
export function PageHeader({ title, lead, back, aside }: PageHeaderProps) {
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {back}
        <h1 tabIndex={-1} className="min-w-0 grow basis-40 text-2xl break-words outline-none">
          {title}
        </h1>
        {aside}
      </div>
      {lead === undefined ? null : <p className="mt-2 text-muted">{lead}</p>}
    </header>
  );
}
