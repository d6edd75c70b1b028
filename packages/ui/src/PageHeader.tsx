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
    <header className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      {back}
      <div className="min-w-0 grow basis-48">
        <h1 tabIndex={-1} className="text-2xl break-words outline-none">
          {title}
        </h1>
        {lead === undefined ? null : <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
