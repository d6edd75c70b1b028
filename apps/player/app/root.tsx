import { use, useEffect, type ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { isBootWanted, noteRootData, rootDataWithoutServer } from "./boot/boot-refresh.ts";
import { fontOf } from "./fonts.ts";
import { pageContext } from "./boot/page-context.ts";
import { metaOf } from "./boot/page-meta.ts";
import { bootFor, useBootOrNull, type RootData } from "./boot/root-data.ts";
import { AppFrame } from "./shell/AppFrame.tsx";
import { AppProviders } from "./shell/AppProviders.tsx";
import { BrokenPage } from "./shell/BrokenPage.tsx";
import { ServerScripts } from "./shell/ServerScripts.tsx";
import { StartUp } from "./shell/StartUp.tsx";
import { useRootState } from "./state/root-store.ts";
import { StyleSheetContext } from "./style-sheet.ts";

const UNAVAILABLE = 503;

/** Boot data of the visit. A server that cannot read its settings answers 503 and the page keeps asking. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  // The server reports its own failure; the page shows its start-up loader.
  const boot = await page.boot().catch(() => null);
  const isUp = boot !== null && boot.settings?.maintenance === false;
  return data<RootData>(
    {
      boot: boot === null ? null : bootFor(url, boot),
      origin: page.origin,
      meta: boot === null ? null : metaOf(url, page.origin, boot.messages),
    },
    isUp ? {} : { status: UNAVAILABLE, headers: { "retry-after": "30" } },
  );
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

/**
 * Asks the server again, on the way to the first screen behind the gate and when told to. Being the client's own it
 * runs beside the loading of the screen, not after it.
 */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<RootData> {
  return serverLoader<RootData>().catch(() => rootDataWithoutServer(url));
}

/** Otherwise screens change without asking, also offline. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
  return isBootWanted(nextUrl);
}

/** The document: language, direction and theme are right in its first byte. */
export function Layout({ children }: { children: ReactNode }) {
  const boot = useBootOrNull();
  const chosenTheme = useRootState((state) => state.theme);
  const motion = useRootState((state) => state.motion);
  const theme = chosenTheme ?? boot?.theme ?? "system";
  const language = boot?.language.code ?? "en";
  const styleSheet = use(StyleSheetContext);

  return (
    <html
      lang={language}
      dir={boot?.language.is_rtl === true ? "rtl" : "ltr"}
      className={theme === "system" ? undefined : theme}
      data-motion={motion}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={theme === "dark" ? "#07111f" : "#f4f7fb"}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={theme === "light" ? "#f4f7fb" : "#07111f"}
        />
        {/* With href and precedence a resource: React keeps the element that the page came with and compares no text. */}
        <style href="app" precedence="app">
          {styleSheet}
        </style>
        <link rel="preload" as="font" type="font/woff2" href={fontOf(language)} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}&theme=${theme}`} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ServerScripts />
      </body>
    </html>
  );
}

export default function App() {
  const rootData = useLoaderData<RootData>();
  useEffect(() => noteRootData(rootData), [rootData]);
  return (
    <StartUp boot={rootData.boot}>
      {(ready) => (
        <AppProviders boot={ready}>
          <AppFrame>
            <Outlet />
          </AppFrame>
        </AppProviders>
      )}
    </StartUp>
  );
}

/** A bug in a screen, or a page that could not be read. Not-found pages are routes of their own. */
export function ErrorBoundary() {
  return <BrokenPage />;
}
