import { useLocation, useRouteLoaderData } from "react-router";
import { useSettings, type RootData } from "../boot/root-data.ts";

/** What search engines and link previews read; only the page that was loaded, for they open each by itself. */
export function PageMeta() {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>("root");
  const { app_name } = useSettings();
  if (!root?.meta) return <meta name="robots" content="noindex" />;
  const { path, address, description, picture } = root.meta;
  if (path !== pathname) return null;
  return (
    <>
      {address === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={app_name} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${root.origin}/og/${picture}.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
