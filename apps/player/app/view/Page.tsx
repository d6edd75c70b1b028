import type { ReactNode } from "react";
import { useSettings } from "../boot/root-data.ts";

type PageProps = {
  /** Shown in the tab and as the heading. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** `narrow` for forms, `text` for long reading. */
  readonly width?: "narrow" | "text" | "wide";
  readonly children: ReactNode;
};

const WIDTHS = { narrow: "max-w-md", text: "max-w-3xl", wide: "max-w-7xl" } as const;

/** A screen with its title in the tab and its heading, where focus goes after a route change. */
export function Page({ title, lead, width = "wide", children }: PageProps) {
  return (
    <div className={`mx-auto flex w-full flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8 ${WIDTHS[width]}`}>
      <PageTitle title={title} />
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-bold text-balance outline-none sm:text-3xl">
          {title}
        </h1>
        {lead === undefined ? null : <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

type PageTitleProps = {
  readonly title: string;
  /** What it belongs to, where another screen may be called the same. */
  readonly of?: string | undefined;
};

/** The tab's title alone, for screens with a heading of their own. */
export function PageTitle({ title, of }: PageTitleProps) {
  const { app_name } = useSettings();
  const name = of === undefined ? title : `${title} · ${of}`;
  return (
    <>
      <title>{title === app_name ? title : `${name} · ${app_name}`}</title>
      <meta property="og:title" content={title} />
    </>
  );
}
