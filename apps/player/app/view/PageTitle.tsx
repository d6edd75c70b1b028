import { useSettings } from "../boot/root-data.ts";

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
